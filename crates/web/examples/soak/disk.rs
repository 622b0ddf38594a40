//! What games take on the disk, and give back.

use std::{fs, path::Path, process::Command};

use anyhow::{Context as _, bail, ensure};
use guests::Program;
use sqlx::{Connection as _, SqliteConnection};

use crate::game::{GAMES, Player};

/// How many games of each title are played to measure them.
const SAMPLE: usize = 10;

/// The most bytes of a database without games.
const EMPTY: u64 = 256 << 10;

/// Says how many bytes a finished game of each title takes.
pub(crate) async fn measure_each_game(
    program: &Path,
    server: &Program,
    data: &Path,
) -> anyhow::Result<()> {
    let mut measured: Vec<&str> = Vec::new();
    for title in &GAMES {
        if measured.contains(&title.id) {
            continue;
        }
        measured.push(title.id);
        let before = backup(program, data)?;
        // A backup may take longer than the server lets anybody be silent.
        let mut player = Player::connect(server.address(), 1000 + measured.len()).await?;
        for _ in 0..SAMPLE {
            player.play_whole(title).await?;
        }
        let bytes = backup(program, data)?.saturating_sub(before) / SAMPLE as u64;
        let moves = player.moves() / SAMPLE;
        println!(
            "a game of {} takes {bytes} bytes for {moves} moves",
            title.id
        );
    }
    Ok(())
}

/// The bytes of a backup: the database without room for what is to come.
fn backup(program: &Path, data: &Path) -> anyhow::Result<u64> {
    let copy = data.join("copy.sqlite");
    let to = copy.to_string_lossy();
    admin(program, data, &["backup", "--force", to.as_ref()])?;
    Ok(copy.metadata()?.len())
}

/// Lets time pass, removes everything, and looks at what is left.
pub(crate) async fn prune_all(program: &Path, data: &Path) -> anyhow::Result<()> {
    fs::remove_file(data.join("copy.sqlite"))?;
    let file = data.join("hedgerow.sqlite");
    let address = format!("sqlite:{}", file.display());
    let mut database = SqliteConnection::connect(&address).await?;
    for sql in [
        "UPDATE tables SET made_at = made_at - 864000000, ended_at = ended_at - 864000000",
        "UPDATE people SET seen_at = seen_at - 864000000",
        "UPDATE tokens SET used_at = used_at - 864000000",
    ] {
        sqlx::query(sql).execute(&mut database).await?;
    }
    database.close().await?;
    let keep = [
        "--keep-finished",
        "1",
        "--keep-closed",
        "1",
        "--keep-guests",
        "1",
    ];
    let mut prune = vec!["prune"];
    prune.extend(keep);
    print!("{}", admin(program, data, &prune)?);
    let left = file.metadata()?.len();
    ensure!(left < EMPTY, "{left} bytes are left of an empty database");
    Ok(())
}

fn admin(program: &Path, data: &Path, arguments: &[&str]) -> anyhow::Result<String> {
    let mut command: Command = guests::hedgerow(program);
    command.args(["admin", "--data"]).arg(data).args(arguments);
    let output = command.output().context("the program cannot be started")?;
    if !output.status.success() {
        bail!("{}", String::from_utf8_lossy(&output.stderr));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}
