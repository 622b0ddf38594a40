use engine::{Seat, Viewer};
use parts::Pile;

use crate::{
    Animal, Card, Design, Lane, Options, Race,
    counts::Counts,
    data::MOST_TRAPS,
    forage::ROW,
    holding::{Bounds, MOST_OWNED},
    race::{Asks, MOST_PLAYERS, Phase, Runner},
};

/// What one viewer may know (A73, A74), with perfect recall.
///
/// Because Nests and played cards lie open, everybody can work out which cards
/// are in a player's deck and hand together, and at times more: what is known
/// for sure stands here, whoever looks.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The house rules.
    pub options: Options,
    pub(crate) seats: u8,
    /// A10: the starting player.
    pub first: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// The round, from 1.
    pub round: u8,
    pub(crate) phase: Phase,
    /// The acorns of the player whose turn it is.
    pub acorns: u16,
    pub(crate) runners: [Seen; MOST_PLAYERS],
    /// The viewer's own hand; a spectator has none.
    pub(crate) own_hand: Option<Counts>,
    /// The play area of the active player, oldest first.
    pub(crate) played: Pile<Card, MOST_OWNED>,
    /// The Row, oldest first.
    pub(crate) row: Pile<Card, ROW>,
    pub(crate) removed: Counts,
    pub(crate) forage_deck: Counts,
    /// The Traps whose order is not known.
    pub(crate) traps: Counts,
    /// The Traps below them, the lowest first.
    pub(crate) trap_bottom: Pile<Card, MOST_TRAPS>,
}

/// What everybody may know about one player.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Seen {
    /// The animal, once it is picked.
    pub animal: Option<Animal>,
    /// Where the pawn stands.
    pub spot: u16,
    /// The pawn's lane, once it is placed.
    pub lane: Option<Lane>,
    /// Whether the free lane of A24 is spent.
    pub moved: bool,
    /// A51: how far back the pawn can be moved.
    pub floor: u16,
    /// How many cards the deck holds.
    pub deck_size: u8,
    /// How many cards the hand holds.
    pub hand_size: u8,
    /// The cards of deck and hand together.
    pub(crate) pool: Counts,
    /// Cards that must be in the hand.
    pub(crate) held: Counts,
    /// What is known of the others in the hand.
    pub(crate) bounds: Bounds,
    pub(crate) nest: Counts,
}

impl Seen {
    const NOBODY: Seen = Seen {
        animal: None,
        spot: 0,
        lane: None,
        moved: false,
        floor: 0,
        deck_size: 0,
        hand_size: 0,
        pool: Counts::NONE,
        held: Counts::NONE,
        bounds: Bounds::NONE,
        nest: Counts::NONE,
    };

    fn of(runner: &Runner, floor: u16) -> Seen {
        let cards = &runner.cards;
        let mut pool = Counts::of(cards.deck());
        pool += cards.hand();
        Seen {
            animal: runner.animal,
            spot: runner.spot,
            lane: runner.lane,
            moved: runner.moved,
            floor,
            deck_size: cards.deck().len() as u8,
            hand_size: cards.hand().len() as u8,
            pool,
            held: Counts::of(cards.held()),
            bounds: cards.bounds(),
            nest: Counts::of(cards.nest()),
        }
    }
}

impl View {
    pub(crate) fn of(race: &Race, viewer: Viewer) -> View {
        let mut runners = [const { Seen::NOBODY }; MOST_PLAYERS];
        for seat in Seat::all(race.seats_count()) {
            runners[seat.index()] = Seen::of(race.runner(seat), race.floor(seat));
        }
        let own_hand = match viewer {
            Viewer::Seat(seat) => Some(Counts::of(race.runner(seat).cards.hand())),
            Viewer::Spectator => None,
        };
        View {
            viewer,
            options: race.options,
            seats: race.seats,
            first: race.first,
            turn: race.turn,
            round: race.round,
            phase: race.phase,
            acorns: race.acorns,
            runners,
            own_hand,
            played: race.active().cards.played().iter().rev().copied().collect(),
            row: race.forage.row().iter().rev().copied().collect(),
            removed: Counts::of(race.forage.removed()),
            forage_deck: Counts::of(race.forage.deck()),
            traps: Counts::of(race.traps.unknown()),
            trap_bottom: race.traps.bottom().iter().copied().collect(),
        }
    }

    /// The players, in seat order.
    pub(crate) fn players(&self) -> &[Seen] {
        &self.runners[..usize::from(self.seats)]
    }

    pub(crate) fn runner(&self, seat: Seat) -> &Seen {
        &self.runners[seat.index()]
    }

    /// The number of players.
    pub fn seats(&self) -> usize {
        self.seats.into()
    }

    /// What everybody may know about a player.
    pub fn seen(&self, seat: Seat) -> &Seen {
        self.runner(seat)
    }

    /// The seat that may act; nobody after the race.
    pub fn to_act(&self) -> Option<Seat> {
        match self.phase {
            Phase::Over => None,
            Phase::Card(Asks::Evils(target), _) => Some(target),
            _ => Some(self.turn),
        }
    }

    /// The kind of decision awaited, as positions write it.
    pub fn phase(&self) -> &'static str {
        self.phase.word()
    }

    /// The card being carried out, if there is one.
    pub fn under_way(&self) -> Option<Card> {
        match self.phase {
            Phase::Card(_, under_way) => Some(under_way.card),
            _ => None,
        }
    }

    /// The design of a card, with the house rules applied.
    pub fn design(&self, card: Card) -> &'static Design<'static> {
        crate::cards::table(self.options.run_option).design(card)
    }

    /// The viewer's own hand, in the order of the data file; a spectator has
    /// none.
    pub fn own_hand(&self) -> impl Iterator<Item = Card> + '_ {
        self.own_hand.iter().flat_map(Counts::iter)
    }

    /// The Nest of a player, in the order of the data file.
    pub fn nest(&self, seat: Seat) -> impl Iterator<Item = Card> + '_ {
        self.runner(seat).nest.iter()
    }

    /// The Row, oldest first.
    pub fn row(&self) -> &[Card] {
        self.row.as_slice()
    }

    /// The play area of the player whose turn it is, oldest first.
    pub fn played(&self) -> &[Card] {
        self.played.as_slice()
    }

    /// How many cards the Forage deck, the Trap deck and the removed pile hold.
    pub fn pile_sizes(&self) -> (usize, usize, usize) {
        let traps = self.traps.len() + self.trap_bottom.len();
        (self.forage_deck.len(), traps, self.removed.len())
    }

    /// The cards out of the game, in the order of the data file.
    pub fn removed(&self) -> impl Iterator<Item = Card> + '_ {
        self.removed.iter()
    }

    /// How many cards are still to be paid, discarded or shed, where that is
    /// what is asked.
    pub fn cards_due(&self) -> Option<u8> {
        match self.phase {
            Phase::Pay { due, .. } => Some(due),
            Phase::Card(Asks::Discard | Asks::Shed, under_way) => Some(under_way.left),
            Phase::Card(Asks::Bonus | Asks::Go | Asks::Target | Asks::Evils(_), _)
            | Phase::Pick
            | Phase::Start
            | Phase::Reveal
            | Phase::Lane
            | Phase::Play
            | Phase::Over => None,
        }
    }

    /// The hand of a seat, if the viewer may see it.
    pub(crate) fn hand(&self, seat: Seat) -> Option<&Counts> {
        self.own_hand.as_ref().filter(|_| self.viewer.is(seat))
    }
}
