//! Mails, through the server that the host names.

use std::{fmt, sync::Arc, time::Duration};

use lettre::{
    Address, AsyncSmtpTransport, AsyncTransport as _, Message, Tokio1Executor,
    message::{
        Mailbox, SinglePart,
        header::{HeaderName, HeaderValue},
    },
};

use crate::host;

/// How long the mail server may take for each answer.
const PATIENCE: Duration = Duration::from_secs(15);

/// Hands mails to the host's mail server.
#[derive(Clone)]
pub struct Mailer(Arc<Account>);

struct Account {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

/// Says nothing of the password.
impl fmt::Debug for Mailer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Mailer").field(&self.0.from.email).finish()
    }
}

/// A mail to be sent.
pub(crate) struct Letter<'a> {
    /// To whom.
    pub(crate) to: &'a str,
    /// What it is about, in a line.
    pub(crate) subject: &'a str,
    /// What it says.
    pub(crate) text: &'a str,
    /// The address that ends such mails.
    pub(crate) stop: Option<&'a str>,
    /// The name of this server, for the number of the mail.
    pub(crate) host: &'a str,
}

impl Mailer {
    /// One that hands mails to the server at `url`, `smtps://USER:PASSWORD@HOST:PORT`, as
    /// coming from `from`. It does not connect yet. A password travels encrypted alone.
    ///
    /// # Errors
    ///
    /// Says what cannot be read; not the password.
    pub fn new(url: &str, from: &str) -> Result<Mailer, String> {
        if !is_encrypted(url) {
            return Err(
                "the mail server's address begins with smtps://, or with smtp:// and ends in \
                 ?tls=required, unless it is this machine"
                    .to_owned(),
            );
        }
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(url)
            .map_err(|error| format!("the mail server's address cannot be used: {error}"))?;
        let from: Mailbox = from
            .parse()
            .map_err(|error| format!("{from} is no address to send mails from: {error}"))?;
        Ok(Mailer(Arc::new(Account {
            transport: transport.timeout(Some(PATIENCE)).build(),
            from,
        })))
    }

    /// Where answers to mails go.
    pub(crate) fn contact(&self) -> String {
        format!("mailto:{}", self.0.from.email)
    }

    /// Sends a mail.
    pub(crate) async fn send(&self, letter: &Letter<'_>) -> Result<(), String> {
        let message = self.message(letter)?;
        let sent = self.0.transport.send(message).await;
        sent.map(|_| ()).map_err(|error| error.to_string())
    }

    /// Plain text, with all that a mail has to have. Names come from people, and the library
    /// encodes what would begin another line of the head.
    fn message(&self, letter: &Letter<'_>) -> Result<Message, String> {
        let to: Address = letter.to.parse().map_err(|_| "no address".to_owned())?;
        let number = format!("<{}@{}>", store::TableId::random(), letter.host);
        let mut message = Message::builder()
            .from(self.0.from.clone())
            .to(to.into())
            .date_now()
            .message_id(Some(number))
            .subject(in_one_line(letter.subject))
            .singlepart(SinglePart::plain(letter.text.replace("\r\n", "\n")))
            .map_err(|error| error.to_string())?;
        let mut note = |name: &'static str, value: String| {
            let name = HeaderName::new_from_ascii_str(name);
            message
                .headers_mut()
                .insert_raw(HeaderValue::new(name, value));
        };
        // Nobody's absence note answers it.
        note("Auto-Submitted", "auto-generated".to_owned());
        if let Some(stop) = letter.stop {
            note("List-Unsubscribe", format!("<{stop}>"));
            note(
                "List-Unsubscribe-Post",
                "List-Unsubscribe=One-Click".to_owned(),
            );
        }
        Ok(message)
    }
}

/// Whether what is sent there cannot be read on the way.
fn is_encrypted(url: &str) -> bool {
    let Some((scheme, rest)) = url.split_once("://") else {
        return false;
    };
    let (authority, question) = rest.split_once('?').unwrap_or((rest, ""));
    let authority = authority.rsplit('@').next().unwrap_or_default();
    let is_here = host::is_loopback(authority.trim_end_matches('/'));
    match scheme {
        "smtps" => true,
        "smtp" => is_here || question.split('&').any(|wish| wish == "tls=required"),
        _ => false,
    }
}

