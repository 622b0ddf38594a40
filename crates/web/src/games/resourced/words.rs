//! What `ResourCEd` says.

use engine::{Game as _, Outcome, Seat};
use parts::Hex;
use resourced::{
    Action, Choice, Difficulty, EventCard, Phase, Resource, Resourced, Spot, Thing, Tile, Trade,
    Upgrade, Vote, Way, Which, recycles, recycling,
};

use crate::{board::Names, words};

macro_rules! words {
    ($($name:ident = $text:expr;)+) => { $(pub(super) const $name: &str = $text;)+ };
}

words! {
    NO_ACTION = "You can still use your Action.";
    LAND = "Land";
    BANK = "Bank";
    UNLIMITED = "unlimited";
    WASTE = "Waste pile";
    GOAL = "What is still needed";
    REACH = "Hexes with a dotted ring can be reached with this spin.";
    NEXT_EVENT = "The next event, by the die:";
    GOOD_FACE = "good";
    BAD_FACE = "bad";
    NO_WASTE = "The Waste pile is empty.";
    PIECES = "Pieces left, with their prices";
    HANDS = "Hands of the others";
    YOUR_HAND = "Your cards";
    NO_CARDS = "no cards";
    EVENT = "Event";
    TURN = "Turn";
    VOTE = "Vote";
    HOUSING = "Social Housing built";
    WASTE_LEFT = "Waste in the pile";
    ROUNDS_PLAYED = "rounds played";
    GOOD = "Good event";
    BAD = "Bad event";
}

/// The parts of the gallery.
pub(super) const SHELVES: [&str; 5] = [
    "Tiles",
    "Upgrades",
    "Good events",
    "Bad events",
    "Resources",
];

/// The tile in two letters.
pub(super) fn short(tile: Tile) -> &'static str {
    match tile {
        Tile::FoodForest => "FF",
        Tile::HeatHaven => "HH",
        Tile::CommunityGarden => "CG",
        Tile::SocialHousing => "SH",
        Tile::Recycler => "RC",
        Tile::Bgcs => "BGCS",
    }
}

/// The upgrade in two letters.
pub(super) fn short_upgrade(upgrade: Upgrade) -> &'static str {
    match upgrade {
        Upgrade::Composter => "Co",
        Upgrade::IrrigationSystem => "Ir",
        Upgrade::ShippingContainer => "Sc",
        Upgrade::Shelter => "Sh",
        Upgrade::BusStop => "Bu",
    }
}

/// What a tile does.
pub(super) fn tile(tile: Tile) -> String {
    match tile.yields() {
        Some(kind) => format!(
            "Gather {}: {} in ring 1, {} in ring 2, {} in ring 3; one more with an upgrade.",
            kind.name(),
            tile.yield_in(1),
            tile.yield_in(2),
            tile.yield_in(3)
        ),
        None if tile == Tile::Recycler => format!(
            "Operate it for {}: Recycle {}, {} or {} cards in ring 1, 2 or 3.",
            recycling(),
            recycles()[0],
            recycles()[1],
            recycles()[2]
        ),
        None => "The centre. Gather one card of any kind, or craft.".to_owned(),
    }
}

/// What an upgrade does.
pub(super) fn upgrade(upgrade: Upgrade) -> String {
    let does = match upgrade {
        Upgrade::Composter => {
            "Food and Water that are paid go back to the Bank. Operate it: 2 Food and 1 Water make 4 Compost."
        }
        Upgrade::IrrigationSystem => "Operate it: 1 Water makes 2 Food.",
        Upgrade::ShippingContainer => "Everybody may hold 2 more cards.",
        Upgrade::Shelter => "The trade limit rises by 2.",
        Upgrade::BusStop => "One more step for everybody. Operate it: go shopping.",
    };
    format!("On a {}. {does}", upgrade.tile().name())
}

/// What an event does.
pub(super) fn event(event: EventCard) -> String {
    if let Some(kind) = event.gift() {
        return format!("Everybody gets 1 {} from the Bank.", kind.name());
    }
    match event {
        EventCard::StudyGroup => "Everybody takes a card of the Waste pile at random.",
        EventCard::TrashPickupDay => "Roll the die and Recycle as many cards.",
        EventCard::JoinCarya => "A tile of your choice gets its upgrade for free.",
        EventCard::Drought => "Pay 1 Water for each Irrigation System or lose it; players away from Food Forests and BGCS pay 1 Water or skip a turn.",
        EventCard::HeatWave => "Players away from Heat Havens and BGCS pay 1 Food or Water or skip a turn.",
        EventCard::BushfireSmoke => "Players away from BGCS go one step less.",
        EventCard::Vandalism => "Pay 3 Metal together or lose a Shipping Container.",
        EventCard::Flood => "Fence every Community Garden for 2 Wood, or it loses its Composter and 1 Food is due.",
        EventCard::PropurrrtyDamage => "A cat visits somebody, who Wastes a card.",
        EventCard::Rain
        | EventCard::CommunityPlantingDay
        | EventCard::Harvest
        | EventCard::BeeHotels
        | EventCard::ComputerAccessProgram => "",
    }
    .to_owned()
}

