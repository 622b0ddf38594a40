//! Plates: all pictures of a game in one file, which a browser loads once and keeps.

use std::{collections::HashMap, fmt::Write as _, sync::LazyLock};

use maud::{Markup, html};
use sha2::{Digest as _, Sha256};

use crate::board::Board;

/// The pictures of a game.
pub struct Plates {
    /// The file: a symbol for each picture.
    pub svg: String,
    /// Its address, which changes with its content.
    url: String,
    /// The symbol of each id; copies of a card share one.
    symbols: HashMap<&'static str, &'static str>,
}

/// What is drawn of a game beside what lies in its gallery.
fn extras(game: &str) -> &'static [&'static str] {
    match game {
        "acorn" => &["squirrel", "deer", "fox", "otter", "owl", "hedgehog"],
        "bordering" => &["smoke"],
        "resourced" => &["waste"],
        _ => &[],
    }
}

static PLATES: LazyLock<HashMap<&'static str, Plates>> = LazyLock::new(|| {
    (catalog::games().iter())
        .filter_map(|game| {
            let plates = catalog::with_game!(game.id, G => Plates::of::<G>(game.id))?;
            Some((game.id, plates))
        })
        .collect()
});

impl Plates {
    fn of<G: Board>(game: &str) -> Plates {
        let shelves = G::gallery().into_iter().flat_map(|shelf| shelf.cards);
        let mut svg = "<svg xmlns=\"http://www.w3.org/2000/svg\">".to_owned();
        let mut drawn: HashMap<String, &'static str> = HashMap::new();
        let mut symbols = HashMap::new();
        for id in shelves.chain(extras(game).iter().copied()) {
            let Some(picture) = art::picture(game, id) else {
                continue;
            };
            let strokes = picture.strokes(art::Ink::Full);
            let symbol = *drawn.entry(strokes).or_insert_with_key(|strokes| {
                write!(
                    svg,
                    "<symbol id=\"{id}\" viewBox=\"{}\">{strokes}</symbol>",
                    art::VIEW_BOX
                )
                .expect("a string takes every word");
                id
            });
            symbols.insert(id, symbol);
        }
        svg.push_str("</svg>");
        let hash = Sha256::digest(&svg);
        let hash = hash[..8].iter().fold(String::new(), |mut text, byte| {
            write!(text, "{byte:02x}").expect("a string takes every digit");
            text
        });
        Plates {
            svg,
            url: format!("/a/{hash}/{game}.svg"),
            symbols,
        }
    }
}

/// The plates at `HASH/GAME.svg`; nothing for an address that is not ours.
pub fn find(path: &str) -> Option<&'static Plates> {
    let (_, name) = path.split_once('/')?;
    let plates = PLATES.get(name.strip_suffix(".svg")?)?;
    (plates.url.strip_prefix("/a/") == Some(path)).then_some(plates)
}

/// The address of a picture; nothing if there is none.
pub fn address(game: &str, id: &str) -> Option<String> {
    let plates = PLATES.get(game)?;
    let symbol = plates.symbols.get(id)?;
    Some(format!("{}#{symbol}", plates.url))
}

/// A picture. What it shows must be said beside it.
pub fn plate(game: &str, id: &str) -> Markup {
    html! {
        @if let Some(address) = address(game, id) {
            svg .art aria-hidden="true" { use href=(address) {} }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_its_plates_under_one_address() {
        for game in catalog::games() {
            let plates = &PLATES[game.id];
            assert!(plates.symbols.len() > 10, "{}", game.id);
            let path = plates.url.strip_prefix("/a/").unwrap();
            assert!(find(path).is_some());
            assert!(find(&format!("0{path}")).is_none());
        }
        assert!(address("badger", "no-such-card").is_none());
    }
}