/// An address as somebody typed it; `None` if it is none that mails can go to.
pub(crate) fn read_address(text: &str) -> Option<String> {
    let text = text.trim();
    let address: Address = text.parse().ok()?;
    let is_plain = text.len() <= 254 && text.is_ascii() && !text.contains(['"', '\\', '[']);
    is_plain.then(|| address.to_string())
}

fn in_one_line(text: &str) -> String {
    text.split(char::is_control).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(subject: &str, text: &str) -> String {
        let mailer = Mailer::new("smtp://127.0.0.1:2525", "Hedgerow <play@table.example>");
        let letter = Letter {
            to: "ana@mail.example",
            subject,
            text,
            stop: Some("https://table.example/reminders/stop/x"),
            host: "table.example",
        };
        let message = mailer.unwrap().message(&letter).unwrap();
        String::from_utf8(message.formatted()).unwrap()
    }

    #[test]
    fn a_mail_has_the_head_it_should_and_plain_text() {
        let mail = written("Du bist am Zug: Dächse", "Hallo Jörg,\n\nbis bald\n");
        for line in [
            "From: Hedgerow <play@table.example>\r\n",
            "To: ana@mail.example\r\n",
            "\r\nDate: ",
            "@table.example>\r\n",
            "Auto-Submitted: auto-generated\r\n",
            "List-Unsubscribe: <https://table.example/reminders/stop/x>\r\n",
            "List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n",
            "Content-Type: text/plain; charset=utf-8\r\n",
        ] {
            assert!(mail.contains(line), "{line} in {mail}");
        }
        assert!(mail.is_ascii() && !mail.contains("html") && !mail.contains("calendar"));
    }

    #[test]
    fn no_name_begins_another_line_of_the_head() {
        let tricky = "Ana\r\nBcc: all@mail.example\r\n\r\nBuy\u{2028}now\u{85}x\nTo: y";
        let mail = written(tricky, tricky);
        let (head, _) = mail.split_once("\r\n\r\n").unwrap();
        let names = head
            .split("\r\n")
            .filter(|line| !line.starts_with([' ', '\t']));
        let names: Vec<&str> = names
            .filter_map(|line| Some(line.split_once(':')?.0))
            .collect();
        assert!(!names.contains(&"Bcc"), "{head}");
        assert_eq!(
            names.iter().filter(|name| **name == "To").count(),
            1,
            "{head}"
        );
    }

    #[test]
    fn addresses_are_plain_ones() {
        assert_eq!(
            read_address(" ana@mail.example ").as_deref(),
            Some("ana@mail.example")
        );
        for bad in [
            "",
            "ana",
            "ana@",
            "ana@mail.example\r\nBcc: x@y.example",
            "a@b.example, c@d.example",
            "\"a b\"@mail.example",
            "ana@[127.0.0.1]",
            "änna@mail.example",
        ] {
            assert_eq!(read_address(bad), None, "{bad}");
        }
    }

    #[test]
    fn what_is_wrong_with_a_setting_is_said_without_the_password() {
        let wrong = Mailer::new("http://user:geheim@host", "a@b.example").unwrap_err();
        assert!(!wrong.contains("geheim"), "{wrong}");
        for open in [
            "smtp://user:geheim@mail.example:25",
            "smtp://user:geheim@mail.example?tls=opportunistic",
            "mail.example",
        ] {
            let wrong = Mailer::new(open, "a@b.example").unwrap_err();
            assert!(
                wrong.contains("smtps://") && !wrong.contains("geheim"),
                "{wrong}"
            );
        }
        assert!(Mailer::new("smtp://a:b@mail.example:587?tls=required", "a@b.example").is_ok());
        assert!(Mailer::new("smtps://user:geheim@mail.example:465", "nobody").is_err());
        let good = Mailer::new("smtps://user:geheim@mail.example:465", "a@b.example").unwrap();
        assert!(!format!("{good:?}").contains("geheim"));
    }
}
