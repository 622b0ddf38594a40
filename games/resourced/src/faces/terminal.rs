use crate::{
    Action, Cards, Choice, Difficulty, Phase, Resource, Resourced, Spot, Tile, Trade, View, Vote,
    Way, recycles, recycling,
    words::{self, hex, say::some_of},
};
use engine::{Game as _, Seat, Viewer};
use i18n::{Message, Numbered, Phrase, Seats as _};
use parts::Hex;

use term::Face;

i18n::messages! {
    /// What is said in the terminal.
    pub static WORDS of words::CATALOGUE;
    phrases {
        TERM_UPGRADED, TERM_BAD_EVENTS, TERM_BANK, TERMINAL_WASTE, TERM_TURN, TERM_VOTE, TERM_YOU,
        TERM_UNLIMITED, TERM_CLOSED_HAND, TERM_USUAL_LAYOUT, TERM_NOTHING_TO_LOSE, LETTER_WOOD,
        LETTER_METAL, LETTER_COMPOST, LETTER_FOOD, LETTER_WATER, SHORT_FOOD_FOREST,
        SHORT_HEAT_HAVEN, SHORT_COMMUNITY_GARDEN, SHORT_SOCIAL_HOUSING, SHORT_RECYCLER, SKIPS,
        IN_SMOKE, THREE_METAL, TWO_WOOD, ONE_WATER, SHOPPING_DOES, END_DOES,
    }
    sentences {
        term_state(
            round: Count,
            rounds: Count,
            ring: Count,
            housing: Count,
            needed: Count,
            waste: Count,
            events: Message,
        ),
        term_good_event(most: Count),
        term_pile(cards: Count, letters: Text, meaning: Text),
        term_cards_of(held: Count, limit: Count),
        term_proposal(seat: Seat, what: Message, agree: Count, object: Count),
        term_votes(votes: Text),
        term_tied(tied: Text),
        term_for(kind: Message, seat: Seat),
        term_from(kind: Message, seat: Seat),
        term_then_food(loses: Message),
        term_loses(upgrade: Piece),
        terminal_recycle(price: Message, cards: Count),
        steps_count(count: Count),
        turn_line(seat: Seat, spin: Count, steps: Message, limit: Count),
        trading_with(seat: Seat, gave: Count, got: Count),
        offered(what: Message),
        voted(seat: Seat, what: Message),
        costs(price: Message),
        with_upgrade(upgrade: Piece),
        beware(needed: Count),
        makes(cards: Message, count: Count, kind: Message),
    }
}

/// Columns of a hex on the board; neighbouring rows are shifted by half of it.
const WIDTH: usize = 12;

