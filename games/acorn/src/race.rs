use engine::{Seat, house::Toggle};

use crate::{
    Action, Animal, Card, Lane, Options, Way,
    cards::{self, CardTable, Designs, Kind},
    effects::{Effects, Part},
    forage::Forage,
    holding::Holding,
    traps::TrapDeck,
};

/// The most players.
pub(crate) const MOST_PLAYERS: usize = 5;
/// A16, A70: the cards of a fresh hand.
pub(crate) const HAND: u8 = 4;
/// A20: the price of a lane change.
pub(crate) const LANE_PRICE: u8 = 2;
/// A75: the last round.
pub(crate) const LAST_ROUND: u8 = 200;

/// One position of the Acorn Race.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Race {
    pub(crate) options: Options,
    pub(crate) seats: u8,
    pub(crate) first: Seat,
    pub(crate) turn: Seat,
    pub(crate) round: u8,
    pub(crate) phase: Phase,
    pub(crate) acorns: u16,
    pub(crate) runners: [Runner; MOST_PLAYERS],
    pub(crate) forage: Forage,
    pub(crate) traps: TrapDeck,
}

/// One player: animal, pawn and cards.
#[derive(Clone, Eq, PartialEq, Debug)]
pub(crate) struct Runner {
    pub(crate) animal: Option<Animal>,
    pub(crate) spot: u16,
    pub(crate) lane: Option<Lane>,
    /// The free lane of A24 is spent.
    pub(crate) moved: bool,
    pub(crate) cards: Holding,
}

impl Runner {
    pub(crate) const NEW: Runner = Runner {
        animal: None,
        spot: 0,
        lane: None,
        moved: false,
        cards: Holding::EMPTY,
    };
}

/// The kind of decision awaited.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Phase {
    /// A12.
    Pick,
    /// A15.
    Start,
    /// A18, where it is a choice.
    Reveal,
    /// Step 2: change lanes, or begin to play.
    Lane,
    /// A20: this many cards are still to be paid for this lane.
    Pay { lane: Lane, due: u8 },
    /// Step 3, between cards.
    Play,
    /// A card is being carried out and asks for something.
    Card(Asks, UnderWay),
    /// The race is over.
    Over,
}

/// What a card that is being carried out asks for.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Asks {
    /// A29: whether to use the bonus.
    Bonus,
    /// A24 or `lane any`: a lane.
    Go,
    /// An opponent.
    Target,
    /// A card to discard.
    Discard,
    /// A Trap to shed.
    Shed,
    /// Ruling 16: this seat's answer.
    Evils(Seat),
}

/// What is left of the card being carried out.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct UnderWay {
    pub(crate) card: Card,
    pub(crate) list: List,
    /// The part of the list that is not finished.
    pub(crate) at: u8,
    /// What is left of that part's number; `discard` and `shed` count down.
    pub(crate) left: u8,
    pub(crate) then: Then,
}

/// One of the effect lists of a card.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum List {
    A,
    B,
    Bonus,
}

/// What follows the list that is being carried out.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Then {
    Nothing,
    /// The bonus, if the pawn is in its lane then.
    Bonus,
    OptionA,
    OptionB,
}

impl Race {
    /// The round, from 1.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// A10: the starting player.
    pub fn first(&self) -> Seat {
        self.first
    }

    /// A12: the animal of a player, once it is picked.
    pub fn animal(&self, seat: Seat) -> Option<Animal> {
        self.runner(seat).animal
    }

    /// How many Forage cards a player owns.
    pub fn foraged(&self, seat: Seat) -> usize {
        let cards = &self.runner(seat).cards;
        let is_forage = |card: &&Card| matches!(card.design().kind, Kind::Forage { .. });
        cards.all().iter().filter(is_forage).count()
    }

    /// Whether the race ended without anybody at the finish (A75).
    pub fn needed_safety_stop(&self) -> bool {
        self.phase == Phase::Over && !self.is_finished()
    }

    #[inline]
    pub(crate) fn seats_count(&self) -> usize {
        usize::from(self.seats)
    }

    #[inline]
    pub(crate) fn table(&self) -> &'static CardTable<'static> {
        cards::table(self.options.run_option)
    }

    #[inline]
    pub(crate) fn runner(&self, seat: Seat) -> &Runner {
        &self.runners[seat.index()]
    }

    #[inline]
    pub(crate) fn runner_mut(&mut self, seat: Seat) -> &mut Runner {
        &mut self.runners[seat.index()]
    }

    /// The player whose turn it is.
    #[inline]
    pub(crate) fn active(&self) -> &Runner {
        self.runner(self.turn)
    }

    #[inline]
    pub(crate) fn active_mut(&mut self) -> &mut Runner {
        self.runner_mut(self.turn)
    }

