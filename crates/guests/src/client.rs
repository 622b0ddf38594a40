use std::net::SocketAddr;

use anyhow::{Context as _, bail};
use serde_json::Value;
use tokio::{
    io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader},
    net::TcpStream,
};

/// A program that calls the API again and again through one connection.
pub struct Client {
    address: SocketAddr,
    stream: BufReader<TcpStream>,
}

impl Client {
    /// Connects to a server.
    ///
    /// # Errors
    ///
    /// Fails if it does not answer.
    pub async fn connect(address: SocketAddr) -> anyhow::Result<Client> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        Ok(Client {
            address,
            stream: BufReader::new(stream),
        })
    }

    /// Asks for something at an address of the server, and returns the status and the JSON
    /// of the answer.
    ///
    /// # Errors
    ///
    /// Fails if there is no answer.
    pub async fn ask(
        &mut self,
        method: &str,
        path: &str,
        token: Option<&str>,
        body: &Value,
    ) -> anyhow::Result<(u16, Value)> {
        let body = match body {
            Value::Null => String::new(),
            body => body.to_string(),
        };
        let token = token.map_or(String::new(), |token| {
            format!("Authorization: Bearer {token}\r\n")
        });
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\n{token}Content-Type: application/json\r\n\
             Content-Length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        self.stream.write_all(request.as_bytes()).await?;
        let status = self.line().await?;
        let status = status.split(' ').nth(1).context("no status")?.parse()?;
        let (mut length, mut is_in_pieces) = (0, false);
        loop {
            let line = self.line().await?.to_ascii_lowercase();
            if line.is_empty() {
                break;
            }
            if let Some(value) = line.strip_prefix("content-length:") {
                length = value.trim().parse()?;
            }
            is_in_pieces |= line.starts_with("transfer-encoding: chunked");
        }
        let answer = if is_in_pieces {
            self.pieces().await?
        } else {
            self.bytes(length).await?
        };
        Ok((
            status,
            serde_json::from_slice(&answer).unwrap_or(Value::Null),
        ))
    }

    async fn line(&mut self) -> anyhow::Result<String> {
        let mut line = String::new();
        if self.stream.read_line(&mut line).await? == 0 {
            bail!("the server hung up");
        }
        line.truncate(line.trim_end().len());
        Ok(line)
    }

    async fn bytes(&mut self, length: usize) -> anyhow::Result<Vec<u8>> {
        let mut bytes = vec![0; length];
        self.stream.read_exact(&mut bytes).await?;
        Ok(bytes)
    }

    async fn pieces(&mut self) -> anyhow::Result<Vec<u8>> {
        let mut all = Vec::new();
        loop {
            let length = usize::from_str_radix(&self.line().await?, 16)?;
            all.extend(self.bytes(length).await?);
            self.line().await?;
            if length == 0 {
                return Ok(all);
            }
        }
    }
}
