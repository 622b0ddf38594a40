//! ResourCEd: a cooperative circular economy on three hex rings.
//!
//! [`Resourced`] is a position and knows the rules; `rules.md` numbers them. The files hold:
//! cards and pieces in `cards`, `pieces`, `event_card` and `waste`, the map in `map` and `board`, what is
//! asked in `phase` and answered in `action`, the course of the game in `round`, `events`, `turn` and
//! `vote`, what is possible in `legal` and why something is not in `refusal`. Bots play by `companion` and `plan`,
//! and judge by rule of thumb (`worth`) or by what was learnt (`expert`).

mod action;
mod board;
mod cards;
mod companion;
mod conform;
mod data_file;
mod event_card;
mod events;
mod expert;
#[cfg(feature = "faces")]
mod faces;
mod figures;
mod legal;
mod map;
mod news;
mod notation;
mod options;
mod phase;
mod pieces;
mod plan;
mod position;
mod reading;
mod refusal;
mod round;
mod suggestion;
mod table;
mod tactics;
#[cfg(any(test, feature = "training"))]
pub mod training;
mod turn;
mod view;
mod vote;
mod waste;
pub mod words;
mod worth;

use engine::{
    BySeat, Chance, Game, Log, Outcome, Refusal, Seat, SeatSet, Status, Together, Viewer,
};

pub use action::{Action, Choice, Trade, Way};
pub use board::Board;
pub use cards::{Cards, Resource};
pub use conform::every_action;
pub use event_card::EventCard;
pub use figures::{Figures, recycles, recycling, spinner};
pub use map::{HEXES, Spot, SpotSet};
pub use news::News;
pub use options::{
    BankSize, BuildScope, ComposterEffect, ComposterRecipe, Difficulty, DoubleCraft, FirstPlayer,
    FloodUnpaid, Hands, House, HousingRule, MissedFeeding, PersonalCosts, RecyclerLimit,
    TeamDecision, TradeLimit, TradePartners,
};
pub use phase::{Declined, Phase, Recycled, SEATS, Tied, Turn, Verdict, Vote, Which};
pub use pieces::{CARDS_OF_A_KIND, Recipe, Thing, Tile, Upgrade};
pub use view::View;
pub use waste::Waste;

/// A position of the game.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Resourced {
    house: House,
    seats: u8,
    round: u8,
    ring: u8,
    first: Seat,
    /// R194: the Lead.
    active: Seat,
    phase: Phase,
    vote: Vote,
    /// Stays empty if the Bank is unlimited.
    bank: Cards,
    hands: [Cards; SEATS],
    board: Board,
    pawns: [Spot; SEATS],
    spin: Option<u8>,
    skips: SeatSet,
    smoke: SeatSet,
    turn: Turn,
    /// Food and Water still Used with `one_per_composter`; 0 otherwise.
    protected: u8,
    waste: Waste,
}

/// What the table shows; every part of it is public.
impl Resourced {
    /// The house rules.
    pub const fn house(&self) -> &House {
        &self.house
    }

    /// R31: the round, 0 while ring 1 is being filled.
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// R46, R191: how many rounds there are.
    pub const fn rounds(&self) -> u8 {
        match self.house.difficulty {
            Difficulty::Standard => 20,
            Difficulty::Easy => 10,
        }
    }

    /// The current ring.
    pub const fn ring(&self) -> u8 {
        self.ring
    }

    /// Who begins this round.
    pub const fn first(&self) -> Seat {
        self.first
    }

    /// R194: the Lead, in a turn the player whose turn it is.
    pub const fn lead(&self) -> Seat {
        self.active
    }

    /// What is asked.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Where a vote stands.
    pub const fn vote(&self) -> Vote {
        self.vote
    }

    /// What this turn remembers.
    pub const fn turn(&self) -> &Turn {
        &self.turn
    }

    /// The Bank; `None` if it is unlimited.
    pub fn bank(&self) -> Option<Cards> {
        self.bank_is_finite().then_some(self.bank)
    }

    /// A seat's cards.
    #[inline]
    pub const fn hand(&self, seat: Seat) -> &Cards {
        &self.hands[seat.index()]
    }

    /// The Waste pile.
    pub const fn waste(&self) -> &Waste {
        &self.waste
    }

    /// Tiles and upgrades.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Where a seat's pawn stands.
    #[inline]
    pub const fn pawn(&self, seat: Seat) -> Spot {
        self.pawns[seat.index()]
    }

    /// The spin of this turn.
    pub const fn spin(&self) -> Option<u8> {
        self.spin
    }

    /// Who is going to skip the turn of this round.
    pub const fn skips(&self) -> SeatSet {
        self.skips
    }

    /// Who is under Bushfire Smoke.
    pub const fn smoke(&self) -> SeatSet {
        self.smoke
    }

    /// Food and Water cards that are still Used with `one_per_composter`.
    pub fn protected(&self) -> Option<u8> {
        (self.house.composter_effect == ComposterEffect::OnePerComposter).then_some(self.protected)
    }

    /// R75, R76: steps the active player may take.
    #[inline]
    pub fn steps(&self) -> Option<u8> {
        let bus = if self.board.has_bus_stop() {
            figures::bus_steps() as u8
        } else {
            0
        };
        let smoke = u8::from(self.smoke.contains(self.active));
        self.spin.map(|spin| (spin + bus).saturating_sub(smoke))
    }

    /// R85: how many cards a seat may hand over in a turn.
    #[inline]
    pub fn trade_limit(&self) -> u16 {
        3 + figures::shelter_trade() * self.board.upgrades(Upgrade::Shelter).count()
    }

