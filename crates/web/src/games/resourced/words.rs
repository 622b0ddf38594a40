//! What `ResourCEd` says.

use crate::words::name_of;
use engine::{Game as _, Outcome, Seat};
use i18n::{Each, Phrase};
use parts::Hex;
use resourced::{
    Action, Cards, Choice, Difficulty, EventCard, Phase, Resource, Resourced, Spot, Thing, Tile,
    Trade, Upgrade, Vote, Way, Which, recycles, recycling,
};

use crate::{board::Names, words};

i18n::messages! {
    /// The board.
    pub static WORDS of resourced::words::CATALOGUE;
    phrases {
        TERM_MATERIAL, TERM_SUPPLY, TERM_USE_NAME, TERM_USE, TERM_WASTE_NAME, TERM_WASTE,
        TERM_RECYCLE_NAME, TERM_RECYCLE,
        NO_ACTION, LAND, BANK, UNLIMITED, WASTE, GOAL, REACH, NEXT_EVENT, GOOD_FACE,
        BAD_FACE, NO_WASTE, PIECES, HANDS, YOUR_HAND, NO_CARDS, EVENT, TURN, VOTE, HOUSING,
        WASTE_LEFT, ROUNDS_PLAYED, GOOD, BAD, BARE, SKIPS, IN_SMOKE, NOTHING, SHELF_TILES,
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
        TASK_SECOND_ACTION, TASK_END, TASK_OVER, AGREE, OBJECT, TAKE_PRESET, GATHER,
        OPERATE, GO_SHOPPING, TAKE_NO_MORE, NO_SECOND_CRAFT, PASS, STAY, ACCEPT, DECLINE,
        END_TURN, NOTHING_TO_LOSE, THREE_METAL, TWO_WOOD, ONE_WATER, SHOPPING_DOES,
        END_DOES,
    }
    sentences {
        gathers(kind, one, two, three),
        recycles(cards, one, two, three),
        goes_on(tile, does),
        gift(kind),
        with_upgrade(upgrade),
        here_are(names),
        tile_at(tile, hex),
        waste_limit(cards),
        more_housing(needed: Count, built),
        empty_waste(cards),
        round_of(round, rounds),
        hand_limit(cards, limit),
        progress(round, rounds, ring, needed: Count, waste, name),
        progress_last(round, rounds, ring, needed, waste, name),
        steps_count(count: Count),
        turn_line(name, spin, steps, limit),
        trading_with(name, gave, got),
        offered(what),
        proposes(name, what),
        for_it(names),
        against_it(names),
        voted(name, what),
        not_yet(name),
        tied(what),
        task_waste_bank(cards),
        task_feed(food, water),
        task_unfed(cards),
        task_move(steps),
        task_place(thing),
        task_shop(taken),
        task_limit(cards),
        propose(what),
        waste_card(kind),
        pays(name, kind),
        loses(name, kind),
        pays_system(name, hex),
        pay_metal(names),
        fence(hex, names),
        give_up(place),
        pays_food(name),
        pay(kind),
        cat_visits(name),
        upgrade_tile(place),
        gather_one(kind),
        gather_two(one, other),
        take(kind),
        craft(thing),
        place_on(place),
        move_to(place),
        give(kind, name),
        ask(name, kind),
        costs(price),
        loses_its(upgrade),
        in_the_bank(count),
        beware(needed: Count),
        makes(cards, count, kind),
        to_recycle(price, cards),
        standing(hand, tile, spot),
        ending_housing(housing, round),
        ending_waste(waste),
        ending_rounds(housing: Count, waste),
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

/// Names that stand all over the table, looked up once.
struct Words {
    resources: [&'static str; Resource::COUNT],
    tiles: [&'static str; Tile::COUNT],
    upgrades: [&'static str; Upgrade::COUNT],
}

static NAMES: Each<Words> = Each::new(|| Words {
    resources: Resource::ALL.map(|kind| name_of("resourced", kind.name())),
    tiles: Tile::ALL.map(|tile| name_of("resourced", tile.name())),
    upgrades: Upgrade::ALL.map(|upgrade| name_of("resourced", upgrade.name())),
});

/// What a resource is called.
pub(super) fn kind(kind: Resource) -> &'static str {
    NAMES.spoken().resources[kind as usize]
}

/// What a tile is called.
fn tile_name(tile: Tile) -> &'static str {
    NAMES.spoken().tiles[tile as usize]
}

/// What an upgrade is called.
fn upgrade_name(upgrade: Upgrade) -> &'static str {
    NAMES.spoken().upgrades[upgrade as usize]
}

/// What a tile or an upgrade is called.
pub(super) fn thing(thing: Thing) -> &'static str {
    match thing {
        Thing::Tile(tile) => tile_name(tile),
        Thing::Upgrade(upgrade) => upgrade_name(upgrade),
    }
}

/// What an event is called.
pub(super) fn event_name(event: EventCard) -> &'static str {
    name_of("resourced", event.name())
}

