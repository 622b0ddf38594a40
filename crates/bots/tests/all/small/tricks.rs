use engine::{
    BySeat, Chance, Forecast, Game, Log, MAX_PROSPECTS, Message, Method, Outcome, Refusal, Seat,
    SeatSet, Status, Tactics, Viewer,
};

use super::Plain;

const CARDS: u32 = 12;
const HAND: u32 = 5;

/// Twelve cards, five for each of two players, two nobody sees. One leads, the
/// other answers with any card, the higher takes the trick and leads the next;
/// most of the five tricks win.
pub type Tricks = Duel<false>;

/// The same game, searched by halving.
#[allow(dead_code, reason = "not every test file asks for it")]
pub type HalvedTricks = Duel<true>;

#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Duel<const HALVING: bool> {
    hands: [u16; 2],
    gone: u16,
    led: Option<u8>,
    taken: [u8; 2],
    turn: Seat,
}

#[derive(Clone, Eq, PartialEq, Debug)]
pub struct View {
    viewer: Viewer,
    hand: u16,
    sizes: [u32; 2],
    gone: u16,
    led: Option<u8>,
    taken: [u8; 2],
    turn: Seat,
}

impl<const HALVING: bool> Duel<HALVING> {
    fn deal(hands: &mut [u16; 2], sizes: [u32; 2], mut unseen: u16, chance: &mut impl Chance) {
        for (hand, size) in hands.iter_mut().zip(sizes) {
            while hand.count_ones() < size {
                let mut rest = unseen;
                for _ in 0..chance.below(rest.count_ones()) {
                    rest &= rest - 1;
                }
                let card = 1 << rest.trailing_zeros();
                *hand |= card;
                unseen &= !card;
            }
        }
    }
}

impl<const HALVING: bool> Game for Duel<HALVING> {
    type Options = Plain;
    type Action = u8;
    type Event = ();
    type View = View;

    const ID: &'static str = "tricks";
    const RULES: u32 = 1;

    fn setup(_: &Plain, _: usize, chance: &mut impl Chance) -> Self {
        let mut hands = [0; 2];
        Self::deal(&mut hands, [HAND; 2], (1 << CARDS) - 1, chance);
        Duel {
            hands,
            gone: 0,
            led: None,
            taken: [0; 2],
            turn: Seat::new(0),
        }
    }

    fn seats(&self) -> usize {
        2
    }

    fn status(&self) -> Status {
        if self.hands != [0; 2] {
            return Status::Awaits(SeatSet::only(self.turn));
        }
        let scores = BySeat::from_fn(2, |seat| i64::from(self.taken[seat.index()]));
        Status::Over(Outcome::by_score(scores, "tricks"))
    }

    // Downwards, so that the search cannot rely on a sorted list.
    fn legal_actions(&self, seat: Seat, out: &mut Vec<u8>) {
        if self.turn == seat {
            let hand = self.hands[seat.index()];
            out.extend((0..CARDS as u8).rev().filter(|card| hand >> card & 1 == 1));
        }
    }

    fn refusal(&self, seat: Seat, card: u8) -> Option<Refusal> {
        let held = self.turn == seat && self.hands[seat.index()] >> card & 1 == 1;
        (!held).then(|| Refusal::new(&["T1"], i18n::verbatim("play a card you hold in your turn")))
    }

    fn apply(&mut self, seat: Seat, card: u8, _: &mut impl Chance, _: &mut impl Log<()>) {
        self.hands[seat.index()] &= !(1 << card);
        self.gone |= 1 << card;
        self.turn = seat.next(2);
        match self.led.take() {
            None => self.led = Some(card),
            Some(led) => {
                self.turn = if card > led { seat } else { seat.next(2) };
                self.taken[self.turn.index()] += 1;
            }
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View {
            viewer,
            hand: match viewer {
                Viewer::Seat(seat) => self.hands[seat.index()],
                Viewer::Spectator => 0,
            },
            sizes: self.hands.map(u16::count_ones),
            gone: self.gone,
            led: self.led,
            taken: self.taken,
            turn: self.turn,
        }
    }

    fn determinize(view: &View, chance: &mut impl Chance) -> Self {
        let mut hands = [0; 2];
        if let Viewer::Seat(seat) = view.viewer {
            hands[seat.index()] = view.hand;
        }
        let unseen = ((1 << CARDS) - 1) & !view.hand & !view.gone;
        Self::deal(&mut hands, view.sizes, unseen, chance);
        Duel {
            hands,
            gone: view.gone,
            led: view.led,
            taken: view.taken,
            turn: view.turn,
        }
    }
}

impl<const HALVING: bool> Tactics for Duel<HALVING> {
    const TEMPERAMENTS: &'static [&'static str] = &["bold", "meek"];

    const METHOD: Method = if HALVING {
        Method::Halving
    } else {
        Method::Tree
    };

    const SECOND_THOUGHTS: u32 = 1;

    const PROSPECTS: &'static [&'static str] = &["tricks", "plies"];

    fn prospects(&self, start: &Self, seat: Seat) -> [f32; MAX_PROSPECTS] {
        let plies = self.gone.count_ones() - start.gone.count_ones();
        let mut figures = [0.0; MAX_PROSPECTS];
        figures[0] = f32::from(self.taken[seat.index()]);
        figures[1] = plies as f32;
        figures
    }

    /// All but the lowest card, which makes no sense and tests what is told.
    fn is_open(&self, _: Seat, card: u8) -> bool {
        card > 0
    }

    fn reason(
        _: &View,
        _: Seat,
        card: u8,
        forecast: &Forecast,
        other: Option<&Forecast>,
    ) -> Option<Message> {
        let tricks = forecast.means[0];
        let words = match other {
            Some(other) => format!("{card} takes {tricks}, otherwise {}", other.means[0]),
            None => format!("{card} takes {tricks}"),
        };
        Some(i18n::verbatim(words))
    }

    fn greedy(_: &View, _: Seat, legal: &[u8], temperament: usize, _: &mut impl Chance) -> u8 {
        let card = match temperament {
            0 => legal.iter().max(),
            _ => legal.iter().min(),
        };
        *card.expect("bots are offered at least one action")
    }
}
