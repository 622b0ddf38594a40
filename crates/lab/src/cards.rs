//! The data file that is played with.

use std::sync::OnceLock;

use parts::SheetError;

use crate::Study;

/// The game whose data file was changed, and the file that is played with instead.
static IN_PLACE: OnceLock<(&str, String)> = OnceLock::new();

/// Plays with another data file from now on, everywhere in this program.
///
/// # Errors
///
/// The first line of it that cannot be, and why.
///
/// # Panics
///
/// Panics if a data file was changed before: games that are under way would notice.
pub fn put_cards<G: Study>(text: &str) -> Result<(), SheetError> {
    let pieces = G::read(text)?;
    if text == G::FILE {
        return Ok(());
    }
    let put = IN_PLACE.set((G::ID, text.to_owned()));
    assert!(put.is_ok(), "cards are changed once, before the first game");
    G::put(pieces);
    Ok(())
}

/// The data file that is played with instead of the game's own.
pub fn cards_in_place<G: Study>() -> Option<&'static str> {
    let (game, text) = IN_PLACE.get()?;
    (*game == G::ID).then_some(text)
}
