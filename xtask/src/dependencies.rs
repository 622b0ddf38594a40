//! What the workspace is built from: under which licences, from where, which twice, and
//! what is named but not used.
//!
//! What is allowed stands in `deny.toml`, where `cargo deny` reads it too; with that
//! `cargo xtask advisories` asks whether anything has a known fault.

use std::{
    collections::{BTreeMap, BTreeSet},
    env, fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use anyhow::{Context as _, bail};
use serde::Deserialize;
use spdx::{Expression, LicenseReq, ParseMode};

use crate::{files, packages::on_path, workspace};

/// Where everything comes from that is not ours.
const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// What `deny.toml` allows.
#[derive(Deserialize)]
struct Allowed {
    licenses: Licenses,
    bans: Bans,
}

#[derive(Deserialize)]
struct Licenses {
    allow: BTreeSet<String>,
    exceptions: Vec<Exception>,
}

/// Licences that one package alone may have.
#[derive(Deserialize)]
struct Exception {
    #[serde(rename = "crate")]
    package: String,
    allow: BTreeSet<String>,
}

impl Licenses {
    fn allow(&self, package: &str, license: &str) -> bool {
        let mut exceptions = self.exceptions.iter();
        let is_one = |it: &Exception| it.package == package && it.allow.contains(license);
        self.allow.contains(license) || exceptions.any(is_one)
    }
}

#[derive(Deserialize)]
struct Bans {
    skip: Vec<Skip>,
}

/// A version besides another of the same package.
#[derive(Deserialize)]
struct Skip {
    /// As in `base64@0.22.1`.
    #[serde(rename = "crate")]
    package: String,
}

/// What cargo says of all packages.
#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    version: String,
    license: Option<String>,
    /// Ours have none.
    source: Option<String>,
    manifest_path: PathBuf,
    dependencies: Vec<Dependency>,
}

#[derive(Deserialize)]
struct Dependency {
    name: String,
    rename: Option<String>,
    /// `dev` and `build` have a name.
    kind: Option<String>,
    features: Vec<String>,
}

/// Checks them all.
pub(crate) fn check() -> anyhow::Result<()> {
    let metadata = metadata()?;
    let text = fs::read_to_string(workspace().join("deny.toml")).context("deny.toml")?;
    let allowed: Allowed = toml::from_str(&text).context("deny.toml")?;
    let (ours, others): (Vec<Package>, Vec<Package>) =
        (metadata.packages.into_iter()).partition(|package| package.source.is_none());
    let mut faults = Vec::new();
    for package in &others {
        faults.extend(wrong_licence(package, &allowed.licenses));
        faults.extend(wrong_source(package));
    }
    let skipped: BTreeSet<&str> = (allowed.bans.skip.iter())
        .map(|skip| skip.package.as_str())
        .collect();
    faults.extend(duplicates(&others, &skipped));
    for package in &ours {
        faults.extend(unused(package)?);
    }
    for fault in &faults {
        eprintln!("{fault}");
    }
    if !faults.is_empty() {
        bail!("{} faults in dependencies", faults.len());
    }
    println!(
        "{} packages of others: licences, sources, versions and uses are as they should be",
        others.len()
    );
    Ok(())
}

/// Asks `cargo deny` for known faults. What is known changes by the day and comes from
/// the network, so this is no part of the tests.
pub(crate) fn advisories() -> anyhow::Result<()> {
    if on_path("cargo-deny").is_none() {
        bail!("cargo-deny is not installed: `cargo install --locked cargo-deny`");
    }
    crate::test::run_cargo(&["deny", "check", "advisories"], &[])
}

/// What is needed on a machine like this one.
fn metadata() -> anyhow::Result<Metadata> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let told = Command::new(cargo)
        .args(["metadata", "--format-version=1", "--locked"])
        .args(["--all-features", "--filter-platform", &host()?])
        .current_dir(workspace())
        .stderr(Stdio::inherit())
        .output()
        .context("cargo cannot be started")?;
    if !told.status.success() {
        bail!("`cargo metadata` failed");
    }
    serde_json::from_slice(&told.stdout).context("`cargo metadata` tells something else")
}

/// This machine, as the compiler calls it.
fn host() -> anyhow::Result<String> {
    let told = Command::new("rustc").arg("-vV").output().context("rustc")?;
    let told = String::from_utf8_lossy(&told.stdout);
    let host = told.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("rustc does not tell the host")?.to_owned())
}

fn wrong_licence(package: &Package, allowed: &Licenses) -> Option<String> {
    let Package { name, version, .. } = package;
    let Some(license) = &package.license else {
        return Some(format!("{name} {version}: no licence is named"));
    };
    let Ok(expression) = Expression::parse_mode(license, ParseMode::LAX) else {
        return Some(format!("{name} {version}: `{license}` is no licence"));
    };
    let is_allowed = |required: &LicenseReq| allowed.allow(name, &required.to_string());
    (!expression.evaluate(is_allowed))
        .then(|| format!("{name} {version}: the licence `{license}` is not in deny.toml"))
}

fn wrong_source(package: &Package) -> Option<String> {
    let Package { name, version, .. } = package;
    let source = package.source.as_deref()?;
    (source != REGISTRY).then(|| format!("{name} {version} comes from {source}"))
}

