//! What `ResourCEd` says.

use crate::{
    Action, Choice, Difficulty, EventCard, Phase, Resource, Resourced, Spot, Thing, Tile, Upgrade,
    Vote, Which, recycles, recycling,
    words::{hex, message::listed},
};
use engine::{Game as _, Outcome, Seat, SeatSet};
use i18n::{List, Message, Phrase, Space};
use parts::Hex;

use board::{
    Names,
    words::{self, message::cards_count as cards},
};

i18n::messages! {
    /// The board.
    pub static WORDS of crate::words::CATALOGUE;
    phrases {
        TERM_MATERIAL, TERM_SUPPLY, TERM_USE_NAME, TERM_USE, TERM_WASTE_NAME, TERM_WASTE,
        TERM_RECYCLE_NAME, TERM_RECYCLE,
        NO_ACTION, LAND, BANK, UNLIMITED, WASTE, GOAL, NEXT_EVENT, GOOD_FACE,
        BAD_FACE, PIECES, YOUR_HAND, EVENT, VOTE, HOUSING,
        WASTE_LEFT, ROUNDS_PLAYED, GOOD, BAD, BARE, SKIPS, IN_SMOKE, SHELF_TILES,
        SHELF_UPGRADES, SHELF_GOOD, SHELF_BAD, SHELF_RESOURCES, SHORT_FOOD_FOREST,
        SHORT_HEAT_HAVEN, SHORT_COMMUNITY_GARDEN, SHORT_SOCIAL_HOUSING, SHORT_RECYCLER,
        SHORT_COMPOSTER, SHORT_IRRIGATION_SYSTEM, SHORT_SHIPPING_CONTAINER, SHORT_SHELTER,
        SHORT_BUS_STOP, DOES_BGCS, DOES_COMPOSTER, DOES_IRRIGATION_SYSTEM,
        DOES_SHIPPING_CONTAINER, DOES_SHELTER, DOES_BUS_STOP, DOES_STUDY_GROUP,
        DOES_TRASH_PICKUP_DAY, DOES_JOIN_CARYA, DOES_DROUGHT, DOES_HEAT_WAVE,
        DOES_BUSHFIRE_SMOKE, DOES_VANDALISM, DOES_FLOOD, DOES_PROPURRRTY_DAMAGE,
        ENOUGH_HOUSING, WASTE_IS_EMPTY, TASK_OFFER, TASK_PROPOSAL, TASK_VOTE, TASK_RUNOFF,
        TASK_SETUP, TASK_CARYA, TASK_DROUGHT, TASK_THIRST, TASK_HEAT_WAVE, TASK_VANDALISM,
        TASK_FLOOD, TASK_REPLANT, TASK_CAT, TASK_CAT_WASTE, TASK_FIRST_ACTION,
        TASK_SECOND_ACTION, TASK_END, TASK_OVER, NOTHING_TO_LOSE, THREE_METAL, TWO_WOOD,
        ONE_WATER, SHOPPING_DOES, END_DOES,
    }
    sentences {
        gathers(kind: Message, one: Count, two: Count, three: Count),
        recycles(cards: Message, one: Count, two: Count, three: Count),
        goes_on(tile: Piece, does: Message),
        gift(kind: Message),
        with_upgrade(upgrade: Piece),
        here_are(seats: List),
        tile_at(tile: Piece, hex: Text),
        waste_limit(cards: Message),
        more_housing(needed: Count, built: Count),
        empty_waste(cards: Message),
        round_of(round: Count, rounds: Count),
        hand_limit(held: Count, limit: Count),
        progress(round: Count, rounds: Count, ring: Count, needed: Count, waste: Count, seat: Seat),
        progress_last(
            round: Count, rounds: Count, ring: Count, needed: Count, waste: Count, seat: Seat,
        ),
        steps_count(count: Count),
        turn_line(seat: Seat, spin: Count, steps: Message, limit: Count),
        trading_with(seat: Seat, gave: Count, got: Count),
        offered(what: Message),
        proposes(seat: Seat, what: Message),
        for_it(seats: List),
        against_it(seats: List),
        voted(seat: Seat, what: Message),
        not_yet(seat: Seat),
        tied(what: Message),
        task_waste_bank(cards: Message),
        task_feed(food: Count, water: Count),
        task_unfed(cards: Message),
        task_move(steps: Message),
        task_place(thing: Piece),
        task_shop(taken: Count),
        task_limit(cards: Message),
        label(what: Message),
        costs(price: Message),
        loses_its(upgrade: Piece),
        in_the_bank(count: Count),
        beware(needed: Count),
        makes(cards: Message, count: Count, kind: Message),
        to_recycle(price: Message, cards: Message),
        standing(hand: Message, tile: Piece, hex: Space),
        ending_housing(housing: Count, round: Count),
        ending_waste(waste: Message),
        ending_rounds(housing: Count, waste: Message),
    }
}

