//! What the game has to tell people: its catalogue and the messages that the rules name.

pub mod files;

use engine::{Catalogue, Message, Seat};
use i18n::{List, Phrase, Piece, Space};
use parts::Hex;

use crate::{
    Action, Cards, Choice, EventCard, News, Resource, Spot, Thing, Tile, Trade, Upgrade, Verdict,
    Way,
};

/// Everything the game says, in every language.
pub static CATALOGUE: Catalogue = i18n::catalogue!("resourced");

i18n::messages! {
    /// What the rules say.
    pub static WORDS of CATALOGUE;
    phrases {
        WOOD, METAL, COMPOST, FOOD, WATER, NOTHING,

        // Answers
        TAKE_PRESET, GATHER, OPERATE, GO_SHOPPING, TAKE_NO_MORE, NO_SECOND_CRAFT, PASS, STAY,
        ACCEPT, DECLINE, END_TURN, AGREE, OBJECT,

        // The log
        PRESET_LAID, EVERYBODY_VOTES, VOTE_TIED, TEAM_HAS_WON, LOST_BY_WASTE, LOST_BY_ROUNDS,

        // Refusals
        GAME_IS_OVER, NOBODY_THERE, HAD_YOUR_SAY, NO_PROPOSAL, NO_VOTE_NOW, ANSWER_PROPOSAL,
        LEAD_PROPOSES, ANSWER_NAMED, LEAD_DECIDES_TIE, MOST_VOTES_ONLY, NO_OFFER, PUT_TO_VOTE,
        NO_TRADE_YET, FINISH_FIRST, PRESET_WHOLE, NO_THREE_METAL, NO_TWO_WOOD, CAT_WAS_THERE,
        YOU_HOLD_NONE, AT_LEAST_ONE, NOTHING_TO_FINISH, OUTSIDE, RING_ONE_TAKES, FILL_RING_ONE,
        TILE_THERE, HANDS_FIRST, REPLANTED_WITH_FOOD, FOOD_IS_THERE, NO_SYSTEM_THERE,
        NO_GARDEN_THERE, NO_CONTAINER_THERE, PAY_YOUR_OWN, HEAT_TAKES,
        DROUGHT_TAKES, NO_RESOURCE_TILE, BGCS_NO_RESOURCE_TILE, HAS_UPGRADE, NO_UPGRADE_LEFT,
        CRAFT_OR_FINISH, RECYCLER_YIELDS, SAY_WHAT, BANK_HAS_NONE, ONE_KIND, BANK_EMPTY,
        TWO_CARDS, ONE_CARD, BANK_WITHOUT, NO_OPERATION, NOTHING_TO_OPERATE, BANK_CANNOT_MAKE,
        HAS_RECYCLED, PILE_EMPTY, FROM_BUS_STOP, TRIP_NEEDS_TWO, BANK_MUST_KEEP, CRAFT_ON_BGCS,
        ONE_BGCS, NO_PIECE_LEFT, THREE_CONTAINERS, NO_PLACE_LEFT, RING_NOT_OPEN, RING_CLOSED,
        MUST_TOUCH, AN_ACTION_TO_TAKE, NO_TILE_THERE, YOU_ARE_THERE, NO_TILES_LEAD,
        ANOTHER_PLAYER, NO_CHAIN, ABOVE_LIMIT, DECLINED_BEFORE,

        // What it is about
        ABOUT_SETUP, ABOUT_BANK, ABOUT_FEED, ABOUT_LOSS, ABOUT_CARYA, ABOUT_DROUGHT,
        ABOUT_THIRST, ABOUT_HEAT, ABOUT_VANDALISM, ABOUT_FLOOD, ABOUT_REPLANT, ABOUT_CAT,
        ABOUT_ACTION, ABOUT_MOVE, ABOUT_PLACE, ABOUT_SHOP, ABOUT_SHOP_WASTE, ABOUT_END,
        ABOUT_LIMIT, ABOUT_OVER,
    }
    sentences {
        some_of(count: Count, kind: Message),
        hex_at(hex: Text),
        listed(list: List),

        // Answers
        build(tile: Piece, hex: Space),
        waste_card(kind: Message),
        pays_card(seat: Seat, kind: Message),
        loses_card(seat: Seat, kind: Message),
        pays_system(seat: Seat, hex: Space),
        payment(count: Count, kind: Message, seat: Seat),
        repair_container(payments: List),
        fence(hex: Space, payments: List),
        give_up(place: Space),
        pays_food(seat: Seat),
        pay(kind: Message),
        cat_visits(seat: Seat),
        upgrade_tile(place: Space),
        gather_one(kind: Message),
        gather_two(one: Message, other: Message),
        take(kind: Message),
        craft(thing: Piece),
        place_on(place: Space),
        move_to(place: Space),
        give(kind: Message, seat: Seat),
        ask(seat: Seat, kind: Message),
        propose(what: Message),

        // The log
        round_begins(round: Count),
        laid(tile: Piece, hex: Space),
        improved(hex: Space, upgrade: Piece),
        lost(hex: Space, upgrade: Piece),
        bank_wasted(kind: Message),
        hand_wasted(seat: Seat, kind: Message),
        paid(seat: Seat, cards: Message),
        paid_wasted(seat: Seat, cards: Message, wasted: Message),
        feeding_missed(count: Count),
        drawn_good(roll: Count, event: Piece),
        drawn_bad(roll: Count, event: Piece),
        nothing_happens(event: Piece),
        took(seat: Seat, count: Count, kind: Message),
        rescued(seat: Seat, kind: Message),
        rolled(roll: Count),
        recycled(count: Count),
        must_skip(seat: Seat),
        now_in_smoke(seat: Seat),
        blamed(seat: Seat),
        spins(seat: Seat, spin: Count),
        turn_skipped(seat: Seat),
        passed(seat: Seat),
        moved(seat: Seat, hex: Space),
        went_shopping(seat: Seat),
        crafts(seat: Seat, thing: Piece),
        traded(seat: Seat, to: Seat, kind: Message),
        trade_offered(seat: Seat, choice: Message),
        trade_declined(seat: Seat, choice: Message),
        proposed(seat: Seat, choice: Message),
        agreed(seat: Seat),
        objected(seat: Seat),
        too_few_hexes(needed: Count, free: Count),
        ring_opens(ring: Count),

        // Refusals
        others_decision(seat: Seat),
        others_trade(seat: Seat),
        now_about(question: Message),
        has_none(seat: Seat, kind: Message),
        no_card_to_lose(seat: Seat),
        bank_lacks(kind: Message),
        due_now(kind: Message),
        say_who_pays(seat: Seat),
        offer_waits(seat: Seat),
        it_takes(cards: Message),
        it_costs(cards: Message),
        there_it_costs(cards: Message),
        belongs_on(upgrade: Piece, tile: Piece),
        too_far(steps: Count),
        only_trading_with(seat: Seat),
        table_is_for(players: Count, seats: Count),

        // Hints
        hint(wins: Message, ready: Count, housing: Count, pile: Message),
        wins_of(wins: Count),
        wins_more(wins: Count, more: Count),
        wins_fewer(wins: Count, fewer: Count),
        pile_holds(cards: Count),
        pile_may_hold(cards: Count, worst: Count, faces: Count),
    }
}

