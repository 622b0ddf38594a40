use std::net::SocketAddr;

use anyhow::{Context as _, bail};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};

/// Posts JSON, by somebody known by `token`, and returns the JSON that is answered.
///
/// # Errors
///
/// Fails if the answer is a refusal.
pub async fn post(
    address: SocketAddr,
    path: &str,
    token: Option<&str>,
    body: &Value,
) -> anyhow::Result<Value> {
    agreed(path, request(address, "POST", path, token, body).await?)
}

/// Gets JSON, by somebody known by `token`.
///
/// # Errors
///
/// Fails if the answer is a refusal.
pub async fn get(address: SocketAddr, path: &str, token: Option<&str>) -> anyhow::Result<Value> {
    agreed(
        path,
        request(address, "GET", path, token, &Value::Null).await?,
    )
}

/// Gets to be known under a name, by the token returned.
///
/// # Errors
///
/// Fails if the answer is a refusal.
pub async fn known(address: SocketAddr, name: &str) -> anyhow::Result<String> {
    let person = post(address, "/people", None, &json!({ "name": name })).await?;
    let token = person["token"].as_str();
    Ok(token.context("a person has a token")?.to_owned())
}

fn agreed(path: &str, (status, body): (u16, Value)) -> anyhow::Result<Value> {
    if !(200..300).contains(&status) {
        bail!("{path} is answered by {status}: {body}");
    }
    Ok(body)
}

/// Asks the API for something, and returns the status and the JSON of the answer.
///
/// # Errors
///
/// Fails if there is no answer.
pub async fn request(
    address: SocketAddr,
    method: &str,
    path: &str,
    token: Option<&str>,
    body: &Value,
) -> anyhow::Result<(u16, Value)> {
    let body = match body {
        Value::Null => String::new(),
        body => body.to_string(),
    };
    let path = format!("/api/v1{path}");
    let (status, body) = send(address, method, &path, token, &body).await?;
    // Small answers come whole and large ones in pieces; ours are small.
    Ok((status, serde_json::from_str(&body).unwrap_or(Value::Null)))
}

/// What is to be read at an address, by nobody known, with the status of the answer.
///
/// # Errors
///
/// Fails if there is no answer.
pub async fn text(address: SocketAddr, path: &str) -> anyhow::Result<(u16, String)> {
    send(address, "GET", path, None, "").await
}

async fn send(
    address: SocketAddr,
    method: &str,
    path: &str,
    token: Option<&str>,
    body: &str,
) -> anyhow::Result<(u16, String)> {
    let token = token.map_or(String::new(), |token| {
        format!("Authorization: Bearer {token}\r\n")
    });
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\n{token}Connection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut stream = TcpStream::connect(address).await?;
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let (head, body) = answer.split_once("\r\n\r\n").context("no answer")?;
    let status = head.split(' ').nth(1).context("no status")?.parse()?;
    Ok((status, body.to_owned()))
}