/// Cards by number and kind: "2 Wood and 1 Metal".
fn cards(cards: Cards) -> String {
    let mut some: Vec<String> = cards
        .kinds()
        .map(|kind| resource(kind, cards.of(kind)))
        .collect();
    match some.len() {
        0 => NOTHING.into(),
        1 => some.swap_remove(0),
        _ => words::list(&some),
    }
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
            kind(yielded),
            tile.yield_in(1),
            tile.yield_in(2),
            tile.yield_in(3),
        ),
        None if tile == Tile::Recycler => {
            let [one, two, three] = recycles();
            say::recycles(&cards(recycling()), one, two, three)
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
    say::goes_on(tile_name(upgrade.tile()), does)
}

/// What an event does.
pub(super) fn event(event: EventCard) -> String {
    if let Some(gift) = event.gift() {
        return say::gift(kind(gift));
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
        Some(tile) => text.push_str(tile_name(tile)),
    }
    if let Some(upgrade) = game.board().upgrade_on(spot) {
        text.push(' ');
        text.push_str(&say::with_upgrade(upgrade_name(upgrade)));
    }
    let pawns: Vec<&str> = Seat::all(game.seats())
        .filter(|&seat| game.pawn(seat) == spot)
        .map(|seat| who.of(seat))
        .collect();
    if !pawns.is_empty() {
        text.push_str("; ");
        text.push_str(&say::here_are(&words::list(&pawns)));
    }
    text
}

