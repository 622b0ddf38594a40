//! A new table: seats, house rules, who may find it.

use i18n::{Message, Phrase};
use std::collections::HashMap;

use catalog::Entry;
use engine::{Switch, Values};
use maud::{Markup, html};

use super::{Head, layout};
use crate::words;

/// A level of bots.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Level {
    /// Its name in forms.
    pub id: &'static str,
    /// How it plays, in plain words.
    pub words: Phrase,
}

/// What somebody has filled in already, by field; empty for a fresh form.
pub type Given = HashMap<String, String>;

/// The form for a new table.
pub struct Create<'a> {
    /// The game.
    pub game: &'a Entry,
    /// The bots there are.
    pub levels: &'a [Level],
    /// What was filled in.
    pub given: &'a Given,
    /// What was wrong with it.
    pub error: Option<&'a Message>,
    /// The name the reader goes by.
    pub me: Option<&'a str>,
}

impl Create<'_> {
    /// The page.
    pub fn full(&self) -> Markup {
        let title = words::new_table_of(self.game.title);
        let head = Head {
            title: &title,
            body: "create",
            table: None,
            me: self.me,
            game: Some(self.game),
            bar: None,
        };
        layout::page(
            &head,
            html! {
                main {
                    h1 { (self.game.title) }
                    p .lead { (words::sentence(self.game.summary())) " " a href={ "/g/" (self.game.id) "/rules" } { (words::READ_RULES) } }
                    @if let Some(error) = self.error { p .notice role="alert" { (error.to_string()) } }
                    form #new method="post" action={ "/new/" (self.game.id) } {
                        label .field { (words::YOUR_NAME)
                            input name="name" maxlength="24" required value=(self.value("name").or(self.me).unwrap_or("")) autocomplete="nickname";
                        }
                        (self.seats())
                        p .do { button .main { (words::MAKE_TABLE) } }
                        (self.house_rules())
                        (self.more())
                        p .do { button .main { (words::MAKE_TABLE) } }
                    }
                }
            },
        )
    }

    fn value(&self, field: &str) -> Option<&str> {
        self.given.get(field).map(String::as_str)
    }

    fn seats(&self) -> Markup {
        let (least, most) = self.game.players;
        let usual = self.game.usual_players.to_string();
        let players = self.value("players").unwrap_or(&usual);
        let most_used = players.parse().unwrap_or(self.game.usual_players);
        html! {
            fieldset #seats {
                legend { (words::SEATS) }
                @if least < most {
                    label .field { (words::HOW_MANY)
                        select name="players" { @for n in least..=most {
                            option value=(n) selected[n.to_string() == players] { (n) }
                        } }
                    }
                } @else { input type="hidden" name="players" value=(most); }
                @for seat in 0..most { (self.seat(seat, seat >= most_used)) }
                details .hint {
                    summary { (words::ABOUT_BOTS) }
                    dl { @for level in self.levels {
                        dt { (words::bot(level.id)) } dd { (words::sentence(level.words.text())) }
                    } }
                    p { (words::BOTS_PLAY_FAIR) }
                }
            }
        }
    }

    fn seat(&self, seat: usize, unused: bool) -> Markup {
        let field = format!("seat{seat}");
        // Whoever wants bots alone plays at once; this form is for friends.
        let usual = if seat == 0 { "me" } else { "open" };
        let chosen = self.value(&field).unwrap_or(usual);
        html! {
            label .field data-seat=(seat) data-unused[unused] {
                (words::seat(engine::Seat::new(seat))) " "
                select name=(field) {
                    option value="me" selected[chosen == "me"] { (words::ME) }
                    option value="open" selected[chosen == "open"] { (words::A_FRIEND) }
                    @for level in self.levels {
                        @let value = format!("bot:{}", level.id);
                        option value=(value) selected[chosen == value] { (words::bot(level.id)) }
                    }
                }
            }
        }
    }

    fn house_rules(&self) -> Markup {
        let changed = self.given.keys().any(|key| key.starts_with("rule."));
        html! {
            details #house .panel open[changed] {
                summary { h2 { (words::HOUSE_RULES) } }
                p .hint { (words::HOUSE_RULES_HINT) }
                (switches(self.game, self.given))
            }
        }
    }

    fn more(&self) -> Markup {
        let on = |field: &str, usual: bool| {
            if self.given.is_empty() {
                usual
            } else {
                self.given.contains_key(field)
            }
        };
        html! {
            details .panel {
                summary { h2 { (words::MORE) } }
                label .check { input type="checkbox" name="listed" checked[on("listed", false)]; (words::LISTED) }
                label .check { input type="checkbox" name="spectators" checked[on("spectators", true)]; (words::SPECTATORS) }
                label .field { (words::ORDER)
                    select name="order" {
                        option value="listed" selected[self.value("order") != Some("random")] { (words::ORDER_LISTED) }
                        option value="random" selected[self.value("order") == Some("random")] { (words::ORDER_RANDOM) }
                    }
                }
                label .field { (words::PACE)
                    select name="pace" { @for (value, word) in words::PACES {
                        option value=(value) selected[self.value("pace") == Some(*value)] { (word) }
                    } }
                }
                label .field { (words::GRACE)
                    select name="grace" { @for (value, word) in words::GRACES {
                        option value=(value) selected[self.value("grace") == Some(*value)] { (word) }
                    } }
                }
                label .field { (words::STAND_IN)
                    select name="stand_in" { @for level in ["medium", "hard", "easy"] {
                        option value=(level) selected[self.value("stand_in") == Some(level)] { (words::bot(level)) }
                    } }
                }
                label .field { (words::SEED_WISH) input name="seed" maxlength="64" value=[self.value("seed")] autocomplete="off"; }
                p .hint { (words::SEED_HINT) }
                label .check { input type="checkbox" name="chosen_deal" checked[on("chosen_deal", false)]; (words::CHOSEN_WISH) }
            }
        }
    }
}

/// The house rules of a game, as fields of a form.
pub(super) fn switches(game: &Entry, given: &Given) -> Markup {
    html! {
        @for switch in game.switches {
            // The number of seats says it already.
            @if !(switch.key == "players" && matches!(switch.values, Values::OneOf(_))) { (field_of(game, switch, given)) }
        }
    }
}

fn field_of(game: &Entry, switch: &Switch, given: &Given) -> Markup {
    let field = format!("rule.{}", switch.key);
    let given = given.get(&field).map(String::as_str);
    html! {
        fieldset .switch {
            legend { (switch.name(game.catalogue)) " " a .rule href={ "/g/" (game.id) "/rules#" (switch.rule) } { (switch.rule) } }
            p .hint { (words::sentence(switch.meaning(game.catalogue))) }
            @match switch.values {
                Values::Words(words) => @for (i, word) in words.iter().enumerate() {
                    label {
                        input type="radio" name=(field) value=(word) checked[given.map_or(i == 0, |given| given == *word)];
                        b { (switch.word_name(word, game.catalogue)) } ": " (switch.word_meaning(word, game.catalogue))
                    }
                },
                Values::OneOf(numbers) => @for (i, number) in numbers.iter().enumerate() {
                    label {
                        input type="radio" name=(field) value=(number) checked[given.map_or(i == 0, |given| given == number.to_string())];
                        (number)
                    }
                },
                Values::Numbers { usual, least, most } => label {
                    input type="number" name=(field) min=(least) max=(most) value=(given.map_or_else(|| usual[0].to_string(), str::to_owned));
                    " " (words::usual_numbers(usual))
                },
            }
        }
    }
}
