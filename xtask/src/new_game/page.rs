//! A browser without a script: pages and forms over HTTP.

use std::{
    io::{Read as _, Write as _},
    net::{SocketAddr, TcpStream},
};

use anyhow::{Context as _, ensure};

/// Somebody who reads pages and sends forms.
pub(super) struct Browser {
    address: SocketAddr,
    cookies: Vec<String>,
}

/// An answer.
pub(super) struct Answer {
    pub(super) status: u16,
    /// Where it sends the reader, if it does.
    pub(super) location: Option<String>,
    pub(super) body: String,
}

impl Browser {
    pub(super) fn new(address: SocketAddr) -> Browser {
        Browser {
            address,
            cookies: Vec::new(),
        }
    }

    /// The page at a path.
    pub(super) fn page(&mut self, path: &str) -> anyhow::Result<String> {
        let answer = self.ask("GET", path, "")?;
        ensure!(
            answer.status == 200,
            "{path} is answered by {}",
            answer.status
        );
        Ok(answer.body)
    }

    /// Sends a form, and goes where the answer says.
    pub(super) fn send(&mut self, path: &str, fields: &[(&str, &str)]) -> anyhow::Result<String> {
        let fields: Vec<String> = (fields.iter())
            .map(|(name, value)| format!("{name}={}", encoded(value)))
            .collect();
        let answer = self.ask("POST", path, &fields.join("&"))?;
        let sent_on = answer.status == 303;
        ensure!(
            sent_on,
            "{path} is answered by {}: {}",
            answer.status,
            answer.body
        );
        answer.location.context("nowhere to go on")
    }

    pub(super) fn ask(&mut self, method: &str, path: &str, body: &str) -> anyhow::Result<Answer> {
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nCookie: {}\r\nConnection: close\r\n\
             Sec-Fetch-Site: same-origin\r\nContent-Type: application/x-www-form-urlencoded\r\n\
             Content-Length: {}\r\n\r\n{body}",
            self.address,
            self.cookies.join("; "),
            body.len()
        );
        let mut stream = TcpStream::connect(self.address)?;
        stream.write_all(request.as_bytes())?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer)?;
        let end = (answer.windows(4)).position(|bytes| bytes == b"\r\n\r\n");
        let (head, rest) = answer.split_at(end.context("no answer")?);
        let head = String::from_utf8_lossy(head);
        let header = |name: &str| {
            let lines = head.lines().filter_map(|line| line.split_once(": "));
            let named = lines.filter(|(known, _)| known.eq_ignore_ascii_case(name));
            named.map(|(_, value)| value.to_owned()).collect::<Vec<_>>()
        };
        for cookie in header("set-cookie") {
            let pair = cookie.split(';').next().unwrap_or_default().to_owned();
            let name = pair.split('=').next().unwrap_or_default();
            self.cookies
                .retain(|known| known.split('=').next() != Some(name));
            self.cookies.push(pair);
        }
        let in_pieces = header("transfer-encoding")
            .iter()
            .any(|how| how == "chunked");
        let body = if in_pieces {
            whole(&rest[4..])?
        } else {
            rest[4..].to_vec()
        };
        Ok(Answer {
            status: head.split(' ').nth(1).context("no status")?.parse()?,
            location: header("location").pop(),
            body: String::from_utf8_lossy(&body).into_owned(),
        })
    }
}

/// What was sent in pieces, each after its length.
fn whole(mut pieces: &[u8]) -> anyhow::Result<Vec<u8>> {
    let mut all = Vec::new();
    loop {
        let end = pieces.windows(2).position(|bytes| bytes == b"\r\n");
        let (length, rest) = pieces.split_at(end.context("a piece without a length")?);
        let length = usize::from_str_radix(str::from_utf8(length)?, 16)?;
        if length == 0 {
            return Ok(all);
        }
        ensure!(rest.len() >= length + 4, "the answer breaks off");
        all.extend(&rest[2..length + 2]);
        pieces = &rest[length + 4..];
    }
}

/// A value as forms send it.
fn encoded(value: &str) -> String {
    let byte = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' => {
            char::from(byte).to_string()
        }
        other => format!("%{other:02X}"),
    };
    value.bytes().map(byte).collect()
}

/// The value of an attribute of the first tag that begins so.
pub(super) fn attribute<'a>(page: &'a str, tag: &str, name: &str) -> Option<&'a str> {
    let (_, rest) = page.split_once(tag)?;
    let (inside, _) = rest.split_once('>')?;
    let (_, value) = inside.split_once(&format!("{name}=\""))?;
    Some(value.split_once('"')?.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_in_pieces_is_put_together() {
        let pieces = b"4\r\nWiki\r\n6\r\npedia \r\n0\r\n\r\n";
        assert_eq!(whole(pieces).ok().as_deref(), Some(&b"Wikipedia "[..]));
        assert!(whole(b"9\r\nWiki\r\n").is_err());
    }

    #[test]
    fn attributes_are_those_of_the_tag() {
        let page = "<p class=\"a\"><button name=\"action\" value=\"plant leek\">";
        let value = attribute(page, "<button name=\"action\"", "value");
        assert_eq!(value, Some("plant leek"));
        assert_eq!(attribute(page, "<form", "value"), None);
        assert_eq!(encoded("plant leek&"), "plant%20leek%26");
    }
}
