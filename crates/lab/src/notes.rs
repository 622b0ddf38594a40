use std::collections::BTreeMap;

use engine::{MAX_SEATS, Outcome, Seat, SeatSet, Together};

use crate::{
    Study,
    study::Shape,
    tally::{Fared, Fired, PieceTally, Sum, Tally},
    unmeasured,
};

/// What is noted while games are looked at closely.
///
/// A game's [`Study`] fills it in; at the end of each game what was noted is
/// counted, and the room is used again, so that nothing grows.
#[derive(Clone, Debug)]
pub struct Notes {
    seats: usize,
    /// Who fares apart: each seat, or the team as one.
    parties: usize,
    pieces: Vec<PieceTally>,
    /// The places of pieces by their ids, where actions are counted among them.
    places: BTreeMap<String, usize>,
    /// Who used each piece in this game.
    users: Vec<SeatSet>,
    fired: Vec<Fired>,
    /// What happened in this game already.
    happened: Vec<bool>,
    series: Vec<Vec<Sum>>,
    /// The sums of this game, of series whose cells have names.
    parts: Vec<Vec<i64>>,
    all: Fared,
    close: u64,
    /// Figures of the game alone.
    own: Vec<i64>,
    turns: i64,
    choices: i64,
    actions: i64,
    decisions: u32,
    standing: [i64; MAX_SEATS],
    /// Who was ahead from which decision on.
    leads: Vec<(u32, SeatSet)>,
    /// A number for the game's own use, 0 at the start of each game.
    pub memory: [i64; MAX_SEATS],
}

impl Notes {
    /// Room for the notes of a game with so many seats.
    pub fn new<G: Study>(seats: usize) -> Notes {
        let parties = match G::TOGETHER {
            Together::No => seats,
            Together::ForPoints | Together::ToWin => 1,
        };
        let named = G::pieces();
        let counts_actions = named.iter().any(|piece| piece.group == unmeasured::ACTIONS);
        let pieces = named.len();
        let places = (named.into_iter().enumerate())
            .filter(|_| counts_actions)
            .map(|(place, piece)| (piece.id, place));
        let cells = |series: &crate::Series| vec![Sum::default(); series.shape.cells()];
        let parts = |series: &crate::Series| match series.shape {
            Shape::Parts(names) => vec![0; names.len()],
            Shape::Trend(_) | Shape::Spread(_) => Vec::new(),
        };
        Notes {
            seats,
            parties,
            pieces: vec![PieceTally::default(); pieces],
            places: places.collect(),
            users: vec![SeatSet::NONE; pieces],
            fired: vec![Fired::default(); G::HAPPENINGS.len()],
            happened: vec![false; G::HAPPENINGS.len()],
            series: G::SERIES.iter().map(cells).collect(),
            parts: G::SERIES.iter().map(parts).collect(),
            all: Fared::default(),
            close: 0,
            own: vec![0; G::OWN.len()],
            turns: 0,
            choices: 0,
            actions: 0,
            decisions: 0,
            standing: [0; MAX_SEATS],
            leads: Vec::new(),
            memory: [0; MAX_SEATS],
        }
    }

    /// How many play.
    pub fn seats(&self) -> usize {
        self.seats
    }

    /// Whether the pieces are those of a game that does not say what it measures.
    pub(crate) fn counts_actions(&self) -> bool {
        !self.places.is_empty()
    }

    /// The place of a piece with an id, in such a game.
    pub(crate) fn place_of(&self, id: &str) -> Option<usize> {
        self.places.get(id).copied()
    }

    /// A piece was seen.
    #[inline]
    pub fn seen(&mut self, piece: usize) {
        self.pieces[piece].touched[0] += 1;
    }

    /// A piece was taken.
    #[inline]
    pub fn taken(&mut self, piece: usize) {
        self.pieces[piece].touched[1] += 1;
    }

    /// A seat used a piece.
    #[inline]
    pub fn used(&mut self, piece: usize, seat: Seat) {
        self.pieces[piece].touched[2] += 1;
        self.users[piece].insert(seat);
    }

    /// Everybody had to do with a piece.
    pub fn used_by_all(&mut self, piece: usize) {
        self.pieces[piece].touched[2] += 1;
        self.users[piece] = SeatSet::all(self.parties);
    }

    /// A rule mattered.
    #[inline]
    pub fn fired(&mut self, happening: usize) {
        self.fired[happening].times += 1;
        self.happened[happening] = true;
    }

    /// A value of a series: in a cell by number, or for one with names, more of it.
    #[inline]
    pub fn value(&mut self, series: usize, cell: usize, value: i64) {
        if let Some(part) = self.parts[series].get_mut(cell) {
            *part += value;
        } else if let Some(cell) = self.series[series].get_mut(cell) {
            cell.add(value);
        }
    }

