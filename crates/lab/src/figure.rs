use bots::BotSpec;
use serde::{Deserialize, Serialize};

use crate::{Plan, Study, Together, tally::WIN};

/// What one game has one value of.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Figure {
    /// Its name in files.
    pub id: String,
    /// Its name for people.
    pub name: String,
    /// What its values mean.
    pub kind: Kind,
    /// Whether only games that are looked at closely have it.
    pub close: bool,
}

/// What the values of a figure mean.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Sixtieths of a win.
    Wins,
    /// 1 or 0.
    Whether,
    /// Points.
    Points,
    /// A number of things.
    Count,
    /// Thousandths of a game.
    Thousandths,
}

impl Kind {
    /// How many of its units make one.
    pub const fn scale(self) -> i64 {
        match self {
            Kind::Wins => WIN,
            Kind::Whether | Kind::Points | Kind::Count => 1,
            Kind::Thousandths => 1_000,
        }
    }

    /// Whether its mean is a share, from 0 to 1.
    pub const fn is_share(self) -> bool {
        match self {
            Kind::Wins | Kind::Whether => true,
            Kind::Points | Kind::Count | Kind::Thousandths => false,
        }
    }
}

/// The different bots of a plan, in the order they are named.
pub(crate) fn entrants(lineup: &[BotSpec]) -> Vec<&BotSpec> {
    let mut entrants: Vec<&BotSpec> = Vec::new();
    for bot in lineup {
        if !entrants.contains(&bot) {
            entrants.push(bot);
        }
    }
    entrants
}

/// The figures that every game of a plan has, in order.
pub fn figures<G: Study>(plan: &Plan<G>) -> Vec<Figure> {
    let mut list = Vec::new();
    let mut add = |id: String, name: String, kind: Kind, close: bool| {
        list.push(Figure {
            id,
            name,
            kind,
            close,
        });
    };
    match G::TOGETHER {
        Together::No => {
            for seat in 0..plan.seats {
                add(
                    format!("wins_seat_{seat}"),
                    format!("wins of seat {seat}"),
                    Kind::Wins,
                    false,
                );
            }
            for place in 0..plan.seats {
                add(
                    format!("wins_turn_{place}"),
                    format!("wins of the {} in turn order", nth(place)),
                    Kind::Wins,
                    false,
                );
            }
            for seat in 0..plan.seats {
                add(
                    format!("points_seat_{seat}"),
                    format!("points of seat {seat}"),
                    Kind::Points,
                    false,
                );
            }
            let plain = |id: &str, name: &str| (id.to_owned(), name.to_owned());
            let (id, name) = plain("points_winner", "points of the winner");
            add(id, name, Kind::Points, false);
            let (id, name) = plain("margin", "margin of the winner");
            add(id, name, Kind::Points, false);
            let (id, name) = plain("tie", "games with several winners");
            add(id, name, Kind::Whether, false);
        }
        Together::ForPoints => add(
            "points".to_owned(),
            "points of the team".to_owned(),
            Kind::Points,
            false,
        ),
        Together::ToWin => add(
            "won".to_owned(),
            "games won by the team".to_owned(),
            Kind::Whether,
            false,
        ),
    }
    add(
        "decisions".to_owned(),
        "decisions of a game".to_owned(),
        Kind::Count,
        false,
    );
    let entrants = plan.entrants();
    if G::TOGETHER == Together::No && entrants.len() > 1 {
        for (i, name) in entrants.iter().enumerate() {
            add(
                format!("wins_bot_{i}"),
                format!("wins of {name}"),
                Kind::Wins,
                false,
            );
        }
        for (i, name) in entrants.iter().enumerate() {
            add(
                format!("points_bot_{i}"),
                format!("points of {name}, each"),
                Kind::Points,
                false,
            );
        }
    }
    let close = [
        ("turns", "turns of a game", Kind::Count),
        ("choices", "decisions with a real choice", Kind::Count),
        ("actions", "legal actions, over all decisions", Kind::Count),
        ("lead_changes", "lead changes", Kind::Count),
        (
            "lead_for_good",
            "part of the game before the winner leads for good",
            Kind::Thousandths,
        ),
        (
            "comeback",
            "games won from behind at half-time",
            Kind::Whether,
        ),
    ];
    for (id, name, kind) in close {
        add(id.to_owned(), name.to_owned(), kind, true);
    }
    for own in G::OWN {
        add(
            own.id.to_owned(),
            own.name.text().to_owned(),
            Kind::Count,
            true,
        );
    }
    list
}

fn nth(place: usize) -> &'static str {
    ["first", "second", "third", "fourth", "fifth", "sixth"][place]
}
