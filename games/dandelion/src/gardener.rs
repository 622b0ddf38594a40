//! A player who weighs everything in points: what a build gains, what the cards
//! left in hand are good for, and what a guild may still become.

use engine::{MAX_SEATS, Seat};

use crate::{
    FULL_HAND,
    action::Action,
    basket::{Basket, FRESH},
    cards::{Card, Cards},
    garden::{Garden, GuildSet},
    guild::{Climate, points},
    icons::Icons,
    options::PassedAphids,
    promise::promise,
    table::{Offer, Step, Table},
    workbench::{Build, Naming, Workbench},
};

/// What it is good for to take an open card of the pile, beside what the card is
/// good for: less than nothing, since it leaves the deck to the others.
const FROM_PILE: f32 = -0.18;

/// What it costs to tie up a guild in an extension.
const JOINING: f32 = 0.16;

/// How much what comes later counts when the deck is empty, beside 1 while it is
/// full.
const AT_THE_END: f32 = 0.36;

/// With so many cards in the deck it counts halfway between.
const HALFWAY: f32 = 4.6;

/// What a saved insect is good for.
const SAVED: f32 = 0.7;

/// A seat, and what it looks at to decide.
pub(crate) struct Gardener<'a> {
    pub(crate) table: &'a Table,
    pub(crate) seat: Seat,
    pub(crate) hand: Cards,
    /// How many cards the deck holds.
    pub(crate) deck: usize,
}