    /// The players, in seat order.
    pub(crate) fn players(&self) -> &[Runner] {
        &self.runners[..self.seats_count()]
    }

    /// The opponents of the active player, clockwise from their left.
    #[inline]
    pub(crate) fn opponents(&self) -> impl Iterator<Item = Seat> + use<> {
        let (turn, seats) = (self.turn, self.seats_count());
        (1..seats).map(move |steps| turn.after(steps, seats))
    }

    /// A11: the place of a seat in turn order, from 0.
    pub(crate) fn place(&self, seat: Seat) -> usize {
        (seat.index() + self.seats_count() - self.first.index()) % self.seats_count()
    }

    /// A15: where a pawn starts.
    pub(crate) fn start_spot(&self, seat: Seat) -> u16 {
        u16::from(self.options.stagger) * self.place(seat) as u16
    }

    /// A51: the highest checkpoint in use the player has reached.
    #[inline]
    pub(crate) fn floor(&self, seat: Seat) -> u16 {
        self.options.finish.floor(self.runner(seat).spot)
    }

    /// A48: whether somebody has reached this checkpoint.
    #[inline]
    pub(crate) fn is_claimed(&self, checkpoint: u16) -> bool {
        self.players()
            .iter()
            .any(|runner| runner.spot >= checkpoint)
    }

    /// A37: the must-play designs, none if the house rule is off.
    #[inline]
    pub(crate) fn must_play(&self) -> Designs {
        match self.options.must_play {
            Toggle::On => self.table().must_play,
            Toggle::Off => Designs::default(),
        }
    }

    /// A37: the must-play designs in the active player's hand.
    #[inline]
    pub(crate) fn pressing(&self) -> Designs {
        let hand: Designs = self.active().cards.hand().iter().copied().collect();
        hand.and(self.must_play())
    }

    /// The effect list of a card.
    #[inline]
    pub(crate) fn effects(&self, card: Card, list: List) -> &'static Effects {
        self.table().design(card).list(list)
    }

    /// A29: whether the active pawn is in the bonus lane of a card.
    #[inline]
    pub(crate) fn in_bonus_lane(&self, card: Card) -> bool {
        let bonus = self.table().design(card).bonus.as_ref();
        bonus.is_some_and(|&(lane, _)| self.active().lane == Some(lane))
    }

    /// The part of the card under way that is not finished, if any.
    #[inline]
    pub(crate) fn part(&self, under_way: UnderWay) -> Option<Part> {
        let parts = self.effects(under_way.card, under_way.list).parts();
        let part = parts.get(usize::from(under_way.at))?;
        Some(part.with_number(under_way.left))
    }

    /// A28: whether a card can be played this way, its lane and the hand apart.
    pub(crate) fn has_way(&self, card: Card, way: Way) -> bool {
        let two = self.table().design(card).option_b.is_some();
        match way {
            Way::Only | Way::BonusOnly => !two,
            Way::A | Way::B | Way::BonusA | Way::BonusB => two,
        }
    }

    /// A54: how many opponents are ahead of the active player.
    #[inline]
    pub(crate) fn ahead(&self) -> u16 {
        let spot = self.active().spot;
        self.players()
            .iter()
            .filter(|runner| runner.spot > spot)
            .count() as u16
    }

    /// A75, `finish_rule`: the furthest pawn, the earlier player if several
    /// are.
    pub(crate) fn furthest(&self) -> Seat {
        let seats = self.seats_count();
        let mut furthest = self.first;
        for steps in 1..seats {
            let seat = self.first.after(steps, seats);
            if self.runner(seat).spot > self.runner(furthest).spot {
                furthest = seat;
            }
        }
        furthest
    }

    /// Whether a pawn stands on the finish or beyond it.
    pub(crate) fn is_finished(&self) -> bool {
        let finish = self.options.finish.spot();
        self.players().iter().any(|runner| runner.spot >= finish)
    }
}

impl Action {
    /// Whether it is of a kind the phase asks for, whatever else may be wrong
    /// with it.
    pub(crate) fn fits(self, asks: Asks) -> bool {
        match self {
            Action::Bonus | Action::Skip => asks == Asks::Bonus,
            Action::Go(_) => asks == Asks::Go,
            Action::Target(_) => asks == Asks::Target,
            Action::Discard(_) => asks == Asks::Discard,
            Action::Shed(_) | Action::ShedFromNest(_) | Action::Enough => asks == Asks::Shed,
            Action::Trap | Action::Back => matches!(asks, Asks::Evils(_)),
            Action::Pick(_)
            | Action::Start(_)
            | Action::Reveal(_)
            | Action::Change(_)
            | Action::Pay(_)
            | Action::Play(..)
            | Action::Buy(_)
            | Action::End => false,
        }
    }
}
