//! Style, script and icon: in the program, each under an address that changes
//! with its content, so that browsers may keep it for ever.

use std::{borrow::Cow, collections::HashMap, fmt::Write as _, sync::LazyLock};

use rust_embed::{Embed, EmbeddedFile};

use crate::plates;

#[derive(Embed)]
#[folder = "assets"]
struct Files;

/// A file as it is sent.
pub struct Asset {
    /// Its bytes.
    pub bytes: Cow<'static, [u8]>,
    /// Its media type.
    pub media: &'static str,
}

/// How long browsers may keep what has a hash in its address.
pub const CACHE_CONTROL: &str = "public, max-age=31536000, immutable";

/// The address of every file, by name.
static URLS: LazyLock<HashMap<Cow<'static, str>, String>> = LazyLock::new(|| {
    Files::iter()
        .filter_map(|name| {
            let file = Files::get(&name)?;
            let url = format!("/a/{}/{name}", hash(&file));
            Some((name, url))
        })
        .collect()
});

/// The address of a file.
pub fn url(name: &str) -> &'static str {
    URLS.get(name).map_or("/a/missing", String::as_str)
}

/// The file at `HASH/NAME`; nothing for a name or a hash that is not ours.
pub fn find(path: &str) -> Option<Asset> {
    if let Some(plates) = plates::find(path) {
        return Some(Asset {
            bytes: Cow::Borrowed(plates.svg.as_bytes()),
            media: media(path),
        });
    }
    let (found, name) = path.split_once('/')?;
    let file = Files::get(name)?;
    (hash(&file) == found).then(|| Asset {
        bytes: file.data,
        media: media(name),
    })
}

fn hash(file: &EmbeddedFile) -> String {
    let digest = file.metadata.sha256_hash();
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
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_found_under_its_address_and_no_other() {
        for name in ["hedgerow.css", "hedgerow.js", "icon.svg"] {
            let path = url(name).strip_prefix("/a/").unwrap();
            assert!(find(path).is_some(), "{name}");
            assert!(find(&format!("0{path}")).is_none());
        }
        assert!(find("hedgerow.css").is_none());
        assert!(find("0123/../Cargo.toml").is_none());
    }
}
