//! The position and its rules.

use engine::{
    BySeat, Chance, Game, Log, Outcome, Refusal, Seat, SeatSet, Status, Together, Viewer,
};
use parts::Pile;

use crate::{
    Action, Character, Echo, Event, Hex, HexSet, Length, Open, Options, Phase, Rotation, Spot,
    SpotSet, Table, Taken, View, echo::ECHOES, hex::HEXES, spread::Spread, tally,
};

/// How many Hexes everybody is dealt (S8).
pub(crate) const HAND: usize = 4;
/// How many Hexes a short game has.
pub(crate) const SHORT: usize = 26;

/// A position: what lies open, and what lies face down.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Bordering {
    /// What everybody sees.
    pub open: Open,
    pub(crate) spread: Spread,
    pub(crate) echo_stack: Pile<Echo, ECHOES>,
    /// How often the discard pile became the stack (S41).
    pub(crate) shuffles: u8,
    pub(crate) hex_stack: Pile<Hex, HEXES>,
    pub(crate) hands: [HexSet; 5],
}

impl Bordering {
    /// The Hexes a seat holds.
    #[inline]
    pub fn hand(&self, seat: Seat) -> HexSet {
        self.hands[seat.index()]
    }

    /// S8: deals hands in turn order and returns what is left, top last.
    fn deal_hexes(
        options: &Options,
        first: Seat,
        seats: usize,
        chance: &mut impl Chance,
    ) -> ([HexSet; 5], Pile<Hex, HEXES>) {
        let mut stack: Pile<Hex, HEXES> = Hex::all().collect();
        chance.shuffle(stack.as_mut_slice());
        match options.length {
            Length::Full | Length::HandsOnly => {}
            Length::Short => {
                while stack.len() > SHORT {
                    stack.pop();
                }
            }
        }
        let mut hands = [HexSet::NONE; 5];
        for card in 0..HAND * seats {
            let seat = first.after(card, seats);
            let hex = stack.pop().expect("there are enough Hexes for all hands");
            hands[seat.index()].insert(hex);
        }
        (hands, stack)
    }
}

impl Game for Bordering {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    const ID: &'static str = "bordering";
    const RULES: u32 = 1;
    const TOGETHER: Together = Together::ForPoints;

    /// S6 to S10.
    fn setup(options: &Options, seats: usize, chance: &mut impl Chance) -> Bordering {
        let first = Seat::new(chance.below(seats as u32) as usize);
        let mut echo_stack: Pile<Echo, ECHOES> = Echo::all().collect();
        chance.shuffle(echo_stack.as_mut_slice());
        let mut spread = Spread::default();
        for spot in Spot::first(options.square.spots()) {
            let echo = echo_stack.pop().expect("99 cards fill every square");
            spread.lay(spot, echo, 0);
        }
        let (hands, mut hex_stack) = Bordering::deal_hexes(options, first, seats, chance);
        let start = hex_stack.pop().expect("46 Hexes leave one to start with");
        Bordering {
            open: Open {
                options: *options,
                seats: seats as u8,
                first,
                turn: first,
                turns: 0,
                phase: Phase::Character,
                characters: [None; 5],
                ignored: SpotSet::NONE,
                taken: Taken::new(),
                discard: Pile::new(),
                table: Table::starting_with(start),
                score: 0,
                last: None,
            },
            spread,
            echo_stack,
            shuffles: 0,
            hex_stack,
            hands,
        }
    }

    fn seats(&self) -> usize {
        self.open.seats()
    }

    fn status(&self) -> Status {
        if self.open.phase != Phase::Over {
            return Status::Awaits(SeatSet::only(self.open.turn));
        }
        let total = self.open.score;
        let scores = BySeat::same(1, total);
        Status::Over(Outcome::team(true, scores, tally::grade(total).id()))
    }

    #[inline]
    fn awaits(&self) -> SeatSet {
        if self.open.phase == Phase::Over {
            SeatSet::NONE
        } else {
            SeatSet::only(self.open.turn)
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if seat != self.open.turn {
            return;
        }
        match self.open.phase {
            Phase::Character => out.extend(
                Character::ALL
                    .into_iter()
                    .filter(|&character| !self.open.is_taken(character))
                    .map(Action::Character),
            ),
            Phase::Flip => {
                out.extend(self.flippable().iter().map(Action::Flip));
                if self.may_stop() {
                    out.push(Action::Stop);
                }
            }
            Phase::Bill(_) => out.extend([Action::Ignore, Action::Keep]),
            Phase::Choose => out.extend(self.hand(seat).iter().map(Action::Choose)),
            Phase::At(_) => {
                let borders = self.open.table.borders();
                out.extend(borders.iter().map(|border| Action::At(border.cell())));
            }
            Phase::Turn(..) => out.extend(Rotation::ALL.map(Action::Turn)),
            Phase::Over => {}
        }
    }

    fn refusal(&self, seat: Seat, action: Action) -> Option<Refusal> {
        self.why_not(seat, action)
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) {
        match (action, self.open.phase) {
            (Action::Character(character), _) => {
                self.open.characters[seat.index()] = Some(character);
                log.push(|| Event::Chose { seat, character });
                self.after_character(log);
            }
            (Action::Flip(spot), _) => self.turn_over(spot, log),
            (Action::Stop, _) => {
                let who = self.open.character();
                log.push(|| Event::Stopped { who });
                self.open.phase = Phase::Choose;
            }
            (Action::Ignore, Phase::Bill(spot)) => self.ignore(spot, log),
            (Action::Keep, Phase::Bill(spot)) => self.follow(spot, log),
            (Action::Choose(hex), _) => self.open.phase = Phase::At(hex),
            (Action::At(cell), Phase::At(hex)) => self.open.phase = Phase::Turn(hex, cell),
            (Action::Turn(rotation), Phase::Turn(hex, cell)) => {
                self.place(hex, cell, rotation, chance, log);
            }
            (Action::Ignore | Action::Keep | Action::At(_) | Action::Turn(_), _) => {
                unreachable!("only legal actions are applied")
            }
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn determinize(view: &View, chance: &mut impl Chance) -> Bordering {
        view.guess(chance)
    }

    #[inline]
    fn random_action(
        &self,
        seat: Seat,
        chance: &mut impl Chance,
        scratch: &mut Vec<Action>,
    ) -> Action {
        match self.open.phase {
            // The long lists need not be written out to draw from them.
            Phase::At(_) => Action::At(chance.choose(self.open.table.borders()).cell()),
            Phase::Turn(..) => Action::Turn(chance.choose(&Rotation::ALL)),
            Phase::Choose => {
                let hand = self.hand(seat);
                Action::Choose(hand.draw(|count| chance.below(count)))
            }
            Phase::Character | Phase::Flip | Phase::Bill(_) | Phase::Over => {
                scratch.clear();
                self.legal_actions(seat, scratch);
                chance.choose(scratch)
            }
        }
    }
}