const fn piece(id: &'static str) -> Piece {
    Piece {
        catalogue: &CATALOGUE,
        id,
    }
}

impl Tile {
    /// The tile in a message.
    pub const fn piece(self) -> Piece {
        piece(self.id())
    }
}

impl Upgrade {
    /// The upgrade in a message.
    pub const fn piece(self) -> Piece {
        piece(self.id())
    }
}

impl Thing {
    /// The tile or upgrade in a message.
    pub const fn piece(self) -> Piece {
        piece(self.id())
    }
}

impl EventCard {
    /// The event in a message.
    pub const fn piece(self) -> Piece {
        piece(self.id())
    }
}

impl Resource {
    /// The word for it in messages.
    pub const fn word(self) -> Phrase {
        match self {
            Resource::Wood => WOOD,
            Resource::Metal => METAL,
            Resource::Compost => COMPOST,
            Resource::Food => FOOD,
            Resource::Water => WATER,
        }
    }
}

impl Cards {
    /// By number and kind: "1 Wood and 2 Metal".
    pub fn words(self) -> Message {
        if self.is_empty() {
            return NOTHING.into();
        }
        let some = |kind| message::some_of(self.of(kind), kind.word());
        message::listed(List::and(self.kinds().map(some)))
    }
}

/// A hex in a message.
pub fn hex(hex: Hex) -> Space {
    Space {
        touch: format!("hex:{hex}"),
        name: message::hex_at(hex.to_string()),
    }
}

fn at(spot: Spot) -> Space {
    hex(spot.hex())
}

impl Choice {
    /// What somebody would do, as it stands within a sentence: "give Wood to Seat 2". `place`
    /// names the hexes.
    pub fn words(self, place: impl Fn(Hex) -> Space) -> Message {
        match self {
            Choice::Preset => TAKE_PRESET.into(),
            Choice::Build(tile, at) => message::build(tile.piece(), hex(at)),
            Choice::Waste(kind) | Choice::Discard(kind) => message::waste_card(kind.word()),
            Choice::Feed(seat, kind) | Choice::PayBy(kind, seat) => {
                message::pays_card(seat, kind.word())
            }
            Choice::Lose(seat, kind) => message::loses_card(seat, kind.word()),
            Choice::RepairSystem(at, seat) => message::pays_system(seat, hex(at)),
            Choice::RepairContainer(seats) => {
                message::repair_container(payments(&seats, Resource::Metal))
            }
            Choice::Fence(at, seats) => message::fence(hex(at), payments(&seats, Resource::Wood)),
            Choice::Abandon(at) => message::give_up(place(at)),
            Choice::Replant(seat) => message::pays_food(seat),
            Choice::Pay(kind) => message::pay(kind.word()),
            Choice::Blame(seat) => message::cat_visits(seat),
            Choice::Upgrade(at) => message::upgrade_tile(place(at)),
            Choice::Gather => GATHER.into(),
            Choice::GatherOne(kind) => message::gather_one(kind.word()),
            Choice::GatherTwo(one, other) if one == other => {
                message::gather_one(message::some_of(2, one.word()))
            }
            Choice::GatherTwo(one, other) => message::gather_two(one.word(), other.word()),
            Choice::Operate => OPERATE.into(),
            Choice::Shop => GO_SHOPPING.into(),
            Choice::Take(kind) => message::take(kind.word()),
            Choice::Enough => TAKE_NO_MORE.into(),
            Choice::Craft(thing) => message::craft(thing.piece()),
            Choice::Place(at) => message::place_on(place(at)),
            Choice::Finish => NO_SECOND_CRAFT.into(),
            Choice::Pass => PASS.into(),
            Choice::Move(at) => message::move_to(place(at)),
            Choice::Stay => STAY.into(),
            Choice::Trade(Trade { way, partner, kind }) => match way {
                Way::Give => message::give(kind.word(), partner),
                Way::Ask => message::ask(partner, kind.word()),
            },
            Choice::Accept => ACCEPT.into(),
            Choice::Decline => DECLINE.into(),
            Choice::End => END_TURN.into(),
        }
    }
}

