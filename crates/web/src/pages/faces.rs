//! All faces of a game in one template, from which the script completes updates
//! that name cards instead of drawing them.

use i18n::Each;
use std::collections::HashMap;

use maud::{Markup, html};

use board::Board;

static TEMPLATES: Each<HashMap<&'static str, Markup>> = Each::new(|| {
    fn template<G: Board>() -> Markup {
        html! {
            template #faces {
                @for (id, face) in G::faces().iter() {
                    div data-face=(id) aria-label=(face.name) { (face.drawing) }
                }
            }
        }
    }
    (catalog::games().iter())
        .filter_map(|game| Some((game.id, catalog::with_game!(game.id, G => template::<G>())?)))
        .collect()
});

/// The template of a game.
pub(super) fn template(game: &str) -> Markup {
    html! { @if let Some(template) = TEMPLATES.spoken().get(game) { (template) } }
}