/// What is on a hex, in full.
pub(super) fn spot(game: &Resourced, who: &Names, spot: Spot) -> String {
    let mut text = format!("{spot}: ");
    match game.board().tile_on(spot) {
        None => text.push_str("bare"),
        Some(tile) => text.push_str(tile.name()),
    }
    if let Some(upgrade) = game.board().upgrade_on(spot) {
        text.push_str(&format!(" with {}", upgrade.name()));
    }
    let pawns: Vec<&str> = Seat::all(game.seats())
        .filter(|&seat| game.pawn(seat) == spot)
        .map(|seat| who.of(seat))
        .collect();
    if !pawns.is_empty() {
        text.push_str(&format!("; here: {}", words::list(&pawns)));
    }
    text
}

fn tile_at(game: &Resourced, hex: Hex) -> String {
    let tile = Spot::at(hex).and_then(|spot| game.board().tile_on(spot));
    match tile {
        Some(tile) => format!("{} at {hex}", tile.name()),
        None => format!("{hex}"),
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
    format!(
        "{}; the game is lost with 24 at the end of a round",
        words::cards(count.into())
    )
}

/// What is missing to go on to the next ring or to win.
pub(super) fn goals(game: &Resourced) -> Vec<String> {
    let needed = game.housing_needed(goal(game));
    let waste = game.waste().len();
    vec![
        match needed {
            0 => "Enough Social Housing stands.".to_owned(),
            needed => format!(
                "{needed} more Social Housing ({} built)",
                game.board().housing()
            ),
        },
        match waste {
            0 => "The Waste pile is empty, as it must be.".to_owned(),
            waste => format!("an empty Waste pile ({} to go)", words::cards(waste.into())),
        },
    ]
}

pub(super) fn round(game: &Resourced) -> String {
    format!("Round {} of {}", game.round(), game.rounds())
}

fn goal(game: &Resourced) -> u8 {
    match game.house().difficulty {
        Difficulty::Standard => game.ring(),
        Difficulty::Easy => 2,
    }
}

pub(super) fn hand(game: &Resourced, seat: Seat) -> String {
    let mut text = format!(
        "{} of {}",
        words::cards(game.hand(seat).total().into()),
        game.hand_limit()
    );
    if game.skips().contains(seat) {
        text.push_str(", skips this turn");
    }
    if game.smoke().contains(seat) {
        text.push_str(", in the smoke");
    }
    text
}

pub(super) fn price(game: &Resourced, thing: Thing) -> String {
    game_price(thing, game.ring())
}

pub(super) fn game_price(thing: Thing, ring: u8) -> String {
    thing.price(ring).to_string()
}

pub(super) fn progress(game: &Resourced, who: &Names) -> String {
    let last = if game.round() == game.rounds() {
        " · the last round"
    } else {
        ""
    };
    format!(
        "Round {} of {} · ring {} · {} more Social Housing and an empty Waste pile ({} now) · {} leads{last}",
        game.round(),
        game.rounds(),
        game.ring(),
        game.housing_needed(goal(game)),
        game.waste().len(),
        who.of(game.lead())
    )
}

pub(super) fn turn(game: &Resourced, who: &Names) -> Option<String> {
    let spin = game.spin()?;
    let mut line = format!(
        "{}: spin {spin}, {}, trade limit {}",
        who.of(game.lead()),
        words::counted(game.steps().unwrap_or(0).into(), "step", "steps"),
        game.trade_limit()
    );
    if let Some(partner) = game.turn().partner {
        let given = game.turn().given;
        line.push_str(&format!(
            "; trading with {}: gave {}, got {}",
            who.of(partner),
            given[game.lead().index()],
            given[partner.index()]
        ));
    }
    if let Some(offer) = game.turn().offer {
        line.push_str(&format!(
            "; offered: {}",
            choice(game, who, Choice::Trade(offer))
        ));
    }
    Some(line)
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
                format!(
                    "{} proposes: {}.",
                    who.of(game.lead()),
                    choice(game, who, proposed)
                ),
                format!("For it: {}.", names(agree)),
            ];
            if !object.is_empty() {
                lines.push(format!("Against it: {}.", names(object)));
            }
            lines
        }
        Vote::Votes(votes) => (Seat::all(game.seats()).zip(votes))
            .map(|(seat, vote)| match vote {
                Some(vote) => format!("{}: {}", who.of(seat), choice(game, who, vote)),
                None => format!("{}: not yet", who.of(seat)),
            })
            .collect(),
        Vote::Runoff(tied) => tied
            .iter()
            .map(|tied| format!("Tied: {}", choice(game, who, tied)))
            .collect(),
    }
}

