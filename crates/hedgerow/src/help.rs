//! Help in the language that is spoken, and what is said of a command that cannot be
//! understood.
//!
//! English help texts are the comments of commands and arguments. Those of other languages
//! are in the catalogue, by the names of commands and arguments.

use std::{
    error::Error as _,
    ffi::OsString,
    num::{IntErrorKind, ParseIntError},
};

use clap::{
    Arg, ArgAction, Command,
    builder::StyledStr,
    error::{ContextKind, ContextValue, Error, ErrorKind},
};
use i18n::{Language, spoken};

use crate::{
    failure::Failure,
    words::{self, CATALOGUE, say},
};

/// The command with its help in the language that is spoken.
pub(crate) fn in_words(command: Command) -> Command {
    match spoken() {
        Language::English => command,
        Language::German => {
            let mut command = translated(command, &[]);
            command.build();
            with_usage(command)
        }
    }
}

fn word(id: &str) -> Option<&'static str> {
    CATALOGUE.word(id)
}

/// Texts of a command and of everything below it. `path` names it, without the program.
fn translated(command: Command, path: &[String]) -> Command {
    let mut command = command;
    let own = ["help".to_owned()].into_iter().chain(path.iter().cloned());
    let id = own.collect::<Vec<_>>().join("-");
    if let Some(about) = word(&id) {
        let long = match word(&format!("{id}-more")) {
            Some(more) => format!("{about}\n\n{more}"),
            None => about.to_owned(),
        };
        command = command.about(about).long_about(long);
    }
    let names: Vec<String> = (command.get_subcommands())
        .map(|command| command.get_name().to_owned())
        .collect();
    for name in names {
        let path: Vec<String> = path.iter().cloned().chain([name.clone()]).collect();
        command = command.mut_subcommand(name, |command| translated(command, &path));
    }
    let heading = |id| word(id).unwrap_or_default();
    let help = Arg::new("help")
        .short('h')
        .long("help")
        .action(ArgAction::Help);
    command
        .disable_help_flag(true)
        .arg(help)
        .mut_args(|arg| described(arg, path))
        .subcommand_help_heading(heading("heading-commands"))
        .subcommand_value_name(heading("usage-command"))
        .help_template(format!(
            "{{about-with-newline}}\n{}: {{usage}}\n\n{{all-args}}{{after-help}}",
            heading("usage")
        ))
}

/// The text of an argument: that of the command, of the command above it, or of all.
pub(crate) fn text_of(arg: &str, path: &[String]) -> Option<&'static str> {
    let arg = arg.replace('_', "-");
    (0..=path.len()).rev().find_map(|depth| {
        let above = path[..depth].iter().map(|name| format!("{name}-"));
        let above: String = above.collect();
        word(&format!("help-{above}{arg}"))
    })
}

fn described(arg: Arg, path: &[String]) -> Arg {
    let Some(text) = text_of(arg.get_id().as_str(), path) else {
        return arg;
    };
    let default: Vec<String> = (arg.get_default_values().iter())
        .map(|value| value.to_string_lossy().into_owned())
        .collect();
    let mut help = StyledStr::from(text);
    // An offer of nothing needs no words.
    if let [value] = default.as_slice()
        && !value.is_empty()
        && arg.get_action().takes_values()
    {
        help = format!("{text} {}", say::default_value(value)).into();
    }
    let heading = if arg.is_positional() {
        "heading-arguments"
    } else {
        "heading-options"
    };
    let names = arg.get_value_names().unwrap_or_default();
    let names: Vec<String> = names.iter().map(|name| value_name(name)).collect();
    let takes_values = arg.get_action().takes_values();
    let mut arg = arg
        .help(help)
        .long_help(None::<&str>)
        .help_heading(word(heading));
    if takes_values {
        arg = arg.hide_default_value(true);
    }
    if arg.is_positional() && names.is_empty() {
        let name = arg.get_id().as_str().to_uppercase();
        let name = value_name(&name);
        arg = arg.value_name(name);
    } else if !names.is_empty() {
        arg = arg.value_names(names);
    }
    arg
}

/// What stands for a value: `FILE`.
fn value_name(name: &str) -> String {
    let id = name.to_lowercase().replace(['=', '.'], "-");
    word(&format!("value-{id}")).map_or_else(|| name.to_owned(), str::to_owned)
}

/// The program writes `[OPTIONS]` by itself; so the usage of each command is written anew.
fn with_usage(mut command: Command) -> Command {
    let usage = command.render_usage().to_string();
    let options = word("usage-options").unwrap_or_default();
    let usage = usage.trim_start_matches("Usage:").trim_start();
    let usage = usage.replace("[OPTIONS]", &format!("[{options}]"));
    let names: Vec<String> = (command.get_subcommands())
        .map(|command| command.get_name().to_owned())
        .collect();
    for name in names {
        let about = (name == "help").then(|| word("help-command")).flatten();
        command = command.mut_subcommand(name, |command| match about {
            Some(about) => command.about(about),
            None => with_usage(command),
        });
    }
    command
        .mut_args(|arg| match arg.get_id().as_str() {
            "version" => (arg.help(word("help-version"))).help_heading(word("heading-options")),
            _ => arg,
        })
        .override_usage(usage)
}

/// Help that was asked for, or what is wrong with a command.
pub(crate) fn misunderstood(error: &Error, arguments: &[OsString]) -> Failure {
    match error.kind() {
        ErrorKind::DisplayHelp
        | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
        | ErrorKind::DisplayVersion => error.exit(),
        _ => {
            let help = say::see_help(command_of(arguments));
            Failure::Usage(format!("{}\n{help}", explained(error)))
        }
    }
}

