//! What the game has to tell people: its catalogue and the messages that the rules name.

pub mod files;

use engine::{Catalogue, Message};
use i18n::{Phrase, Piece, Space};

use crate::{Action, Cell, Character, Colour, Echo, Grade, Hex, Kind, Open, Phase, Spot};

/// Everything the game says, in every language.
pub static CATALOGUE: Catalogue = i18n::catalogue!("bordering");

i18n::messages! {
    /// What the rules say.
    pub static WORDS of CATALOGUE;
    phrases {
        EARTHWORKS, PLANT_SYSTEMS, ANIMAL_SYSTEMS, ENERGY_AND_MATERIALS, COMPLICATION,
        RED, ORANGE, YELLOW, GREEN, BLUE, PURPLE,
        HARD_GROUND, SETTLED, THRIVING, ABUNDANT, FLOURISHING, OFF_THE_CARD,
        MADDY_CAN, JEFF_CAN, ALAN_CAN, CASS_CAN, BILL_CAN,

        // What may be done
        STOP, TURN_BACK, KEEP, AS_PRINTED,

        // What is to be decided
        TASK_CHARACTER, TASK_FLIP, TASK_BILL, TASK_CHOOSE, TASK_OVER,

        // The log
        NO_COLOURS_MEET,

        // Refusals
        GAME_IS_OVER, OTHERS_TURN, CHARACTER_FIRST, FLIP_FIRST, FLIP_NOW, BILL_FIRST,
        CHOOSE_NOW, CELL_NOW, TURN_NOW, STAYS_DOWN, FIRST_IS_TAKEN, MUST_FLIP, NOTHING_NEXT,
    }
    sentences {
        spot(number: Count),
        cell_at(cell: Text),
        valued(card: Piece, value: Count),

        // What may be done
        play(who: Piece),
        turn_over(spot: Space),
        place(hex: Piece),
        at(cell: Space),
        turned_by(sixths: Count),

        // What is to be decided
        task_match(echo: Piece),
        task_at(hex: Piece),
        task_turn(hex: Piece),

        // The log
        chose(seat: Seat, who: Piece),
        turn_began(turn: Count, who: Piece),
        turned_over(
            who: Piece, spot: Space, echo: Piece, kind: Message, value: Count, letters: Text,
            colours: List,
        ),
        took(who: Piece, echo: Piece),
        stuck(who: Piece, echo: Piece),
        turned_back(who: Piece, echo: Piece, spot: Space),
        ignored(who: Piece, echo: Piece, spot: Space),
        stopped(who: Piece),
        placed(who: Piece, hex: Piece, cell: Space, sixths: Count),
        colours_meet(colours: List),
        times(factors: Message, echo: Piece, value: Count),
        product_alone(factors: Message),
        product_is(factors: Message, product: Count),
        by(echo: Piece, value: Count),
        divided(divisors: List, quotient: Count),
        added(cards: List, points: Count),
        subtracted(cards: List, points: Count),
        bonus(who: Piece, points: Count),
        floored(points: Count),
        scored(points: Count, total: Count),
        reshuffled(cards: Count),
        refilled(cards: Count),
        drew(who: Piece, hex: Piece),
        drew_hidden(who: Piece),
        ended(total: Count, grade: Message),

        // Refusals
        character_taken(who: Piece),
        square_without(spot: Space),
        spot_empty(spot: Space),
        not_in_hand(hex: Piece),
        occupied(hex: Piece),
        players_are(seats: Count),

        // Lines that are no action
        no_character(text: Text),
        no_spot(text: Text),
        no_hex(text: Text),
        no_rotation(text: Text),
        no_cell(text: Text),

        // Hints
        expected(points: Count, turns: Count),
        expected_more(expected: Message, more: Decimal),
        expected_fewer(expected: Message, fewer: Decimal),
        card_unknown(expected: Message),
        card_known(echo: Piece, value: Count, known: Count, unseen: Count, expected: Message),
        points_now(points: Count, expected: Message),
        feared(expected: Message, complications: Decimal),
    }
}

