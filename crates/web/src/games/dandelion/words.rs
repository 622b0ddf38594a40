//! What the Dandelion says.

use crate::words::name_of;
use dandelion::{Action, Card, Cards, Icon, Icons, Insect, Offer, Step, View, Wild};
use engine::{Outcome, Seat, Viewer};
use i18n::Phrase;

use crate::{board::Names, words};

i18n::messages! {
    /// The board.
    pub static WORDS of dandelion::words::CATALOGUE;
    phrases {
        TERM_WATER, TERM_POLLINATORS, TERM_NITROGEN, TERM_GROUNDCOVER, TERM_COMPOST,
        TERM_TRELLIS, TERM_FOOD, TERM_NEEDS, TERM_GIVES, TERM_WILD, TERM_CENTRE, GUILD_WORD,
        TERM_GUILD,
        COULD_BUILD, MIDDLE, DECK, PILE, PILE_EMPTY, OUT, YOUR_HAND, NEEDS, GIVES, NOTHING, SAVED,
        KNOWN, APHIDS, NO_GUILDS, CENTRE, WILD, TURNED_UP, DEALT_WILDS, EFFECT_APHIDS,
        EFFECT_DROUGHT, EFFECT_INSECT, EFFECT_TORNADO, STEP_BUILD, STEP_DISCARD, STEP_REPLENISH,
        STEP_APHIDS, STEP_INSECT, STEP_OVER, TASK_BUILD, TASK_DISCARD, TASK_APHIDS, TASK_OVER,
        DONE_BUILDING, DRAW_DECK, DRAW_PILE, APHIDS_AWAY, SUFFER, SAVE, TRADE, PASS, REFUSE,
        ENDS_UNDO, ON_TO_DISCARD, WORTH_NOTHING, UNHARMED,
    }
    sentences {
        full_name(name, class, does),
        full_name_wild(name, effect),
        needs_gives(needs, gives),
        garden_of(name),
        garden_sum(points, cards),
        guild_worth(number, points),
        dry(name),
        stands_for(icon),
        offers_nothing(name),
        offers_guild(name, guild),
        with_aphids(card),
        and_more(card, count),
        progress(name, step, deck),
        progress_last_lap(name, step, deck, dry),
        progress_empty(name, step, deck),
        task_replenish(cards),
        task_take(cards),
        task_landing(guild),
        task_insect(insect),
        task_offers(insect),
        task_answer(insect),
        card_as(card, icon),
        guild(number),
        your_guild(number, centre),
        guild_of(name, number, centre),
        lay(cards),
        extend(guilds, cards),
        use_on(insect, guild),
        offer_saved(insect),
        discard(card),
        take(card),
        aphids_on(guild),
        pass_aphids(whom),
        spend(insect),
        cure(guild),
        offer(guild),
        accept(name),
        more(points),
        worth_for_you(worth, gain),
        cards_in_deck(cards),
        pile_top(cards),
        ending_most(points),
        ending_best_guild(points, name),
        ending_shared(points, names),
    }
}

pub(super) use say::garden_of;

/// What a card is called.
pub(super) fn name(card: Card) -> &'static str {
    name_of("dandelion", card.name())
}

/// The kind of thing a card is.
pub(super) fn class(card: Card) -> &'static str {
    if card.wild().is_some() {
        WILD.text()
    } else {
        name_of("dandelion", card.class())
    }
}

/// The icon as people read it.
pub(super) fn icon(icon: Icon) -> &'static str {
    name_of("dandelion", icon.id())
}

fn icons(icons: Icons) -> String {
    let words: Vec<&str> = icons.iter().map(icon).collect();
    words::list(&words)
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
        Some(wild) => say::full_name_wild(name(card), effect(wild)),
        None => say::full_name(name(card), class(card), &needs_and_gives(card)),
    }
}

/// The part of the gallery where a card is.
pub(super) fn shelf(card: Card) -> String {
    words::sentence(class(card))
        .trim_end_matches('.')
        .to_owned()
}

pub(super) fn garden_sum(score: i64, hand: usize) -> String {
    say::garden_sum(&words::points(score), &words::cards(hand))
}

pub(super) fn guild(number: usize, points: u8) -> String {
    say::guild_worth(number, &words::points(points.into()))
}

