//! Dealing a round, scoring it, and the end of the game.

use engine::{BySeat, Chance, Log, Outcome, Reading, Seat, SeatSet, Viewer};
use parts::Pile;

use crate::card::CardSet;

use crate::{
    Badger, Event, Phase, Table,
    card::Card,
    options::{FinalTie, House, PawnRemoval},
    recall::{Recall, SeenTens},
};

/// B8: the ten that is left out, picked at random from the four.
pub(crate) fn pick_removed(house: House, chance: &mut impl Chance) -> Card {
    let tens = house.tens();
    let pick = chance.result(4, |i| Reading::Id(tens.nth(i as usize).id()));
    tens.nth(pick as usize)
}

/// B84: what the tricks of a round are worth: from so many to so many, the points.
pub(crate) const TRICK_POINTS: [(u8, u8, u8); 6] = [
    (0, 3, 6),
    (4, 4, 1),
    (5, 5, 2),
    (6, 6, 3),
    (7, 9, 6),
    (10, 13, 0),
];

/// B84: what so many tricks are worth.
#[inline]
pub(crate) const fn trick_points(tricks: u8) -> u8 {
    const POINTS: [u8; 14] = {
        let mut points = [0; 14];
        let mut row = 0;
        while row < TRICK_POINTS.len() {
            let (from, to, worth) = TRICK_POINTS[row];
            let mut tricks = from;
            while tricks <= to {
                points[tricks as usize] = worth;
                tricks += 1;
            }
            row += 1;
        }
        points
    };
    if tricks < 14 {
        POINTS[tricks as usize]
    } else {
        0
    }
}

impl Badger {
    /// A fresh table, with the first round dealt.
    pub(crate) fn dealt(
        house: House,
        dealer: Seat,
        removed: Card,
        chance: &mut impl Chance,
    ) -> Badger {
        let mut game = Badger {
            hands: [CardSet::NONE; 2],
            gone: CardSet::NONE,
            recall: Recall::new(),
            house,
            scores: [0; 2],
            round: 1,
            pile: Pile::new(),
            decree: removed,
            trump: removed.suits().uppermost(),
            removed,
            table: Table::default(),
            phase: Phase::Lead,
            dealer,
            leader: dealer,
            tricks: [0; 2],
            sevens: [0; 2],
            last_trick: None,
            seen_tens: SeenTens::default(),
        };
        game.deal(chance);
        game
    }

    /// B14–B17: gathers, shuffles and deals the 33 cards.
    fn deal(&mut self, chance: &mut impl Chance) {
        let mut deck = [Card::default(); 33];
        let mut cards = self.house.cards();
        cards.remove(self.removed);
        for (place, card) in deck.iter_mut().zip(cards.iter()) {
            *place = card;
        }
        chance.shuffle(&mut deck);
        let non_dealer = self.dealer.next(2);
        self.hands = [CardSet::NONE; 2];
        for pair in deck[..26].chunks_exact(2) {
            self.hands[non_dealer.index()].insert(pair[0]);
            self.hands[self.dealer.index()].insert(pair[1]);
        }
        self.decree = deck[26];
        self.trump = self.decree.suits().uppermost();
        self.pile = deck[27..].iter().rev().copied().collect();
        self.leader = non_dealer;
    }

    /// A player's round score so far: trick points and sevens (B85).
    pub(crate) fn round_points(&self) -> [u8; 2] {
        [0, 1].map(|seat| trick_points(self.tricks[seat]) + self.sevens[seat])
    }

    /// B84–B92: scores the round, then ends the game or deals again.
    pub(crate) fn finish_round(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        for seat in [0, 1] {
            self.scores[seat] += u16::from(trick_points(self.tricks[seat]));
        }
        let (round, tricks, points, scores) =
            (self.round, self.tricks, self.round_points(), self.scores);
        log.push(|| Event::RoundScored {
            round,
            tricks,
            points,
            scores,
        });
        if self.is_decided() {
            self.phase = Phase::Over;
            let winners = self.winners();
            let winner = winners.first().filter(|_| winners.len() == 1);
            log.push(|| Event::Over { scores, winner });
        } else {
            self.next_round(chance, log);
        }
    }

    /// B87–B91: whether the game is over after a round.
    fn is_decided(&self) -> bool {
        let reached = self.scores[0].max(self.scores[1]) >= self.house.target();
        reached
            && match self.house.final_tie() {
                FinalTie::Draw => true,
                FinalTie::ExtraRound => self.winners().len() == 1,
            }
    }

    /// B89–B91: the higher total, then the higher last round, then both.
    fn winners(&self) -> SeatSet {
        let points = self.round_points();
        let order = (self.scores[0], points[0]).cmp(&(self.scores[1], points[1]));
        match order {
            std::cmp::Ordering::Greater => SeatSet::only(Seat::new(0)),
            std::cmp::Ordering::Less => SeatSet::only(Seat::new(1)),
            std::cmp::Ordering::Equal => SeatSet::all(2),
        }
    }

    pub(crate) fn outcome(&self) -> Outcome {
        let winners = self.winners();
        let reason = if self.scores[0] != self.scores[1] {
            "target"
        } else if winners.len() == 1 {
            "last round"
        } else {
            "draw"
        };
        let scores = BySeat::from_fn(2, |seat| i64::from(self.scores[seat.index()]));
        Outcome::ranked(scores, winners, reason)
    }

    /// B13, B92: the deal passes on.
    fn next_round(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        match self.house.pawn_removal() {
            PawnRemoval::GamePublic => {}
            PawnRemoval::GameHidden => self.note_seen_tens(),
            PawnRemoval::RoundHidden => self.removed = pick_removed(self.house, chance),
        }
        self.round += 1;
        self.dealer = self.dealer.next(2);
        self.tricks = [0; 2];
        self.sevens = [0; 2];
        self.gone = CardSet::NONE;
        self.last_trick = None;
        self.recall = Recall::new();
        self.deal(chance);
        let (round, dealer, decree, trump) = (self.round, self.dealer, self.decree, self.trump);
        log.push(|| Event::Dealt {
            round,
            dealer,
            decree,
            trump,
        });
    }

    /// No ten that was seen this round is the removed one.
    fn note_seen_tens(&mut self) {
        let taken = self.recall.taken.as_slice().iter().map(|taken| taken.card);
        let public = (self.gone)
            .or(CardSet::only(self.decree))
            .or(taken.collect());
        self.seen_tens.note(Viewer::Spectator, public, self.house);
        for seat in Seat::all(2) {
            let own = self.recall.fives().iter().filter(|five| five.seat == seat);
            let buried: CardSet = own.filter_map(|five| five.buried).collect();
            let seen = public.or(buried);
            self.seen_tens.note(Viewer::Seat(seat), seen, self.house);
        }
    }
}
