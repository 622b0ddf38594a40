use std::path::PathBuf;

/// A line typed at a prompt.
#[derive(Clone, Eq, PartialEq, Debug)]
pub(super) enum Command {
    Nothing,
    Number(usize),
    Text(String),
    Why(String),
    Hint,
    Undo,
    Look,
    Log,
    Rules(Option<String>),
    Save(Option<PathBuf>),
    Help,
    Quit,
}

impl Command {
    /// Takes a line for what it most likely means; what is no command is an
    /// action. Commands are understood in every language, whatever is spoken.
    pub(super) fn parse(line: &str) -> Command {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let argument = (!rest.is_empty()).then_some(rest);
        match (word.to_lowercase().as_str(), argument) {
            ("", None) => Command::Nothing,
            ("why" | "warum", Some(action)) => Command::Why(action.to_owned()),
            ("hint" | "tipp", None) => Command::Hint,
            ("undo" | "zurück" | "zurueck", None) => Command::Undo,
            ("look" | "tisch", None) => Command::Look,
            ("log" | "verlauf", None) => Command::Log,
            ("rules" | "rule" | "regeln" | "regel", number) => {
                Command::Rules(number.map(str::to_owned))
            }
            ("save" | "speichern", file) => Command::Save(file.map(PathBuf::from)),
            ("help" | "hilfe" | "?", None) => Command::Help,
            ("quit" | "exit" | "ende", None) => Command::Quit,
            (number, None) if number.bytes().all(|b| b.is_ascii_digit()) => {
                // A number too large to read is too large for any list.
                Command::Number(number.parse().unwrap_or(usize::MAX))
            }
            _ => Command::Text(line.to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_command_is_an_action() {
        assert_eq!(Command::parse(" 12 "), Command::Number(12));
        assert_eq!(
            Command::parse("play mill"),
            Command::Text("play mill".into())
        );
        assert_eq!(
            Command::parse("why play mill"),
            Command::Why("play mill".into())
        );
        assert_eq!(
            Command::parse("rules b29"),
            Command::Rules(Some("b29".into()))
        );
        assert_eq!(
            Command::parse("save my game.json"),
            Command::Save(Some("my game.json".into()))
        );
        assert_eq!(Command::parse("\n"), Command::Nothing);
    }

    #[test]
    fn commands_can_be_typed_in_german() {
        for (english, german) in [
            ("why play mill", "warum play mill"),
            ("hint", "tipp"),
            ("undo", "Zurück"),
            ("look", "tisch"),
            ("log", "verlauf"),
            ("rules 12", "regeln 12"),
            ("save a.json", "speichern a.json"),
            ("help", "hilfe"),
            ("quit", "ende"),
        ] {
            assert_eq!(Command::parse(english), Command::parse(german));
        }
    }
}