pub(super) fn drought(name: &str) -> String {
    say::dry(name)
}

pub(super) fn joker(icon: Icon) -> String {
    say::stands_for(self::icon(icon))
}

/// What a seat answered to an open trade, if it has.
pub(super) fn offer(view: &View, who: &Names, seat: Seat, offer: Offer) -> Option<String> {
    match offer {
        Offer::Open => None,
        Offer::Pass => Some(say::offers_nothing(who.of(seat))),
        Offer::Guild(number) => {
            let guild = guild_of(view, who, seat.index() as u8, number);
            Some(say::offers_guild(who.of(seat), &guild))
        }
    }
}

pub(super) fn guild_source(view: &View, seat: Seat, number: usize) -> String {
    let guild = view.table.garden().guild(seat, number);
    let centre = guild.and_then(|guild| view.table.centre(&guild));
    match (centre, guild) {
        (Some(centre), Some(guild)) if guild.aphids => say::with_aphids(name(centre)),
        (Some(centre), Some(guild)) if guild.cards.len() > 1 => {
            say::and_more(name(centre), guild.cards.len() - 1)
        }
        (Some(centre), _) => name(centre).to_owned(),
        (None, _) => guild
            .and_then(|guild| guild.cards.first().copied())
            .map_or("", name)
            .to_owned(),
    }
}

pub(super) fn progress(view: &View, who: &Names) -> String {
    let table = &view.table;
    let (turn, deck) = (who.of(table.turn()), view.deck);
    let step = match table.step() {
        Step::Build => STEP_BUILD,
        Step::Discard => STEP_DISCARD,
        Step::Replenish | Step::Take => STEP_REPLENISH,
        Step::Aphids { .. } | Step::Landing { .. } => STEP_APHIDS,
        Step::Insect { .. } | Step::Offers { .. } | Step::Answer { .. } => STEP_INSECT,
        Step::Over => STEP_OVER,
    };
    match table.final_lap() {
        Some(seat) => say::progress_last_lap(turn, step, deck, who.of(seat)),
        None if deck == 0 => say::progress_empty(turn, step, deck),
        None => say::progress(turn, step, deck),
    }
}

pub(super) fn task(view: &View) -> String {
    let table = &view.table;
    let missing = || words::cards(table.need().into());
    match table.step() {
        Step::Build => TASK_BUILD.into(),
        Step::Discard => TASK_DISCARD.into(),
        Step::Replenish => say::task_replenish(&missing()),
        Step::Take => say::task_take(&missing()),
        Step::Aphids { .. } => TASK_APHIDS.into(),
        Step::Landing { guild, .. } => say::task_landing(guild),
        Step::Insect { insect, .. } => say::task_insect(insect_name(insect)),
        Step::Offers { insect, .. } => say::task_offers(insect_name(insect)),
        Step::Answer { insect, .. } => say::task_answer(insect_name(insect)),
        Step::Over => TASK_OVER.into(),
    }
}

fn insect_name(insect: Insect) -> &'static str {
    name(insect.card())
}

fn cards(cards: Cards, joker: Option<Icon>) -> String {
    let names: Vec<String> = (cards.iter())
        .map(|card| match joker {
            Some(icon) if card == Card::DANDELION => say::card_as(name(card), self::icon(icon)),
            _ => name(card).to_owned(),
        })
        .collect();
    words::list(&names)
}

/// A guild by its owner and its centre.
fn guild_of(view: &View, who: &Names, seat: u8, number: u8) -> String {
    let Some(owner) = Seat::all(view.table.seats()).nth(usize::from(seat)) else {
        return say::guild(number);
    };
    let centre = guild_source(view, owner, usize::from(number));
    if view.viewer.is(owner) {
        say::your_guild(number, &centre)
    } else {
        say::guild_of(who.of(owner), number, &centre)
    }
}

fn own(view: &View, who: &Names, number: u8) -> String {
    let seat = match view.viewer {
        Viewer::Seat(seat) => seat.index() as u8,
        Viewer::Spectator => 0,
    };
    guild_of(view, who, seat, number)
}

