//! A new study.

use catalog::Entry;
use maud::{Markup, html};

use super::page;
use crate::{
    pages::{Given, create},
    words,
    words::lab,
};

/// The form for a new study.
pub struct NewStudy<'a> {
    /// The game.
    pub game: &'a Entry,
    /// What was filled in.
    pub given: &'a Given,
    /// The most games.
    pub most_games: u64,
    /// The name the reader goes by.
    pub me: Option<&'a str>,
}

impl NewStudy<'_> {
    /// The page.
    pub fn full(&self) -> Markup {
        let game = self.game;
        let (least, most) = game.players;
        let value = |field: &str, usual: &str| {
            (self.given.get(field)).map_or_else(|| usual.to_owned(), String::clone)
        };
        page(
            &format!("{} · {}", game.title, lab::TITLE),
            self.me,
            &html! {
                p { a href="/lab" { (lab::LAB) } }
                h1 { (lab::NEW) ": " (game.title) }
                form method="post" action={ "/lab/new/" (game.id) } {
                    label .field { (lab::SEATS)
                        input name="seats" required maxlength="200" value=(value("seats", "medium")) autocomplete="off" spellcheck="false";
                    }
                    p .hint { (lab::SEATS_HINT) }
                    label .field { (lab::GAMES)
                        input name="games" type="number" min="1" max=(self.most_games) required value=(value("games", "1000"));
                    }
                    p .hint { (lab::GAMES_HINT) }
                    @if least < most {
                        label .field { (lab::PLAYERS)
                            input name="players" type="number" min=(least) max=(most) required value=(value("players", &game.usual_players.to_string()));
                        }
                    }
                    label .field { (lab::SEED) input name="seed" maxlength="64" value=(value("seed", "0")) autocomplete="off"; }
                    details #house .panel {
                        summary { h2 { (words::HOUSE_RULES) } }
                        (create::switches(game, self.given))
                    }
                    p .do { button .main { (lab::START) } }
                }
            },
        )
    }
}