/// The parts of the gallery.
pub(super) const SHELVES: [Phrase; 5] = [
    SHELF_TILES,
    SHELF_UPGRADES,
    SHELF_GOOD,
    SHELF_BAD,
    SHELF_RESOURCES,
];

/// What a resource is called.
pub(super) fn kind(kind: Resource) -> &'static str {
    kind.word().text()
}

/// What a tile or an upgrade is called.
pub(super) fn thing(thing: Thing) -> &'static str {
    thing.piece().name()
}

/// What an event is called.
pub(super) fn event_name(event: EventCard) -> &'static str {
    event.piece().name()
}

/// The tile in two letters.
pub(super) fn short(tile: Tile) -> &'static str {
    match tile {
        Tile::FoodForest => SHORT_FOOD_FOREST.text(),
        Tile::HeatHaven => SHORT_HEAT_HAVEN.text(),
        Tile::CommunityGarden => SHORT_COMMUNITY_GARDEN.text(),
        Tile::SocialHousing => SHORT_SOCIAL_HOUSING.text(),
        Tile::Recycler => SHORT_RECYCLER.text(),
        Tile::Bgcs => "BGCS",
    }
}

/// The upgrade in two letters.
pub(super) fn short_upgrade(upgrade: Upgrade) -> Phrase {
    match upgrade {
        Upgrade::Composter => SHORT_COMPOSTER,
        Upgrade::IrrigationSystem => SHORT_IRRIGATION_SYSTEM,
        Upgrade::ShippingContainer => SHORT_SHIPPING_CONTAINER,
        Upgrade::Shelter => SHORT_SHELTER,
        Upgrade::BusStop => SHORT_BUS_STOP,
    }
}

/// What a tile does.
pub(super) fn tile(tile: Tile) -> String {
    match tile.yields() {
        Some(yielded) => say::gathers(
            yielded.word(),
            tile.yield_in(1),
            tile.yield_in(2),
            tile.yield_in(3),
        ),
        None if tile == Tile::Recycler => {
            let [one, two, three] = recycles();
            say::recycles(recycling().words(), one, two, three)
        }
        None => DOES_BGCS.into(),
    }
}

/// What an upgrade does.
pub(super) fn upgrade(upgrade: Upgrade) -> String {
    let does = match upgrade {
        Upgrade::Composter => DOES_COMPOSTER,
        Upgrade::IrrigationSystem => DOES_IRRIGATION_SYSTEM,
        Upgrade::ShippingContainer => DOES_SHIPPING_CONTAINER,
        Upgrade::Shelter => DOES_SHELTER,
        Upgrade::BusStop => DOES_BUS_STOP,
    };
    say::goes_on(upgrade.tile().piece(), does)
}