    /// R173: how many cards a seat may hold at the end of its turn.
    #[inline]
    pub fn hand_limit(&self) -> u16 {
        7 + figures::container_room() * self.board.upgrades(Upgrade::ShippingContainer).count()
    }

    /// The seats in the order of this round.
    #[inline]
    pub fn in_turn_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let seats = usize::from(self.seats);
        let mut next = self.first;
        (0..seats).map(move |_| {
            let seat = next;
            next = seat.next(seats);
            seat
        })
    }

    /// The first of these seats in turn order.
    #[inline]
    fn first_of(&self, seats: SeatSet) -> Option<Seat> {
        self.in_turn_order().find(|&seat| seats.contains(seat))
    }

    fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(usize::from(self.seats))
    }

    /// Cards of a kind in all hands together.
    fn in_hands(&self, kind: Resource) -> u16 {
        self.hands.iter().map(|hand| hand.of(kind)).sum()
    }

    fn all_in_hands(&self) -> u16 {
        self.hands.iter().map(Cards::total).sum()
    }

    const fn bank_is_finite(&self) -> bool {
        match self.house.bank {
            BankSize::Finite => true,
            BankSize::Unlimited => false,
        }
    }

    /// Cards of a kind the Bank can give. An unlimited Bank counts as holding all 80 of them, which no
    /// step but a shopping trip can ask for.
    #[inline]
    fn bank_of(&self, kind: Resource) -> u16 {
        if self.bank_is_finite() {
            self.bank.of(kind)
        } else {
            CARDS_OF_A_KIND * Resource::COUNT as u16
        }
    }

    #[inline]
    fn bank_has(&self, kind: Resource) -> bool {
        self.bank_of(kind) > 0
    }

    #[inline]
    fn bank_total(&self) -> u16 {
        if self.bank_is_finite() {
            self.bank.total()
        } else {
            CARDS_OF_A_KIND * Resource::COUNT as u16
        }
    }

    /// The seat that decides now, votes and offers apart.
    #[inline]
    fn decider(&self) -> Seat {
        match self.phase {
            Phase::HeatWave { exposed } if self.house.personal_costs == PersonalCosts::Own => {
                self.first_of(exposed).unwrap_or(self.active)
            }
            Phase::Damage {
                blamed: Some(blamed),
            } => blamed,
            _ => self.active,
        }
    }

    /// R192: whether the team decides now and does so by vote.
    #[inline]
    fn is_put_to_vote(&self) -> bool {
        self.house.team_decision != TeamDecision::Lead
            && self
                .phase
                .is_team_decision(self.house.personal_costs == PersonalCosts::Team)
    }
}

impl Game for Resourced {
    type Options = House;
    type Action = Action;
    type Event = News;
    type View = View;

    const ID: &'static str = "resourced";
    const RULES: u32 = 1;
    const TOGETHER: Together = Together::ToWin;

    fn setup(options: &House, seats: usize, _: &mut impl Chance) -> Resourced {
        let mut table = Resourced {
            house: *options,
            seats: seats as u8,
            round: 0,
            ring: 2,
            first: Seat::new(0),
            active: Seat::new(0),
            phase: Phase::Setup,
            vote: Vote::None,
            bank: Cards::NONE,
            hands: [Cards::NONE; SEATS],
            board: Board::EMPTY,
            pawns: [Spot::CENTRE; SEATS],
            spin: None,
            skips: SeatSet::NONE,
            smoke: SeatSet::NONE,
            turn: Turn::NEW,
            protected: 0,
            waste: Waste::EMPTY,
        };
        if table.bank_is_finite() {
            table.bank = Cards::of_each(CARDS_OF_A_KIND);
        }
        for seat in table.all_seats() {
            table.draw(seat, Resource::Food, 1);
            table.draw(seat, Resource::Water, 1);
        }
        table
    }

    fn seats(&self) -> usize {
        usize::from(self.seats)
    }

    fn status(&self) -> Status {
        match self.phase {
            Phase::Over(verdict) => Status::Over(self.outcome(verdict)),
            _ => Status::Awaits(self.awaits()),
        }
    }

    #[inline]
    fn awaits(&self) -> SeatSet {
        if let Phase::Over(_) = self.phase {
            return SeatSet::NONE;
        }
        if let Some(offer) = self.turn.offer {
            return SeatSet::only(offer.partner);
        }
        match self.vote {
            Vote::None => SeatSet::only(self.decider()),
            Vote::Runoff(_) => SeatSet::only(self.active),
            Vote::Proposal { agree, object, .. } => self
                .all_seats()
                .filter(|&seat| !agree.contains(seat) && !object.contains(seat))
                .collect(),
            Vote::Votes(votes) => self
                .all_seats()
                .filter(|seat| votes[seat.index()].is_none())
                .collect(),
        }
    }

    #[inline]
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list_actions(seat, out);
    }

    fn refusal(&self, seat: Seat, action: Action) -> Option<Refusal> {
        self.refuse(seat, action)
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        chance: &mut impl Chance,
        log: &mut impl Log<News>,
    ) {
        match action {
            Action::Do(choice) => self.carry_out(choice, chance, log),
            Action::Propose(choice) => self.propose(seat, choice, chance, log),
            Action::Agree => self.agree(seat, chance, log),
            Action::Object => self.object(seat, log),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn determinize(view: &View, _: &mut impl Chance) -> Resourced {
        view.known().clone()
    }
}

impl Resourced {
    fn outcome(&self, verdict: Verdict) -> Outcome {
        let won = verdict == Verdict::Housing;
        let reason = match verdict {
            Verdict::Housing => "housing",
            Verdict::Waste => "waste",
            Verdict::Rounds => "rounds",
        };
        Outcome::team(won, BySeat::same(self.seats(), i64::from(won)), reason)
    }
}
