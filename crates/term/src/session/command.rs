use std::path::PathBuf;

/// What can be typed at a prompt.
pub(super) const HELP: &str = "\
A number, or an action as it is written in the list, plays it.
  why ACTION    which rule forbids it
  hint          what a bot would do in your place, and what it expects of it
  undo          take your last move back, unless it turned up something
  look          show the table and the choices again
  log           what happened so far
  rules [N]     the rulebook, or one rule, as in `rules 12`
  save [FILE]   keep the game in a file, now and after every move
  help          this
  quit          leave the table";

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
    /// action.
    pub(super) fn parse(line: &str) -> Command {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let argument = (!rest.is_empty()).then_some(rest);
        match (word.to_lowercase().as_str(), argument) {
            ("", None) => Command::Nothing,
            ("why", Some(action)) => Command::Why(action.to_owned()),
            ("hint", None) => Command::Hint,
            ("undo", None) => Command::Undo,
            ("look", None) => Command::Look,
            ("log", None) => Command::Log,
            ("rules" | "rule", number) => Command::Rules(number.map(str::to_owned)),
            ("save", file) => Command::Save(file.map(PathBuf::from)),
            ("help" | "?", None) => Command::Help,
            ("quit" | "exit", None) => Command::Quit,
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
}
