//! What the game has to tell people: its catalogue and the messages that the rules name.

use engine::Catalogue;

/// Everything the game says, in every language.
pub static CATALOGUE: Catalogue = i18n::catalogue!("bordering");
