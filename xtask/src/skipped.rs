//! What cannot be tested on this machine.

use std::{collections::BTreeMap, env};

use anyhow::{Context as _, bail};

/// How a test begins the line that says why it did nothing.
const MARK: &str = "skipped: ";

/// Whether everything has to be tested: the variable `CI` is set.
fn is_all_tested() -> bool {
    env::var_os("CI").is_some_and(|value| !value.is_empty())
}

/// What is needed for some tests. Where it cannot be had, a line says so; an error if
/// `CI` is set.
pub(crate) fn unless_missing<T>(what: &str, found: anyhow::Result<T>) -> anyhow::Result<Option<T>> {
    match found {
        Ok(found) => Ok(Some(found)),
        Err(error) if is_all_tested() => {
            Err(error).with_context(|| format!("with CI set nothing is skipped, and {what}"))
        }
        Err(error) => {
            println!("== {MARK}{what}: {error:#}");
            Ok(None)
        }
    }
}

/// Why tests did nothing, with how many there are; they print lines with a mark.
#[derive(Default)]
pub(crate) struct Skipped(BTreeMap<String, usize>);

impl Skipped {
    /// Notes what a program printed.
    pub(crate) fn note(&mut self, printed: &str) {
        for why in printed.lines().filter_map(|line| line.strip_prefix(MARK)) {
            *self.0.entry(why.to_owned()).or_default() += 1;
        }
    }

    /// Notes what others noted.
    pub(crate) fn add(&mut self, other: Skipped) {
        for (why, count) in other.0 {
            *self.0.entry(why).or_default() += count;
        }
    }

    /// Prints a line for each reason; an error if there is one and `CI` is set.
    pub(crate) fn report(&self) -> anyhow::Result<()> {
        for (why, count) in &self.0 {
            println!("== {MARK}{why} ({count})");
        }
        if is_all_tested() && !self.0.is_empty() {
            bail!("with CI set nothing may be skipped");
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_reason_is_told_once() {
        let mut skipped = Skipped::default();
        skipped.note("test a ... ok\nskipped: no browser\n");
        let mut more = Skipped::default();
        more.note("skipped: no browser\nskipped: no disk\nnothing skipped: all\n");
        skipped.add(more);
        let told: Vec<(&str, usize)> = (skipped.0.iter())
            .map(|(why, count)| (why.as_str(), *count))
            .collect();
        assert_eq!(told, [("no browser", 2), ("no disk", 1)]);
    }
}
