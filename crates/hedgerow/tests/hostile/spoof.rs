//! Spoof: pretend to be somebody, or somewhere, else.

use guests::Program;

use crate::stranger::raw;

/// Proxy headers from a peer that is no trusted proxy lift no limit and open no door.
///
/// `untrusting` trusts no proxy at all.
pub(crate) async fn forged_addresses(untrusting: &Program) {
    let server = untrusting.address();
    for header in [
        "X-Real-IP",
        "X-Forwarded-For",
        "Forwarded",
        "Via",
        "Client-IP",
    ] {
        let request = format!(
            "GET /metrics HTTP/1.1\r\nHost: {server}\r\n{header}: 127.0.0.1\r\nConnection: close\r\n\r\n"
        );
        let answer = raw(server, request.as_bytes()).await.unwrap();
        assert_eq!(answer.status, 403, "{header}: {answer:?}");
    }
    // Different addresses in the header are one client all the same.
    let mut limited = false;
    for number in 0..2_000 {
        let request = format!(
            "GET /nowhere HTTP/1.1\r\nHost: {server}\r\nX-Forwarded-For: 192.0.2.{}, 127.0.0.1\r\n\
             Connection: close\r\n\r\n",
            number % 250
        );
        if raw(server, request.as_bytes()).await.unwrap().status == 429 {
            limited = true;
            println!("spoof: after {number} requests with forged addresses came a 429");
            break;
        }
    }
    assert!(limited, "forged addresses lift the limit");
}