impl Gardener<'_> {
    /// What it does next, which is always legal; nothing if the game is over.
    pub(crate) fn choose(&self) -> Option<Action> {
        match self.table.step {
            Step::Build => Some(self.build()),
            Step::Discard => self.spare().map(Action::Discard),
            Step::Replenish => Some(self.replenish()),
            Step::Take => self.wanted().map(Action::Take),
            Step::Aphids { .. } => Some(self.place_aphids()),
            Step::Landing { .. } => {
                let saved = self.table.saved(self.seat).iter().next();
                Some(saved.map_or(Action::Suffer, |insect| Action::Spend(insect.card())))
            }
            Step::Insect { .. } => Some(self.use_insect()),
            Step::Offers { .. } => Some(self.answer_trade()),
            Step::Answer { offers, .. } => {
                let best = self.best_offer(&offers);
                Some(best.map_or(Action::Refuse, |from| Action::Accept(from.index() as u8)))
            }
            Step::Over => None,
        }
    }

    /// A cure of an own guild before all, then the best build that is better than
    /// none.
    fn build(&self) -> Action {
        let saved = self.table.saved(self.seat).iter().next();
        if let (Some(insect), Some((guild, _))) = (saved, self.worst_infested(self.seat)) {
            return Action::Cure {
                seat: self.seat.index() as u8,
                guild,
                insect: insect.card(),
            };
        }
        let mut best = (Action::Done, 0.0);
        self.weigh_builds(|bench, naming, build, merit| {
            if merit > best.1 {
                best = (bench.action(build.guilds, build.choice, naming), merit);
            }
        });
        best.0
    }

    /// Calls `weighed` with every build worth a thought, and with how many points
    /// better than no build it is.
    #[inline]
    fn weigh_builds(&self, mut weighed: impl FnMut(&Workbench, Naming, Build, f32)) {
        if self.hand.is_empty() {
            return;
        }
        let later = self.later();
        let basket = Basket::of(self.table.garden(), self.seat, self.hand);
        let as_it_is = basket.merit(0);
        let mut left_over = [f32::NAN; 1 << FULL_HAND];
        let mut weigh = |bench: &Workbench, naming: Naming| {
            bench.each_build(naming, &mut |build: Build| {
                let left = &mut left_over[build.choice as usize & 31];
                if left.is_nan() {
                    *left = basket.merit(build.choice) - as_it_is;
                }
                let mut merit = *left + promise(build.gives, build.worth);
                for number in build.guilds.iter() {
                    merit -= basket.promised[number & 31] + JOINING;
                }
                let gain = f32::from(build.worth) - f32::from(build.before);
                weighed(bench, naming, build, gain + later * merit);
            });
        };
        self.table.each_bench(self.seat, self.hand, &mut weigh);
    }

    /// How many points better than no build a lay or an extension is, about;
    /// nothing for other actions.
    pub(crate) fn merit_of(&self, action: Action) -> Option<f32> {
        let (guilds, cards, name) = match action {
            Action::Lay { cards, name, .. } => (GuildSet::NONE, cards, name),
            Action::Extend {
                guilds,
                cards,
                name,
                ..
            } => (guilds, cards, name),
            _ => return None,
        };
        let garden = self.table.garden();
        let basket = Basket::of(garden, self.seat, self.hand);
        let mut choice = 0;
        for (i, card) in self.hand.iter().enumerate() {
            choice |= u32::from(cards.contains(card)) << i;
        }
        let (mut all, mut before, mut tied) = (cards, 0, 0.0);
        for number in guilds.iter() {
            let guild = garden.guild(self.seat, number)?;
            all = all.or(guild.set());
            before += guild.points();
            tied += basket.promised[number & 31] + JOINING;
        }
        let printed = self.table.printed();
        let climate = Climate {
            joker: name.or(printed.joker),
            ..printed
        };
        let worth = points(all, climate);
        let gives = (all.iter()).fold(Icons::NONE, |gives, card| gives.or(climate.outputs(card)));
        let left = basket.merit(choice) - basket.merit(0);
        let gain = f32::from(worth) - f32::from(before);
        Some(gain + self.later() * (left + promise(gives, worth) - tied))
    }

    /// How much what comes later counts: less and less as the deck runs out.
    fn later(&self) -> f32 {
        let deck = self.deck as f32;
        AT_THE_END + (1.0 - AT_THE_END) * deck / (deck + HALFWAY)
    }

    /// The hand card it can best do without.
    fn spare(&self) -> Option<Card> {
        let basket = Basket::of(self.table.garden(), self.seat, self.hand);
        let cards = self.hand.iter().enumerate();
        best_of(cards.map(|(i, card)| (basket.worth_without(1 << i), card)))
    }

    /// D66: the deck, unless the open cards are better.
    fn replenish(&self) -> Action {
        if self.deck == 0 {
            return Action::DrawPile;
        }
        if !self.table.pile_is_open() {
            return Action::DrawDeck;
        }
        let need = self.table.need as usize;
        let available = self.table.available();
        let open: Cards = (available[available.len() - need..].iter().copied()).collect();
        let worth = |hand| Basket::of(self.table.garden(), self.seat, hand).worth_without(0);
        let by_pile = worth(self.hand.or(open)) + FROM_PILE * need as f32;
        let by_deck = worth(self.hand) + FRESH * need as f32;
        if by_pile > by_deck {
            Action::DrawPile
        } else {
            Action::DrawDeck
        }
    }

    /// With `pile_pick` = `free`: the open card that goes best with the hand.
    fn wanted(&self) -> Option<Card> {
        let garden = self.table.garden();
        let with = |card| Basket::of(garden, self.seat, self.hand.or(Cards::only(card)));
        let available = self.table.available().iter();
        best_of(available.map(|&card| (with(card).worth_without(0), card)))
    }

    /// D82, D85: on the own guild that is worth least; else to the player who has
    /// most.
    fn place_aphids(&self) -> Action {
        let garden = self.table.garden();
        if let Some((guild, _)) = self.least_free(self.seat) {
            return Action::AphidsOn(guild);
        }
        let others = self.others().filter(|&other| garden.has_free(other));
        let Some(victim) = others.max_by_key(|&other| garden.score(other)) else {
            return Action::AphidsAway;
        };
        let guild = match self.table.options().passed_aphids {
            PassedAphids::Victim => None,
            PassedAphids::Passer => free_guilds(garden, victim)
                .max_by_key(|&(_, worth)| worth)
                .map(|(guild, _)| guild),
        };
        Action::AphidsTo {
            seat: victim.index() as u8,
            guild,
        }
    }

    /// D88: cures the best own guild, or saves the insect.
    fn use_insect(&self) -> Action {
        if let Some((guild, _)) = self.worst_infested(self.seat) {
            let seat = self.seat.index() as u8;
            return Action::Apply { seat, guild };
        }
        Action::Save
    }

    /// D92: offers the guild that is worth least, if the insect saves one that is
    /// worth so much more that this makes up for what the other player gains.
    fn answer_trade(&self) -> Action {
        let (Some((_, lost)), Some((guild, worth))) =
            (self.worst_infested(self.seat), self.least_free(self.seat))
        else {
            return Action::Pass;
        };
        let (lost, worth) = (f32::from(lost), f32::from(worth));
        if lost - worth > worth * self.share() {
            Action::Offer(guild)
        } else {
            Action::Pass
        }
    }

    /// D93: whose offer is better than to keep the insect, if anybody's is.
    fn best_offer(&self, offers: &[Offer; MAX_SEATS]) -> Option<Seat> {
        let garden = self.table.garden();
        let own = self.worst_infested(self.seat);
        let kept = own.map_or(SAVED, |(_, worth)| f32::from(worth));
        let merit = |from: Seat| match offers[from.index()] {
            Offer::Open | Offer::Pass => None,
            Offer::Guild(guild) => {
                let worth = f32::from(garden.guild(from, guild as usize)?.points());
                let cured =
                    (self.worst_infested(from)).map_or(SAVED, |(_, worth)| f32::from(worth));
                Some((worth - (cured - worth) * self.share() - kept, from))
            }
        };
        best_of(
            self.others()
                .filter_map(merit)
                .filter(|&(merit, _)| merit > 0.0),
        )
    }

    /// The points the seat has, and those it may expect beyond what everybody may,
    /// at the beginning of a turn.
    ///
    /// The weights come from a regression on what gardeners scored in the end, in
    /// 20,000 games each of two and of four.
    pub(crate) fn standing(&self) -> f32 {
        let garden = self.table.garden();
        let basket = Basket::of(garden, self.seat, self.hand);
        let score = garden.score(self.seat) as f32;
        let on_turn = f32::from(u8::from(self.table.turn == self.seat));
        let promised: f32 = basket.promised.iter().sum();
        let (cards, guild) = (basket.cards(), basket.best_guild());
        if self.deck == 0 {
            return score + 0.8 * cards + 1.2 * guild + 0.25 * promised + 0.33 * on_turn;
        }
        let infested = self.worst_infested(self.seat);
        let lost = infested.map_or(0.0, |(_, worth)| f32::from(worth));
        let saved = self.table.saved(self.seat).iter().count() as f32;
        let safety = 0.3 * saved + 0.5 * lost;
        score + 1.15 * cards + 1.1 * guild + 0.62 * promised + on_turn + safety
    }

    /// How much it hurts that one of the others gains a point.
    fn share(&self) -> f32 {
        1.0 / (self.table.seats() - 1) as f32
    }

    fn others(&self) -> impl Iterator<Item = Seat> {
        let own = self.seat;
        Seat::all(self.table.seats()).filter(move |&seat| seat != own)
    }

    /// The infested guild of a seat that loses most, and what it loses.
    fn worst_infested(&self, seat: Seat) -> Option<(u8, u8)> {
        let garden = self.table.garden();
        if garden.infested() == 0 {
            return None;
        }
        let guilds = garden.guilds(seat).enumerate();
        (guilds.filter(|(_, guild)| guild.aphids))
            .map(|(number, guild)| (number as u8, guild.sound))
            .max_by_key(|&(_, sound)| sound)
    }

    /// The guild of a seat without aphids that is worth least, and its worth.
    fn least_free(&self, seat: Seat) -> Option<(u8, u8)> {
        free_guilds(self.table.garden(), seat).min_by_key(|&(_, worth)| worth)
    }
}

