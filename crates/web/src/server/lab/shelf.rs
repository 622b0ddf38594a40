//! Studies that were made, in the data folder.

use i18n::{Language, speaking, spoken};
use std::{
    collections::HashMap,
    fs,
    io::{ErrorKind, Read as _},
    path::{Path, PathBuf},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::SystemTime,
};

use serde::Deserialize;

use crate::{problem::Problem, words::lab as words};

/// The report of a study.
pub(super) const REPORT: &str = "report.html";

/// The files of a study, with their media types.
const FILES: [(&str, &str); 6] = [
    (REPORT, "text/html; charset=utf-8"),
    ("summary.json", "application/json"),
    ("run.json", "application/json"),
    ("games.csv", "text/csv; charset=utf-8"),
    ("seats.csv", "text/csv; charset=utf-8"),
    ("pieces.csv", "text/csv; charset=utf-8"),
];

/// The most bytes of a summary, and of a file that is sent.
const LONGEST_SUMMARY: u64 = 4 << 20;
const LONGEST_FILE: u64 = 64 << 20;

/// The most studies that are listed, and that may be there before a page makes another.
const MOST_LISTED: usize = 200;
const MOST_KEPT: usize = 1_000;

/// A study in short, as `hedgerow lab` writes it to `summary.json`.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Study {
    /// The name of its folder.
    #[serde(skip)]
    pub name: String,
    /// The files it has.
    #[serde(skip)]
    pub files: Vec<&'static str>,
    /// The name of the game.
    pub title: String,
    /// The language it is told in; older ones are told in English.
    #[serde(default = "english")]
    pub language: String,
    /// What was asked.
    pub purpose: String,
    /// The command that does it again.
    pub command: String,
    /// How many games were played.
    pub games: u64,
    /// The name of each plan.
    pub plans: Vec<String>,
    /// What was found, in sentences.
    pub summary: Vec<String>,
    /// The figures.
    pub figures: Vec<Figure>,
}

fn english() -> String {
    Language::English.tag().to_owned()
}

/// A figure of all plans of a study.
#[derive(Clone, Debug, Deserialize)]
pub struct Figure {
    /// Its name in files.
    pub id: String,
    /// Its name for people.
    pub name: String,
    /// For each plan.
    pub plans: Vec<Option<Value>>,
}

/// A figure of one plan.
#[derive(Clone, Debug, Deserialize)]
pub struct Value {
    /// As people read it.
    pub text: String,
    /// The lower end of its interval.
    pub low: f64,
    /// The upper end of its interval.
    pub high: f64,
}

/// The folder with all studies.
#[derive(Clone)]
pub(super) struct Shelf {
    folder: PathBuf,
    /// The summaries that were read, as they were then.
    read: Arc<Mutex<HashMap<String, (SystemTime, Study)>>>,
}

impl Shelf {
    pub(super) fn new(folder: PathBuf) -> Shelf {
        Shelf {
            folder,
            read: Arc::default(),
        }
    }

    /// All studies, the newest first.
    pub(super) async fn list(&self) -> Result<Vec<Study>, Problem> {
        let shelf = self.clone();
        off_thread(move || Ok(shelf.read_all())).await
    }

    /// A study by its name.
    pub(super) async fn study(&self, name: &str) -> Result<Study, Problem> {
        let (shelf, name) = (self.clone(), name.to_owned());
        off_thread(move || shelf.read(&name).ok_or(Problem::NoPage)).await
    }

    /// A file of a study, and its media type.
    pub(super) async fn file(
        &self,
        name: &str,
        file: &str,
    ) -> Result<(fs::File, &'static str), Problem> {
        let (file, media) = (FILES.into_iter())
            .find(|(known, _)| *known == file)
            .ok_or(Problem::NoPage)?;
        let folder = self.folder(name).ok_or(Problem::NoPage)?;
        off_thread(move || {
            let path = folder.join(file);
            let file = fs::File::open(&path).map_err(|_| Problem::NoPage)?;
            let size = file.metadata().map_err(|_| Problem::NoPage)?.len();
            if size > LONGEST_FILE {
                return Err(Problem::unusable(words::TOO_LARGE));
            }
            Ok((file, media))
        })
        .await
    }

