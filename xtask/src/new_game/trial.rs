//! A new game in a copy of the workspace: built, tested, played, printed, measured.

use std::{
    env, fs,
    io::{BufRead as _, BufReader, Write as _},
    net::SocketAddr,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread::sleep,
    time::{Duration, Instant},
};

use anyhow::{Context as _, ensure};

use super::{
    LIST,
    page::{Browser, attribute},
    plant,
};
use crate::{rules, test::FEATURES, workspace};

/// What the game of the trial is called.
const NAME: &str = "snail-mail";

/// What of the workspace is copied.
const PARTS: [&str; 5] = ["Cargo.toml", "Cargo.lock", "crates", "games", "xtask"];

/// Longer than anybody waits for a bot.
const PATIENCE: Duration = Duration::from_mins(1);

/// Makes a game, and does with it all that people do with games.
pub(crate) fn try_out() -> anyhow::Result<()> {
    let trial = Trial::new()?;
    plant(&trial.root, NAME, None)?;
    trial.leaves_all_else_alone()?;
    trial.keep_apart()?;
    rules::run_at(&trial.root, &[NAME.to_owned()])?;
    step("test", || trial.cargo(&["test", "--quiet", "-p", NAME]))?;
    step("build", || {
        let bin = ["build", "--quiet", "--workspace", "--bin", "hedgerow"];
        trial.cargo(&[&bin[..], &["--features", FEATURES]].concat())
    })?;
    step("terminal", || trial.play_in_the_terminal())?;
    step("browser", || trial.play_in_the_browser())?;
    step("paper", || trial.print())?;
    step("lab", || trial.study())?;
    Ok(())
}

fn step(name: &str, work: impl FnOnce() -> anyhow::Result<()>) -> anyhow::Result<()> {
    let start = Instant::now();
    work().with_context(|| format!("the new game, {name}"))?;
    println!("   {name}: {:.1} s", start.elapsed().as_secs_f32());
    Ok(())
}

/// A copy of the workspace. What it has in common with ours is not built again: packages at
/// the same place that have not changed are the same to cargo, as long as they are as old.
struct Trial {
    root: PathBuf,
    out: PathBuf,
}

impl Trial {
    fn new() -> anyhow::Result<Trial> {
        let folder = target().join("new-game");
        let (root, out) = (folder.join("workspace"), folder.join("out"));
        for old in [&root, &out.join("played")] {
            if old.exists() {
                fs::remove_dir_all(old)?;
            }
        }
        for new in [&root, &out.join("played")] {
            fs::create_dir_all(new)?;
        }
        for part in PARTS {
            copy(&workspace().join(part), &root.join(part))?;
        }
        Ok(Trial { root, out })
    }

    /// Gives the crate with the list another version, so that what is built of it, and of
    /// all that depends on it, lies beside what the workspace has built and not in its place.
    fn keep_apart(&self) -> anyhow::Result<()> {
        let list = self.root.join(LIST);
        let text = fs::read_to_string(&list)?;
        let apart = text.replacen("version.workspace = true", "version = \"0.0.0\"", 1);
        ensure!(apart != text, "the version of {LIST} stands elsewhere");
        fs::write(list, apart)?;
        // It is compiled once, and need not be quick.
        let manifest = self.root.join("Cargo.toml");
        let text = fs::read_to_string(&manifest)?;
        let slow = "[profile.dev.package.hedgerow]\nopt-level = 1\n";
        fs::write(manifest, text.replacen(slow, "", 1))?;
        Ok(())
    }

    /// Beside its folder a game is one line.
    fn leaves_all_else_alone(&self) -> anyhow::Result<()> {
        let before = fs::read_to_string(workspace().join(LIST))?;
        let after = fs::read_to_string(self.root.join(LIST))?;
        let lines = |text: &str| text.lines().count();
        ensure!(
            lines(&after) == lines(&before) + 1,
            "more than one line in {LIST}"
        );
        let mut changed = Vec::new();
        for part in PARTS {
            differences(&workspace().join(part), &self.root.join(part), &mut changed)?;
        }
        let list = self.root.join(LIST);
        changed
            .retain(|path| *path != list && !path.starts_with(self.root.join("games").join(NAME)));
        ensure!(changed.is_empty(), "changed: {changed:?}");
        Ok(())
    }

    fn cargo(&self, arguments: &[&str]) -> anyhow::Result<()> {
        let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let status = Command::new(cargo)
            .args(arguments)
            .current_dir(&self.root)
            .env("CARGO_NET_OFFLINE", "true")
            .env("CARGO_TARGET_DIR", &self.out)
            .env("CARGO_BUILD_BUILD_DIR", target())
            .status()?;
        ensure!(status.success(), "`cargo {}` failed", arguments.join(" "));
        Ok(())
    }

    fn hedgerow(&self) -> Command {
        let mut command = Command::new(self.out.join("debug/hedgerow"));
        for (name, _) in env::vars_os() {
            if name.to_string_lossy().starts_with("HEDGEROW_") {
                command.env_remove(name);
            }
        }
        command
            .env("HEDGEROW_LANGUAGE", "en")
            .current_dir(self.out.join("played"));
        command
    }

    /// The first choice, again and again, for both seats.
    fn play_in_the_terminal(&self) -> anyhow::Result<()> {
        let mut command = self.hedgerow();
        command.args(["play", NAME, "--seats", "human,human", "--seed", "1"]);
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let mut keyboard = child.stdin.take().context("a keyboard")?;
        keyboard.write_all("1\n".repeat(40).as_bytes()).ok();
        drop(keyboard);
        let output = child.wait_with_output()?;
        let told = String::from_utf8_lossy(&output.stdout);
        for words in [
            "3 face down",
            "1  plant ",
            "Seat 1 plants ",
            "Seat 2 draws a card",
            "All cards have been played.",
        ] {
            ensure!(told.contains(words), "`{words}` is not in:\n{told}");
        }
        Ok(())
    }

