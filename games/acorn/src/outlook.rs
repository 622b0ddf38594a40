//! How likely each player is to win, judged at a glance.
//!
//! Every player's chances follow from a few figures about pawn, cards and hand,
//! weighed by a small neural network: one hidden layer, the same for everybody.
//! It learnt from races of the scripted player (`training`), and lies in
//! `outlook.tsv`. Plain arithmetic, so that it judges alike on every machine.

use std::sync::LazyLock;

use engine::Seat;

use crate::{
    Race,
    cards::{self, Design},
    data::MOST_DESIGNS,
    effects::Part,
    options::RunOption,
    race::{HAND, MOST_PLAYERS},
};

/// Figures about a card.
const CARD: usize = 10;
/// Figures about a player.
pub(crate) const INPUTS: usize = CARD + 17;
/// Figures in between.
pub(crate) const HIDDEN: usize = 24;

/// What is known about a player, each about from 0 to 1.
pub(crate) type Figures = [f32; INPUTS];

/// The network.
#[derive(Clone, Debug)]
pub(crate) struct Net {
    pub(crate) hidden: [Figures; HIDDEN],
    pub(crate) bias: [f32; HIDDEN],
    pub(crate) output: [f32; HIDDEN],
}

impl Net {
    pub(crate) const NONE: Net = Net {
        hidden: [[0.0; INPUTS]; HIDDEN],
        bias: [0.0; HIDDEN],
        output: [0.0; HIDDEN],
    };

    /// What the hidden layer makes of a player.
    #[inline]
    pub(crate) fn excited(&self, figures: &Figures) -> [f32; HIDDEN] {
        let mut sums = self.bias;
        for (sum, weights) in sums.iter_mut().zip(&self.hidden) {
            *sum += weights.iter().zip(figures).map(|(w, f)| w * f).sum::<f32>();
            *sum = f32::max(*sum, 0.0);
        }
        sums
    }

    /// How much speaks for a player.
    #[inline]
    pub(crate) fn score(&self, figures: &Figures) -> f32 {
        let excited = self.excited(figures);
        excited.iter().zip(self.output).map(|(x, w)| x * w).sum()
    }

    /// The numbers of the data file.
    pub(crate) fn numbers(&mut self) -> impl Iterator<Item = &mut f32> {
        let hidden = self.hidden.iter_mut().flatten();
        hidden.chain(&mut self.bias).chain(&mut self.output)
    }

    fn parse(text: &str) -> Option<Net> {
        let mut net = Net::NONE;
        let mut numbers = text.split_whitespace();
        for number in net.numbers() {
            *number = numbers.next()?.parse().ok()?;
        }
        numbers.next().is_none().then_some(net)
    }
}

static NET: LazyLock<Net> = LazyLock::new(|| {
    Net::parse(include_str!("../outlook.tsv")).expect("the file is checked by a test")
});

/// About the exponential function, the same on every machine.
fn exponential(x: f32) -> f32 {
    let mut power = 1.0 + x.clamp(-60.0, 60.0) / 1024.0;
    for _ in 0..10 {
        power *= power;
    }
    power
}

/// The chances of players for whom so much speaks.
pub(crate) fn chances(scores: &[f32]) -> [f32; MOST_PLAYERS] {
    let most = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut chances = [0.0; MOST_PLAYERS];
    for (chance, score) in chances.iter_mut().zip(scores) {
        *chance = exponential(score - most);
    }
    let total: f32 = chances.iter().sum();
    chances.map(|chance| chance / total)
}

impl Race {
    /// How likely every player is to win, in seat order.
    pub(crate) fn outlook(&self) -> [f32; MOST_PLAYERS] {
        let mut scores = [0.0; MOST_PLAYERS];
        for (score, seat) in scores.iter_mut().zip(Seat::all(self.seats_count())) {
            *score = NET.score(&self.figures(seat));
        }
        chances(&scores[..self.seats_count()])
    }