    /// Makes the folder of a new study of a game; its name.
    pub(super) async fn reserve(&self, game: &'static str) -> Result<String, Problem> {
        let shelf = self.clone();
        off_thread(move || {
            fs::create_dir_all(&shelf.folder).map_err(|error| broken(&error, &shelf.folder))?;
            if shelf.folders().len() >= MOST_KEPT {
                return Err(Problem::crowded(words::FULL));
            }
            for n in 1.. {
                let name = format!("{game}-{n}");
                let path = shelf.folder.join(&name);
                match fs::create_dir(&path) {
                    Ok(()) => return Ok(name),
                    Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                    Err(error) => return Err(broken(&error, &path)),
                }
            }
            unreachable!("there are fewer folders than numbers")
        })
        .await
    }

    /// Takes the folder of a study away again, if there is nothing in it.
    pub(super) fn give_up(&self, name: &str) {
        if let Some(folder) = self.folder(name) {
            // A folder with something in it stays.
            let _ = fs::remove_dir(folder);
        }
    }

    /// The folder with this name; nothing for names that lead elsewhere.
    fn folder(&self, name: &str) -> Option<PathBuf> {
        let is_plain = |c: char| c.is_ascii_alphanumeric() || "-_".contains(c);
        let is_name = !name.is_empty() && name.len() <= 60 && name.chars().all(is_plain);
        is_name.then(|| self.folder.join(name))
    }

    fn known(&self) -> MutexGuard<'_, HashMap<String, (SystemTime, Study)>> {
        // A panic cannot leave it half changed.
        self.read.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn folders(&self) -> Vec<(SystemTime, String)> {
        // Without the folder there are no studies.
        let Ok(entries) = fs::read_dir(&self.folder) else {
            return Vec::new();
        };
        let of_entry = |entry: fs::DirEntry| {
            let name = entry.file_name().into_string().ok()?;
            let made = entry.metadata().ok().filter(fs::Metadata::is_dir)?;
            Some((made.modified().unwrap_or(SystemTime::UNIX_EPOCH), name))
        };
        entries.flatten().filter_map(of_entry).collect()
    }

    fn read_all(&self) -> Vec<Study> {
        let mut folders = self.folders();
        folders.sort_by(|a, b| b.cmp(a));
        (folders.iter())
            .filter_map(|(_, name)| self.read(name))
            .take(MOST_LISTED)
            .collect()
    }

    fn read(&self, name: &str) -> Option<Study> {
        let folder = self.folder(name)?;
        let file = fs::File::open(folder.join("summary.json")).ok()?;
        let written = file.metadata().ok()?.modified().ok()?;
        let study = match self.known().get(name) {
            Some((then, study)) if *then == written => Some(study.clone()),
            _ => None,
        };
        let study = if let Some(study) = study {
            study
        } else {
            let mut text = String::new();
            file.take(LONGEST_SUMMARY).read_to_string(&mut text).ok()?;
            let study: Study = serde_json::from_str(&text).ok()?;
            let mut known = self.known();
            if known.len() >= MOST_KEPT {
                known.clear();
            }
            known.insert(name.to_owned(), (written, study.clone()));
            study
        };
        let files = FILES.iter().map(|(file, _)| *file);
        Some(Study {
            name: name.to_owned(),
            files: files.filter(|file| folder.join(file).is_file()).collect(),
            ..study
        })
    }
}

fn broken(error: &std::io::Error, path: &Path) -> Problem {
    tracing::error!(%error, path = %path.display(), "the lab cannot be written to");
    Problem::Broken
}

/// Reads and writes off the threads that answer requests.
async fn off_thread<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, Problem> + Send + 'static,
) -> Result<T, Problem> {
    let language = spoken();
    let done = tokio::task::spawn_blocking(move || speaking(language, work)).await;
    done.map_err(|error| {
        tracing::error!(%error, "the lab failed");
        Problem::Broken
    })?
}