    /// A table against a bot, by pages and forms alone.
    fn play_in_the_browser(&self) -> anyhow::Result<()> {
        let server = Server::start(self)?;
        let mut browser = Browser::new(server.address);
        let home = browser.page("/")?;
        ensure!(
            home.contains("Snail Mail"),
            "the first page does not have the game"
        );
        let tutorial = format!("/g/{NAME}/tutorial");
        ensure!(!home.contains(&tutorial), "there is no tutorial to link to");
        for path in ["rules", "cards", "print"] {
            browser.page(&format!("/g/{NAME}/{path}"))?;
        }
        let fields = [
            ("name", "Ana"),
            ("players", "2"),
            ("seat1", "bot:easy"),
            ("spectators", "on"),
        ];
        let table = browser.send(&format!("/new/{NAME}"), &fields)?;
        let started = Instant::now();
        let mut moves = 0;
        loop {
            let page = browser.page(&table)?;
            ensure!(!page.contains(&tutorial), "there is no tutorial to link to");
            if page.contains("data-life=\"over\"") {
                break;
            }
            ensure!(started.elapsed() < PATIENCE, "the game does not end");
            let Some((_, form)) = page.split_once("<form id=\"act\"") else {
                sleep(Duration::from_millis(20));
                continue;
            };
            let value = |tag: &str| attribute(form, tag, "value").context(tag.to_owned());
            let action = value("<button name=\"action\"")?;
            let card = action.split(' ').nth(1).unwrap_or_default();
            let touched = format!("data-touch=\"{card}\"");
            ensure!(
                page.contains(&touched),
                "{action}: the card does not lie there"
            );
            let answer = [
                ("ply", value("<input type=\"hidden\" name=\"ply\"")?),
                ("key", value("<input type=\"hidden\" name=\"key\"")?),
                ("action", action),
            ];
            browser.send(&format!("{table}/act"), &answer)?;
            moves += 1;
        }
        ensure!(moves == 12, "{moves} moves of 12");
        Ok(())
    }

    /// The sheets, with the credit of the game on the cover.
    fn print(&self) -> anyhow::Result<()> {
        let mut command = self.hedgerow();
        command.args(["print", NAME, "--out", "sheets.pdf"]);
        ensure!(command.status()?.success(), "`hedgerow print` fails");
        let pdf = fs::read(self.out.join("played/sheets.pdf"))?;
        ensure!(pdf.starts_with(b"%PDF"), "no PDF");
        let server = Server::start(self)?;
        let preview = Browser::new(server.address).page(&format!("/g/{NAME}/print/sheet/1"))?;
        ensure!(preview.contains("<svg"), "no preview of the cover");
        Ok(())
    }

    fn study(&self) -> anyhow::Result<()> {
        let mut command = self.hedgerow();
        command.args([
            "lab", "run", NAME, "--seats", "random", "--games", "200", "--out", "study",
        ]);
        let output = command.output()?;
        let said = String::from_utf8_lossy(&output.stdout);
        ensure!(
            output.status.success(),
            "{}",
            String::from_utf8_lossy(&output.stderr)
        );
        ensure!(said.contains("24 decisions"), "the study says:\n{said}");
        Ok(())
    }
}

/// A server that is gone when it is dropped.
struct Server {
    child: Child,
    address: SocketAddr,
}

impl Server {
    fn start(trial: &Trial) -> anyhow::Result<Server> {
        let mut command = trial.hedgerow();
        command.args([
            "serve",
            "--log",
            "warn",
            "--listen",
            "127.0.0.1:0",
            "--data",
            "tables",
        ]);
        let mut child = command.stdout(Stdio::piped()).spawn()?;
        let out = child.stdout.take();
        let mut server = Server {
            child,
            address: SocketAddr::from(([127, 0, 0, 1], 0)),
        };
        let mut line = String::new();
        BufReader::new(out.context("the server says nothing")?).read_line(&mut line)?;
        let address = line
            .split_once("http://")
            .and_then(|(_, rest)| rest.split('/').next());
        server.address = address
            .with_context(|| format!("no address in `{line}`"))?
            .trim()
            .parse()?;
        Ok(server)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

/// Where this workspace is built.
fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| workspace().join("target"), PathBuf::from)
}

/// Copies files and folders, each as old as the one it is copied from.
fn copy(from: &Path, to: &Path) -> anyhow::Result<()> {
    if from.is_dir() {
        fs::create_dir_all(to)?;
        for entry in fs::read_dir(from)? {
            let entry = entry?;
            copy(&entry.path(), &to.join(entry.file_name()))?;
        }
        return Ok(());
    }
    fs::copy(from, to).with_context(|| from.display().to_string())?;
    let modified = fs::metadata(from)?.modified()?;
    fs::File::options()
        .write(true)
        .open(to)?
        .set_modified(modified)?;
    Ok(())
}

/// Notes every file of the copy that is not as it is in the workspace.
fn differences(ours: &Path, copied: &Path, changed: &mut Vec<PathBuf>) -> anyhow::Result<()> {
    if copied.is_dir() {
        for entry in fs::read_dir(copied)? {
            let entry = entry?;
            differences(&ours.join(entry.file_name()), &entry.path(), changed)?;
        }
        return Ok(());
    }
    if !ours.exists() || fs::read(ours)? != fs::read(copied)? {
        changed.push(copied.to_owned());
    }
    Ok(())
}
