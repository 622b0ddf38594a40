//! Lock-out: strangers use up what the people at a table need.

use guests::{Pair, Program};

use crate::stranger::Stranger;

/// Opens as many sockets to a table as the server allows; then the seated come back.
pub(crate) async fn crowds_of_watchers(server: &Program) {
    let pair = Pair::sit_down([server.address(); 2], 500).await.unwrap();
    let mut crowd = Vec::new();
    let mut refused = 0;
    for number in 0..400 {
        let address = format!("203.0.113.{}", number % 40);
        match Stranger::at(server.address(), address)
            .open(&pair.table)
            .await
        {
            Ok(socket) => crowd.push(socket),
            Err(_) => refused += 1,
        }
    }
    println!(
        "lock-out: {} watchers were let in, {refused} refused",
        crowd.len()
    );
    assert!(refused > 0, "watchers without end");
    for token in &pair.tokens {
        let player = Stranger {
            server: server.address(),
            address: "203.0.113.200".to_owned(),
            token: Some(token.clone()),
        };
        let socket = player.open(&pair.table).await;
        assert!(socket.is_ok(), "a player is locked out: {:?}", socket.err());
    }
}
