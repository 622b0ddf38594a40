//! Checks the scripts of the pages: names, arguments and types, by TypeScript.

use std::{fs, process::Command};

use anyhow::{Context as _, bail};

use crate::{
    npm,
    packages::{find_or_install, on_path},
    skipped::unless_missing,
    workspace,
};

/// Which one: what it finds fault with changes from version to version.
const PACKAGE: &str = "typescript@5.9.3";

/// How the scripts that run on a page are checked.
const ON_PAGES: &str = "esnext,dom,dom.iterable";

/// How the script that shows reminders is, which runs without a page.
const BEHIND_PAGES: &str = "esnext,webworker";

/// Fails if a script has a fault.
pub(crate) fn check() -> anyhow::Result<()> {
    let compiler = npm::file(PACKAGE, "typescript/lib/tsc.js");
    let found = compiler.and_then(|compiler| {
        let node = find_or_install(|| on_path("node"), "node", "nodejs")?;
        Ok((node, compiler))
    });
    let Some((node, compiler)) = unless_missing("scripts are not checked", found)? else {
        return Ok(());
    };
    let web = workspace().join("crates/web");
    // All parts share one module.
    let mut parts = vec![web.join("page.d.ts")];
    for part in fs::read_dir(web.join("assets/script"))? {
        parts.push(part?.path());
    }
    let lab = vec![web.join("page.d.ts"), web.join("assets/lab.js")];
    let worker = vec![web.join("worker.d.ts"), web.join("assets/reminders.js")];
    let checks = [(parts, ON_PAGES), (lab, ON_PAGES), (worker, BEHIND_PAGES)];
    for (files, library) in checks {
        let status = Command::new(&node)
            .arg(&compiler)
            .args(["--allowJs", "--checkJs", "--noEmit", "--pretty", "false"])
            .args(["--noUnusedLocals", "--target", "esnext"])
            .args(["--lib", library])
            .args(files)
            .status()
            .context("node cannot be started")?;
        if !status.success() {
            bail!("a script has a fault");
        }
    }
    Ok(())
}
