//! Plates: all pictures of a game in one file, which a browser loads once and keeps.

use std::{
    collections::{BTreeMap, HashMap},
    fmt::Write as _,
    sync::{PoisonError, RwLock},
};

use maud::{Markup, html};
use sha2::{Digest as _, Sha256};

use crate::Board;

/// The pictures of a game.
pub struct Plates {
    /// The file: a symbol for each picture.
    pub svg: String,
    /// Its address, which changes with its content.
    pub url: String,
    /// The symbol of each id; copies of a card share one.
    symbols: HashMap<&'static str, &'static str>,
}

impl Plates {
    /// The pictures of a game, drawn once.
    pub fn of<G: Board>() -> &'static Plates {
        static DRAWN: RwLock<BTreeMap<&str, &Plates>> = RwLock::new(BTreeMap::new());
        let drawn = DRAWN.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(plates) = drawn.get(G::ID) {
            return plates;
        }
        drop(drawn);
        let plates = Box::leak(Box::new(Plates::draw::<G>()));
        let mut drawn = DRAWN.write().unwrap_or_else(PoisonError::into_inner);
        drawn.entry(G::ID).or_insert(plates)
    }

    fn draw<G: Board>() -> Plates {
        let shelves = G::gallery().into_iter().flat_map(|shelf| shelf.cards);
        let mut svg = "<svg xmlns=\"http://www.w3.org/2000/svg\">".to_owned();
        let mut drawn: HashMap<String, &'static str> = HashMap::new();
        let mut symbols = HashMap::new();
        for id in shelves.chain(G::BESIDE.iter().copied()) {
            let Some(picture) = G::picture(id) else {
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
            url: format!("/a/{hash}/{}.svg", G::ID),
            symbols,
        }
    }

    /// How many pieces have a picture.
    pub fn count(&self) -> usize {
        self.symbols.len()
    }
}

/// The address of a picture; nothing if there is none.
pub fn address<G: Board>(id: &str) -> Option<String> {
    let plates = Plates::of::<G>();
    let symbol = plates.symbols.get(id)?;
    Some(format!("{}#{symbol}", plates.url))
}

/// A picture. What it shows must be said beside it.
pub fn plate<G: Board>(id: &str) -> Markup {
    html! {
        @if let Some(address) = address::<G>(id) {
            svg .art aria-hidden="true" { use href=(address) {} }
        }
    }
}