fn seat_name<'a>(view: &View, who: &'a Names, seat: u8) -> &'a str {
    let seat = Seat::all(view.table.seats()).nth(usize::from(seat));
    seat.map_or("", |seat| who.of(seat))
}

pub(super) fn label(view: &View, who: &Names, action: Action) -> String {
    match action {
        Action::Lay {
            cards: set, name, ..
        } => say::lay(&cards(set, name)),
        Action::Extend {
            guilds,
            cards: set,
            name,
            ..
        } => {
            let names: Vec<String> = (guilds.iter())
                .map(|number| own(view, who, number as u8))
                .collect();
            say::extend(&words::list(&names), &cards(set, name))
        }
        Action::Cure {
            seat,
            guild,
            insect,
        } => say::use_on(name(insect), &guild_of(view, who, seat, guild)),
        Action::TradeSaved(card) => say::offer_saved(name(card)),
        Action::Done => DONE_BUILDING.into(),
        Action::Discard(card) => say::discard(name(card)),
        Action::DrawDeck => DRAW_DECK.into(),
        Action::DrawPile => DRAW_PILE.into(),
        Action::Take(card) => say::take(name(card)),
        Action::AphidsOn(guild) => say::aphids_on(&own(view, who, guild)),
        Action::AphidsTo { seat, guild: None } => say::pass_aphids(seat_name(view, who, seat)),
        Action::AphidsTo {
            seat,
            guild: Some(guild),
        } => say::pass_aphids(&guild_of(view, who, seat, guild)),
        Action::AphidsAway => APHIDS_AWAY.into(),
        Action::Spend(card) => say::spend(name(card)),
        Action::Suffer => SUFFER.into(),
        Action::Apply { seat, guild } => say::cure(&guild_of(view, who, seat, guild)),
        Action::Save => SAVE.into(),
        Action::Trade => TRADE.into(),
        Action::Offer(guild) => say::offer(&own(view, who, guild)),
        Action::Pass => PASS.into(),
        Action::Accept(seat) => say::accept(seat_name(view, who, seat)),
        Action::Refuse => REFUSE.into(),
    }
}

pub(super) fn preview(view: &View, who: &Names, action: Action) -> Option<String> {
    let Viewer::Seat(seat) = view.viewer else {
        return None;
    };
    if let Some(made) = view.prospect(seat, action) {
        return Some(match made.gain {
            gain if gain == made.worth => say::more(&words::points(gain)),
            gain => say::worth_for_you(&words::points(made.worth), &format!("{gain:+}")),
        });
    }
    match action {
        Action::Done if view.own_hand().is_empty() => Some(ENDS_UNDO.into()),
        Action::Done => Some(ON_TO_DISCARD.into()),
        Action::DrawDeck => Some(say::cards_in_deck(&words::cards(view.deck.into()))),
        Action::DrawPile => Some(pile_top(view)),
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
    let needs = match card.inputs() {
        Icons::NONE => NOTHING.into(),
        inputs => icons(inputs),
    };
    say::needs_gives(&needs, &icons(card.outputs()))
}

/// D67, D69: what the pile would give. The own discard lies on top and stays.
fn pile_top(view: &View) -> String {
    say::pile_top(&words::cards(view.table.need().into()))
}

fn offered(view: &View, who: &Names, from: u8) -> Option<String> {
    let Step::Answer { offers, .. } = view.table.step() else {
        return None;
    };
    match offers.get(usize::from(from))? {
        Offer::Guild(number) => Some(guild_of(view, who, from, *number)),
        Offer::Pass | Offer::Open => None,
    }
}

pub(super) fn ending(view: &View, who: &Names, outcome: &Outcome) -> String {
    let seats = view.table.seats();
    let winners = outcome.winners(seats);
    let names: Vec<&str> = winners.iter().map(|seat| who.of(seat)).collect();
    let best = Seat::all(seats)
        .map(|seat| outcome.scores[seat])
        .max()
        .unwrap_or(0);
    let level = Seat::all(seats)
        .filter(|&seat| outcome.scores[seat] == best)
        .count();
    let best = words::points(best);
    match (names.as_slice(), level) {
        ([_], 1) => say::ending_most(&best),
        ([one], _) => say::ending_best_guild(&best, *one),
        (several, _) => say::ending_shared(&best, &words::list(several)),
    }
}
