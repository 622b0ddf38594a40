use engine::{Catalogue, Together};
use serde::{Deserialize, Serialize};

use crate::{Figure, Order, Plan, Shape, Study, figure::figures};

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
    /// What a plan is about, named in the language that is spoken.
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
            pieces: (plan.on_its_cards(G::pieces).into_iter())
                .map(|piece| [piece.group.text().to_owned(), piece.id, piece.name])
                .collect(),
            happenings: (G::HAPPENINGS.iter())
                .map(|happening| [happening.rule.to_owned(), happening.words.text().to_owned()])
                .collect(),
            series: G::SERIES.iter().map(drawn).collect(),
        }
    }

    /// The same for a plan that was written down, if this program can still play it.
    fn of_order<G: Study>(order: &Order) -> Option<Subject> {
        let plan = Plan::<G>::from_order(order).ok()?;
        Some(Subject::of(&plan))
    }

    /// Takes over the names that another subject has for the same things.
    pub(crate) fn take_names_of(&mut self, other: Subject) {
        for figure in &mut self.figures {
            if let Some(named) = other.figures.iter().find(|named| named.id == figure.id) {
                figure.name.clone_from(&named.name);
            }
        }
        for piece in &mut self.pieces {
            if let Some(named) = other.pieces.iter().find(|named| named[1] == piece[1]) {
                piece.clone_from(named);
            }
        }
        for series in &mut self.series {
            if let Some(named) = other.series.iter().find(|named| named.id == series.id) {
                series.clone_from(named);
            }
        }
        // What has no id is known by its place, as long as all places are the same.
        let rules = |subject: &Subject| -> Vec<String> {
            let happenings = subject.happenings.iter();
            happenings.map(|[rule, _]| rule.clone()).collect()
        };
        if rules(self) == rules(&other) {
            self.happenings = other.happenings;
        }
        self.touches = other.touches;
        self.title = other.title;
    }
}

/// What a game says where a report needs words, without the type of the game.
#[derive(Copy, Clone, Debug)]
pub struct Wording {
    pub(crate) subject: fn(&Order) -> Option<Subject>,
    pub(crate) catalogue: &'static Catalogue,
}

impl Wording {
    /// The wording of a game.
    pub fn of<G: Study>() -> Wording {
        Wording {
            subject: Subject::of_order::<G>,
            catalogue: G::CATALOGUE,
        }
    }
}