/// What an event does.
pub(super) fn event(event: EventCard) -> String {
    if let Some(gift) = event.gift() {
        return say::gift(gift.word());
    }
    match event {
        EventCard::StudyGroup => DOES_STUDY_GROUP.into(),
        EventCard::TrashPickupDay => DOES_TRASH_PICKUP_DAY.into(),
        EventCard::JoinCarya => DOES_JOIN_CARYA.into(),
        EventCard::Drought => DOES_DROUGHT.into(),
        EventCard::HeatWave => DOES_HEAT_WAVE.into(),
        EventCard::BushfireSmoke => DOES_BUSHFIRE_SMOKE.into(),
        EventCard::Vandalism => DOES_VANDALISM.into(),
        EventCard::Flood => DOES_FLOOD.into(),
        EventCard::PropurrrtyDamage => DOES_PROPURRRTY_DAMAGE.into(),
        EventCard::Rain
        | EventCard::CommunityPlantingDay
        | EventCard::Harvest
        | EventCard::BeeHotels
        | EventCard::ComputerAccessProgram => String::new(),
    }
}

/// What is on a hex, in full.
pub(super) fn spot(game: &Resourced, who: &Names, spot: Spot) -> String {
    let mut text = format!("{spot}: ");
    match game.board().tile_on(spot) {
        None => text.push_str(BARE.text()),
        Some(tile) => text.push_str(tile.piece().name()),
    }
    if let Some(upgrade) = game.board().upgrade_on(spot) {
        text.push(' ');
        text.push_str(&say::with_upgrade(upgrade.piece()));
    }
    let pawns: SeatSet = Seat::all(game.seats())
        .filter(|&seat| game.pawn(seat) == spot)
        .collect();
    if !pawns.is_empty() {
        text.push_str("; ");
        text.push_str(&message::here_are(seats(pawns)).text(who));
    }
    text
}

/// A hex with the tile that lies there.
fn place(game: &Resourced, at: Hex) -> Space {
    let space = hex(at);
    match Spot::at(at).and_then(|spot| game.board().tile_on(spot)) {
        Some(tile) => Space {
            name: message::tile_at(tile.piece(), at.to_string()),
            ..space
        },
        None => space,
    }
}

/// On how many faces of the die the next event is a good one.
pub(super) fn good_faces(waste: u16) -> u16 {
    match waste {
        0..=5 => 4,
        6..=11 => 3,
        12..=17 => 2,
        18..=23 => 1,
        _ => 0,
    }
}

pub(super) fn waste(count: u16) -> String {
    say::waste_limit(cards(count))
}

/// How much Social Housing is still missing.
pub(super) fn housing_needed(game: &Resourced) -> u16 {
    game.housing_needed(goal(game))
}

/// What is missing to go on to the next ring or to win.
pub(super) fn goals(game: &Resourced) -> Vec<String> {
    let needed = housing_needed(game);
    let waste = game.waste().len();
    vec![
        match needed {
            0 => ENOUGH_HOUSING.into(),
            needed => say::more_housing(needed, game.board().housing()),
        },
        match waste {
            0 => WASTE_IS_EMPTY.into(),
            waste => say::empty_waste(cards(waste)),
        },
    ]
}

/// Whether the game would be won now, or what is missing.
pub(super) fn forecast(game: &Resourced) -> String {
    // R183, R191: the standard game goes on until the third ring is done.
    let last = match game.house().difficulty {
        Difficulty::Standard => game.ring() == 3,
        Difficulty::Easy => true,
    };
    if last && game.housing_needed(goal(game)) == 0 && game.waste().is_empty() {
        words::WON.into()
    } else {
        format!("{}: {}", words::LOST, goals(game).join("; "))
    }
}

pub(super) fn round(game: &Resourced) -> String {
    say::round_of(game.round(), game.rounds())
}

fn goal(game: &Resourced) -> u8 {
    match game.house().difficulty {
        Difficulty::Standard => game.ring(),
        Difficulty::Easy => 2,
    }
}

pub(super) fn hand(game: &Resourced, seat: Seat) -> Message {
    let marks = [
        (game.skips().contains(seat), SKIPS),
        (game.smoke().contains(seat), IN_SMOKE),
    ];
    let marks = marks.into_iter().filter(|&(holds, _)| holds);
    let hand = message::hand_limit(game.hand(seat).total(), game.hand_limit());
    listed(List::commas(
        [hand].into_iter().chain(marks.map(|(_, mark)| mark.into())),
    ))
}

pub(super) fn price(game: &Resourced, thing: Thing) -> String {
    game_price(thing, game.ring())
}