impl Action {
    /// What somebody would do, as [`Choice::words`] says it.
    pub fn words(self, place: impl Fn(Hex) -> Space) -> Message {
        match self {
            Action::Do(choice) => choice.words(place),
            Action::Propose(choice) => message::propose(choice.words(place)),
            Action::Agree => AGREE.into(),
            Action::Object => OBJECT.into(),
        }
    }
}

/// Who pays how many cards of a kind; a seat stands there once for each card.
fn payments(payers: &[Seat], kind: Resource) -> List {
    let mut seats = payers.to_vec();
    seats.dedup();
    List::and(seats.into_iter().map(|seat| {
        let count = payers.iter().filter(|&&payer| payer == seat).count();
        message::payment(count, kind.word(), seat)
    }))
}

impl News {
    /// What happened, for the log. Everything happens in the open, so everybody reads the same.
    pub fn words(&self) -> Message {
        match *self {
            News::RoundBegins(round) => message::round_begins(round),
            News::Preset => PRESET_LAID.into(),
            News::Laid(tile, spot) => message::laid(tile.piece(), at(spot)),
            News::Improved(upgrade, spot) => message::improved(at(spot), upgrade.piece()),
            News::Lost(upgrade, spot) => message::lost(at(spot), upgrade.piece()),
            News::BankWasted(kind) => message::bank_wasted(kind.word()),
            News::HandWasted(seat, kind) => message::hand_wasted(seat, kind.word()),
            News::Paid {
                seat,
                cards,
                wasted: Cards::NONE,
            } => message::paid(seat, cards.words()),
            News::Paid {
                seat,
                cards,
                wasted,
            } => message::paid_wasted(seat, cards.words(), wasted.words()),
            News::FeedingMissed(count) => message::feeding_missed(count),
            News::Drawn { roll, event } if event.is_good() => {
                message::drawn_good(roll, event.piece())
            }
            News::Drawn { roll, event } => message::drawn_bad(roll, event.piece()),
            News::NothingHappens(event) => message::nothing_happens(event.piece()),
            News::Took(seat, kind, count) => message::took(seat, count, kind.word()),
            News::Rescued(seat, kind) => message::rescued(seat, kind.word()),
            News::Rolled(roll) => message::rolled(roll),
            News::Recycled(count) => message::recycled(count),
            News::MustSkip(seat) => message::must_skip(seat),
            News::InSmoke(seat) => message::now_in_smoke(seat),
            News::Blamed(seat) => message::blamed(seat),
            News::TurnBegins(seat, spin) => message::spins(seat, spin),
            News::TurnSkipped(seat) => message::turn_skipped(seat),
            News::Passed(seat) => message::passed(seat),
            News::Moved(seat, spot) => message::moved(seat, at(spot)),
            News::WentShopping(seat) => message::went_shopping(seat),
            News::Crafts(seat, thing) => message::crafts(seat, thing.piece()),
            News::Traded { from, to, kind } => message::traded(from, to, kind.word()),
            News::Offered(seat, choice) => message::trade_offered(seat, choice.words(hex)),
            News::Declined(seat, choice) => message::trade_declined(seat, choice.words(hex)),
            News::Proposed(seat, choice) => message::proposed(seat, choice.words(hex)),
            News::Agreed(seat) => message::agreed(seat),
            News::Objected(seat) => message::objected(seat),
            News::EverybodyVotes => EVERYBODY_VOTES.into(),
            News::VoteTied => VOTE_TIED.into(),
            News::TooFewHexes { needed, free } => message::too_few_hexes(needed, free),
            News::RingOpens(ring) => message::ring_opens(ring),
            News::Over(Verdict::Housing) => TEAM_HAS_WON.into(),
            News::Over(Verdict::Waste) => LOST_BY_WASTE.into(),
            News::Over(Verdict::Rounds) => LOST_BY_ROUNDS.into(),
        }
    }
}
