//! A judge that has learnt from many games how likely a team is to win.

pub(crate) mod features;
pub(crate) mod network;

use engine::Seat;

use crate::{Board, Cards, Resourced, SEATS, Spot, Verdict, plan::Judge};
use features::Outset;
use network::{Gathering, HIDDEN, Network, Sums, add};

/// A network with what it thought last: in a turn most of it stays the same.
pub(crate) struct Expert<'a> {
    network: &'a Network,
    board: Board,
    /// By place in turn order.
    seats: [Option<(Look, Sums)>; SEATS],
}

/// What the numbers about a seat depend on, the board apart.
#[derive(Copy, Clone, Eq, PartialEq)]
struct Look {
    hand: Cards,
    spot: Spot,
    acts_later: bool,
    skips: bool,
    smoke: bool,
}

impl Expert<'_> {
    /// The one that plays.
    pub(crate) fn new() -> Expert<'static> {
        Expert::with(Network::learnt())
    }

    pub(crate) fn with(network: &Network) -> Expert<'_> {
        Expert {
            network,
            board: Board::EMPTY,
            seats: [None; SEATS],
        }
    }

    fn estimate(&mut self, game: &Resourced, outset: &Outset) -> f32 {
        if self.board != game.board {
            self.board = game.board;
            self.seats = [None; SEATS];
        }
        let mut table = Gathering {
            inner: &self.network.inner,
            sums: self.network.threshold,
        };
        game.table_features(outset, &mut table);
        let mut sums = table.sums;
        let mut seat = outset.next;
        for place in 0..usize::from(game.seats) {
            add(&mut sums, &self.seat_sums(game, seat, place, outset));
            seat = seat.next(usize::from(game.seats));
        }
        self.network.answer(&sums, outset.stage(game))
    }

    fn seat_sums(&mut self, game: &Resourced, seat: Seat, place: usize, outset: &Outset) -> Sums {
        let look = Look {
            hand: *game.hand(seat),
            spot: game.pawn(seat),
            acts_later: outset.later[seat.index()],
            skips: game.skips.contains(seat),
            smoke: game.smoke.contains(seat),
        };
        if let Some((known, sums)) = &self.seats[place]
            && *known == look
        {
            return *sums;
        }
        let mut fresh = Gathering {
            inner: &self.network.inner,
            sums: [0.0; HIDDEN],
        };
        game.seat_features(seat, place, look.acts_later, &mut fresh);
        self.seats[place] = Some((look, fresh.sums));
        fresh.sums
    }
}

impl Judge for Expert<'_> {
    const TRADE: f32 = 0.001;
    const PATIENCE: f32 = 0.02;

    fn judge(&mut self, game: &Resourced) -> f32 {
        match game.outset() {
            Err(Verdict::Housing) => 1.0,
            Err(Verdict::Waste | Verdict::Rounds) => 0.0,
            Ok(outset) => self.estimate(game, &outset),
        }
    }
}
