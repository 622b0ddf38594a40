use serde::{Deserialize, Serialize};

use crate::{Figure, Plan, Shape, Study, Together, figure::figures};

/// What a report says about, without the type of the game: names for everything a
/// tally counts.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Subject {
    /// The game's id.
    pub game: String,
    /// Its name.
    pub title: String,
    /// Whether players are against each other.
    pub rivals: bool,
    /// What the three counts of a piece mean.
    pub touches: [String; 3],
    /// The figures of every game.
    pub figures: Vec<Figure>,
    /// Cards, tiles, events: group, id and name.
    pub pieces: Vec<[String; 3]>,
    /// What can happen: the rule and the words.
    pub happenings: Vec<[String; 2]>,
    /// The series.
    pub series: Vec<Drawn>,
}

/// A series, and how it is drawn.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Drawn {
    /// Its name in files.
    pub id: String,
    /// Its name for people.
    pub title: String,
    /// What the cells are.
    pub across: String,
    /// What the values are.
    pub up: String,
    /// How it is drawn.
    pub shape: DrawnShape,
}

/// How a series is drawn; see [`Shape`].
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DrawnShape {
    /// Means by number.
    Trend,
    /// How often each number came up.
    Spread,
    /// Means by name.
    Parts(Vec<String>),
}

impl Subject {
    /// What a plan is about.
    pub fn of<G: Study>(plan: &Plan<G>) -> Subject {
        let drawn = |series: &crate::Series| Drawn {
            id: series.id.to_owned(),
            title: series.title.text().to_owned(),
            across: series.across.text().to_owned(),
            up: series.up.text().to_owned(),
            shape: match series.shape {
                Shape::Trend(_) => DrawnShape::Trend,
                Shape::Spread(_) => DrawnShape::Spread,
                Shape::Parts(names) => {
                    DrawnShape::Parts(names.iter().map(|name| name.text().to_owned()).collect())
                }
            },
        };
        Subject {
            game: G::ID.to_owned(),
            title: G::TITLE.to_owned(),
            rivals: G::TOGETHER == Together::No,
            touches: G::TOUCHES.map(|label| label.text().to_owned()),
            figures: figures(plan),
            pieces: (G::pieces().into_iter())
                .map(|piece| [piece.group.text().to_owned(), piece.id, piece.name])
                .collect(),
            happenings: (G::HAPPENINGS.iter())
                .map(|happening| [happening.rule.to_owned(), happening.words.text().to_owned()])
                .collect(),
            series: G::SERIES.iter().map(drawn).collect(),
        }
    }
}