    /// What the network is told about a player.
    pub(crate) fn figures(&self, seat: Seat) -> Figures {
        let runner = self.runner(seat);
        let cards = &runner.cards;
        let sheets = &card_figures()[self.options.run_option as usize];
        let seats = self.seats_count();

        let lanes = self.lane_shares(seat);
        let mut deck = [0.0; CARD];
        for card in cards.all() {
            let sheet = &sheets[card.index()];
            for (sum, figure) in deck.iter_mut().zip(sheet.figures) {
                *sum += figure;
            }
            let share = lanes[sheet.lane];
            deck[0] += share * sheet.bonus[0];
            deck[1] += share * sheet.bonus[1];
            deck[2] += share * sheet.bonus[2];
        }
        let count = f32::max(cards.all().len() as f32, 1.0);

        let mut coming = [0.0; 3];
        for card in cards.deck() {
            let sheet = &sheets[card.index()];
            for (sum, figure) in coming.iter_mut().zip(sheet.figures) {
                *sum += figure;
            }
        }
        let left = f32::max(cards.deck().len() as f32, 1.0);

        let mut hand = [0.0; 3];
        for card in cards.hand() {
            let sheet = &sheets[card.index()];
            let here = if runner.lane.is_some_and(|lane| lane as usize == sheet.lane) {
                1.0
            } else {
                0.0
            };
            for (i, sum) in hand.iter_mut().enumerate() {
                *sum += sheet.figures[i] + here * sheet.bonus[i];
            }
        }

        let spot = f32::from(runner.spot);
        let to_go = f32::from(self.options.finish.spot().saturating_sub(runner.spot));
        let others = || {
            self.players()
                .iter()
                .filter(|other| !std::ptr::eq(*other, runner))
        };
        let ahead = others().filter(|other| other.spot > runner.spot).count() as f32;
        let leader = others().map(|other| other.spot).max().unwrap_or(0);
        let order = (seat.index() + seats - self.turn.index()) % seats;
        let slack = runner.spot - self.floor(seat);

        let mut figures = [0.0; INPUTS];
        for (figure, sum) in figures.iter_mut().zip(deck) {
            *figure = sum / count;
        }
        let rest = &mut figures[CARD..];
        // Cards like the average of the deck, until the finish is reached.
        let pace = f32::from(HAND) * f32::max(4.0 * deck[0] + 4.0 * deck[2], 1.0) / count;
        let run = 4.0 * hand[0];
        rest[0] = to_go / 50.0;
        rest[1] = to_go / pace / 8.0;
        rest[2] = f32::max(1.0 - to_go / 25.0, 0.0);
        rest[3] = count / 20.0;
        rest[4] = cards.deck().len() as f32 / count;
        rest[5] = order as f32 / 4.0;
        rest[6] = run / 20.0;
        rest[7] = hand[1] / 4.0;
        rest[8] = hand[2] / 2.0;
        rest[9] = if run >= to_go { 1.0 } else { 0.0 };
        rest[10] = f32::max(to_go - run, 0.0) / 50.0;
        rest[11] = ahead / 4.0;
        rest[12] = (spot - f32::from(leader)) / 25.0;
        rest[13] = f32::from(slack) / 25.0;
        rest[14] = coming[0] / left;
        rest[15] = coming[1] / left;
        rest[16] = coming[2] / left;
        figures
    }

    /// The shares of the rest of the way that a pawn runs in each lane.
    fn lane_shares(&self, seat: Seat) -> [f32; 3] {
        let runner = self.runner(seat);
        let Some(lane) = runner.lane else {
            return [1.0 / 3.0; 3];
        };
        self.options.lane_shares(runner.spot, lane)
    }
}

/// What the network is told about a card.
#[derive(Copy, Clone, Default, Debug)]
pub(crate) struct CardFigures {
    figures: [f32; CARD],
    /// What the bonus adds to movement, acorns and draws.
    bonus: [f32; 3],
    /// Where.
    lane: usize,
}

