use engine::{Fields, PositionError, Seat};
use i18n::Count;
use parts::Pile;

use crate::card::CardSet;
use serde::{Deserialize, de::DeserializeOwned};
use serde_json::{Map, Value};

use crate::{
    Badger, LeadSuits, Options, PILE, Phase, RoundScore, Suit, Table, Trick,
    card::{Card, FIVE, THREE},
    options::House,
    recall::{Five, Recall, SeenTens},
    words::{self, message},
};

/// The most tricks, or points from sevens, a position may have in its round.
const MOST_IN_ROUND: u8 = 200;

/// The most cards in a hand: as many as are dealt, and so as many tricks as are
/// remembered.
const HAND: usize = 13;

/// The most points and rounds a position may have; a game ends before.
const MOST_IN_GAME: u16 = 60_000;

type Result<T> = std::result::Result<T, PositionError>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TableCard {
    seat: usize,
    card: String,
    #[serde(rename = "as")]
    named: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LastTrick {
    cards: [String; 2],
    winner: usize,
}

/// The cards met so far, to find one that is in two places.
struct Deck {
    cards: CardSet,
    placed: CardSet,
}

impl Deck {
    /// A card of this table's deck that is nowhere else yet.
    fn place(&mut self, field: &str, id: &str) -> Result<Card> {
        let card = self.card(field, id)?;
        if self.placed.contains(card) {
            let reason = message::in_two_places(id.to_owned());
            return Err(PositionError::new(field, reason));
        }
        self.placed.insert(card);
        Ok(card)
    }

    fn card(&self, field: &str, id: &str) -> Result<Card> {
        let card = known_card(field, id)?;
        if self.cards.contains(card) {
            return Ok(card);
        }
        let reason = message::not_in_deck(id.to_owned());
        Err(PositionError::new(field, reason))
    }

    fn place_all(&mut self, field: &str, ids: &[String]) -> Result<Vec<Card>> {
        let place = |(i, id): (usize, &String)| self.place(&format!("{field}[{i}]"), id);
        ids.iter().enumerate().map(place).collect()
    }
}

pub(crate) fn read(
    options: &Options,
    seats: Option<usize>,
    fields: &Map<String, Value>,
) -> Result<(Badger, Vec<RoundScore>)> {
    if let Some(seats) = seats.filter(|&seats| seats != 2) {
        let reason = message::two_play(seats);
        return Err(PositionError::new("hands", reason));
    }
    let house = House::new(options);
    let fields = Fields::new(fields);
    let removed = read_removed(&fields, house)?;
    let mut deck = Deck {
        cards: house.cards().minus(CardSet::only(removed)),
        placed: CardSet::NONE,
    };
    let decree = deck.place("decree", &fields.require::<String>("decree")?)?;
    let trump = read_trump(&fields, house, decree)?;
    let pile = read_pile(&fields, &mut deck)?;
    let hands = read_hands(&fields, &mut deck)?;
    let dealer = fields.seat("dealer", 2)?.unwrap_or(Seat::new(1));
    let (table, led_by) = read_table(&fields, house, &mut deck)?;
    let leader = match (fields.seat("leader", 2)?, led_by) {
        (Some(leader), Some(led_by)) if leader != led_by => {
            let reason = message::led_by_seat(led_by.index());
            return Err(PositionError::new("leader", reason));
        }
        (Some(leader), _) => leader,
        (None, led_by) => led_by.unwrap_or(dealer.next(2)),
    };
    let phase = read_phase(&fields, table, &hands, leader)?;
    let sevens: [u8; 2] = read_counts(&fields, "sevens", MOST_IN_ROUND)?;
    let scores: [u16; 2] = read_counts(&fields, "scores", MOST_IN_GAME)?;
    if let Some(seat) = (0..2).find(|&seat| scores[seat] < u16::from(sevens[seat])) {
        let reason = words::BELOW_SEVENS;
        return Err(PositionError::new(format!("scores[{seat}]"), reason));
    }
    let gone = match fields.read::<Vec<String>>("gone")? {
        Some(ids) => deck.place_all("gone", &ids)?.into_iter().collect(),
        None => deck.cards.minus(deck.placed),
    };
    let last_trick = read_last_trick(&fields, &deck)?;
    let round = fields.read::<u16>("round")?.unwrap_or(1);
    if round == 0 {
        return Err(PositionError::new("round", words::ROUNDS_FROM_ONE));
    }
    if round > MOST_IN_GAME {
        let reason = message::more_than(MOST_IN_GAME);
        return Err(PositionError::new("round", reason));
    }
    let tricks: [u8; 2] = read_counts(&fields, "tricks", MOST_IN_ROUND)?;
    // What is remembered of a round begins here; a 5 under way is part of it.
    let mut recall = Recall::new();
    if phase == Phase::Bury {
        let by_leader = table.followed.is_none();
        let seat = if by_leader { leader } else { leader.next(2) };
        recall.push_five(Five::new(seat, None));
    }
    let history = fields.read("history")?.unwrap_or_default();
    fields.finish()?;
    let game = Badger {
        hands,
        gone,
        recall,
        house,
        scores,
        round,
        pile,
        decree,
        trump,
        removed,
        table,
        phase,
        dealer,
        leader,
        tricks,
        sevens,
        last_trick,
        seen_tens: SeenTens::default(),
    };
    Ok((game, history))
}

fn known_card(field: &str, id: &str) -> Result<Card> {
    Card::from_id(id).ok_or_else(|| PositionError::new(field, message::no_card(id.to_owned())))
}

fn known_suit(field: &str, id: &str) -> Result<Suit> {
    Suit::from_id(id).ok_or_else(|| PositionError::new(field, message::no_suit(id.to_owned())))
}

fn read_removed(fields: &Fields, house: House) -> Result<Card> {
    let id = fields.require::<String>("removed_pawn")?;
    let removed = known_card("removed_pawn", &id)?;
    if house.tens().contains(removed) {
        return Ok(removed);
    }
    let reason = message::none_of_the_tens(id);
    Err(PositionError::new("removed_pawn", reason))
}

/// A number for each seat, 0 if left out; far enough below what fits that play
/// can go on.
fn read_counts<T>(fields: &Fields, field: &'static str, most: T) -> Result<[T; 2]>
where
    T: Copy + Default + PartialOrd + Into<Count> + DeserializeOwned,
{
    let counts: [T; 2] = fields.read(field)?.unwrap_or_default();
    match counts.iter().position(|&count| count > most) {
        None => Ok(counts),
        Some(seat) => {
            let reason = message::more_than(most);
            Err(PositionError::new(format!("{field}[{seat}]"), reason))
        }
    }
}

fn read_trump(fields: &Fields, house: House, decree: Card) -> Result<Suit> {
    let uppermost = decree.suits().uppermost();
    let Some(id) = fields.read::<String>("trump")? else {
        return Ok(uppermost);
    };
    let trump = known_suit("trump", &id)?;
    let fits = trump == uppermost || house.chooser_names_trump() && decree.bears(trump);
    if fits {
        return Ok(trump);
    }
    let reason = message::trump_cannot_be(id, decree.id());
    Err(PositionError::new("trump", reason))
}

fn read_pile(fields: &Fields, deck: &mut Deck) -> Result<Pile<Card, PILE>> {
    let cards = deck.place_all("pile", &fields.require::<Vec<String>>("pile")?)?;
    if cards.len() > PILE {
        let reason = message::pile_too_large(cards.len(), PILE);
        return Err(PositionError::new("pile", reason));
    }
    Ok(cards.into_iter().rev().collect())
}

fn read_hands(fields: &Fields, deck: &mut Deck) -> Result<[CardSet; 2]> {
    let ids = fields.require::<Vec<Vec<String>>>("hands")?;
    if ids.len() != 2 {
        let reason = message::two_hands(ids.len());
        return Err(PositionError::new("hands", reason));
    }
    let mut hands = [CardSet::NONE; 2];
    for (seat, ids) in ids.iter().enumerate() {
        let field = format!("hands[{seat}]");
        let cards = deck.place_all(&field, ids)?;
        if cards.len() > HAND {
            let reason = message::hand_too_large(cards.len(), HAND);
            return Err(PositionError::new(field, reason));
        }
        hands[seat] = cards.into_iter().collect();
    }
    Ok(hands)
}

/// The cards on the table, and who led.
fn read_table(fields: &Fields, house: House, deck: &mut Deck) -> Result<(Table, Option<Seat>)> {
    let cards = fields.read::<Vec<TableCard>>("table")?.unwrap_or_default();
    if cards.len() > 2 {
        return Err(PositionError::new("table", words::TRICK_OF_TWO));
    }
    let mut table = Table::default();
    let mut led_by = None;
    for (i, TableCard { seat, card, named }) in cards.iter().enumerate() {
        let field = format!("table[{i}]");
        if *seat > 1 {
            let reason = message::no_such_seat(*seat);
            return Err(PositionError::new(field, reason));
        }
        let card = deck.place(&format!("{field}.card"), card)?;
        let named = match named {
            Some(id) => Some(known_suit(&format!("{field}.as"), id)?),
            None => None,
        };
        if i == 0 {
            led_by = Some(Seat::new(*seat));
            table.led = Some(card);
            table.named = named;
        } else {
            table.followed = Some(card);
        }
        let by_name =
            i == 0 && house.lead_suits() == LeadSuits::LeaderNames && card.suits().len() > 1;
        let reason = match named {
            None if by_name => words::LEADER_NAMES,
            Some(suit) if by_name && !card.bears(suit) => words::SUIT_NOT_THERE,
            Some(_) if !by_name => words::NAME_NO_SUIT,
            _ => continue,
        };
        return Err(PositionError::new(format!("{field}.as"), reason));
    }
    if cards.len() == 2 && cards[0].seat == cards[1].seat {
        return Err(PositionError::new("table", words::ONE_SEAT_PLAYED));
    }
    Ok((table, led_by))
}

/// The phase, stated or worked out, if it fits the table and the hands.
fn read_phase(fields: &Fields, table: Table, hands: &[CardSet; 2], leader: Seat) -> Result<Phase> {
    let led = hands[leader.index()].len();
    let follower = hands[leader.next(2).index()].len();
    let phase = match fields.read::<String>("phase")? {
        Some(id) => (Phase::ALL.into_iter().find(|phase| phase.id() == id)).ok_or_else(|| {
            let reason = message::no_such_phase(id);
            PositionError::new("phase", reason)
        })?,
        None => match (table.led, table.followed) {
            (None, _) => Phase::Lead,
            (Some(card), None) if card.rank() == FIVE && led == follower => Phase::Bury,
            (Some(_), None) => Phase::Follow,
            (Some(_), Some(card)) if card.rank() == THREE => Phase::Exchange,
            (Some(_), Some(_)) => Phase::Bury,
        },
    };
    let effect_of = |rank: u8| {
        let last = table.followed.or(table.led);
        last.is_some_and(|card| card.rank() == rank)
    };
    let table_fits = match phase {
        Phase::Lead | Phase::Over => table.led.is_none(),
        Phase::Follow => table.led.is_some() && table.followed.is_none(),
        Phase::Exchange => effect_of(THREE),
        Phase::Bury => effect_of(FIVE),
    };
    if !table_fits {
        let reason = message::phase_misfits(phase.id());
        return Err(PositionError::new("phase", reason));
    }
    // The leader has played one card, the follower perhaps one, and who buries
    // has drawn one.
    let (by_leader, by_follower) = (table.led.is_some(), table.followed.is_some());
    let drawn = usize::from(phase == Phase::Bury);
    let (led_before, follower_before) = if by_follower {
        (led + 1, follower + 1 - drawn.min(follower + 1))
    } else {
        (led + usize::from(by_leader) - drawn.min(led + 1), follower)
    };
    if led_before != follower_before {
        let reason = words::HANDS_UNEQUAL;
        return Err(PositionError::new("hands", reason));
    }
    let acting = match phase {
        Phase::Over => {
            let empty = led == 0 && follower == 0;
            return if empty {
                Ok(phase)
            } else {
                Err(PositionError::new("hands", words::HANDS_EMPTY))
            };
        }
        Phase::Follow => follower,
        Phase::Exchange | Phase::Bury if by_follower => follower,
        Phase::Lead | Phase::Exchange | Phase::Bury => led,
    };
    if acting == 0 {
        let reason = message::nobody_acts(phase.id());
        return Err(PositionError::new("hands", reason));
    }
    Ok(phase)
}

fn read_last_trick(fields: &Fields, deck: &Deck) -> Result<Option<Trick>> {
    let Some(LastTrick { cards, winner }) = fields.read::<LastTrick>("last_trick")? else {
        return Ok(None);
    };
    if winner > 1 {
        let reason = message::no_such_seat(winner);
        return Err(PositionError::new("last_trick.winner", reason));
    }
    let mut trick = [Card::default(); 2];
    for (i, id) in cards.iter().enumerate() {
        let field = format!("last_trick.cards[{i}]");
        trick[i] = deck.card(&field, id)?;
    }
    if trick[0] == trick[1] {
        return Err(PositionError::new(
            "last_trick.cards",
            words::ONE_CARD_TWICE,
        ));
    }
    Ok(Some(Trick {
        cards: trick,
        winner: Seat::new(winner),
    }))
}
