//! What the Dandelion says.

use crate::{
    Action, Card, Offer, Step, View, Wild,
    words::{message::listed, say::needs_gives},
};
use engine::{Outcome, Seat, Viewer};
use i18n::{List, Message, Phrase, Space};

use board::Names;

i18n::messages! {
    /// The board.
    pub static WORDS of crate::words::CATALOGUE;
    phrases {
        TERM_WATER, TERM_POLLINATORS, TERM_NITROGEN, TERM_GROUNDCOVER, TERM_COMPOST,
        TERM_TRELLIS, TERM_FOOD, TERM_NEEDS, TERM_GIVES, TERM_WILD, TERM_CENTRE, GUILD_WORD,
        TERM_GUILD,
        COULD_BUILD, MIDDLE, DECK, PILE, OUT, YOUR_HAND, NEEDS, GIVES, SAVED, KNOWN,
        APHIDS, NO_GUILDS, CENTRE, WILD, TURNED_UP, DEALT_WILDS, EFFECT_APHIDS, EFFECT_DROUGHT,
        EFFECT_INSECT, EFFECT_TORNADO, STEP_BUILD, STEP_DISCARD, STEP_REPLENISH, STEP_APHIDS,
        STEP_INSECT, STEP_OVER, TASK_BUILD, TASK_DISCARD, TASK_APHIDS, TASK_OVER, ENDS_UNDO,
        ON_TO_DISCARD, WORTH_NOTHING, UNHARMED, PLAN_BUILD, PLAN_DISCARD, PLAN_DRAW, NEW_BED,
        PILE_BELOW, GIVEN,
    }
    sentences {
        full_name(card: Piece, class: Message, does: Text),
        full_name_wild(card: Piece, effect: Message),
        shelf(class: Message),
        garden_of(name: Text),
        garden_sum(points: Count, cards: Count),
        plate_sum(cards: Message, guilds: Count),
        guild_worth(number: Count, points: Count),
        dry(seat: Seat),
        stands_for(icon: Message),
        offers_nothing(seat: Seat),
        offers_guild(seat: Seat, guild),
        progress(seat: Seat, step: Message, deck: Count),
        progress_last_lap(seat: Seat, step: Message, deck: Count, dry: Seat),
        progress_empty(seat: Seat, step: Message, deck: Count),
        task_replenish(cards: Count),
        task_take(cards: Count),
        task_landing(guild: Space),
        task_insect(insect: Piece),
        task_offers(insect: Piece),
        task_answer(insect: Piece),
        more(points: Count),
        worth_for_you(points: Count, gain: Text),
        cards_in_deck(cards: Count),
        pile_top(cards: Count),
        ending_most(points: Count),
        ending_best_guild(points: Count, seat: Seat),
        ending_shared(points: Count, seats: List),
    }
}

pub(super) use say::{garden_of, shelf};

/// What a card is called.
pub(super) fn name(card: Card) -> &'static str {
    card.piece().name()
}

/// The kind of thing a card is.
pub(super) fn class(card: Card) -> Phrase {
    if card.wild().is_some() {
        WILD
    } else {
        card.class_word()
    }
}

/// What a wild card does.
pub(super) fn effect(wild: Wild) -> Phrase {
    match wild {
        Wild::Aphids => EFFECT_APHIDS,
        Wild::Drought => EFFECT_DROUGHT,
        Wild::Ladybug | Wild::PrayingMantis => EFFECT_INSECT,
        Wild::Tornado => EFFECT_TORNADO,
    }
}

/// The card with everything on it.
pub(super) fn full_name(card: Card) -> String {
    match card.wild() {
        Some(wild) => say::full_name_wild(card.piece(), effect(wild)),
        None => say::full_name(card.piece(), class(card), needs_and_gives(card)),
    }
}

pub(super) fn garden_sum(score: i64, hand: usize) -> Message {
    message::garden_sum(score, hand)
}

