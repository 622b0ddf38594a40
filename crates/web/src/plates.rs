//! The pictures of all games, found by the game's id.

use board::plates::{self, Plates};
use maud::{Markup, html};

/// The plates at `HASH/GAME.svg`; nothing for an address that is not ours.
pub fn find(path: &str) -> Option<&'static Plates> {
    let (_, name) = path.split_once('/')?;
    let plates = catalog::with_game!(name.strip_suffix(".svg")?, G => Plates::of::<G>())?;
    (plates.url.strip_prefix("/a/") == Some(path)).then_some(plates)
}

/// A picture. What it shows must be said beside it.
pub fn plate(game: &str, id: &str) -> Markup {
    catalog::with_game!(game, G => plates::plate::<G>(id)).unwrap_or_else(|| html! {})
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_its_plates_under_one_address() {
        for game in catalog::games() {
            let plates = catalog::with_game!(game.id, G => Plates::of::<G>()).unwrap();
            assert!(plates.count() > 10, "{}", game.id);
            let path = plates.url.strip_prefix("/a/").unwrap();
            assert!(find(path).is_some());
            assert!(find(&format!("0{path}")).is_none());
        }
        assert!(plates::address::<catalog::Badger>("no-such-card").is_none());
        assert!(plate("chess", "king").0.is_empty());
    }
}
