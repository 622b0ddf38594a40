//! What the game has to tell people: its catalogue and the messages that the rules name.

pub mod files;

use engine::Catalogue;
use i18n::{Language, List, Message, Phrase, Piece, Space, speaking, verbatim};

use crate::{Animal, Card, Design, Effects, Lane, Part};

/// Everything the game says, in every language.
pub static CATALOGUE: Catalogue = i18n::catalogue!("acorn");

i18n::messages! {
    /// What the rules say.
    pub static WORDS of CATALOGUE;
    phrases {
        SQUIRREL, DEER, FOX, OTTER, OWL, HEDGEHOG,
        TRAIL, RIVER, BRUSH,
        ANY_LANE, NOTHING_HAPPENS,

        // What to do
        TASK_PICK, TASK_START, TASK_REVEAL, TASK_LANE, TASK_PLAY, TASK_BONUS, TASK_GO,
        TASK_TARGET, TASK_EVILS, TASK_OVER,

        // What may be done
        USE_BONUS, NO_BONUS, ENOUGH, TAKE_TRAP, GO_BACK, END_TURN,

        // The log
        HANDS_DEALT, ROW_REMOVED, YOU_SHUFFLE, YOU_GET_NO_TRAP, YOU_WIN,

        // Refusals
        RACE_IS_OVER, ANIMAL_TAKEN, PICK_FIRST, PLACE_FIRST, NOT_SO_MANY, REVEAL_FIRST,
        PAY_FROM_HAND, PAY_FIRST, NOT_YOUR_PICK, NOT_YOUR_PAWN, EVILS_FIRST, NOT_YOUR_TURN,
        BONUS_FIRST, LANE_FIRST, TARGET_FIRST, DISCARD_FIRST, SHED_FIRST, CHOOSE_FIRST,
        OPPONENTS_ONLY, NO_TRAP_IN_HAND, NO_TRAP_IN_NEST, ANIMALS_BEFORE, PAWNS_BEFORE,
        CARDS_AT_START, NOTHING_TO_PAY, NO_FREE_LANE, BONUS_WHEN, NOT_ASKED, DISCARD_WHEN,
        SHED_WHEN, CHANGE_WHEN, MUST_PLAY_FIRST, THERE_ALREADY, LANE_COSTS_TWO, NOT_BESIDE,
        STAYS_IN_PLAY, NOT_IN_HAND, ANOTHER_FIRST, WHICH_OPTION, SINGLE_OPTION, WITHOUT_BONUS,
        NOT_IN_BONUS_LANE, NOT_IN_ROW, TOO_DEAR,

        // Hints
        LEVEL_WITH_LEADER, THAN_NEXT_BEST, THAN_BEST,
    }
    sentences {
        spot_number(number: Count),
        listed(list: List),

        // Effects
        acorns(count: Count),
        forward(count: Count),
        back(count: Count),
        draw(count: Count),
        discard_some(count: Count),
        trap_self(count: Count),
        trap_one(count: Count),
        trap_each(count: Count),
        push_one(count: Count),
        push_each(count: Count),
        chase(count: Count),
        shed_some(count: Count),

        // What to do
        task_pay(cards: Count),
        task_discard(cards: Count),
        task_shed(traps: Count),

        // What may be done
        pick(animal: Message),
        start_in(lane: Message),
        turn_up(cards: Count),
        change_to(lane: Message),
        pay(card: Piece),
        play(card: Piece, does: Message),
        play_bonus(card: Piece, bonus: Message, does: Message),
        buy(card: Piece),
        go_to(lane: Message),
        aim_at(seat: Seat),
        discard(card: Piece),
        shed(card: Piece),
        shed_from_nest(card: Piece),

        // The log
        picks(seat: Seat, animal: Message),
        you_pick(animal: Message),
        starts(seat: Seat, lane: Message, spot: Space),
        you_start(lane: Message, spot: Space),
        revealed(card: Piece),
        pays(seat: Seat, card: Piece),
        you_pay(card: Piece),
        goes(seat: Seat, lane: Message),
        you_go(lane: Message),
        plays(seat: Seat, card: Piece),
        you_play(card: Piece),
        plays_bonus_first(seat: Seat, card: Piece),
        you_play_bonus_first(card: Piece),
        uses_bonus(seat: Seat, card: Piece),
        you_use_bonus(card: Piece),
        gathers(seat: Seat, count: Count, pool: Count),
        you_gather(count: Count, pool: Count),
        buys(seat: Seat, card: Piece),
        you_buy(card: Piece),
        stays(seat: Seat, spot: Space),
        you_stay(spot: Space),
        moves(seat: Seat, from: Space, to: Space),
        you_move(from: Space, to: Space),
        moves_back(seat: Seat, from: Space, to: Space),
        you_move_back(from: Space, to: Space),
        reaches(seat: Seat, spot: Space, lane: Message),
        you_reach(spot: Space, lane: Message),
        draws(seat: Seat),
        you_draw(card: Piece),
        shuffles(seat: Seat),
        discards(seat: Seat, card: Piece),
        you_discard(card: Piece),
        gets_trap(seat: Seat, card: Piece),
        you_get_trap(card: Piece),
        gets_no_trap(seat: Seat),
        sheds(seat: Seat, card: Piece),
        you_shed(card: Piece),
        begins_turn(round: Count, seat: Seat),
        you_begin_turn(round: Count),
        wins(seat: Seat),

        // What cannot be read, and tables that cannot be
        no_such_animal(id: Text),
        no_such_card(id: Text),
        no_such_lane(id: Text),
        not_a_number(text: Text),
        four_or_five_play(players: Count),
        two_to_five_play(players: Count),

        // Hints
        hint_of_one(expected: Message),
        hint_of_two(expected: Message, more: Message),
        hint_of_three(expected: Message, difference: Message, fear: Message),
        reaches_finish(rounds: Count, races: Count),
        about_forward(spots: Count, rounds: Count, standing: Message),
        about_back(spots: Count, rounds: Count, standing: Message),
        ahead_of_all(spots: Count),
        behind_leader(spots: Count),
        more_spots(by: Decimal, other: Message),
        fewer_spots(by: Decimal, other: Message),
        more_cards(by: Decimal, other: Message),
        fewer_cards(by: Decimal, other: Message),
        more_traps(by: Decimal, other: Message),
        fewer_traps(by: Decimal, other: Message),
        rival_first(races: Count),
        fears_traps(traps: Decimal),
        without_luck(spots: Count),
    }
}

