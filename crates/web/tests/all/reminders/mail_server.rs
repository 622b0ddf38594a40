//! A mail server that keeps what it is given.

use std::sync::{Arc, Mutex};

use tokio::{
    io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufStream},
    net::{TcpListener, TcpStream},
    sync::mpsc,
};

#[derive(Clone, Debug)]
pub struct Mail {
    pub to: String,
    content: String,
}

impl Mail {
    /// The lines above the text.
    pub fn head(&self) -> &str {
        self.content.split_once("\r\n\r\n").unwrap().0
    }

    /// The text, decoded.
    pub fn text(&self) -> String {
        let (head, body) = self.content.split_once("\r\n\r\n").unwrap();
        assert!(
            head.contains("text/plain") && !head.contains("multipart"),
            "{head}"
        );
        if !head.contains("quoted-printable") {
            assert!(head.contains("7bit"), "{head}");
            return body.to_owned();
        }
        let joined = body.replace("=\r\n", "");
        let mut bytes = Vec::new();
        let mut rest = joined.as_bytes();
        while let Some((&byte, tail)) = rest.split_first() {
            if byte == b'=' {
                let digits = std::str::from_utf8(&tail[..2]).unwrap();
                bytes.push(u8::from_str_radix(digits, 16).unwrap());
                rest = &tail[2..];
            } else {
                bytes.push(byte);
                rest = tail;
            }
        }
        String::from_utf8(bytes).unwrap()
    }
}

pub struct MailServer {
    address: std::net::SocketAddr,
    mails: Arc<Mutex<Vec<Mail>>>,
    news: tokio::sync::Mutex<mpsc::UnboundedReceiver<Mail>>,
}

impl MailServer {
    pub async fn start() -> MailServer {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (sender, news) = mpsc::unbounded_channel();
        let mails: Arc<Mutex<Vec<Mail>>> = Arc::default();
        let kept = Arc::clone(&mails);
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let mail = take(stream).await;
                kept.lock().unwrap().push(mail.clone());
                if sender.send(mail).is_err() {
                    break;
                }
            }
        });
        MailServer {
            address,
            mails,
            news: tokio::sync::Mutex::new(news),
        }
    }

    pub fn url(&self) -> String {
        format!("smtp://{}", self.address)
    }

    pub fn mails(&self) -> Vec<Mail> {
        self.mails.lock().unwrap().clone()
    }

    pub async fn next(&self) -> Mail {
        let mut news = self.news.lock().await;
        let next = tokio::time::timeout(std::time::Duration::from_secs(20), news.recv());
        next.await.expect("no mail comes").unwrap()
    }
}

/// Takes one mail, as RFC 5321 wants it.
async fn take(stream: TcpStream) -> Mail {
    let mut stream = BufStream::new(stream);
    let (mut to, mut content) = (String::new(), String::new());
    let mut answer = "220 ready";
    loop {
        stream
            .write_all(format!("{answer}\r\n").as_bytes())
            .await
            .unwrap();
        stream.flush().await.unwrap();
        let mut line = String::new();
        if stream.read_line(&mut line).await.unwrap() == 0 {
            break;
        }
        let line = line.trim_end();
        answer = "250 fine";
        if let Some(address) = line.strip_prefix("RCPT TO:<") {
            address.split('>').next().unwrap().clone_into(&mut to);
        } else if line == "DATA" {
            stream.write_all(b"354 go on\r\n").await.unwrap();
            stream.flush().await.unwrap();
            loop {
                let mut line = String::new();
                assert!(
                    stream.read_line(&mut line).await.unwrap() > 0,
                    "half a mail"
                );
                if line == ".\r\n" {
                    break;
                }
                content.push_str(&line);
            }
        } else if line == "QUIT" {
            stream.write_all(b"221 bye\r\n").await.unwrap();
            stream.flush().await.unwrap();
            break;
        }
    }
    Mail { to, content }
}