/// The command that was meant, as far as it can be told.
fn command_of(arguments: &[OsString]) -> String {
    let root = crate::commands();
    let (mut command, mut path) = (&root, vec![root.get_name()]);
    for argument in arguments.iter().skip(1) {
        let named = argument
            .to_str()
            .and_then(|name| command.find_subcommand(name));
        if let Some(named) = named {
            command = named;
            path.push(named.get_name());
        }
    }
    path.join(" ")
}

/// Why a command cannot be understood, in a sentence.
fn explained(error: &Error) -> String {
    let text = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(ContextValue::StyledStr(text)) => text.to_string(),
        _ => String::new(),
    };
    let guessed = |wrong: String, kind| match text(kind) {
        likely if likely.is_empty() => wrong,
        likely => say::perhaps(wrong, likely),
    };
    let argument = text(ContextKind::InvalidArg);
    let value = text(ContextKind::InvalidValue);
    match error.kind() {
        ErrorKind::InvalidSubcommand => {
            let wrong = say::no_such_command(text(ContextKind::InvalidSubcommand));
            guessed(wrong, ContextKind::SuggestedSubcommand)
        }
        ErrorKind::UnknownArgument => {
            guessed(say::no_such_argument(argument), ContextKind::SuggestedArg)
        }
        ErrorKind::InvalidValue if value.is_empty() => say::value_missing(argument),
        ErrorKind::InvalidValue => match text(ContextKind::ValidValue) {
            known if known.is_empty() => say::value_wrong(argument, value),
            known => say::value_known(say::value_wrong(argument, value), known),
        },
        ErrorKind::ValueValidation => match error.source().map(why) {
            Some(why) => say::value_wrong_because(argument, value, why),
            None => say::value_wrong(argument, value),
        },
        ErrorKind::MissingRequiredArgument => say::required(argument),
        ErrorKind::ArgumentConflict => match text(ContextKind::PriorArg) {
            other if other.is_empty() || other == argument => say::given_twice(argument),
            other => say::conflict(argument, other),
        },
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues | ErrorKind::NoEquals => {
            say::value_missing(argument)
        }
        ErrorKind::TooManyValues => say::value_wrong(argument, value),
        ErrorKind::MissingSubcommand => say::command_missing(text(ContextKind::ValidSubcommand)),
        _ => words::CANNOT_BE_READ.into(),
    }
}

/// Why a value cannot be: numbers are told in our words, everything else tells itself.
fn why(source: &(dyn std::error::Error + 'static)) -> String {
    match source
        .downcast_ref::<ParseIntError>()
        .map(ParseIntError::kind)
    {
        Some(IntErrorKind::Zero) => words::POSITIVE_NUMBER.into(),
        Some(_) => words::WHOLE_NUMBER.into(),
        None => source.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// What a player uses. The help of the others names them and goes on in English.
    const FOR_PLAYERS: [&str; 7] = ["games", "play", "rules", "print", "replay", "arena", "lab"];

    #[derive(Default)]
    struct Help {
        asked: BTreeSet<String>,
        missing: Vec<String>,
    }

    impl Help {
        fn has(&mut self, id: String) -> bool {
            let there = CATALOGUE.has_word(Language::German, &id);
            if there {
                self.asked.insert(id);
            }
            there
        }

        fn read(&mut self, command: &Command, path: &[String]) {
            let own = ["help".to_owned()].into_iter().chain(path.iter().cloned());
            let id = own.collect::<Vec<_>>().join("-");
            self.has(format!("{id}-more"));
            if !self.has(id.clone()) {
                self.missing.push(id);
            }
            if path
                .first()
                .is_some_and(|name| FOR_PLAYERS.contains(&name.as_str()))
            {
                for arg in command.get_arguments().filter(|arg| !arg.is_hide_set()) {
                    self.read_argument(arg.get_id().as_str(), path);
                }
                for command in command.get_subcommands() {
                    let path = [path, &[command.get_name().to_owned()]].concat();
                    self.read(command, &path);
                }
            }
        }

        fn read_argument(&mut self, arg: &str, path: &[String]) {
            let arg = arg.replace('_', "-");
            let ids = (0..=path.len()).rev().map(|depth| {
                let words = [
                    &["help".to_owned()],
                    &path[..depth],
                    std::slice::from_ref(&arg),
                ];
                words.concat().join("-")
            });
            if !ids.collect::<Vec<_>>().into_iter().any(|id| self.has(id)) {
                self.missing.push(format!("{} {arg}", path.join(" ")));
            }
        }
    }

    #[test]
    fn players_are_helped_in_german_and_nothing_is_left_over() {
        let mut help = Help::default();
        let root = <crate::Hedgerow as clap::CommandFactory>::command();
        help.read(&root, &[]);
        for command in root.get_subcommands() {
            help.read(command, &[command.get_name().to_owned()]);
        }
        assert_eq!(help.missing, Vec::<String>::new());
        let of_all = ["help-help", "help-version", "help-command", "help-language"];
        let idle = CATALOGUE.ids(Language::German).filter(|id| {
            id.starts_with("help-") && !help.asked.contains(*id) && !of_all.contains(id)
        });
        assert_eq!(idle.collect::<Vec<_>>(), Vec::<&str>::new());
    }
}