pub(super) fn game_price(thing: Thing, ring: u8) -> String {
    thing.price(ring).words().to_string()
}

pub(super) fn progress(game: &Resourced) -> Message {
    let (round, rounds, ring) = (game.round(), game.rounds(), game.ring());
    let (needed, waste) = (game.housing_needed(goal(game)), game.waste().len());
    let lead = game.lead();
    if round == rounds {
        message::progress_last(round, rounds, ring, needed, waste, lead)
    } else {
        message::progress(round, rounds, ring, needed, waste, lead)
    }
}

/// The turn in a few parts; none where nobody has one.
pub(super) fn turn(game: &Resourced) -> Vec<Message> {
    let Some(spin) = game.spin() else {
        return Vec::new();
    };
    let lead = game.lead();
    let mut parts = vec![message::turn_line(
        lead,
        spin,
        steps(game),
        game.trade_limit(),
    )];
    if let Some(partner) = game.turn().partner {
        let given = game.turn().given;
        let (gave, got) = (given[lead.index()], given[partner.index()]);
        parts.push(message::trading_with(partner, gave, got));
    }
    if let Some(offer) = game.turn().offer {
        parts.push(message::offered(choice(game, Choice::Trade(offer))));
    }
    parts
}

fn steps(game: &Resourced) -> Message {
    message::steps_count(game.steps().unwrap_or(0))
}

fn seats(seats: SeatSet) -> List {
    List::and(seats.iter())
}

pub(super) fn vote(game: &Resourced) -> Vec<Message> {
    match game.vote() {
        Vote::None => Vec::new(),
        Vote::Proposal {
            choice: proposed,
            agree,
            object,
        } => {
            let mut lines = vec![
                message::proposes(game.lead(), choice(game, proposed)),
                message::for_it(seats(agree)),
            ];
            if !object.is_empty() {
                lines.push(message::against_it(seats(object)));
            }
            lines
        }
        Vote::Votes(votes) => (Seat::all(game.seats()).zip(votes))
            .map(|(seat, vote)| match vote {
                Some(vote) => message::voted(seat, choice(game, vote)),
                None => message::not_yet(seat),
            })
            .collect(),
        Vote::Runoff(tied) => tied
            .iter()
            .map(|tied| message::tied(choice(game, tied)))
            .collect(),
    }
}

fn choice(game: &Resourced, choice: Choice) -> Message {
    choice.words(|hex| place(game, hex))
}

pub(super) fn task(game: &Resourced) -> Message {
    if game.turn().offer.is_some() {
        return TASK_OFFER.into();
    }
    match game.vote() {
        Vote::Proposal { .. } => return TASK_PROPOSAL.into(),
        Vote::Votes(_) => return TASK_VOTE.into(),
        Vote::Runoff(_) => return TASK_RUNOFF.into(),
        Vote::None => {}
    }
    match game.phase() {
        Phase::Setup => TASK_SETUP.into(),
        Phase::UpkeepBank { left } | Phase::ShopWaste { left, .. } => {
            message::task_waste_bank(cards(left))
        }
        Phase::UpkeepFeed { food, water, .. } => message::task_feed(food, water),
        Phase::UpkeepLoss { left } => message::task_unfed(cards(left)),
        Phase::Carya => TASK_CARYA.into(),
        Phase::Drought { .. } => TASK_DROUGHT.into(),
        Phase::Thirst { .. } => TASK_THIRST.into(),
        Phase::HeatWave { .. } => TASK_HEAT_WAVE.into(),
        Phase::Vandalism => TASK_VANDALISM.into(),
        Phase::Flood { .. } => TASK_FLOOD.into(),
        Phase::Replant { .. } => TASK_REPLANT.into(),
        Phase::Damage { blamed: None } => TASK_CAT.into(),
        Phase::Damage { blamed: Some(_) } => TASK_CAT_WASTE.into(),
        Phase::Action(Which::First) => TASK_FIRST_ACTION.into(),
        Phase::Action(Which::Second) => TASK_SECOND_ACTION.into(),
        Phase::Move => message::task_move(steps(game)),
        Phase::Place { thing, .. } => message::task_place(thing.piece()),
        Phase::ShopTake { taken, .. } => message::task_shop(taken),
        Phase::End => TASK_END.into(),
        Phase::Discard { left } => message::task_limit(cards(left)),
        Phase::Over(_) => TASK_OVER.into(),
    }
}