const fn piece(id: &'static str) -> Piece {
    Piece {
        catalogue: &CATALOGUE,
        id,
    }
}

impl Hex {
    /// The Hex in a message.
    pub fn piece(self) -> Piece {
        piece(self.id())
    }
}

impl Echo {
    /// The card in a message.
    pub fn piece(self) -> Piece {
        piece(self.id())
    }
}

impl Character {
    /// The character in a message.
    pub const fn piece(self) -> Piece {
        piece(self.id())
    }

    /// What the character can do.
    pub const fn ability(self) -> Phrase {
        match self {
            Character::Maddy => MADDY_CAN,
            Character::Jeff => JEFF_CAN,
            Character::Alan => ALAN_CAN,
            Character::Cass => CASS_CAN,
            Character::Bill => BILL_CAN,
        }
    }
}

impl Kind {
    /// The word for it in messages.
    pub const fn word(self) -> Phrase {
        match self {
            Kind::Earthworks => EARTHWORKS,
            Kind::PlantSystems => PLANT_SYSTEMS,
            Kind::AnimalSystems => ANIMAL_SYSTEMS,
            Kind::EnergyAndMaterials => ENERGY_AND_MATERIALS,
            Kind::Complication => COMPLICATION,
        }
    }
}

impl Colour {
    /// The word for it in messages.
    pub const fn word(self) -> Phrase {
        match self {
            Colour::Red => RED,
            Colour::Orange => ORANGE,
            Colour::Yellow => YELLOW,
            Colour::Green => GREEN,
            Colour::Blue => BLUE,
            Colour::Purple => PURPLE,
        }
    }
}

impl Grade {
    /// The word for it in messages.
    pub const fn word(self) -> Phrase {
        match self {
            Grade::HardGround => HARD_GROUND,
            Grade::Settled => SETTLED,
            Grade::Thriving => THRIVING,
            Grade::Abundant => ABUNDANT,
            Grade::Flourishing => FLOURISHING,
            Grade::OffTheCard => OFF_THE_CARD,
        }
    }
}

/// A spot of the square in a message.
pub fn spot(spot: Spot) -> Space {
    Space {
        touch: format!("spot:{}", spot.number()),
        name: message::spot(spot.number()),
    }
}

/// A cell in a message.
pub fn cell(cell: Cell) -> Space {
    Space {
        touch: format!("cell:{cell}"),
        name: message::cell_at(cell.to_string()),
    }
}

impl Action {
    /// What somebody would do: "Turn over spot 3".
    pub fn words(self) -> Message {
        match self {
            Action::Character(character) => message::play(character.piece()),
            Action::Flip(at) => message::turn_over(spot(at)),
            Action::Stop => STOP.into(),
            Action::Ignore => TURN_BACK.into(),
            Action::Keep => KEEP.into(),
            Action::Choose(hex) => message::place(hex.piece()),
            Action::At(at) => message::at(cell(at)),
            Action::Turn(rotation) => match rotation.sixths() {
                0 => AS_PRINTED.into(),
                sixths => message::turned_by(sixths),
            },
        }
    }
}

impl Open {
    /// What is to be decided now: "choose a Hex to place".
    pub fn task(&self) -> Message {
        match self.phase {
            Phase::Character => TASK_CHARACTER.into(),
            Phase::Flip => match self.taken.as_slice().first() {
                None => TASK_FLIP.into(),
                Some(first) => message::task_match(first.piece()),
            },
            Phase::Bill(_) => TASK_BILL.into(),
            Phase::Choose => TASK_CHOOSE.into(),
            Phase::At(hex) => message::task_at(hex.piece()),
            Phase::Turn(hex, _) => message::task_turn(hex.piece()),
            Phase::Over => TASK_OVER.into(),
        }
    }
}