/// What a card is called, in the language that is spoken. A card that a changed data file
/// calls something else keeps the name it has there.
pub fn card_name<'a>(id: &str, printed: &'a str) -> &'a str {
    let id = format!("piece-{id}");
    let english = speaking(Language::English, || CATALOGUE.word(&id));
    match CATALOGUE.word(&id) {
        Some(name) if english == Some(printed) => name,
        _ => printed,
    }
}

/// What an animal is called, by its printed name. An animal that only a changed data file
/// has keeps the name it has there.
pub fn animal_name(printed: &str) -> Message {
    let animals = [SQUIRREL, DEER, FOX, OTTER, OWL, HEDGEHOG];
    let known = |animal: &Phrase| animal.id() == printed.to_lowercase();
    match animals.into_iter().find(known) {
        Some(animal) => animal.into(),
        None => verbatim(printed.to_owned()),
    }
}

impl Card {
    /// The card in a message.
    pub fn piece(self) -> Piece {
        Piece {
            catalogue: &CATALOGUE,
            id: self.id(),
        }
    }
}

impl Design<'static> {
    /// What it is called, in the language that is spoken.
    pub fn called(&self) -> &'static str {
        card_name(self.id, self.name)
    }
}

impl Animal {
    /// The animal in a message.
    pub fn word(self) -> Message {
        animal_name(self.name())
    }
}

impl Lane {
    /// The lane in a message.
    pub const fn word(self) -> Phrase {
        match self {
            Lane::Trail => TRAIL,
            Lane::River => RIVER,
            Lane::Brush => BRUSH,
        }
    }
}

/// A spot of the track in a message.
pub fn spot(number: u16) -> Space {
    Space {
        touch: format!("spot:{number}"),
        name: message::spot_number(number),
    }
}

impl Part {
    /// What it does, as it stands within a sentence.
    pub fn words(self) -> Message {
        match self {
            Part::Move(n) => message::forward(n),
            Part::Back(n) => message::back(n),
            Part::Acorn(n) => message::acorns(n),
            Part::Draw(n) => message::draw(n),
            Part::Discard(n) => message::discard_some(n),
            Part::TrapSelf(n) => message::trap_self(n),
            Part::TrapOne(n) => message::trap_one(n),
            Part::TrapEach(n) => message::trap_each(n),
            Part::PushOne(n) => message::push_one(n),
            Part::PushEach(n) => message::push_each(n),
            Part::Chase(n) => message::chase(n),
            Part::Shed(n) => message::shed_some(n),
            Part::LaneAny => ANY_LANE.into(),
        }
    }
}

impl Effects {
    /// What the parts do, one after the other.
    pub fn words(&self) -> Message {
        match self.parts() {
            [] => NOTHING_HAPPENS.into(),
            parts => message::listed(List::commas(parts.iter().map(|part| part.words()))),
        }
    }
}