fn tile_at(game: &Resourced, hex: Hex) -> String {
    let tile = Spot::at(hex).and_then(|spot| game.board().tile_on(spot));
    match tile {
        Some(tile) => say::tile_at(tile_name(tile), &hex.to_string()),
        None => hex.to_string(),
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
    say::waste_limit(&words::cards(count.into()))
}

/// What is missing to go on to the next ring or to win.
pub(super) fn goals(game: &Resourced) -> Vec<String> {
    let needed = game.housing_needed(goal(game));
    let waste = game.waste().len();
    vec![
        match needed {
            0 => ENOUGH_HOUSING.into(),
            needed => say::more_housing(needed, game.board().housing()),
        },
        match waste {
            0 => WASTE_IS_EMPTY.into(),
            waste => say::empty_waste(&words::cards(waste.into())),
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

pub(super) fn hand(game: &Resourced, seat: Seat) -> String {
    let cards = words::cards(game.hand(seat).total().into());
    let mut text = say::hand_limit(&cards, game.hand_limit());
    for (holds, what) in [
        (game.skips().contains(seat), SKIPS),
        (game.smoke().contains(seat), IN_SMOKE),
    ] {
        if holds {
            text.push_str(", ");
            text.push_str(what.text());
        }
    }
    text
}

pub(super) fn price(game: &Resourced, thing: Thing) -> String {
    game_price(thing, game.ring())
}

pub(super) fn game_price(thing: Thing, ring: u8) -> String {
    cards(thing.price(ring))
}

pub(super) fn progress(game: &Resourced, who: &Names) -> String {
    let (round, rounds, ring) = (game.round(), game.rounds(), game.ring());
    let (needed, waste) = (game.housing_needed(goal(game)), game.waste().len());
    let name = who.of(game.lead());
    if round == rounds {
        say::progress_last(round, rounds, ring, needed, waste, name)
    } else {
        say::progress(round, rounds, ring, needed, waste, name)
    }
}

pub(super) fn turn(game: &Resourced, who: &Names) -> Option<String> {
    let spin = game.spin()?;
    let mut line = say::turn_line(who.of(game.lead()), spin, &steps(game), game.trade_limit());
    if let Some(partner) = game.turn().partner {
        let given = game.turn().given;
        let (gave, got) = (given[game.lead().index()], given[partner.index()]);
        line.push_str("; ");
        line.push_str(&say::trading_with(who.of(partner), gave, got));
    }
    if let Some(offer) = game.turn().offer {
        line.push_str("; ");
        line.push_str(&say::offered(&choice(game, who, Choice::Trade(offer))));
    }
    Some(line)
}

fn steps(game: &Resourced) -> String {
    say::steps_count(game.steps().unwrap_or(0))
}

pub(super) fn vote(game: &Resourced, who: &Names) -> Vec<String> {
    match game.vote() {
        Vote::None => Vec::new(),
        Vote::Proposal {
            choice: proposed,
            agree,
            object,
        } => {
            let names = |seats: engine::SeatSet| {
                let names: Vec<&str> = seats.iter().map(|seat| who.of(seat)).collect();
                words::list(&names)
            };
            let mut lines = vec![
                say::proposes(who.of(game.lead()), &choice(game, who, proposed)),
                say::for_it(&names(agree)),
            ];
            if !object.is_empty() {
                lines.push(say::against_it(&names(object)));
            }
            lines
        }
        Vote::Votes(votes) => (Seat::all(game.seats()).zip(votes))
            .map(|(seat, vote)| match vote {
                Some(vote) => say::voted(who.of(seat), &choice(game, who, vote)),
                None => say::not_yet(who.of(seat)),
            })
            .collect(),
        Vote::Runoff(tied) => tied
            .iter()
            .map(|tied| say::tied(&choice(game, who, tied)))
            .collect(),
    }
}

pub(super) fn task(game: &Resourced) -> String {
    if game.turn().offer.is_some() {
        return TASK_OFFER.into();
    }
    match game.vote() {
        Vote::Proposal { .. } => return TASK_PROPOSAL.into(),
        Vote::Votes(_) => return TASK_VOTE.into(),
        Vote::Runoff(_) => return TASK_RUNOFF.into(),
        Vote::None => {}
    }
    let counted = |left: u16| words::cards(left.into());
    match game.phase() {
        Phase::Setup => TASK_SETUP.into(),
        Phase::UpkeepBank { left } | Phase::ShopWaste { left, .. } => {
            say::task_waste_bank(&counted(left))
        }
        Phase::UpkeepFeed { food, water, .. } => say::task_feed(food, water),
        Phase::UpkeepLoss { left } => say::task_unfed(&counted(left)),
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
        Phase::Move => say::task_move(&steps(game)),
        Phase::Place { thing, .. } => say::task_place(self::thing(thing)),
        Phase::ShopTake { taken, .. } => say::task_shop(taken),
        Phase::End => TASK_END.into(),
        Phase::Discard { left } => say::task_limit(&counted(left)),
        Phase::Over(_) => TASK_OVER.into(),
    }
}

pub(super) fn label(game: &Resourced, who: &Names, action: Action) -> String {
    match action {
        Action::Do(chosen) => choice(game, who, chosen),
        Action::Propose(chosen) => say::propose(&choice(game, who, chosen)),
        Action::Agree => AGREE.into(),
        Action::Object => OBJECT.into(),
    }
}

fn payers(who: &Names, seats: &[Seat]) -> String {
    let mut names: Vec<String> = Vec::new();
    for &seat in seats {
        let count = seats.iter().filter(|&&other| other == seat).count();
        let text = format!("{} {count}", who.of(seat));
        if !names.contains(&text) {
            names.push(text);
        }
    }
    words::list(&names)
}

fn choice(game: &Resourced, who: &Names, choice: Choice) -> String {
    match choice {
        Choice::Preset => TAKE_PRESET.into(),
        Choice::Build(tile, hex) => say::tile_at(tile_name(tile), &hex.to_string()),
        Choice::Waste(wasted) | Choice::Discard(wasted) => say::waste_card(kind(wasted)),
        Choice::Feed(seat, paid) | Choice::PayBy(paid, seat) => say::pays(who.of(seat), kind(paid)),
        Choice::Lose(seat, lost) => say::loses(who.of(seat), kind(lost)),
        Choice::RepairSystem(hex, seat) => say::pays_system(who.of(seat), &hex.to_string()),
        Choice::RepairContainer(seats) => say::pay_metal(&payers(who, &seats)),
        Choice::Fence(hex, seats) => say::fence(&hex.to_string(), &payers(who, &seats)),
        Choice::Abandon(hex) => say::give_up(&tile_at(game, hex)),
        Choice::Replant(seat) => say::pays_food(who.of(seat)),
        Choice::Pay(paid) => say::pay(kind(paid)),
        Choice::Blame(seat) => say::cat_visits(who.of(seat)),
        Choice::Upgrade(hex) => say::upgrade_tile(&tile_at(game, hex)),
        Choice::Gather => GATHER.into(),
        Choice::GatherOne(gathered) => say::gather_one(kind(gathered)),
        Choice::GatherTwo(one, other) => say::gather_two(kind(one), kind(other)),
        Choice::Operate => OPERATE.into(),
        Choice::Shop => GO_SHOPPING.into(),
        Choice::Take(taken) => say::take(kind(taken)),
        Choice::Enough => TAKE_NO_MORE.into(),
        Choice::Craft(crafted) => say::craft(thing(crafted)),
        Choice::Place(hex) => say::place_on(&tile_at(game, hex)),
        Choice::Finish => NO_SECOND_CRAFT.into(),
        Choice::Pass => PASS.into(),
        Choice::Move(hex) => say::move_to(&tile_at(game, hex)),
        Choice::Stay => STAY.into(),
        Choice::Trade(Trade {
            way: Way::Give,
            partner,
            kind: given,
        }) => say::give(kind(given), who.of(partner)),
        Choice::Trade(Trade {
            way: Way::Ask,
            partner,
            kind: asked,
        }) => say::ask(who.of(partner), kind(asked)),
        Choice::Accept => ACCEPT.into(),
        Choice::Decline => DECLINE.into(),
        Choice::End => END_TURN.into(),
    }
}

pub(super) fn preview(game: &Resourced, action: Action) -> Option<String> {
    let (Action::Do(choice) | Action::Propose(choice)) = action else {
        return None;
    };
    match choice {
        Choice::Craft(thing) => Some(say::costs(&price(game, thing))),
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
                |upgrade| say::loses_its(upgrade_name(upgrade)),
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
        return say::makes(&cards(recipe.input), recipe.count, kind(recipe.output));
    }
    let recycled = recycles()[usize::from(spot.ring().max(1)) - 1];
    say::to_recycle(&cards(recycling()), &words::cards(recycled.into()))
}

pub(super) fn standing(game: &Resourced, seat: Seat) -> String {
    let spot = game.pawn(seat);
    let tile = game.board().tile_on(spot).map_or("", tile_name);
    say::standing(&hand(game, seat), tile, &spot.to_string())
}

pub(super) fn ending(game: &Resourced, outcome: &Outcome) -> String {
    let housing = game.board().housing();
    let waste = words::cards(game.waste().len().into());
    match outcome.reason {
        "housing" => say::ending_housing(housing, game.round()),
        "waste" => say::ending_waste(&waste),
        _ => say::ending_rounds(housing, &waste),
    }
}

pub(super) fn resource(kind: Resource, count: u16) -> String {
    format!("{count} {}", self::kind(kind))
}
