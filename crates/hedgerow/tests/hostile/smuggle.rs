//! Smuggle: requests of which two programs would see two different ends.

use guests::Program;

use crate::stranger::raw;

pub(crate) async fn ambiguous_requests(server: &Program) {
    let address = server.address();
    let host = format!("Host: {address}\r\n");
    let hidden = format!("GET /metrics HTTP/1.1\r\n{host}\r\n");
    let ambiguous = [
        // Two lengths, and a length beside chunks.
        format!(
            "POST /language HTTP/1.1\r\n{host}Content-Length: 4\r\nContent-Length: 90\r\n\r\nabcd{hidden}"
        ),
        format!(
            "POST /language HTTP/1.1\r\n{host}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n{hidden}"
        ),
        format!(
            "POST /language HTTP/1.1\r\n{host}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n{hidden}"
        ),
        format!(
            "POST /language HTTP/1.1\r\n{host}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n{hidden}"
        ),
        // Lengths that are none.
        format!("POST /language HTTP/1.1\r\n{host}Content-Length: +4\r\n\r\nabcd{hidden}"),
        format!("POST /language HTTP/1.1\r\n{host}Content-Length: 0x4\r\n\r\nabcd{hidden}"),
        // Chunks whose size is none.
        format!(
            "POST /language HTTP/1.1\r\n{host}Transfer-Encoding: chunked\r\n\r\n-1\r\n\r\n{hidden}"
        ),
        // Folded and broken headers.
        format!("GET / HTTP/1.1\r\n{host}X-Folded: a\r\n b\r\n\r\n"),
        format!("GET / HTTP/1.1\r\n{host}X-Null: a\0b\r\n\r\n"),
        // Two hosts, none, and one that differs from the address asked for.
        format!("GET / HTTP/1.1\r\n{host}Host: evil.example\r\nConnection: close\r\n\r\n"),
        "GET / HTTP/1.1\r\nConnection: close\r\n\r\n".to_owned(),
        format!("GET http://evil.example/ HTTP/1.1\r\n{host}Connection: close\r\n\r\n"),
    ];
    for request in &ambiguous {
        let answer = raw(address, request.as_bytes()).await;
        let Some(answer) = answer else { continue };
        let first_line = request.lines().take(3).collect::<Vec<_>>().join(" | ");
        assert!(
            (400..500).contains(&answer.status),
            "{first_line}: {}",
            answer.status
        );
        assert!(
            !answer.body.contains("hedgerow_tables"),
            "a second request was smuggled in: {first_line}"
        );
    }
    println!(
        "smuggle: {} ambiguous requests were refused",
        ambiguous.len()
    );
}