/// Packages there are twice, but for the versions that may be, and of those the ones
/// that are not there.
fn duplicates(packages: &[Package], skipped: &BTreeSet<&str>) -> Vec<String> {
    let mut versions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for package in packages {
        let known = versions.entry(&package.name).or_default();
        known.insert(&package.version);
    }
    let mut stale = skipped.clone();
    let mut faults = Vec::new();
    for (name, versions) in versions.iter().filter(|(_, versions)| versions.len() > 1) {
        let is_skipped = |version: &&&str| !stale.remove(format!("{name}@{version}").as_str());
        let left: Vec<&str> = versions.iter().filter(is_skipped).copied().collect();
        if left.len() > 1 {
            faults.push(format!("{name} is there twice: {}", left.join(", ")));
        }
    }
    faults.extend((stale.iter()).map(|package| format!("deny.toml: {package} is there no more")));
    faults
}

/// Dependencies whose names are in no source of a package.
fn unused(package: &Package) -> anyhow::Result<Vec<String>> {
    let folder = package.manifest_path.parent().context("no folder")?;
    let (program, examples) = sources(&folder.join("src"))?;
    let mut tests = examples;
    for beside in ["tests", "benches", "examples"] {
        tests.push_str(&sources(&folder.join(beside))?.0);
    }
    let mut faults = Vec::new();
    for dependency in &package.dependencies {
        let name = dependency.rename.as_ref().unwrap_or(&dependency.name);
        let name = name.replace('-', "_");
        let is_used = match dependency.kind.as_deref() {
            // The structs that `house_rules!` makes derive what it has.
            None if name == "serde" && program.contains("house_rules!") => true,
            // Games are used by being on the list.
            None if dependency.features.iter().any(|feature| feature == "faces") => true,
            None => is_named(&program, &name),
            Some("build") => true,
            Some(_) => is_named(&program, &name) || is_named(&tests, &name),
        };
        if !is_used {
            faults.push(format!("{}: {name} is not used", package.name));
        }
    }
    Ok(faults)
}

/// Everything that is written in Rust in a folder without its comments, and the comments
/// that may have examples in them.
fn sources(folder: &Path) -> anyhow::Result<(String, String)> {
    let (mut code, mut examples) = (String::new(), String::new());
    if !folder.is_dir() {
        return Ok((code, examples));
    }
    for file in files::below(folder, "rs")? {
        for line in files::read(&file)?.lines() {
            let text = line.trim_start();
            let into = match text.get(..3) {
                Some("///" | "//!") => &mut examples,
                _ if text.starts_with("//") => continue,
                _ => &mut code,
            };
            into.push_str(line);
            into.push('\n');
        }
    }
    Ok((code, examples))
}

/// Whether code names this crate: `name::` or `use name`, not within another path.
fn is_named(code: &str, name: &str) -> bool {
    code.match_indices(name).any(|(at, _)| {
        let (before, after) = (&code[..at], &code[at + name.len()..]);
        let is_within = before.ends_with(|c: char| c.is_alphanumeric() || "_:.".contains(c));
        let is_imported = before.ends_with("use ") && after.starts_with([';', ' ']);
        !is_within && (after.starts_with("::") || is_imported)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn package(name: &str, version: &str, license: &str) -> Package {
        Package {
            name: name.to_owned(),
            version: version.to_owned(),
            license: Some(license.to_owned()),
            source: Some(REGISTRY.to_owned()),
            manifest_path: PathBuf::new(),
            dependencies: Vec::new(),
        }
    }

    #[test]
    fn a_licence_that_is_not_allowed_is_a_fault() {
        let names = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
        let allowed = Licenses {
            allow: names(&["MIT", "Unicode-3.0"]),
            exceptions: vec![Exception {
                package: "two".to_owned(),
                allow: names(&["GPL-3.0"]),
            }],
        };
        let is_wrong = |license| wrong_licence(&package("one", "1.0.0", license), &allowed);
        assert_eq!(
            wrong_licence(&package("two", "1.0.0", "GPL-3.0"), &allowed),
            None
        );
        for license in ["MIT", "Apache-2.0/MIT", "(MIT OR Zlib) AND Unicode-3.0"] {
            assert_eq!(is_wrong(license), None);
        }
        for license in ["GPL-3.0", "MIT AND Apache-2.0", "none"] {
            assert!(is_wrong(license).is_some(), "{license}");
        }
    }

    #[test]
    fn a_package_is_there_once_unless_said_otherwise() {
        let packages = [("one", "1.0.0"), ("one", "2.0.0"), ("two", "1.0.0")]
            .map(|(name, version)| package(name, version, "MIT"));
        let found = |skipped: &[&str]| duplicates(&packages, &skipped.iter().copied().collect());
        assert_eq!(found(&[]), ["one is there twice: 1.0.0, 2.0.0"]);
        assert!(found(&["one@1.0.0"]).is_empty());
        let stale = found(&["one@1.0.0", "two@1.0.0"]);
        assert_eq!(stale, ["deny.toml: two@1.0.0 is there no more"]);
    }

    #[test]
    fn a_crate_is_used_where_its_name_begins_a_path() {
        for code in [
            "use art::mark;",
            "    art::mark()",
            "use art;",
            "use art as a;",
        ] {
            assert!(is_named(code, "art"), "{code}");
        }
        for code in [
            "crate::art::mark()",
            "smart::mark()",
            "let art = 1;",
            "self.art",
        ] {
            assert!(!is_named(code, "art"), "{code}");
        }
    }
}
