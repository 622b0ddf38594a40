//! What a new game is called, everywhere.

use anyhow::ensure;

/// The names of the game that new ones begin as.
const PACKAGE: &str = "sprout";
const TYPE: &str = "Sprout";
const LETTER: char = 'S';

/// What no crate can be called: words of the language, and what comes with it.
const RESERVED: &[&str] = &[
    "abstract", "alloc", "as", "async", "await", "become", "box", "break", "const", "continue",
    "core", "crate", "do", "dyn", "else", "enum", "extern", "false", "final", "fn", "for", "if",
    "impl", "in", "let", "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "pub",
    "ref", "return", "self", "static", "std", "struct", "super", "test", "trait", "true", "try",
    "type", "typeof", "unsafe", "unsized", "use", "virtual", "where", "while", "yield",
];

/// The names of a new game.
#[derive(Clone, Eq, PartialEq, Debug)]
pub(super) struct Naming {
    /// Of its folder, its package and its addresses: `snail-mail`.
    pub(super) package: String,
    /// In the code: `snail_mail`.
    module: String,
    /// Of the type of its positions: `SnailMail`.
    type_name: String,
    /// For people: `Snail Mail`.
    title: String,
    /// What the numbers of its rules begin with.
    letter: char,
}

impl Naming {
    /// The names that follow from that of the folder.
    pub(super) fn new(name: &str, title: Option<&str>) -> anyhow::Result<Naming> {
        let is_word = |word: &str| {
            word.starts_with(|c: char| c.is_ascii_lowercase())
                && (word.chars()).all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
        };
        ensure!(
            name.split('-').all(is_word),
            "`{name}` is no name for a game: write it in lower case, words with hyphens, as in `snail-mail`"
        );
        let words: Vec<String> = name.split('-').map(capital).collect();
        let title = title.map_or_else(|| words.join(" "), str::to_owned);
        ensure!(
            !title.contains(['"', '\\', '{', '}']),
            "`{title}` is no title: it has quotes or braces"
        );
        Ok(Naming {
            package: name.to_owned(),
            module: name.replace('-', "_"),
            type_name: words.concat(),
            title,
            letter: name
                .chars()
                .next()
                .map_or(LETTER, |c| c.to_ascii_uppercase()),
        })
    }

    /// Checks that the names do not stand for something else in this code of the model, nor
    /// in the language.
    pub(super) fn check_free(&self, code: &str) -> anyhow::Result<()> {
        let is_word = |letter: char| letter.is_alphanumeric() || letter == '_';
        let mut words = code.split(|letter| !is_word(letter));
        let Naming {
            module, type_name, ..
        } = self;
        let has_type = words.any(|word| word == type_name);
        let has_module = [format!("mod {module};"), format!("{module}::")]
            .iter()
            .flat_map(|path| code.match_indices(path))
            .any(|(at, _)| !code[..at].ends_with(is_word));
        ensure!(
            !has_type && !has_module && !RESERVED.contains(&module.as_str()),
            "`{}` means something else in the code of a new game: choose another name, and say with --title what people call it",
            self.package
        );
        Ok(())
    }

    /// A file of the model under these names; `kind` is how its name ends.
    pub(super) fn renamed(&self, text: &str, kind: &str) -> String {
        let lines = text.lines().map(|line| self.line(line, kind));
        lines.collect::<Vec<_>>().join("\n") + "\n"
    }

    fn line(&self, line: &str, kind: &str) -> String {
        let is_code = kind == "rs" && !line.trim_start().starts_with("//");
        let quoted = |name: &str| format!("\"{name}\"");
        let line = if is_code {
            line.replace(&quoted(PACKAGE), &quoted(&self.package))
                .replace(&quoted(TYPE), &quoted(&self.title))
                .replace(PACKAGE, &self.module)
                .replace(TYPE, &self.type_name)
        } else {
            line.replace(PACKAGE, &self.package)
                .replace(TYPE, &self.title)
        };
        let of_function = is_code && line.contains("fn ");
        self.rules(&line, of_function)
    }

    /// Numbers of rules with the letter of this game: `S5`, and `s5` in names of tests.
    fn rules(&self, line: &str, in_names: bool) -> String {
        let mut renamed = String::with_capacity(line.len());
        let mut before = ' ';
        let mut letters = line.chars().peekable();
        while let Some(letter) = letters.next() {
            let begins = !before.is_ascii_alphanumeric();
            let number = begins && letters.peek().is_some_and(char::is_ascii_digit);
            renamed.push(match letter {
                LETTER if number => self.letter,
                's' if number && in_names => self.letter.to_ascii_lowercase(),
                other => other,
            });
            before = letter;
        }
        renamed
    }
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    let first = letters.next().map(|letter| letter.to_ascii_uppercase());
    first.into_iter().chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn naming() -> Naming {
        Naming::new("quick-brown-fox", None).expect("a name")
    }

    #[test]
    fn all_names_follow_from_that_of_the_folder() {
        let naming = naming();
        assert_eq!(naming.module, "quick_brown_fox");
        assert_eq!(naming.type_name, "QuickBrownFox");
        assert_eq!(naming.title, "Quick Brown Fox");
        for name in ["", "Fox", "fox!", "-fox", "fox-", "3fox", "föx"] {
            assert!(Naming::new(name, None).is_err(), "{name}");
        }
        assert!(Naming::new("fox", Some("The \"Fox\"")).is_err());
    }

    #[test]
    fn what_the_model_calls_something_else_is_no_name() {
        let code = "mod view; use engine::Seat; struct Hand; let bed = hand(my_fox::x);";
        let free = |name| Naming::new(name, None).and_then(|naming| naming.check_free(code));
        for name in ["hand", "seat", "view", "engine", "match"] {
            assert!(free(name).is_err(), "{name}");
        }
        for name in ["bed", "fox", "hand-made"] {
            assert!(free(name).is_ok(), "{name}");
        }
    }

    #[test]
    fn code_has_the_names_of_code_and_texts_those_for_people() {
        let code = |line| naming().renamed(line, "rs");
        assert_eq!(
            code("use sprout::Sprout;"),
            "use quick_brown_fox::QuickBrownFox;\n"
        );
        assert_eq!(
            code("id(\"sprout\", \"Sprout\")"),
            "id(\"quick-brown-fox\", \"Quick Brown Fox\")\n"
        );
        assert_eq!(code("//! Sprout: S2"), "//! Quick Brown Fox: Q2\n");
        let manifest = naming().renamed("name = \"sprout\"", "toml");
        assert_eq!(manifest, "name = \"quick-brown-fox\"\n");
    }

    #[test]
    fn rules_have_the_letter_of_the_game() {
        let naming = naming();
        assert_eq!(naming.renamed("- **S5** SVG", "md"), "- **Q5** SVG\n");
        assert_eq!(
            naming.renamed("fn s7_and_s8_end() { cards1(\"S3\") }", "rs"),
            "fn q7_and_q8_end() { cards1(\"Q3\") }\n"
        );
        assert_eq!(naming.renamed("let s1 = 2;", "rs"), "let s1 = 2;\n");
    }
}