impl CardFigures {
    fn of(design: &Design<'_>) -> CardFigures {
        let options = [Some(&design.option_a), design.option_b.as_ref()];
        let sum = |what: &dyn Fn(Part) -> f32| {
            let lists = options.into_iter().flatten();
            let sums = lists.map(|list| list.parts().iter().map(|&part| what(part)).sum::<f32>());
            sums.fold(0.0, f32::max)
        };
        let moves = |part: Part| match part {
            Part::Move(n) => f32::from(n),
            _ => 0.0,
        };
        let acorns = |part: Part| match part {
            Part::Acorn(n) => f32::from(n),
            _ => 0.0,
        };
        let draws = |part: Part| match part {
            Part::Draw(n) => f32::from(n),
            Part::Discard(n) => -0.5 * f32::from(n),
            _ => 0.0,
        };
        let chase = |part: Part| match part {
            Part::Chase(n) => f32::from(n),
            _ => 0.0,
        };
        let traps = |part: Part| match part {
            Part::TrapOne(n) => f32::from(n),
            Part::TrapEach(n) => 3.0 * f32::from(n),
            _ => 0.0,
        };
        let pushes = |part: Part| match part {
            Part::PushOne(n) => f32::from(n),
            Part::PushEach(n) => 3.0 * f32::from(n),
            _ => 0.0,
        };
        let sheds = |part: Part| match part {
            Part::Shed(n) => f32::from(n),
            _ => 0.0,
        };
        let back = |part: Part| match part {
            Part::Back(n) => f32::from(n),
            _ => 0.0,
        };
        let is = |yes: bool| if yes { 1.0 } else { 0.0 };
        let figures = [
            sum(&moves) / 4.0,
            sum(&acorns) / 2.0,
            sum(&draws) / 2.0,
            sum(&chase) / 2.0,
            sum(&traps),
            sum(&pushes) / 2.0,
            sum(&sheds),
            sum(&back) / 2.0,
            is(design.kind == cards::Kind::Trap),
            is(design.must_play),
        ];
        let (lane, bonus) = match &design.bonus {
            Some((lane, list)) => {
                let sum = |what: &dyn Fn(Part) -> f32| {
                    list.parts().iter().map(|&part| what(part)).sum::<f32>()
                };
                (
                    *lane as usize,
                    [sum(&moves) / 4.0, sum(&acorns) / 2.0, sum(&draws) / 2.0],
                )
            }
            None => (0, [0.0; 3]),
        };
        CardFigures {
            figures,
            bonus,
            lane,
        }
    }
}

/// The figures of the cards in play, for each way to play Run.
#[inline]
fn card_figures() -> &'static [[CardFigures; MOST_DESIGNS]; 3] {
    cards::deck().figures.get_or_init(|| {
        Box::new(RunOption::ALL.map(|run| {
            let table = cards::table(run);
            let mut sheets = [CardFigures::default(); MOST_DESIGNS];
            for card in table.cards() {
                sheets[card.index()] = CardFigures::of(table.design(card));
            }
            sheets
        }))
    })
}

#[cfg(test)]
mod tests {
    use engine::{Game as _, Seed};

    use super::*;
    use crate::Options;

    #[test]
    fn the_file_of_the_network_can_be_read() {
        assert!(Net::parse(include_str!("../outlook.tsv")).is_some());
    }

    #[test]
    fn whoever_is_far_ahead_is_thought_to_win() {
        let mut chance = Seed::from(1).setup();
        let mut race = Race::setup(&Options::default(), 4, &mut chance);
        for _ in 0..8 {
            let seat = race.to_act();
            let action = race.random_action(seat, &mut chance, &mut Vec::new());
            race.apply(seat, action, &mut chance, &mut ());
        }
        race.runners[2].spot = 60;
        let outlook = race.outlook();
        assert!(
            (outlook.iter().sum::<f32>() - 1.0).abs() < 1e-4,
            "{outlook:?}"
        );
        assert!(outlook[2] > 0.9, "{outlook:?}");
        assert!(outlook[4] < 1e-9, "nobody sits there");
    }
}
