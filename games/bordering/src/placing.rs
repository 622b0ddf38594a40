//! Placing a Hex, scoring, tidying up, and the end (S26 to S44).

use engine::{Chance, Log, Seat};

use crate::{Bordering, Cell, Event, Hex, Last, Length, Phase, Rotation, Spot, SpotSet, Sum};

impl Bordering {
    /// S26 to S44: lays the Hex down; everything else follows by itself.
    pub(crate) fn place(
        &mut self,
        hex: Hex,
        cell: Cell,
        rotation: Rotation,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) {
        let who = self.open.character();
        log.push(|| Event::Placed {
            who,
            hex,
            cell,
            rotation,
        });
        self.score(hex, cell, rotation, log);
        self.hands[self.open.turn.index()].remove(hex);
        self.open.table.lay(hex, cell, rotation);
        self.tidy_up(chance, log);
        self.open.turns += 1;
        self.pass_on(log);
    }

    /// S29 to S38.
    fn score(&mut self, hex: Hex, cell: Cell, rotation: Rotation, log: &mut impl Log<Event>) {
        let open = &mut self.open;
        let border = open
            .table
            .border(cell)
            .expect("a Hex goes to a cell next to another");
        let paired = hex.ring(rotation).pairs(border.facing());
        let who = open.characters[open.turn.index()].expect("turns begin when all have characters");
        let taken = open.taken.as_slice();
        let sum = Sum::of(&open.options, who, hex, taken, paired);
        let points = sum.points(open.options.turn_floor);
        let last = Last::new(hex, taken, paired, sum, points);
        open.score += points;
        let total = open.score;
        Event::tell_sum(&last, &open.options, who, paired, total, log);
        open.last = Some(last);
    }

    /// S39 to S42.
    fn tidy_up(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        self.open
            .discard
            .extend(self.open.taken.as_slice().iter().copied());
        self.open.taken.clear();
        self.open.ignored = SpotSet::NONE;
        self.refill(chance, log);
        self.draw_hex(log);
    }

    /// S40, S41.
    fn refill(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let all: SpotSet = Spot::first(self.open.options.square.spots()).collect();
        let mut laid = 0;
        for spot in all.minus(self.spread.filled()).iter() {
            if self.echo_stack.is_empty() {
                self.reshuffle(chance, log);
            }
            let Some(echo) = self.echo_stack.pop() else {
                break;
            };
            self.spread.lay(spot, echo, self.shuffles);
            laid += 1;
        }
        if laid > 0 {
            log.push(|| Event::Refilled { cards: laid });
        }
    }

    /// S41: the discard pile becomes the stack.
    fn reshuffle(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        if self.open.discard.is_empty() {
            return;
        }
        let cards = self.open.discard.len();
        self.echo_stack = self.open.discard;
        self.open.discard.clear();
        chance.shuffle(self.echo_stack.as_mut_slice());
        self.shuffles += 1;
        log.push(|| Event::Reshuffled { cards });
    }

    /// S42.
    fn draw_hex(&mut self, log: &mut impl Log<Event>) {
        match self.open.options.length {
            Length::Full | Length::Short => {}
            Length::HandsOnly => return,
        }
        let Some(hex) = self.hex_stack.pop() else {
            return;
        };
        let (seat, who) = (self.open.turn, self.open.character());
        self.hands[seat.index()].insert(hex);
        let hands = self.open.options.hands;
        log.push(|| Event::Drew {
            seat,
            who,
            hex,
            hands,
        });
    }

    /// S43, S44: the next turn, or the end.
    fn pass_on(&mut self, log: &mut impl Log<Event>) {
        match self.holder_from(self.open.turn.next(self.open.seats())) {
            Some(seat) => self.begin_turn(seat, log),
            None => {
                self.open.phase = Phase::Over;
                let total = self.open.score;
                log.push(|| Event::Over { total });
            }
        }
    }

    /// S43: the first seat clockwise from `seat` that holds a Hex.
    fn holder_from(&self, seat: Seat) -> Option<Seat> {
        let seats = self.open.seats();
        (0..seats)
            .map(|steps| seat.after(steps, seats))
            .find(|seat| !self.hands[seat.index()].is_empty())
    }

    /// Starts the turn of a seat; without a card in the square there is no draw.
    fn begin_turn(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.open.turn = seat;
        self.open.phase = if self.spread.filled().is_empty() {
            Phase::Choose
        } else {
            Phase::Flip
        };
        let (who, turn) = (self.open.character(), self.open.turns + 1);
        log.push(|| Event::TurnBegan { who, turn });
    }

    /// S2, S10: the next seat chooses a character, or the first turn begins.
    pub(crate) fn after_character(&mut self, log: &mut impl Log<Event>) {
        let next = self.open.turn.next(self.open.seats());
        if next != self.open.first {
            self.open.turn = next;
            return;
        }
        // In a made-up position the first seat may hold nothing.
        let first = self.holder_from(self.open.first).unwrap_or(self.open.first);
        self.begin_turn(first, log);
    }
}
