//! Kills, many of them.

use crate::{services::Services, test::run_cargo};

/// Kills servers and databases under load so often, and counts what was lost.
pub(crate) fn run(sqlite: u32, postgres: u32) -> anyhow::Result<()> {
    let test = [
        "test",
        "--package",
        "hedgerow",
        "--test",
        "kills",
        "--",
        "--nocapture",
    ];
    run_cargo(
        &[
            "test",
            "--package",
            "hedgerow",
            "--test",
            "kills",
            "--no-run",
        ],
        &[],
    )?;
    let services = Services::start()?;
    let mut variables = services.variables();
    variables.push(("HEDGEROW_KILLS_SQLITE", sqlite.to_string()));
    variables.push(("HEDGEROW_KILLS_POSTGRES", postgres.to_string()));
    run_cargo(&test, &variables)
}
