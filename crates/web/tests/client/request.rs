use std::net::SocketAddr;

use anyhow::{Context as _, bail};
use serde_json::Value;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};

/// Posts JSON, by somebody known by `token`, and returns the JSON that is answered.
pub async fn post(
    address: SocketAddr,
    path: &str,
    token: Option<&str>,
    body: &Value,
) -> anyhow::Result<Value> {
    let body = body.to_string();
    let head = format!(
        "Content-Type: application/json\r\nContent-Length: {}\r\n",
        body.len()
    );
    send(address, "POST", path, token, &(head + "\r\n" + &body)).await
}

/// Gets JSON, by somebody known by `token`.
pub async fn get(address: SocketAddr, path: &str, token: Option<&str>) -> anyhow::Result<Value> {
    send(address, "GET", path, token, "\r\n").await
}

async fn send(
    address: SocketAddr,
    method: &str,
    path: &str,
    token: Option<&str>,
    rest: &str,
) -> anyhow::Result<Value> {
    let token = token.map_or(String::new(), |token| {
        format!("Authorization: Bearer {token}\r\n")
    });
    let request = format!(
        "{method} /api/v1{path} HTTP/1.1\r\nHost: {address}\r\n{token}Connection: close\r\n{rest}"
    );
    let mut stream = TcpStream::connect(address).await?;
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let (head, body) = answer.split_once("\r\n\r\n").context("no answer")?;
    let status = head.split(' ').nth(1).unwrap_or_default();
    if !status.starts_with('2') {
        bail!("{path} is answered by {status}: {body}");
    }
    // Small answers come whole and large ones in pieces; ours are small.
    serde_json::from_str(body).with_context(|| format!("{path} is answered by {body}"))
}
