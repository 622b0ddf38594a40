use std::collections::BTreeMap;

/// A numbered rulebook in Markdown.
///
/// A rule is a list item that begins with its number in bold, `- **B1** …`,
/// and goes on in the indented lines below it.
#[derive(Clone, Debug)]
pub struct Rulebook {
    text: &'static str,
    rules: Vec<Rule>,
    places: BTreeMap<&'static str, usize>,
}

/// One rule.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Rule {
    /// Its number, such as `B76`.
    pub number: &'static str,
    /// The heading it stands under.
    pub section: &'static str,
    /// What it says, lines joined, tables kept.
    pub text: String,
}

impl Rulebook {
    /// Reads a rulebook.
    pub fn parse(text: &'static str) -> Rulebook {
        let mut rules: Vec<Rule> = Vec::new();
        let mut section = "";
        let mut open = false;
        for line in text.lines() {
            if let Some(heading) = line.strip_prefix("## ") {
                section = heading.trim();
                open = false;
            } else if let Some((number, rest)) = rule_line(line) {
                rules.push(Rule {
                    number,
                    section,
                    text: rest.to_owned(),
                });
                open = true;
            } else if open && (line.starts_with("  ") || line.trim().is_empty()) {
                if let Some(rule) = rules.last_mut() {
                    join(&mut rule.text, line.trim());
                }
            } else {
                open = false;
            }
        }
        for rule in &mut rules {
            rule.text.truncate(rule.text.trim_end().len());
        }
        let places = (rules.iter().enumerate())
            .map(|(i, rule)| (rule.number, i))
            .collect();
        Rulebook {
            text,
            rules,
            places,
        }
    }

    /// The whole text.
    pub fn text(&self) -> &'static str {
        self.text
    }

    /// The rules in the order of the book.
    pub fn rules(&self) -> &[Rule] {
        &self.rules
    }

    /// The rule with this number, written in upper or lower case.
    pub fn rule(&self, number: &str) -> Option<&Rule> {
        let number = number.trim().to_ascii_uppercase();
        self.places.get(number.as_str()).map(|&i| &self.rules[i])
    }
}

/// The number and first line of a rule.
fn rule_line(line: &'static str) -> Option<(&'static str, &'static str)> {
    let (number, rest) = line.strip_prefix("- **")?.split_once("**")?;
    let digits = number.strip_prefix(|c: char| c.is_ascii_uppercase())?;
    let is_number = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
    is_number.then(|| (number, rest.trim()))
}

/// Goes on in the same paragraph, unless a table or a new one begins.
fn join(text: &mut String, line: &str) {
    let table = line.starts_with('|');
    let after_table = text.lines().last().is_some_and(|l| l.starts_with('|'));
    if line.is_empty() || table || after_table {
        text.push('\n');
    } else if !text.is_empty() && !text.ends_with('\n') {
        text.push(' ');
    }
    text.push_str(line);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_goes_on_in_indented_lines() {
        let book = Rulebook::parse(
            "# T\n\n## One\n\n- **B1** First\n  goes on.\n- **B2** Second:\n\n  | a |\n  |---|\n\nProse.\n\n## Two\n- **B3** Third.\n",
        );
        let texts: Vec<_> = book.rules().iter().map(|r| r.text.as_str()).collect();
        assert_eq!(
            texts,
            ["First goes on.", "Second:\n\n| a |\n|---|", "Third."]
        );
        assert_eq!(book.rule("b3").map(|rule| rule.section), Some("Two"));
    }
}