    /// More of a figure of the game alone.
    #[inline]
    pub fn own(&mut self, figure: usize, more: i64) {
        self.own[figure] += more;
    }

    /// A turn begins.
    #[inline]
    pub fn turn(&mut self) {
        self.turns += 1;
    }

    /// A decision is taken, out of so many actions.
    #[inline]
    pub(crate) fn decision(&mut self, actions: usize) {
        self.decisions += 1;
        self.choices += i64::from(actions > 1);
        self.actions += actions as i64;
    }

    /// How a seat stands now; the highest is ahead.
    #[inline]
    pub fn stands(&mut self, seat: Seat, at: i64) {
        if self.standing[seat.index()] != at {
            self.standing[seat.index()] = at;
            self.note_lead();
        }
    }

    /// How a seat stood last.
    pub fn standing(&self, seat: Seat) -> i64 {
        self.standing[seat.index()]
    }

    fn note_lead(&mut self) {
        let standing = &self.standing[..self.seats];
        let best = standing.iter().copied().max().unwrap_or(0);
        let ahead: SeatSet = Seat::all(self.seats)
            .filter(|seat| standing[seat.index()] == best)
            .collect();
        match self.leads.last_mut() {
            Some((at, last)) if *at == self.decisions => *last = ahead,
            Some((_, last)) if *last == ahead => {}
            _ => self.leads.push((self.decisions, ahead)),
        }
    }

    /// The figures of the game that has ended, which is counted.
    pub(crate) fn end(
        &mut self,
        outcome: &Outcome,
        share: impl Fn(Seat) -> i64,
        out: &mut Vec<i64>,
    ) {
        let leads = self.leads(outcome);
        out.extend([self.turns, self.choices, self.actions]);
        out.extend(leads);
        out.extend(&self.own);
        self.close += 1;
        for seat in Seat::all(self.parties) {
            self.all.add(share(seat), points(outcome, seat));
        }
        for (piece, users) in self.pieces.iter_mut().zip(&mut self.users) {
            piece.unused += u64::from(users.is_empty());
            for seat in users.iter() {
                piece.with.add(share(seat), points(outcome, seat));
            }
            *users = SeatSet::NONE;
        }
        for (fired, happened) in self.fired.iter_mut().zip(&mut self.happened) {
            fired.games += u64::from(std::mem::take(happened));
        }
        for (cells, parts) in self.series.iter_mut().zip(&mut self.parts) {
            for (cell, part) in cells.iter_mut().zip(parts) {
                cell.add(std::mem::take(part));
            }
        }
        self.forget();
    }

    /// Begins a new page.
    fn forget(&mut self) {
        self.own.fill(0);
        (self.turns, self.choices, self.actions, self.decisions) = (0, 0, 0, 0);
        self.standing = [0; MAX_SEATS];
        self.memory = [0; MAX_SEATS];
        self.leads.clear();
    }

    /// Lead changes; how far the game was, in thousandths, when the winner took the
    /// lead for good; whether the winner was behind at half-time.
    fn leads(&self, outcome: &Outcome) -> [i64; 3] {
        let winners = outcome.winners(self.seats);
        let (mut changes, mut leader, mut for_good, mut ahead_at_half) = (0, None, 0, true);
        for &(at, ahead) in &self.leads {
            let alone = ahead.first().filter(|_| ahead.len() == 1);
            if let Some(seat) = alone {
                changes += i64::from(leader.is_some_and(|last| last != seat));
                leader = Some(seat);
            }
            let winner_ahead = ahead.iter().any(|seat| winners.contains(seat));
            if !winner_ahead {
                for_good = self.decisions;
            } else if for_good == self.decisions {
                for_good = at;
            }
            if at <= self.decisions / 2 {
                ahead_at_half = winner_ahead;
            }
        }
        let far = i64::from(for_good) * 1_000 / i64::from(self.decisions.max(1));
        [changes, far, i64::from(!ahead_at_half)]
    }

    /// Hands everything counted over to a tally.
    pub(crate) fn into_tally(self, tally: &mut Tally) {
        tally.close = self.close;
        tally.all = self.all;
        tally.pieces = self.pieces;
        tally.fired = self.fired;
        tally.series = self.series;
    }
}

/// The points of a seat; of a team that counts once, those of all.
pub(crate) fn points(outcome: &Outcome, seat: Seat) -> i64 {
    let scores = outcome.scores.as_slice();
    let own = scores.get(seat.index()).or(scores.first());
    own.copied().unwrap_or(0)
}