/// What a plate says beside the points.
pub(super) fn plate_sum(hand: usize, guilds: usize) -> Message {
    message::plate_sum(crate::words::message::cards(hand), guilds)
}

pub(super) fn guild(number: usize, points: u8) -> String {
    say::guild_worth(number + 1, points)
}

pub(super) fn drought(seat: Seat) -> Message {
    message::dry(seat)
}

pub(super) fn joker(icon: crate::Icon) -> String {
    say::stands_for(icon.word())
}

/// What a seat answered to an open trade, if it has.
pub(super) fn offer(view: &View, seat: Seat, offer: Offer) -> Option<Message> {
    match offer {
        Offer::Open => None,
        Offer::Pass => Some(message::offers_nothing(seat)),
        Offer::Guild(number) => {
            let guild = view.guild_words(seat, usize::from(number));
            Some(message::offers_guild(seat, guild))
        }
    }
}

/// Which guild points come from.
pub(super) fn guild_source(view: &View, seat: Seat, number: usize) -> Message {
    let centre = view.table.centre_words(seat, number);
    centre.unwrap_or_else(|| crate::words::message::guild(number + 1))
}

pub(super) fn progress(view: &View) -> Message {
    let table = &view.table;
    let (turn, deck) = (table.turn(), view.deck);
    let step = match table.step() {
        Step::Build => STEP_BUILD,
        Step::Discard => STEP_DISCARD,
        Step::Replenish | Step::Take => STEP_REPLENISH,
        Step::Aphids { .. } | Step::Landing { .. } => STEP_APHIDS,
        Step::Insect { .. } | Step::Offers { .. } | Step::Answer { .. } => STEP_INSECT,
        Step::Over => STEP_OVER,
    };
    match table.final_lap() {
        Some(seat) => message::progress_last_lap(turn, step, deck, seat),
        None if deck == 0 => message::progress_empty(turn, step, deck),
        None => message::progress(turn, step, deck),
    }
}

pub(super) fn task(view: &View) -> Message {
    let table = &view.table;
    match table.step() {
        Step::Build => TASK_BUILD.into(),
        Step::Discard => TASK_DISCARD.into(),
        Step::Replenish => message::task_replenish(table.need()),
        Step::Take => message::task_take(table.need()),
        Step::Aphids { .. } => TASK_APHIDS.into(),
        Step::Landing { seat, guild } => message::task_landing(Space {
            touch: format!("guild:{}:{guild}", seat.index()),
            name: crate::words::message::guild(guild + 1),
        }),
        Step::Insect { insect, .. } => message::task_insect(insect.piece()),
        Step::Offers { insect, .. } => message::task_offers(insect.piece()),
        Step::Answer { insect, .. } => message::task_answer(insect.piece()),
        Step::Over => TASK_OVER.into(),
    }
}

pub(super) fn preview(view: &View, who: &Names, action: Action) -> Option<String> {
    let Viewer::Seat(seat) = view.viewer else {
        return None;
    };
    if let Some(made) = view.prospect(seat, action) {
        return Some(match made.gain {
            gain if gain == made.worth => say::more(gain),
            gain => say::worth_for_you(made.worth, format!("{gain:+}")),
        });
    }
    match action {
        Action::Done if view.own_hand().is_empty() => Some(ENDS_UNDO.into()),
        Action::Done => Some(ON_TO_DISCARD.into()),
        Action::DrawDeck => Some(say::cards_in_deck(view.deck)),
        // D67, D69: what the pile would give. The own discard lies on top and stays.
        Action::DrawPile => Some(say::pile_top(view.table.need())),
        Action::Discard(card) | Action::Take(card) => Some(needs_and_gives(card)),
        Action::Suffer => Some(WORTH_NOTHING.into()),
        Action::Spend(_) => Some(UNHARMED.into()),
        Action::Accept(from) => offered(view, who, from),
        Action::Lay { .. }
        | Action::Extend { .. }
        | Action::Cure { .. }
        | Action::TradeSaved(_)
        | Action::AphidsOn(_)
        | Action::AphidsTo { .. }
        | Action::AphidsAway
        | Action::Apply { .. }
        | Action::Save
        | Action::Trade
        | Action::Offer(_)
        | Action::Pass
        | Action::Refuse => None,
    }
}