impl Face for Resourced {
    fn table(view: &View) -> String {
        let game = view.known();
        let mut lines = vec![state(game)];
        lines.extend(board(game));
        lines.push(legend());
        lines.push(match game.bank() {
            Some(bank) => headed(TERM_BANK, &kinds(&bank)),
            None => headed(TERM_BANK, TERM_UNLIMITED.text()),
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
    let events = match waste {
        0..=5 => message::term_good_event(4),
        6..=11 => message::term_good_event(3),
        12..=17 => message::term_good_event(2),
        18..=23 => message::term_good_event(1),
        _ => TERM_BAD_EVENTS.into(),
    };
    say::term_state(
        game.round(),
        game.rounds(),
        game.ring(),
        housing,
        needed,
        waste,
        events,
    )
}

/// A line with its heading, which are all equally wide.
fn headed(heading: Phrase, text: &str) -> String {
    let headings = [TERM_BANK, TERMINAL_WASTE, TERM_TURN, TERM_VOTE];
    let widths = headings.map(|heading| heading.text().chars().count());
    let width = widths.into_iter().max().unwrap_or(0).max(6) + 2;
    format!("{:width$}{text}", heading.text())
}

fn legend() -> String {
    let tiles = Tile::ALL.into_iter().filter(|&tile| tile != Tile::Bgcs);
    let tiles = tiles.map(|tile| format!("{} {}", short(tile), tile.piece().name()));
    let mut all: Vec<String> = tiles.collect();
    all.push(TERM_UPGRADED.into());
    all.join(", ")
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
    let start = column + (WIDTH - 2).saturating_sub(text.chars().count()) / 2;
    while line.len() < start {
        line.push(' ');
    }
    line.push_str(text);
}

fn cell(game: &Resourced, spot: Spot) -> (String, String) {
    let pawns: String = Seat::all(game.seats())
        .filter(|&seat| game.pawn(seat) == spot)
        .map(|seat| (seat.index() + 1).to_string())
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
        Tile::FoodForest => SHORT_FOOD_FOREST.text(),
        Tile::HeatHaven => SHORT_HEAT_HAVEN.text(),
        Tile::CommunityGarden => SHORT_COMMUNITY_GARDEN.text(),
        Tile::SocialHousing => SHORT_SOCIAL_HOUSING.text(),
        Tile::Recycler => SHORT_RECYCLER.text(),
        Tile::Bgcs => "BGCS",
    }
}

fn letter(kind: Resource) -> Phrase {
    match kind {
        Resource::Wood => LETTER_WOOD,
        Resource::Metal => LETTER_METAL,
        Resource::Compost => LETTER_COMPOST,
        Resource::Food => LETTER_FOOD,
        Resource::Water => LETTER_WATER,
    }
}

fn kinds(cards: &Cards) -> String {
    let counts = cards.iter();
    let texts: Vec<String> = counts
        .map(|(kind, count)| format!("{count:2} {}", kind.word()))
        .collect();
    texts.join(", ")
}

fn pile(game: &Resourced) -> String {
    const SHOWN: usize = 24;
    let waste = game.waste();
    let shown = waste.from_top().take(SHOWN);
    let mut letters: String = shown.map(|kind| letter(kind).text()).collect();
    if usize::from(waste.len()) > SHOWN {
        letters.push_str(" …");
    }
    let meaning = Resource::ALL.map(|kind| format!("{} {}", letter(kind), kind.word()));
    let pile = say::term_pile(waste.len(), letters, meaning.join(", "));
    headed(TERMINAL_WASTE, &pile)
}

fn player(view: &View, seat: Seat) -> String {
    let game = view.known();
    let you = TERM_YOU.text();
    let who = if view.viewer() == Viewer::Seat(seat) {
        you
    } else {
        ""
    };
    let hand = game.hand(seat);
    let cards = if view.shows_hand(seat) {
        kinds(hand)
    } else {
        TERM_CLOSED_HAND.into()
    };
    let mut notes = String::new();
    if game.skips().contains(seat) {
        notes.push_str(&format!(", {SKIPS}"));
    }
    if game.smoke().contains(seat) {
        notes.push_str(&format!(", {IN_SMOKE}"));
    }
    format!(
        "{} {who:width$}  {cards}  {}{notes}",
        name(seat),
        say::term_cards_of(hand.total(), game.hand_limit()),
        width = you.len()
    )
}

/// What people call a seat.
fn name(seat: Seat) -> String {
    Numbered.name(seat.into()).into_owned()
}

fn turn(game: &Resourced) -> Option<String> {
    let spin = game.spin()?;
    let steps = message::steps_count(game.steps().unwrap_or(0));
    let mut parts = vec![say::turn_line(game.lead(), spin, steps, game.trade_limit())];
    if let Some(partner) = game.turn().partner {
        let given = game.turn().given;
        let (gave, got) = (given[game.lead().index()], given[partner.index()]);
        parts.push(say::trading_with(partner, gave, got));
    }
    if let Some(offer) = game.turn().offer {
        parts.push(say::offered(Choice::Trade(offer).words(hex)));
    }
    Some(headed(TERM_TURN, &parts.join("; ")))
}

fn vote(game: &Resourced) -> Option<String> {
    let text = match game.vote() {
        Vote::None => return None,
        Vote::Proposal {
            choice,
            agree,
            object,
        } => {
            let what = choice.words(hex);
            say::term_proposal(game.lead(), what, agree.len(), object.len())
        }
        Vote::Votes(votes) => {
            let votes = Seat::all(game.seats()).zip(votes);
            let named = votes.filter_map(|(seat, vote)| Some(say::voted(seat, vote?.words(hex))));
            say::term_votes(named.collect::<Vec<_>>().join("; "))
        }
        Vote::Runoff(tied) => {
            let tied = tied.iter().map(|choice| choice.words(hex).to_string());
            say::term_tied(tied.collect::<Vec<_>>().join("; "))
        }
    };
    Some(headed(TERM_VOTE, &text))
}

fn remark(game: &Resourced, choice: Choice) -> String {
    match choice {
        Choice::Craft(thing) => say::costs(thing.price(game.ring()).words()),
        Choice::Place(hex) => place(game, hex),
        Choice::Move(hex) | Choice::Upgrade(hex) => tile_at(game, hex),
        Choice::Gather => game
            .yield_on(game.pawn(game.lead()))
            .map_or(String::new(), |(kind, count)| some_of(count, kind.word())),
        Choice::Operate => operate(game),
        Choice::Trade(Trade { way, partner, kind }) => match way {
            Way::Give => say::term_for(kind.word(), partner),
            Way::Ask => say::term_from(kind.word(), partner),
        },
        Choice::Abandon(hex) => match game.phase() {
            Phase::Flood { .. } => say::term_then_food(loses(game, hex)),
            _ => loses(game, hex).to_string(),
        },
        Choice::RepairContainer(_) => THREE_METAL.into(),
        Choice::Fence(..) => TWO_WOOD.into(),
        Choice::RepairSystem(..) => ONE_WATER.into(),
        Choice::Preset => TERM_USUAL_LAYOUT.into(),
        Choice::Pass => words::PASS.into(),
        Choice::Finish => words::NO_SECOND_CRAFT.into(),
        Choice::End => END_DOES.into(),
        Choice::Shop => SHOPPING_DOES.into(),
        // Notation counts seats from 0, people from 1.
        Choice::Feed(..)
        | Choice::Lose(..)
        | Choice::Replant(_)
        | Choice::PayBy(..)
        | Choice::Blame(_) => choice.words(hex).to_string(),
        Choice::Build(..)
        | Choice::Waste(_)
        | Choice::Pay(_)
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
    let tile = game.board().tile_on(spot);
    let tile = tile.map_or("", |tile| tile.piece().name());
    match game.board().upgrade_on(spot) {
        Some(upgrade) => format!("{tile} {}", say::with_upgrade(upgrade.piece())),
        None => tile.to_owned(),
    }
}

fn loses(game: &Resourced, hex: Hex) -> Message {
    let upgrade = Spot::at(hex).and_then(|spot| game.board().upgrade_on(spot));
    match upgrade {
        Some(upgrade) => message::term_loses(upgrade.piece()),
        None => TERM_NOTHING_TO_LOSE.into(),
    }
}

/// R190: the warning comes before the tile is placed.
fn place(game: &Resourced, hex: Hex) -> String {
    let Phase::Place { thing, .. } = game.phase() else {
        return String::new();
    };
    let (needed, free) = game.room_for_housing();
    let takes_room = matches!(thing, crate::Thing::Tile(tile) if tile != Tile::SocialHousing);
    if takes_room && needed >= free {
        return say::beware(needed);
    }
    match thing {
        crate::Thing::Upgrade(_) => tile_at(game, hex),
        crate::Thing::Tile(_) => String::new(),
    }
}

fn operate(game: &Resourced) -> String {
    let spot = game.pawn(game.lead());
    if let Some(recipe) = game.recipe_on(spot) {
        let (input, output) = (recipe.input.words(), recipe.output.word());
        return say::makes(input, recipe.count, output);
    }
    let recycled = recycles()[usize::from(spot.ring().max(1)) - 1];
    say::terminal_recycle(recycling().words(), recycled)
}
