//! Style, script and icon: in the program, each under an address that changes
//! with its content, so that browsers may keep it for ever.

use std::{borrow::Cow, collections::BTreeMap, fmt::Write as _, sync::LazyLock};

use rust_embed::Embed;
use sha2::{Digest as _, Sha256};

use crate::{live, plates};

#[derive(Embed)]
#[folder = "assets"]
struct Files;

/// The parts of the script, in the order in which they run.
const SCRIPT: [&str; 20] = [
    "script/page.js",
    "script/saying.js",
    "script/reminding.js",
    "script/looking.js",
    "script/morphing.js",
    "script/movement.js",
    "script/updating.js",
    "script/touching.js",
    "script/map.js",
    "script/line.js",
    "script/sha256.js",
    "script/dealing.js",
    "script/undoing.js",
    "script/asking.js",
    "script/log.js",
    "script/deciding.js",
    "script/keys.js",
    "script/replay.js",
    "script/passkeys.js",
    "script/begin.js",
];

/// The parts of the style sheet that all pages share; later ones have the last word.
const STYLE: [&str; 5] = [
    "style/page.css",
    "style/frame.css",
    "style/pieces.css",
    "style/lawn.css",
    "style/sizes.css",
];

/// A file as it is sent.
pub struct Asset {
    /// Its bytes.
    pub bytes: Cow<'static, [u8]>,
    /// Its media type.
    pub media: &'static str,
}

/// How long browsers may keep what has a hash in its address.
pub const CACHE_CONTROL: &str = "public, max-age=31536000, immutable";

/// A file with the address it is sent from.
struct Kept {
    bytes: Cow<'static, [u8]>,
    url: String,
}

/// The name of the style sheet that only the pages of one game load.
pub fn style_of(game: &str) -> String {
    format!("{game}.css")
}

/// Every file by name. Script and the shared style are each sent as one.
static KEPT: LazyLock<BTreeMap<Cow<'static, str>, Kept>> = LazyLock::new(|| {
    let single = Files::iter().filter(|name| !name.contains('/'));
    let single: Vec<_> = single
        .filter_map(|name| Some((name.clone(), Files::get(&name)?.data)))
        .collect();
    let style = |sheet: &str| Cow::Owned(with_addresses(sheet, &single));
    let shared = [
        (
            Cow::Borrowed("hedgerow.js"),
            Cow::Owned(join(&SCRIPT).into_bytes()),
        ),
        (Cow::Borrowed("hedgerow.css"), style(&join(&STYLE))),
    ];
    let games = live::games()
        .iter()
        .map(|game| (Cow::Owned(style_of(game.id)), style(&bare(game.style))));
    let joined: Vec<_> = shared.into_iter().chain(games).collect();
    let kept = |(name, bytes): (Cow<'static, str>, Cow<'static, [u8]>)| {
        let url = address(&name, &bytes);
        (name, Kept { bytes, url })
    };
    single.into_iter().chain(joined).map(kept).collect()
});

/// The style sheet, in which `url("../NAME")` becomes the address of that file.
fn with_addresses(style: &str, files: &[(Cow<'static, str>, Cow<'static, [u8]>)]) -> Vec<u8> {
    let named = files.iter().fold(style.to_owned(), |style, (name, bytes)| {
        style.replace(&format!("../{name}"), &address(name, bytes))
    });
    named.into_bytes()
}

fn address(name: &str, bytes: &[u8]) -> String {
    format!("/a/{}/{name}", hash(bytes))
}

fn join(parts: &[&str]) -> String {
    let files = parts.iter().filter_map(|name| Files::get(name));
    files
        .map(|file| bare(&String::from_utf8_lossy(&file.data)))
        .collect()
}

/// A text without indentation and without lines that are comments, which browsers need
/// not load.
fn bare(text: &str) -> String {
    let comment = |line: &str| {
        line.starts_with("//")
            || (line.starts_with("/*") && line.find("*/") == Some(line.len() - 2))
    };
    let lines = text.lines().map(str::trim);
    let lines = lines.filter(|line| !line.is_empty() && !comment(line));
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// The address of a file.
pub fn url(name: &str) -> &'static str {
    KEPT.get(name).map_or("/a/missing", |kept| &kept.url)
}

/// The script that shows reminders, which browsers look for at an address that stays.
pub fn worker() -> Option<Asset> {
    Some(Asset {
        bytes: Cow::Borrowed(&KEPT.get("reminders.js")?.bytes),
        media: media("reminders.js"),
    })
}

/// The file at `HASH/NAME`; nothing for a name or a hash that is not ours.
pub fn find(path: &str) -> Option<Asset> {
    if let Some(plates) = plates::find(path) {
        return Some(Asset {
            bytes: Cow::Borrowed(plates.svg.as_bytes()),
            media: media(path),
        });
    }
    let (_, name) = path.split_once('/')?;
    let kept = KEPT.get(name)?;
    (kept.url.strip_prefix("/a/") == Some(path)).then(|| Asset {
        bytes: Cow::Borrowed(&kept.bytes),
        media: media(name),
    })
}

fn hash(bytes: &[u8]) -> String {
    let digest = Sha256::digest(bytes);
    digest[..8].iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").expect("a string takes every digit");
        text
    })
}

fn media(name: &str) -> &'static str {
    match name.rsplit_once('.').map(|(_, ending)| ending) {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("woff2") => "font/woff2",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use flate2::{Compress, Compression, FlushCompress, Status};

    use super::*;

    #[test]
    fn a_file_is_found_under_its_address_and_no_other() {
        let games = live::games().iter().map(|game| style_of(game.id));
        let shared = ["hedgerow.css", "hedgerow.js", "icon.svg"].map(str::to_owned);
        for name in games.chain(shared) {
            let path = url(&name).strip_prefix("/a/").unwrap();
            assert!(find(path).is_some(), "{name}");
            assert!(find(&format!("0{path}")).is_none());
        }
        assert!(find("hedgerow.css").is_none());
        assert!(find("0123/../Cargo.toml").is_none());
    }

    #[test]
    fn comments_and_indentation_stay_here() {
        let text = "// One.\n\n  a = 1; // stays\n/** Two. */\n/* b */ c /* d */\n";
        assert_eq!(bare(text), "a = 1; // stays\n/* b */ c /* d */\n");
    }

    /// The bytes that a file has on the way.
    fn packed(name: &str) -> usize {
        let bytes = &KEPT[name].bytes;
        let mut packed = Vec::with_capacity(bytes.len() + 64);
        let mut compress = Compress::new(Compression::default(), false);
        let done = compress.compress_vec(bytes, &mut packed, FlushCompress::Finish);
        assert_eq!(done.expect("bytes can be compressed"), Status::StreamEnd);
        println!("{name}: {} bytes", packed.len());
        packed.len()
    }

    #[test]
    fn script_and_style_are_small_on_the_way() {
        assert!(packed("hedgerow.js") <= 25_000);
        let shared = packed("hedgerow.css");
        for game in live::games() {
            let style = packed(&style_of(game.id));
            assert!(shared + style <= 24_000, "{}", game.id);
        }
    }

    #[test]
    fn every_part_of_script_and_style_is_sent_once() {
        let mut kept: Vec<_> = Files::iter().filter(|name| name.contains('/')).collect();
        kept.sort_unstable();
        let mut sent: Vec<&str> = SCRIPT.into_iter().chain(STYLE).collect();
        sent.sort_unstable();
        assert_eq!(kept, sent);
    }
}