pub(super) fn task(game: &Resourced) -> String {
    if game.turn().offer.is_some() {
        return "answer the offer".to_owned();
    }
    match game.vote() {
        Vote::Proposal { .. } => return "agree or object".to_owned(),
        Vote::Votes(_) => return "name your answer".to_owned(),
        Vote::Runoff(_) => return "choose among the answers that tie".to_owned(),
        Vote::None => {}
    }
    match game.phase() {
        Phase::Setup => "lay out ring 1, or take the preset".to_owned(),
        Phase::UpkeepBank { left } => format!("Waste {} from the Bank", words::cards(left.into())),
        Phase::UpkeepFeed { food, water, .. } => {
            format!("who feeds the Social Housing? {food} Food, {water} Water to pay")
        }
        Phase::UpkeepLoss { left } => format!(
            "Waste {} for what could not be fed",
            words::cards(left.into())
        ),
        Phase::Carya => "choose a tile to upgrade for free".to_owned(),
        Phase::Drought { .. } => "pay for an Irrigation System, or give it up".to_owned(),
        Phase::Thirst { .. } => "who pays the Water?".to_owned(),
        Phase::HeatWave { .. } => "pay a Food or a Water".to_owned(),
        Phase::Vandalism => "pay 3 Metal, or give up a Shipping Container".to_owned(),
        Phase::Flood { .. } => "fence a garden, or give it up".to_owned(),
        Phase::Replant { .. } => "who pays the Food to replant?".to_owned(),
        Phase::Damage { blamed: None } => "whom does the cat visit?".to_owned(),
        Phase::Damage { blamed: Some(_) } => "Waste a card for the cat".to_owned(),
        Phase::Action(Which::First) => "take your first Action".to_owned(),
        Phase::Action(Which::Second) => "take your second Action".to_owned(),
        Phase::Move => format!(
            "move up to {}, or stay",
            words::counted(game.steps().unwrap_or(0).into(), "step", "steps")
        ),
        Phase::Place { thing, .. } => format!("choose a place for the {}", thing.name()),
        Phase::ShopTake { taken, .. } => format!("take cards from the Bank ({taken} so far)"),
        Phase::ShopWaste { left, .. } => {
            format!("Waste {} from the Bank", words::cards(left.into()))
        }
        Phase::End => "trade, or end your turn".to_owned(),
        Phase::Discard { left } => format!("Waste {} above your limit", words::cards(left.into())),
        Phase::Over(_) => "the game is over".to_owned(),
    }
}

