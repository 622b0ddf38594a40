//! Setting up, and the steps of a turn.

use engine::{Chance, Log, Reading, Seat};

use crate::{
    Event, Options, Race,
    cards::{self},
    forage::Forage,
    options::{FinishRule, PlayedTraps, Reveal},
    race::{HAND, LAST_ROUND, MOST_PLAYERS, Phase, Runner},
    traps::TrapDeck,
};

impl Race {
    /// A10, A17: a fresh table, the first player to pick an animal.
    pub(crate) fn fresh(options: &Options, seats: usize, chance: &mut impl Chance) -> Race {
        let table = cards::table(options.run_option);
        let none = || std::iter::empty();
        let mut forage = Forage::new(table.forage.iter().copied(), none(), none());
        let mut traps = TrapDeck::new(table.traps.iter().copied(), 0);
        let first = chance.result(seats as u32, Reading::Number);
        let first = Seat::new(first as usize);
        forage.shuffle(chance);
        traps.shuffle(chance);
        Race {
            options: *options,
            seats: seats as u8,
            first,
            turn: first.after(seats - 1, seats),
            round: 1,
            phase: Phase::Pick,
            acorns: 0,
            runners: [const { Runner::NEW }; MOST_PLAYERS],
            forage,
            traps,
        }
    }

    /// A12: the next to pick sits on the right; after the starting player the
    /// decks are dealt (A14) and the pawns placed.
    pub(crate) fn next_pick(&mut self, chance: &mut impl Chance) {
        let seats = self.seats_count();
        if self.turn != self.first {
            self.turn = self.turn.after(seats - 1, seats);
            return;
        }
        for steps in 0..seats {
            self.deal_deck(self.first.after(steps, seats), chance);
        }
        self.phase = Phase::Start;
    }

    /// A14: a deck of starting cards and both cards of the animal.
    fn deal_deck(&mut self, seat: Seat, chance: &mut impl Chance) {
        let table = self.table();
        let runner = self.runner_mut(seat);
        let animal = runner
            .animal
            .expect("decks are dealt when all animals are picked");
        let own = &table.animals[usize::from(animal.0)].cards;
        // Sorting by line only matters where a data file has animals first.
        let mut deck = [crate::Card::default(); crate::data::MOST_START + 2];
        let len = table.start.len() + own.len();
        for (place, card) in deck.iter_mut().zip(table.start.iter().chain(own)) {
            *place = *card;
        }
        deck[..len].sort_unstable();
        runner.cards.deal(deck[..len].iter().copied());
        runner.cards.shuffle_deck(chance);
    }

    /// A15: the next to place a pawn; after the last one hands are drawn (A16)
    /// and the first turn begins.
    pub(crate) fn next_start(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let seats = self.seats_count();
        self.turn = self.turn.next(seats);
        if self.turn != self.first {
            return;
        }
        log.push(|| Event::HandsDealt);
        for steps in 0..seats {
            self.draw(self.first.after(steps, seats), HAND, chance, log);
        }
        self.begin_turn(log);
    }

    /// A57 to A59: a player draws cards, one at a time.
    pub(crate) fn draw(
        &mut self,
        seat: Seat,
        count: u8,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) {
        let cards = &mut self.runner_mut(seat).cards;
        for _ in 0..count {
            if cards.needs_reshuffle() {
                log.push(|| Event::Reshuffled { seat });
            }
            let Some(card) = cards.draw(chance) else {
                return;
            };
            log.push(|| Event::Drew { seat, card });
        }
    }

    /// Step 1 of the turn of the player in `turn`.
    fn begin_turn(&mut self, log: &mut impl Log<Event>) {
        let (seat, round) = (self.turn, self.round);
        log.push(|| Event::TurnBegan { seat, round });
        let count = self.forage.revealable();
        match self.options.reveal {
            Reveal::Choice if count > 0 => self.phase = Phase::Reveal,
            Reveal::Choice | Reveal::Auto => self.reveal(count, log),
        }
    }

    /// A18: turns up cards; step 2 begins.
    pub(crate) fn reveal(&mut self, count: u8, log: &mut impl Log<Event>) {
        for _ in 0..count {
            let card = self.forage.reveal();
            log.push(|| Event::Revealed { card });
        }
        self.phase = Phase::Lane;
    }

    /// Step 4 (A68 to A71), and step 1 of the next player or the end.
    pub(crate) fn end_turn(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let seat = self.turn;
        if self.options.played_traps == PlayedTraps::Return {
            let table = self.table();
            while let Some(trap) = self.active_mut().cards.return_played_trap(table) {
                self.traps.put_under(trap);
                log.push(|| Event::Shed { seat, card: trap });
            }
        }
        self.acorns = 0;
        self.active_mut().cards.clear_up();
        self.draw(seat, HAND, chance, log);

        let next = seat.next(self.seats_count());
        if next == self.first {
            if self.round_decides() {
                self.phase = Phase::Over;
                let seat = self.furthest();
                log.push(|| Event::Won { seat });
                return;
            }
            self.round += 1;
        }
        self.turn = next;
        self.begin_turn(log);
    }

    /// A75, `finish_rule`: whether the race is over now that a round is.
    fn round_decides(&self) -> bool {
        let photo = self.options.finish_rule == FinishRule::Photo && self.is_finished();
        photo || self.round == LAST_ROUND
    }
}
