use std::{
    io::{Write as _, stdout},
    path::{Path, PathBuf},
};

use engine::scenario::{Failure as Mismatch, Scenario};
use serde_json::{Value, json};

use crate::failure::Failure;

/// Run scenarios: rule tests as data
#[derive(clap::Args)]
pub(crate) struct RunScenarios {
    /// Scenario files, or folders that hold them
    #[arg(required = true)]
    paths: Vec<PathBuf>,

    /// One JSON object per line
    #[arg(long)]
    json: bool,
}

/// What became of one file.
struct Verdict {
    name: String,
    title: String,
    fault: Option<Fault>,
}

enum Fault {
    /// The file is no scenario.
    File(String),
    /// A step does not hold.
    Step(Mismatch),
}

impl RunScenarios {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let mut files = Vec::new();
        for path in &self.paths {
            collect(path, &mut files)?;
        }
        if files.is_empty() {
            return Err(Failure::usage(
                "no scenario files there (they end in .json)",
            ));
        }
        let mut out = stdout().lock();
        let (mut passed, mut failed) = (0, 0);
        for file in &files {
            let verdict = judge(file);
            match verdict.fault {
                None => passed += 1,
                Some(_) => failed += 1,
            }
            if self.json {
                writeln!(out, "{}", verdict.to_json())?;
            } else {
                writeln!(out, "{}", verdict.line())?;
            }
        }
        if self.json {
            writeln!(out, "{}", json!({ "passed": passed, "failed": failed }))?;
        } else {
            writeln!(out, "{passed} passed, {failed} failed")?;
        }
        if failed == 0 {
            Ok(())
        } else {
            Err(Failure::Reported)
        }
    }
}

/// The scenario files at a path, in the order of their names.
fn collect(path: &Path, files: &mut Vec<PathBuf>) -> Result<(), Failure> {
    if !path.is_dir() {
        if !path.exists() {
            return Err(Failure::usage(format!("{}: no such file", path.display())));
        }
        files.push(path.to_owned());
        return Ok(());
    }
    let mut entries = Vec::new();
    for entry in std::fs::read_dir(path)? {
        entries.push(entry?.path());
    }
    entries.sort();
    for entry in entries {
        if entry.is_dir() || entry.extension().is_some_and(|ending| ending == "json") {
            collect(&entry, files)?;
        }
    }
    Ok(())
}

fn judge(file: &Path) -> Verdict {
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    let folder = file.parent().and_then(Path::file_name).unwrap_or_default();
    let mut verdict = Verdict {
        name: format!("{}/{stem}", folder.to_string_lossy()),
        title: String::new(),
        fault: None,
    };
    let read = std::fs::read_to_string(file)
        .map_err(|error| error.to_string())
        .and_then(|text| Scenario::read(&text));
    let scenario = match read {
        Ok(scenario) => scenario,
        Err(words) => {
            verdict.fault = Some(Fault::File(words));
            return verdict;
        }
    };
    verdict.name = format!("{}/{stem}", scenario.game);
    verdict.title.clone_from(&scenario.title);
    let result = catalog::with_game!(&scenario.game, G => scenario.run::<G>());
    verdict.fault = match result {
        None => Some(Fault::File(format!(
            "field `game`: there is no game `{}`",
            scenario.game
        ))),
        Some(Ok(())) => None,
        Some(Err(mismatch)) => Some(Fault::Step(mismatch)),
    };
    verdict
}

impl Verdict {
    fn line(&self) -> String {
        match &self.fault {
            None => format!("ok {} {}", self.name, self.title),
            Some(Fault::File(words)) => format!("FAILED {} {words}", self.name),
            Some(Fault::Step(mismatch)) => {
                format!("FAILED {} {}: {mismatch}", self.name, self.title)
            }
        }
    }

    fn to_json(&self) -> Value {
        let mut line = json!({
            "scenario": self.name,
            "title": self.title,
            "ok": self.fault.is_none(),
        });
        match &self.fault {
            None => {}
            Some(Fault::File(words)) => line["error"] = words.as_str().into(),
            Some(Fault::Step(mismatch)) => line["failure"] = mismatch.to_json(),
        }
        line
    }
}
