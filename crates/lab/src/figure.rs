use engine::Together;
use serde::{Deserialize, Serialize};

use crate::{
    Plan, Study,
    tally::WIN,
    words::{self, say},
};

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

/// The figures that every game of a plan has, in order, named in the language that is
/// spoken.
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
    let mut wide = |id: String, name: String, kind: Kind| add(id, name, kind, false);
    match G::TOGETHER {
        Together::No => {
            for seat in 0..plan.seats {
                let name = say::wins_of_seat(seat + 1);
                wide(format!("wins_seat_{seat}"), name, Kind::Wins);
            }
            for place in 0..plan.seats {
                let name = say::wins_of_turn(words::nth(place));
                wide(format!("wins_turn_{place}"), name, Kind::Wins);
            }
            for seat in 0..plan.seats {
                let name = say::points_of_seat(seat + 1);
                wide(format!("points_seat_{seat}"), name, Kind::Points);
            }
            for (id, name, kind) in [
                ("points_winner", words::POINTS_OF_WINNER, Kind::Points),
                ("margin", words::MARGIN_OF_WINNER, Kind::Points),
                ("tie", words::GAMES_TIED, Kind::Whether),
            ] {
                wide(id.to_owned(), name.into(), kind);
            }
        }
        Together::ForPoints => {
            let name = words::POINTS_OF_TEAM.into();
            wide("points".to_owned(), name, Kind::Points);
        }
        Together::ToWin => wide("won".to_owned(), words::GAMES_WON.into(), Kind::Whether),
    }
    let name = words::DECISIONS_OF_GAME.into();
    wide("decisions".to_owned(), name, Kind::Count);
    let entrants = plan.entrants();
    if G::TOGETHER == Together::No && entrants.len() > 1 {
        for (i, bot) in entrants.iter().enumerate() {
            wide(format!("wins_bot_{i}"), say::wins_of_bot(bot), Kind::Wins);
        }
        for (i, bot) in entrants.iter().enumerate() {
            let name = say::points_of_bot(bot);
            wide(format!("points_bot_{i}"), name, Kind::Points);
        }
    }
    let close = [
        ("turns", words::TURNS_OF_GAME, Kind::Count),
        ("choices", words::REAL_CHOICES, Kind::Count),
        ("actions", words::LEGAL_ACTIONS, Kind::Count),
        ("lead_changes", words::LEAD_CHANGES, Kind::Count),
        ("lead_for_good", words::LEAD_FOR_GOOD, Kind::Thousandths),
        ("comeback", words::COMEBACKS, Kind::Whether),
    ];
    for (id, name, kind) in close {
        add(id.to_owned(), name.into(), kind, true);
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