pub(super) fn label(game: &Resourced, who: &Names, action: Action) -> String {
    match action {
        Action::Do(chosen) => choice(game, who, chosen),
        Action::Propose(chosen) => format!("Propose: {}", choice(game, who, chosen)),
        Action::Agree => "Agree".to_owned(),
        Action::Object => "Object".to_owned(),
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
        Choice::Preset => "Take the preset layout".to_owned(),
        Choice::Build(tile, hex) => format!("{} at {hex}", tile.name()),
        Choice::Waste(kind) => format!("Waste {}", kind.name()),
        Choice::Feed(seat, kind) => format!("{} pays {}", who.of(seat), kind.name()),
        Choice::Lose(seat, kind) => format!("{} loses {}", who.of(seat), kind.name()),
        Choice::RepairSystem(hex, seat) => format!("{} pays for the system at {hex}", who.of(seat)),
        Choice::RepairContainer(seats) => format!("Pay the Metal: {}", payers(who, &seats)),
        Choice::Fence(hex, seats) => format!("Fence {hex}, Wood from {}", payers(who, &seats)),
        Choice::Abandon(hex) => format!("Give up {}", tile_at(game, hex)),
        Choice::Replant(seat) => format!("{} pays the Food", who.of(seat)),
        Choice::Pay(kind) => format!("Pay {}", kind.name()),
        Choice::PayBy(kind, seat) => format!("{} pays {}", who.of(seat), kind.name()),
        Choice::Blame(seat) => format!("The cat visits {}", who.of(seat)),
        Choice::Discard(kind) => format!("Waste {}", kind.name()),
        Choice::Upgrade(hex) => format!("Upgrade {}", tile_at(game, hex)),
        Choice::Gather => "Gather".to_owned(),
        Choice::GatherOne(kind) => format!("Gather {}", kind.name()),
        Choice::GatherTwo(a, b) => format!("Gather {} and {}", a.name(), b.name()),
        Choice::Operate => "Operate".to_owned(),
        Choice::Shop => "Go shopping".to_owned(),
        Choice::Take(kind) => format!("Take {}", kind.name()),
        Choice::Enough => "Take no more".to_owned(),
        Choice::Craft(thing) => format!("Craft {}", thing.name()),
        Choice::Place(hex) => format!("Place it on {}", tile_at(game, hex)),
        Choice::Finish => "No second craft".to_owned(),
        Choice::Pass => "No Action".to_owned(),
        Choice::Move(hex) => format!("Move to {}", tile_at(game, hex)),
        Choice::Stay => "Stay".to_owned(),
        Choice::Trade(Trade {
            way: Way::Give,
            partner,
            kind,
        }) => format!("Give {} to {}", kind.name(), who.of(partner)),
        Choice::Trade(Trade {
            way: Way::Ask,
            partner,
            kind,
        }) => format!("Ask {} for {}", who.of(partner), kind.name()),
        Choice::Accept => "Accept".to_owned(),
        Choice::Decline => "Decline".to_owned(),
        Choice::End => "End the turn".to_owned(),
    }
}

pub(super) fn preview(game: &Resourced, action: Action) -> Option<String> {
    let (Action::Do(choice) | Action::Propose(choice)) = action else {
        return None;
    };
    match choice {
        Choice::Craft(thing) => Some(format!("costs {}", price(game, thing))),
        Choice::Place(_) => beware(game),
        Choice::Gather => {
            let (kind, count) = game.yield_on(game.pawn(game.lead()))?;
            Some(format!("{count} {}", kind.name()))
        }
        Choice::Operate => Some(operate(game)),
        Choice::Abandon(hex) => {
            let upgrade = Spot::at(hex).and_then(|spot| game.board().upgrade_on(spot));
            Some(
                upgrade.map_or("it has nothing to lose".to_owned(), |upgrade| {
                    format!("it loses its {}", upgrade.name())
                }),
            )
        }
        Choice::RepairContainer(_) => Some("3 Metal".to_owned()),
        Choice::Fence(..) => Some("2 Wood".to_owned()),
        Choice::RepairSystem(..) => Some("1 Water".to_owned()),
        Choice::Shop => Some("take cards from the Bank, and Waste as many".to_owned()),
        Choice::End => Some("on to the hand limit".to_owned()),
        Choice::Waste(kind) => game
            .bank()
            .map(|bank| format!("{} in the Bank", bank.of(kind))),
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
    (takes_room && needed >= free)
        .then(|| format!("beware: {needed} Social Housing still need a hex"))
}

fn operate(game: &Resourced) -> String {
    let spot = game.pawn(game.lead());
    if let Some(recipe) = game.recipe_on(spot) {
        return format!(
            "{} make {} {}",
            recipe.input,
            recipe.count,
            recipe.output.name()
        );
    }
    let recycled = recycles()[usize::from(spot.ring().max(1)) - 1];
    format!(
        "{} to Recycle {}",
        recycling(),
        words::cards(recycled.into())
    )
}

pub(super) fn standing(game: &Resourced, seat: Seat) -> String {
    let spot = game.pawn(seat);
    let tile = game.board().tile_on(spot).map_or("", Tile::name);
    format!("{}, on {tile} {spot}", hand(game, seat))
}

pub(super) fn ending(game: &Resourced, outcome: &Outcome) -> String {
    let housing = game.board().housing();
    let waste = words::cards(game.waste().len().into());
    match outcome.reason {
        "housing" => format!(
            "{housing} Social Housing stand and the Waste pile is empty in round {} (R183, R191).",
            game.round()
        ),
        "waste" => format!(
            "There are {waste} in the Waste pile at the end of the round: 24 are too many (R180)."
        ),
        _ => format!(
            "The last round is over with {housing} Social Housing and {waste} in the Waste pile (R189)."
        ),
    }
}

pub(super) fn resource(kind: Resource, count: u16) -> String {
    format!("{count} {}", kind.name())
}