pub(super) fn label(game: &Resourced, who: &Names, action: Action) -> String {
    message::label(action.words(|hex| place(game, hex))).text(who)
}

pub(super) fn preview(game: &Resourced, action: Action) -> Option<String> {
    let (Action::Do(choice) | Action::Propose(choice)) = action else {
        return None;
    };
    match choice {
        Choice::Craft(thing) => Some(say::costs(thing.price(game.ring()).words())),
        Choice::Place(_) => beware(game),
        Choice::Gather => {
            let (kind, count) = game.yield_on(game.pawn(game.lead()))?;
            Some(resource(kind, count))
        }
        Choice::Operate => Some(operate(game)),
        Choice::Abandon(hex) => {
            let upgrade = Spot::at(hex).and_then(|spot| game.board().upgrade_on(spot));
            Some(upgrade.map_or_else(
                || NOTHING_TO_LOSE.into(),
                |upgrade| say::loses_its(upgrade.piece()),
            ))
        }
        Choice::RepairContainer(_) => Some(THREE_METAL.into()),
        Choice::Fence(..) => Some(TWO_WOOD.into()),
        Choice::RepairSystem(..) => Some(ONE_WATER.into()),
        Choice::Shop => Some(SHOPPING_DOES.into()),
        Choice::End => Some(END_DOES.into()),
        Choice::Waste(kind) => game.bank().map(|bank| say::in_the_bank(bank.of(kind))),
        Choice::Preset
        | Choice::Build(..)
        | Choice::Feed(..)
        | Choice::Lose(..)
        | Choice::Replant(_)
        | Choice::Pay(_)
        | Choice::PayBy(..)
        | Choice::Blame(_)
        | Choice::Discard(_)
        | Choice::Upgrade(_)
        | Choice::GatherOne(_)
        | Choice::GatherTwo(..)
        | Choice::Take(_)
        | Choice::Enough
        | Choice::Finish
        | Choice::Pass
        | Choice::Move(_)
        | Choice::Stay
        | Choice::Trade(_)
        | Choice::Accept
        | Choice::Decline => None,
    }
}

/// R190: the warning comes before the tile is placed.
fn beware(game: &Resourced) -> Option<String> {
    let Phase::Place { thing, .. } = game.phase() else {
        return None;
    };
    let (needed, free) = game.room_for_housing();
    let takes_room = matches!(thing, Thing::Tile(tile) if tile != Tile::SocialHousing);
    (takes_room && needed >= free).then(|| say::beware(needed))
}

fn operate(game: &Resourced) -> String {
    let spot = game.pawn(game.lead());
    if let Some(recipe) = game.recipe_on(spot) {
        return say::makes(recipe.input.words(), recipe.count, recipe.output.word());
    }
    let recycled = recycles()[usize::from(spot.ring().max(1)) - 1];
    say::to_recycle(recycling().words(), cards(recycled))
}

pub(super) fn standing(game: &Resourced, seat: Seat) -> Message {
    let (hand, spot) = (hand(game, seat), game.pawn(seat));
    match game.board().tile_on(spot) {
        Some(tile) => message::standing(hand, tile.piece(), hex(spot.hex())),
        None => hand,
    }
}

pub(super) fn ending(game: &Resourced, outcome: &Outcome) -> Message {
    let housing = game.board().housing();
    let waste = cards(game.waste().len());
    match outcome.reason {
        "housing" => message::ending_housing(housing, game.round()),
        "waste" => message::ending_waste(waste),
        _ => message::ending_rounds(housing, waste),
    }
}

pub(super) fn resource(kind: Resource, count: u16) -> String {
    crate::words::say::some_of(count, kind.word())
}
