//! Which language the program speaks.

use std::{env, ffi::OsString};

use i18n::Language;

use crate::words::say;

const ARGUMENT: &str = "--language";

/// The environment variable that says it for all commands.
const VARIABLE: &str = "HEDGEROW_LANGUAGE";

/// The language that is asked for, and the arguments without it.
///
/// It is taken out of the arguments beforehand, because the help is written in it.
///
/// # Errors
///
/// Fails if there is no such language.
pub(crate) fn choose(
    arguments: impl Iterator<Item = OsString>,
) -> Result<(Language, Vec<OsString>), String> {
    let (mut named, mut others) = (None, Vec::new());
    let mut arguments = arguments;
    while let Some(argument) = arguments.next() {
        let text = argument.to_string_lossy();
        if text == ARGUMENT {
            let value = arguments.next().unwrap_or_default();
            named = Some(value.to_string_lossy().into_owned());
        } else if let Some(value) = text
            .strip_prefix(ARGUMENT)
            .and_then(|rest| rest.strip_prefix('='))
        {
            named = Some(value.to_owned());
        } else {
            others.push(argument);
        }
    }
    let set = || env::var(VARIABLE).ok().filter(|value| !value.is_empty());
    let language = match named.or_else(set) {
        Some(named) => read(&named)?,
        None => Language::of_environment().unwrap_or_default(),
    };
    Ok((language, others))
}

fn read(text: &str) -> Result<Language, String> {
    Language::from_tag(text).ok_or_else(|| {
        let known = Language::ALL.map(Language::tag).join(", ");
        say::no_such_language(text, known)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(line: &str) -> Result<(Language, Vec<OsString>), String> {
        choose(line.split(' ').map(OsString::from))
    }

    #[test]
    fn the_language_may_stand_anywhere() {
        let rest: Vec<OsString> = ["play", "badger"].map(OsString::from).into();
        for line in [
            "--language de play badger",
            "play --language=de badger",
            "play badger --language de-AT",
        ] {
            assert_eq!(chosen(line), Ok((Language::German, rest.clone())));
        }
        let wrong = chosen("play badger --language fr").expect_err("nobody speaks French");
        assert!(
            wrong.contains("`fr`") && wrong.contains("en, de"),
            "{wrong}"
        );
        assert!(chosen("play badger --language").is_err());
    }
}
