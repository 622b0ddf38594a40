use engine::Seat;

use crate::{
    Card, Lane, Options, Race, View,
    counts::Counts,
    holding::MOST_OWNED,
    race::{MOST_PLAYERS, Phase},
};
use parts::Pile;

/// What a seat looks at before it decides, taken from a view or from a world
/// that was guessed; nothing in it is hidden from the seat.
#[derive(Clone)]
pub(crate) struct Glance<'a> {
    pub(crate) options: &'a Options,
    pub(crate) phase: Phase,
    pub(crate) seat: Seat,
    pub(crate) acorns: u16,
    pub(crate) lane: Lane,
    /// The spots of all pawns, in seat order.
    spots: [u16; MOST_PLAYERS],
    seats: u8,
    pub(crate) deck_size: u8,
    pub(crate) hand: &'a [Card],
    pub(crate) nest: &'a [Card],
    /// Everything the seat owns.
    pub(crate) own: &'a [Card],
    pub(crate) row: &'a [Card],
}

/// The own cards of a view, as lists.
pub(crate) struct OwnCards {
    hand: Pile<Card, MOST_OWNED>,
    nest: Pile<Card, MOST_OWNED>,
    own: Pile<Card, MOST_OWNED>,
}

impl OwnCards {
    pub(crate) fn of(view: &View, seat: Seat) -> OwnCards {
        let seen = view.runner(seat);
        let mut own: Pile<Card, MOST_OWNED> = seen.pool.iter().chain(seen.nest.iter()).collect();
        if view.turn == seat {
            own.extend(view.played().iter().copied());
        }
        OwnCards {
            hand: view.hand(seat).into_iter().flat_map(Counts::iter).collect(),
            nest: seen.nest.iter().collect(),
            own,
        }
    }
}

impl<'a> Glance<'a> {
    /// What a seat looks at in a position.
    #[inline]
    pub(crate) fn of(race: &'a Race, seat: Seat) -> Glance<'a> {
        let runner = race.runner(seat);
        let mut spots = [0; MOST_PLAYERS];
        for (spot, runner) in spots.iter_mut().zip(race.players()) {
            *spot = runner.spot;
        }
        Glance {
            options: &race.options,
            phase: race.phase,
            seat,
            acorns: race.acorns,
            lane: runner.lane.unwrap_or(Lane::Trail),
            spots,
            seats: race.seats,
            deck_size: runner.cards.deck().len() as u8,
            hand: runner.cards.hand(),
            nest: runner.cards.nest(),
            own: runner.cards.all(),
            row: race.forage.row(),
        }
    }

    /// What a seat looks at in its view.
    pub(crate) fn seen(view: &'a View, seat: Seat, cards: &'a OwnCards) -> Glance<'a> {
        let seen = view.runner(seat);
        let mut spots = [0; MOST_PLAYERS];
        for (spot, runner) in spots.iter_mut().zip(view.players()) {
            *spot = runner.spot;
        }
        Glance {
            options: &view.options,
            phase: view.phase,
            seat,
            acorns: view.acorns,
            lane: seen.lane.unwrap_or(Lane::Trail),
            spots,
            seats: view.seats,
            deck_size: seen.deck_size,
            hand: cards.hand.as_slice(),
            nest: cards.nest.as_slice(),
            own: cards.own.as_slice(),
            row: view.row(),
        }
    }

    #[inline]
    pub(crate) fn spot(&self) -> u16 {
        self.spots[self.seat.index()]
    }

    #[inline]
    pub(crate) fn spot_of(&self, seat: Seat) -> u16 {
        self.spots[seat.index()]
    }

    #[inline]
    pub(crate) fn opponents(&self) -> impl Iterator<Item = Seat> + use<> {
        let own = self.seat;
        Seat::all(self.seats.into()).filter(move |&seat| seat != own)
    }

    /// The spot of the opponent furthest ahead.
    #[inline]
    pub(crate) fn leader(&self) -> u16 {
        let spots = self.opponents().map(|seat| self.spot_of(seat));
        spots.max().unwrap_or(0)
    }

    /// A54: how many opponents are ahead.
    #[inline]
    pub(crate) fn ahead(&self) -> u16 {
        let spot = self.spot();
        let all = &self.spots[..usize::from(self.seats)];
        all.iter().filter(|&&other| other > spot).count() as u16
    }

    /// A51, A52: how far back a pawn can go.
    #[inline]
    pub(crate) fn slack(&self, seat: Seat) -> u16 {
        let spot = self.spot_of(seat);
        spot - self.options.finish.floor(spot)
    }

    /// Spots to go from a spot.
    #[inline]
    pub(crate) fn to_go(&self, spot: u16) -> u16 {
        self.options.finish.spot().saturating_sub(spot)
    }

    /// The shares of the rest of the way in each lane, from a lane on.
    #[inline]
    pub(crate) fn lane_shares(&self, lane: Lane) -> [f32; 3] {
        self.options.lane_shares(self.spot(), lane)
    }
}
