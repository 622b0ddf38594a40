use engine::{Game as _, Seat, Viewer};
use parts::Hex;
use resourced::{
    Action, Cards, Choice, Difficulty, Phase, Resource, Resourced, Spot, Tile, Trade, View, Vote,
    Way, recycles, recycling,
};

use crate::Face;

/// Columns of a hex on the board; neighbouring rows are shifted by half of it.
const WIDTH: usize = 12;

impl Face for Resourced {
    fn table(view: &View) -> String {
        let game = view.known();
        let mut lines = vec![state(game)];
        lines.extend(board(game));
        lines.push(
            "FF Food Forest, HH Heat Haven, CG Community Garden, SH Social Housing, RC Recycler, \
             + upgrade"
                .to_owned(),
        );
        lines.push(match game.bank() {
            Some(bank) => format!("Bank    {}", kinds(&bank)),
            None => "Bank    unlimited".to_owned(),
        });
        lines.push(pile(game));
        lines.extend(Seat::all(game.seats()).map(|seat| player(view, seat)));
        lines.extend(turn(game));
        lines.extend(vote(game));
        lines.join("\n")
    }

    fn remark(view: &View, action: Action) -> String {
        let game = view.known();
        match action {
            Action::Do(choice) | Action::Propose(choice) => remark(game, choice),
            Action::Agree | Action::Object => String::new(),
        }
    }
}

fn state(game: &Resourced) -> String {
    let goal = match game.house().difficulty {
        Difficulty::Standard => game.ring(),
        Difficulty::Easy => 2,
    };
    let needed = game.housing_needed(goal);
    let housing = game.board().housing();
    let waste = game.waste().len();
    let good = match waste {
        0..=5 => "Good event on 1-4",
        6..=11 => "Good event on 1-3",
        12..=17 => "Good event on 1-2",
        18..=23 => "Good event on 1",
        _ => "only Bad events",
    };
    format!(
        "Round {} of {} · ring {} · {housing} Social Housing, {needed} more needed · {waste} Waste: {good}, 24 lose",
        game.round(),
        game.rounds(),
        game.ring(),
    )
}

/// Two lines for each row of hexes: what is there, and where it is.
fn board(game: &Resourced) -> Vec<String> {
    let mut lines = Vec::new();
    for r in -3i8..=3 {
        let (mut above, mut below) = (String::new(), String::new());
        for q in -3i8..=3 {
            let hex = Hex::new(q, r);
            let Some(spot) = Spot::at(hex) else { continue };
            let column = 4 + (6 * (2 * i32::from(q) + i32::from(r) + 6)) as usize;
            let (what, place) = cell(game, spot);
            put(&mut above, column, &what);
            put(&mut below, column, &place);
        }
        // A row of hexes that are not open yet has no coordinates to show.
        for line in [above, below] {
            if !line.trim().is_empty() {
                lines.push(line.trim_end().to_owned());
            }
        }
    }
    lines
}

/// Writes a text in the middle of a hex.
fn put(line: &mut String, column: usize, text: &str) {
    let start = column + (WIDTH - 2).saturating_sub(text.len()) / 2;
    while line.len() < start {
        line.push(' ');
    }
    line.push_str(text);
}

fn cell(game: &Resourced, spot: Spot) -> (String, String) {
    let pawns: String = Seat::all(game.seats())
        .filter(|&seat| game.pawn(seat) == spot)
        .map(|seat| seat.to_string())
        .collect();
    let pawns = match pawns.as_str() {
        "" => String::new(),
        seats => format!(" @{seats}"),
    };
    let what = match game.board().tile_on(spot) {
        None if spot.ring() > game.ring() => return (".".to_owned(), String::new()),
        None => "--".to_owned(),
        Some(tile) => {
            let upgraded = game.board().upgrade_on(spot).is_some();
            format!("[{}{}]", short(tile), if upgraded { "+" } else { "" })
        }
    };
    (what, format!("{spot}{pawns}"))
}

fn short(tile: Tile) -> &'static str {
    match tile {
        Tile::FoodForest => "FF",
        Tile::HeatHaven => "HH",
        Tile::CommunityGarden => "CG",
        Tile::SocialHousing => "SH",
        Tile::Recycler => "RC",
        Tile::Bgcs => "BGCS",
    }
}

fn kinds(cards: &Cards) -> String {
    let counts = cards.iter();
    let texts: Vec<String> = counts
        .map(|(kind, count)| format!("{count:2} {}", kind.name()))
        .collect();
    texts.join(", ")
}

fn pile(game: &Resourced) -> String {
    const SHOWN: usize = 24;
    let waste = game.waste();
    let letters: String = (waste.from_top())
        .take(SHOWN)
        .map(|kind| match kind {
            Resource::Wood => 'W',
            Resource::Metal => 'M',
            Resource::Compost => 'C',
            Resource::Food => 'F',
            Resource::Water => 'A',
        })
        .collect();
    let more = if usize::from(waste.len()) > SHOWN {
        " …"
    } else {
        ""
    };
    format!(
        "Waste   {} cards, top first: {letters}{more} (W Wood, M Metal, C Compost, F Food, A Water)",
        waste.len()
    )
}

fn player(view: &View, seat: Seat) -> String {
    let game = view.known();
    let who = if view.viewer() == Viewer::Seat(seat) {
        "you"
    } else {
        "   "
    };
    let hand = game.hand(seat);
    let cards = if view.shows_hand(seat) {
        kinds(hand)
    } else {
        "closed hand".to_owned()
    };
    let mut notes = String::new();
    if game.skips().contains(seat) {
        notes.push_str(", skips this turn");
    }
    if game.smoke().contains(seat) {
        notes.push_str(", in the smoke");
    }
    format!(
        "Seat {seat} {who}  {cards}  ({} of {}){notes}",
        hand.total(),
        game.hand_limit()
    )
}

