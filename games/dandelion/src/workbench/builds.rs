//! What there is to build, with what it would be worth: for players who weigh
//! builds and need no list of them.

use super::{Choices, IN_HAND, Merger, Naming, Workbench};
use crate::{garden::GuildSet, guild::Mix, icons::Icons};

/// A lay or an extension that may be made.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Build {
    /// The guild that is extended; none for a lay.
    pub(crate) guilds: GuildSet,
    /// The hand cards, bit `i` for the card with `i` others before it.
    pub(crate) choice: u32,
    /// What the guild would be worth in the climate of the bench.
    pub(crate) worth: u8,
    /// What the joining guild is worth.
    pub(crate) before: u8,
    /// What its cards would give.
    pub(crate) gives: Icons,
}

/// Choices by what they make a guild worth.
#[derive(Copy, Clone, Default)]
struct Worths([Choices; 8]);

impl Worths {
    #[inline]
    fn add(&mut self, inputs: u8, choices: Choices) {
        self.0[inputs as usize & 7] |= choices;
    }

    /// Calls `found` with every choice of `legal` and its worth.
    #[inline]
    fn each(&self, legal: Choices, mut found: impl FnMut(u32, u8)) {
        let mut left = legal;
        for worth in (1..=7).rev() {
            let mut here = left & self.0[worth];
            left &= !here;
            while here != 0 {
                found(here.trailing_zeros(), worth as u8);
                here &= here - 1;
            }
        }
        // One card alone, or free helpers around one that needs nothing.
        while left != 0 {
            found(left.trailing_zeros(), 1);
            left &= left - 1;
        }
    }
}

impl Workbench {
    /// Calls `found` with every lay, and with every extension of a single guild.
    #[inline]
    pub(crate) fn each_build(&self, naming: Naming, found: &mut impl FnMut(Build)) {
        let allowed = self.choices_for(naming);
        if naming.absorbing.is_empty() {
            self.each_lay(allowed, found);
        }
        let none = Merger {
            guilds: GuildSet::NONE,
            mix: Mix::default(),
            bar: 0,
            present: IN_HAND,
            fed: self.viable,
        };
        for bed in self.beds.as_slice() {
            let alone = none.joined_by(bed);
            if (naming.absorbing.iter()).all(|number| alone.guilds.contains(number)) {
                self.each_extension(alone, bed.sound, allowed, found);
            }
        }
    }

    #[inline]
    fn each_lay(&self, allowed: Choices, found: &mut impl FnMut(Build)) {
        let (mut legal, mut worths) = (self.lone_cards(), Worths::default());
        let mut left = self.viable & IN_HAND;
        while left != 0 {
            let place = left.trailing_zeros() as usize;
            left &= left - 1;
            let choices = self.satisfying(place, self.inputs[place]);
            worths.add(self.inputs[place].count(), choices);
            legal |= choices & self.allowed_by(place);
        }
        worths.each(legal & allowed, |choice, worth| {
            found(Build {
                guilds: GuildSet::NONE,
                choice,
                worth,
                before: 0,
                gives: self.given(choice),
            });
        });
    }

    #[inline]
    fn each_extension(
        &self,
        merger: Merger,
        before: u8,
        allowed: Choices,
        found: &mut impl FnMut(Build),
    ) {
        let centres = self.centres(merger, merger.present);
        if centres == 0 || self.raisers(merger, merger.present) == 0 {
            return;
        }
        let (mut centred, mut worths) = (0, Worths::default());
        let mut left = self.viable & merger.present;
        while left != 0 {
            let place = left.trailing_zeros() as usize;
            left &= left - 1;
            let choices = self.satisfied_by(place, merger) & allowed;
            if choices == 0 {
                continue;
            }
            worths.add(self.inputs[place].count(), choices);
            if centres >> place & 1 == 1 {
                centred |= choices & self.allowed_by(place);
            }
        }
        let least = self.least_worth(merger);
        worths.each(centred, |choice, worth| {
            if worth >= least {
                found(Build {
                    guilds: merger.guilds,
                    choice,
                    worth,
                    before,
                    gives: merger.mix.once.or(self.given(choice)),
                });
            }
        });
    }

    /// What the cards of a choice give.
    #[inline]
    fn given(&self, choice: u32) -> Icons {
        let (mut choice, mut given) = (choice, Icons::NONE);
        while choice != 0 {
            given = given.or(self.outputs[choice.trailing_zeros() as usize]);
            choice &= choice - 1;
        }
        given
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Action, Dandelion, Step};
    use engine::{Chance as _, Game as _, Seed, conformance::variants};

    /// With every house rule, what is found is what is listed, and it is worth what
    /// it turns out to be worth, unless a drought decides otherwise (D105).
    #[test]
    fn builds_are_the_legal_ones_and_worth_what_they_say() {
        let mut found = 0;
        for (name, options) in variants::<Dandelion>() {
            for n in 0..12 {
                let mut chance = Seed::from(n).setup();
                let mut game = Dandelion::setup(&options, 2 + n as usize % 3, &mut chance);
                while let Some(seat) = game.awaits().first() {
                    let mut legal = Vec::new();
                    game.legal_actions(seat, &mut legal);
                    if game.table.step == Step::Build {
                        let mut builds = Vec::new();
                        let mut note = |bench: &Workbench, naming: Naming| {
                            bench.each_build(naming, &mut |build| {
                                let action = bench.action(build.guilds, build.choice, naming);
                                builds.push((action, build));
                            });
                        };
                        (game.table).each_bench(seat, game.hand(seat), &mut note);
                        let mut listed = legal.clone();
                        listed.retain(|action| match action {
                            Action::Lay { .. } => true,
                            Action::Extend { guilds, .. } => guilds.iter().count() == 1,
                            _ => false,
                        });
                        listed.sort_unstable();
                        builds.sort_unstable_by_key(|&(action, _)| action);
                        let actions: Vec<Action> = builds.iter().map(|build| build.0).collect();
                        assert_eq!(actions, listed, "{name}, game {n}");
                        found += builds.len();
                        if let Some(&(action, build)) = builds.first()
                            && game.table.drought.is_none()
                        {
                            let mut built = game.clone();
                            built.apply(seat, action, &mut chance, &mut ());
                            let gain = i64::from(build.worth) - i64::from(build.before);
                            let score = game.table.garden.score(seat) + gain;
                            assert_eq!(built.table.garden.score(seat), score, "{name}, game {n}");
                        }
                    }
                    let action = chance.choose(&legal);
                    game.apply(seat, action, &mut chance, &mut ());
                }
            }
        }
        assert!(found > 10_000, "{found} builds");
    }
}
