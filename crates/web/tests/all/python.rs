//! The example of docs/api.md, as a stranger would run it.

use std::process::Stdio;

use tokio::net::TcpListener;

use crate::support::House;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_program_of_the_documentation_plays_a_game_to_its_end() {
    let docs = include_str!("../../../../docs/api.md");
    let program = docs.split("```python\n").nth(1).expect("an example");
    let program = program.split("```").next().expect("its end");
    let house = House::open().await;
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let serving = tokio::spawn(web::server::run(
        listener,
        house.server.clone(),
        std::future::pending(),
    ));
    let python = tokio::task::spawn_blocking({
        let program = program.to_owned();
        move || {
            std::process::Command::new("python3")
                .arg("-c")
                .arg(program)
                .arg(format!("http://{address}"))
                .stdin(Stdio::null())
                .output()
                .expect("python3 is needed to run the example")
        }
    });
    let python = tokio::time::timeout(std::time::Duration::from_mins(2), python);
    let output = python.await.expect("the example comes to an end").unwrap();
    let (said, complained) = (
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr),
    );
    assert!(output.status.success(), "{complained}");
    let last = said.lines().last().expect("an outcome");
    let outcome: serde_json::Value = serde_json::from_str(last).expect("JSON");
    assert!(outcome["scores"].is_array(), "{last}");
    assert!(said.lines().count() > 50, "a game is told");
    serving.abort();
}