fn turn(game: &Resourced) -> Option<String> {
    let spin = game.spin()?;
    let mut line = format!(
        "Turn    seat {}, spin {spin}, {} steps, trade limit {}",
        game.lead(),
        game.steps().unwrap_or(0),
        game.trade_limit()
    );
    if let Some(partner) = game.turn().partner {
        let given = game.turn().given;
        line.push_str(&format!(
            ", trading with seat {partner} (given {}, got {})",
            given[game.lead().index()],
            given[partner.index()]
        ));
    }
    if let Some(offer) = game.turn().offer {
        line.push_str(&format!(", offers: {offer}"));
    }
    Some(line)
}

fn vote(game: &Resourced) -> Option<String> {
    match game.vote() {
        Vote::None => None,
        Vote::Proposal {
            choice,
            agree,
            object,
        } => Some(format!(
            "Vote    seat {} proposes `{choice}`: {} for it, {} against",
            game.lead(),
            agree.len(),
            object.len()
        )),
        Vote::Votes(votes) => {
            let named: Vec<String> = (Seat::all(game.seats()).zip(votes))
                .filter_map(|(seat, vote)| vote.map(|vote| format!("seat {seat}: {vote}")))
                .collect();
            Some(format!(
                "Vote    everybody names an answer. {}",
                named.join("; ")
            ))
        }
        Vote::Runoff(tied) => {
            let tied: Vec<String> = tied.iter().map(|choice| choice.to_string()).collect();
            Some(format!("Vote    tied: {}", tied.join("; ")))
        }
    }
}

fn remark(game: &Resourced, choice: Choice) -> String {
    match choice {
        Choice::Craft(thing) => format!("costs {}", thing.price(game.ring())),
        Choice::Place(hex) => place(game, hex),
        Choice::Move(hex) | Choice::Upgrade(hex) => tile_at(game, hex),
        Choice::Gather => game
            .yield_on(game.pawn(game.lead()))
            .map_or(String::new(), |(kind, count)| {
                format!("{count} {}", kind.name())
            }),
        Choice::Operate => operate(game),
        Choice::Trade(Trade { way, partner, kind }) => match way {
            Way::Give => format!("a {} for seat {partner}", kind.name()),
            Way::Ask => format!("a {} from seat {partner}", kind.name()),
        },
        Choice::Abandon(hex) => match game.phase() {
            Phase::Flood { .. } => format!("{}, then 1 Food", loses(game, hex)),
            _ => loses(game, hex),
        },
        Choice::RepairContainer(_) => "3 Metal".to_owned(),
        Choice::Fence(..) => "2 Wood".to_owned(),
        Choice::RepairSystem(..) => "1 Water".to_owned(),
        Choice::Preset => "take the usual layout".to_owned(),
        Choice::Pass => "no Action".to_owned(),
        Choice::Finish => "no second craft".to_owned(),
        Choice::End => "on to the hand limit".to_owned(),
        Choice::Shop => "take cards from the Bank, and Waste as many".to_owned(),
        Choice::Build(..)
        | Choice::Waste(_)
        | Choice::Feed(..)
        | Choice::Lose(..)
        | Choice::Replant(_)
        | Choice::Pay(_)
        | Choice::PayBy(..)
        | Choice::Blame(_)
        | Choice::Discard(_)
        | Choice::GatherOne(_)
        | Choice::GatherTwo(..)
        | Choice::Take(_)
        | Choice::Enough
        | Choice::Stay
        | Choice::Accept
        | Choice::Decline => String::new(),
    }
}

fn tile_at(game: &Resourced, hex: Hex) -> String {
    let Some(spot) = Spot::at(hex) else {
        return String::new();
    };
    let tile = game.board().tile_on(spot).map_or("", Tile::name);
    match game.board().upgrade_on(spot) {
        Some(upgrade) => format!("{tile} with {}", upgrade.name()),
        None => tile.to_owned(),
    }
}

fn loses(game: &Resourced, hex: Hex) -> String {
    let upgrade = Spot::at(hex).and_then(|spot| game.board().upgrade_on(spot));
    match upgrade {
        Some(upgrade) => format!("loses its {}", upgrade.name()),
        None => "has nothing to lose".to_owned(),
    }
}

/// R190: the warning comes before the tile is placed.
fn place(game: &Resourced, hex: Hex) -> String {
    let Phase::Place { thing, .. } = game.phase() else {
        return String::new();
    };
    let (needed, free) = game.room_for_housing();
    let takes_room = matches!(thing, resourced::Thing::Tile(tile) if tile != Tile::SocialHousing);
    if takes_room && needed >= free {
        return format!("beware: {needed} Social Housing still need a hex");
    }
    match thing {
        resourced::Thing::Upgrade(_) => tile_at(game, hex),
        resourced::Thing::Tile(_) => String::new(),
    }
}

fn operate(game: &Resourced) -> String {
    let spot = game.pawn(game.lead());
    if let Some(recipe) = game.recipe_on(spot) {
        let (count, output) = (recipe.count, recipe.output.name());
        return format!("{} for {count} {output}", recipe.input);
    }
    let recycled = recycles()[usize::from(spot.ring().max(1)) - 1];
    format!("{} to Recycle {recycled} cards", recycling())
}