/// The guilds of a seat without aphids, by number, with their worth.
fn free_guilds(garden: &Garden, seat: Seat) -> impl Iterator<Item = (u8, u8)> {
    (garden.guilds(seat).enumerate())
        .filter(|(_, guild)| !guild.aphids)
        .map(|(number, guild)| (number as u8, guild.sound))
}

/// The first of those with the most merit.
fn best_of<T>(weighed: impl Iterator<Item = (f32, T)>) -> Option<T> {
    weighed
        .reduce(|best, next| if next.0 > best.0 { next } else { best })
        .map(|(_, best)| best)
}

#[cfg(test)]
mod tests {
    use crate::Dandelion;
    use engine::{Chance as _, Game as _, Seed, Tactics as _, conformance::variants};

    /// Whatever house rules hold, and whatever happened before.
    #[test]
    fn a_gardener_always_does_something_legal() {
        let mut legal = Vec::new();
        for (name, options) in variants::<Dandelion>() {
            for n in 0..30 {
                let mut chance = Seed::from(n).setup();
                let mut game = Dandelion::setup(&options, 2 + n as usize % 3, &mut chance);
                while let Some(seat) = game.awaits().first() {
                    legal.clear();
                    game.legal_actions(seat, &mut legal);
                    let habit = game.gardener(seat).choose();
                    let action = habit.expect("the game is not over");
                    let refusal = game.refusal(seat, action);
                    assert_eq!(refusal, None, "{name}, game {n}: {action:?}");
                    let worth = game.worth(seat);
                    assert!((0.0..=1.0).contains(&worth), "{name}, game {n}: {worth}");
                    for &action in &legal {
                        let inclination = game.inclination(seat, action);
                        assert!((-1.0..=1.0).contains(&inclination), "{action:?}");
                    }
                    // Off the beaten track now and then.
                    let strays = chance.below(3) == 0;
                    let action = if strays {
                        chance.choose(&legal)
                    } else {
                        action
                    };
                    game.apply(seat, action, &mut chance, &mut ());
                }
            }
        }
    }
}