fn needs_and_gives(card: Card) -> String {
    needs_gives(card.inputs().words(), card.outputs().words())
}

fn offered(view: &View, who: &Names, from: u8) -> Option<String> {
    let Step::Answer { offers, .. } = view.table.step() else {
        return None;
    };
    let owner = Seat::all(view.table.seats()).nth(usize::from(from))?;
    match offers[owner.index()] {
        Offer::Guild(number) => {
            let guild = view.guild_words(owner, usize::from(number));
            Some(listed(List::and([guild])).text(who))
        }
        Offer::Pass | Offer::Open => None,
    }
}

pub(super) fn ending(view: &View, outcome: &Outcome) -> Message {
    let seats = view.table.seats();
    let winners: Vec<Seat> = outcome.winners(seats).iter().collect();
    let best = Seat::all(seats)
        .map(|seat| outcome.scores[seat])
        .max()
        .unwrap_or(0);
    let level = Seat::all(seats)
        .filter(|&seat| outcome.scores[seat] == best)
        .count();
    match (winners.as_slice(), level) {
        ([_], 1) => message::ending_most(best),
        ([one], _) => message::ending_best_guild(best, *one),
        (several, _) => message::ending_shared(best, List::and(several.iter().copied())),
    }
}

#[cfg(test)]
mod tests {
    use crate::{Dandelion, Options};
    use engine::{Chance as _, Game as _, HouseRules as _, Seed, Status, house};
    use i18n::Language;

    use super::*;

    #[track_caller]
    fn is_whole(message: &Message) {
        for language in Language::ALL {
            let gaps = message.gaps(language);
            assert!(gaps.is_empty(), "{language:?} lacks {gaps:?}");
        }
    }

    fn board_is_whole(view: &View) {
        let table = &view.table;
        is_whole(&task(view));
        is_whole(&progress(view));
        if let Some(seat) = table.drought() {
            is_whole(&drought(seat));
        }
        for seat in Seat::all(table.seats()) {
            is_whole(&garden_sum(
                table.garden().score(seat),
                view.hand(seat).len(),
            ));
            is_whole(&plate_sum(view.hand(seat).len(), table.garden().len(seat)));
            for number in 0..table.garden().len(seat) {
                is_whole(&guild_source(view, seat, number));
            }
            if let Step::Offers { offers, .. } | Step::Answer { offers, .. } = table.step() {
                offer(view, seat, offers[seat.index()])
                    .iter()
                    .for_each(is_whole);
            }
        }
    }

    /// Every value of every house rule has its turn in 200 random games.
    #[test]
    fn boards_of_random_games_are_said_in_every_language() {
        for n in 0..200 {
            let value = |switch: &engine::Switch| {
                let values = switch.values.usual();
                let value = values[(n + n / values.len()) % values.len()].clone();
                (switch.key.to_owned(), value)
            };
            let given = Options::SWITCHES.iter().map(value).collect();
            let options: Options = house::read(&given).expect("options of the game");
            let mut chance = Seed::from(n as u64).setup();
            let mut game = Dandelion::setup(&options, 2 + n % 3, &mut chance);
            let mut legal = Vec::new();
            while let Some(seat) = game.awaits().first() {
                board_is_whole(&game.view(Viewer::Seat(seat)));
                legal.clear();
                game.legal_actions(seat, &mut legal);
                let action = chance.choose(&legal);
                game.apply(seat, action, &mut chance, &mut ());
            }
            let view = game.view(Viewer::Spectator);
            board_is_whole(&view);
            let Status::Over(outcome) = game.status() else {
                panic!("nobody acts, so the game is over");
            };
            is_whole(&ending(&view, &outcome));
        }
    }
}
