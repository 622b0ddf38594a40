//! Lists what may be done, guilds with bit sets.
//!
//! A hand has five cards at most, so a choice of hand cards is a number below
//! 32 and a *set of choices* is a `u32`. A card is satisfied by an intersection
//! of such sets, one for each icon it still misses; the rules for centres are
//! intersections too. What is left is one union for each combination of own
//! guilds, and each bit of it is one legal action.

use engine::Seat;
use parts::Pile;

use crate::{
    Dandelion, FULL_HAND,
    action::Action,
    cards::{Card, Cards, JOKER_NAMES},
    garden::{GuildSet, MOST_GUILDS},
    guild::{Climate, Mix},
    icons::{Icon, Icons},
    options::{Extend, Helpers, InsectTrade, NewCentre, PassedAphids},
    table::{Offer, Step},
};

/// A set of choices of hand cards: bit `c` stands for choice `c`, whose bit `i`
/// stands for the hand's card `i`.
type Choices = u32;

/// The choices that have a card in common with each choice.
const TOUCHING: [Choices; 32] = choices(true);
/// The choices that have no card outside each choice; the empty one is left out.
const INSIDE: [Choices; 32] = choices(false);

const fn choices(touching: bool) -> [Choices; 32] {
    let mut table = [0; 32];
    let mut mask = 0;
    while mask < 32 {
        let mut choice = 1;
        while choice < 32 {
            let belongs = if touching {
                choice & mask != 0
            } else {
                choice & !mask == 0
            };
            if belongs {
                table[mask] |= 1 << choice;
            }
            choice += 1;
        }
        mask += 1;
    }
    table
}

impl Dandelion {
    /// Appends all legal actions of the seat to act.
    pub(crate) fn list(&self, seat: Seat, out: &mut Vec<Action>) {
        let table = &self.table;
        match table.step {
            Step::Build => self.list_building(seat, out),
            Step::Discard => out.extend(self.hand(seat).iter().map(Action::Discard)),
            Step::Replenish => {
                if !self.deck.is_empty() {
                    out.push(Action::DrawDeck);
                }
                if table.pile_is_open() {
                    out.push(Action::DrawPile);
                }
            }
            Step::Take => {
                let available: Cards = table.available().iter().copied().collect();
                out.extend(available.iter().map(Action::Take));
            }
            Step::Aphids { seat } => self.list_aphids(seat, out),
            Step::Landing { seat, .. } => {
                let saved = table.saved(seat);
                out.extend(saved.iter().map(|insect| Action::Spend(insect.card())));
                out.push(Action::Suffer);
            }
            Step::Insect { seat, .. } => {
                self.each_infested(|owner, guild| {
                    out.push(Action::Apply { seat: owner, guild });
                });
                out.push(Action::Save);
                let on_reveal = table.options.insect_trade == InsectTrade::OnReveal;
                if on_reveal && seat == table.turn && !table.traded {
                    out.push(Action::Trade);
                }
            }
            Step::Offers { seat, .. } => {
                out.extend(self.free_guilds(seat).map(Action::Offer));
                out.push(Action::Pass);
            }
            Step::Answer { offers, .. } => {
                for (from, offer) in offers.iter().enumerate() {
                    if let Offer::Guild(_) = offer {
                        out.push(Action::Accept(from as u8));
                    }
                }
                out.push(Action::Refuse);
            }
            Step::Over => {}
        }
    }

    /// D82, D85, D86.
    fn list_aphids(&self, seat: Seat, out: &mut Vec<Action>) {
        let garden = &self.table.garden;
        if garden.has_free(seat) {
            out.extend(self.free_guilds(seat).map(Action::AphidsOn));
            return;
        }
        for to in Seat::all(self.table.seats()).filter(|&to| to != seat) {
            let seat = to.index() as u8;
            match self.table.options.passed_aphids {
                PassedAphids::Victim if garden.has_free(to) => {
                    out.push(Action::AphidsTo { seat, guild: None });
                }
                PassedAphids::Victim => {}
                PassedAphids::Passer => {
                    out.extend(self.free_guilds(to).map(|guild| Action::AphidsTo {
                        seat,
                        guild: Some(guild),
                    }));
                }
            }
        }
        out.push(Action::AphidsAway);
    }

    fn free_guilds(&self, seat: Seat) -> impl Iterator<Item = u8> {
        (self.table.garden.guilds(seat).enumerate())
            .filter(|(_, guild)| !guild.aphids)
            .map(|(number, _)| number as u8)
    }

    fn each_infested(&self, mut found: impl FnMut(u8, u8)) {
        if self.table.garden.infested() == 0 {
            return;
        }
        for owner in Seat::all(self.table.seats()) {
            for (number, guild) in self.table.garden.guilds(owner).enumerate() {
                if guild.aphids {
                    found(owner.index() as u8, number as u8);
                }
            }
        }
    }

    /// D30: everything that can be done while building.
    fn list_building(&self, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Done);
        self.list_guilds(seat, out);
        let saved = self.table.saved(seat);
        if saved.is_empty() {
            return;
        }
        for insect in saved.iter() {
            let insect = insect.card();
            self.each_infested(|seat, guild| {
                out.push(Action::Cure {
                    seat,
                    guild,
                    insect,
                });
            });
        }
        if self.table.options.insect_trade == InsectTrade::OnOwnTurn && !self.table.traded {
            out.extend(saved.iter().map(|insect| Action::TradeSaved(insect.card())));
        }
    }

    /// All lays and extensions, with every name the joker can have.
    pub(crate) fn list_guilds(&self, seat: Seat, out: &mut Vec<Action>) {
        let hand = self.hand(seat);
        if hand.is_empty() {
            return;
        }
        let climate = self.table.climate();
        let joker = self.table.jokers();
        let held = hand.and(joker);
        Workbench::new(self, seat, climate).list(
            Naming {
                name: None,
                with: Cards::EMPTY,
                without: held,
                absorbing: GuildSet::NONE,
            },
            out,
        );
        if joker.is_empty() {
            return;
        }
        let home = self.joker_guild(seat);
        for icon in JOKER_NAMES {
            // A name it has already is not given again.
            if climate.joker == Some(icon) || held.is_empty() && home.is_empty() {
                continue;
            }
            let climate = Climate {
                joker: Some(icon),
                ..climate
            };
            Workbench::new(self, seat, climate).list(
                Naming {
                    name: Some(icon),
                    with: held,
                    without: Cards::EMPTY,
                    absorbing: home,
                },
                out,
            );
        }
    }

    /// The seat's guild that holds the joker, if it can be extended.
    fn joker_guild(&self, seat: Seat) -> GuildSet {
        (self.table.garden.guilds(seat).enumerate())
            .filter(|(_, guild)| !guild.aphids && guild.cards.contains(&Card::DANDELION))
            .map(|(number, _)| number)
            .collect()
    }
}

/// Which actions one round of listing is for: those that call the joker so.
#[derive(Copy, Clone)]
struct Naming {
    name: Option<Icon>,
    /// The joker, if it must be among the hand cards.
    with: Cards,
    /// The joker, if it must not.
    without: Cards,
    /// The guild that must be absorbed, because its joker is renamed.
    absorbing: GuildSet,
}

/// A card that can be a centre or raise the worth of an extension.
#[derive(Copy, Clone, Default)]
struct Candidate {
    inputs: Icons,
    outputs: Icons,
    /// Its bit as a card of the hand; 0 on the table.
    own: u8,
    /// The choices it allows as a centre (D50).
    allows: Choices,
}

/// A set of candidates, by place.
type CandidateSet = u64;

/// An own guild without aphids.
#[derive(Copy, Clone, Default)]
struct Bed {
    mix: Mix,
    bar: u8,
    number: u8,
    /// The candidates that live in it.
    home: CandidateSet,
    /// The candidates it feeds or houses (D51).
    feeds: CandidateSet,
}

/// The hand and the beds of one player, taken apart.
struct Workbench {
    cards: [Card; FULL_HAND],
    /// All cards of the hand, as a choice.
    full: u8,
    hand: Mix,
    /// For each icon, the hand cards that give it.
    givers: [u8; Icon::ALL.len()],
    beds: Pile<Bed, MOST_GUILDS>,
    candidates: Pile<Candidate, 62>,
    in_hand: CandidateSet,
    /// The candidates with at least so many inputs.
    with_inputs: [CandidateSet; 7],
    joker: Cards,
    strict: bool,
    added_only: bool,
    lateral: bool,
}

/// Some beds put together.
#[derive(Copy, Clone)]
struct Merger {
    guilds: GuildSet,
    mix: Mix,
    bar: u8,
    present: CandidateSet,
    fed: CandidateSet,
}

impl Workbench {
    fn new(game: &Dandelion, seat: Seat, climate: Climate) -> Workbench {
        let table = &game.table;
        let hand = game.hand(seat);
        let mut bench = Workbench {
            cards: [Card::default(); FULL_HAND],
            full: ((1u32 << hand.len()) - 1) as u8,
            hand: Mix::default(),
            givers: [0; Icon::ALL.len()],
            beds: Pile::new(),
            candidates: Pile::new(),
            in_hand: 0,
            with_inputs: [0; 7],
            joker: table.jokers(),
            strict: table.options.helpers == Helpers::Strict,
            added_only: table.options.new_centre == NewCentre::AddedOnly,
            lateral: table.options.extend == Extend::Lateral,
        };
        for (i, card) in hand.iter().enumerate() {
            bench.cards[i] = card;
            let outputs = climate.outputs(card);
            bench.hand.add(outputs);
            for icon in outputs.places() {
                bench.givers[icon] |= 1 << i;
            }
        }
        bench.gather(game, seat, climate);
        bench
    }

    /// Collects the beds, and the cards that could be satisfied at all.
    fn gather(&mut self, game: &Dandelion, seat: Seat, climate: Climate) {
        let guilds = || (game.table.garden.guilds(seat).enumerate()).filter(|(_, g)| !g.aphids);
        let mut everything = self.hand;
        for (number, guild) in guilds() {
            let mix = Mix::of(guild.cards.iter().copied(), climate);
            everything = everything.and(mix);
            self.beds.push(Bed {
                mix,
                bar: guild.bar(),
                number: number as u8,
                home: 0,
                feeds: 0,
            });
        }
        for i in 0..self.full.count_ones() as usize {
            self.add_candidate(self.cards[i], 1 << i, everything, climate);
        }
        self.in_hand = (1 << self.candidates.len()) - 1;
        for (bed, (_, guild)) in guilds().enumerate() {
            let before: CandidateSet = (1 << self.candidates.len()) - 1;
            for &card in guild.cards {
                self.add_candidate(card, 0, everything, climate);
            }
            let home = ((1 << self.candidates.len()) - 1) & !before;
            self.beds.as_mut_slice()[bed].home = home;
        }
        for bed in self.beds.as_mut_slice() {
            bed.feeds = bed.home;
            for (place, candidate) in self.candidates.as_slice().iter().enumerate() {
                if !self.strict || bed.mix.once.meets(candidate.inputs) {
                    bed.feeds |= 1 << place;
                }
            }
        }
    }

    fn add_candidate(&mut self, card: Card, own: u8, everything: Mix, climate: Climate) {
        let inputs = card.inputs();
        let outputs = climate.outputs(card);
        // D49 wants a card with inputs; free helpers take any but the joker.
        let counts = !inputs.is_empty() || !self.strict && !self.joker.contains(card);
        if !counts || !inputs.within(everything.supply(outputs)) {
            return;
        }
        let place = self.candidates.len();
        for inputs in &mut self.with_inputs[..=inputs.len() as usize] {
            *inputs |= 1 << place;
        }
        let allows = if self.strict {
            INSIDE[(self.helpers(inputs) | own) as usize]
        } else {
            INSIDE[self.full as usize]
        };
        self.candidates.push(Candidate {
            inputs,
            outputs,
            own,
            allows,
        });
    }

    /// The hand cards that give one of these icons.
    fn helpers(&self, icons: Icons) -> u8 {
        (icons.places()).fold(0, |helpers, icon| helpers | self.givers[icon])
    }

    /// The choices by which a candidate gets what it misses.
    #[inline]
    fn satisfying(&self, candidate: &Candidate, missing: Icons) -> Choices {
        let mut choices = if candidate.own == 0 {
            INSIDE[self.full as usize]
        } else {
            TOUCHING[candidate.own as usize] & INSIDE[self.full as usize]
        };
        for icon in missing.places() {
            choices &= TOUCHING[(self.givers[icon] & !candidate.own) as usize];
        }
        choices
    }

    fn list(&self, naming: Naming, out: &mut Vec<Action>) {
        let allowed = self.choices_for(naming);
        if naming.absorbing.is_empty() {
            self.list_lays(naming, allowed, out);
        }
        let none = Merger {
            guilds: GuildSet::NONE,
            mix: Mix::default(),
            bar: 0,
            present: self.in_hand,
            fed: CandidateSet::MAX,
        };
        self.merge(none, self.beds.as_slice(), naming, allowed, out);
    }

    fn choices_for(&self, naming: Naming) -> Choices {
        let mut allowed = INSIDE[self.full as usize];
        for (i, &card) in self.cards.iter().enumerate() {
            if naming.with.contains(card) {
                allowed &= TOUCHING[1 << i];
            }
            if naming.without.contains(card) {
                allowed &= !TOUCHING[1 << i];
            }
        }
        allowed
    }

    /// D40, D41: new guilds.
    fn list_lays(&self, naming: Naming, allowed: Choices, out: &mut Vec<Action>) {
        let mut legal = 0;
        for (i, &card) in self.cards[..self.full.count_ones() as usize].iter().enumerate() {
            if card.inputs().is_empty() && !self.joker.contains(card) {
                legal |= 1 << (1 << i);
            }
        }
        let mut hand = self.in_hand;
        while hand != 0 {
            let candidate = &self.candidates.as_slice()[hand.trailing_zeros() as usize];
            hand &= hand - 1;
            if candidate.inputs.within(self.hand.supply(candidate.outputs)) {
                legal |= self.satisfying(candidate, candidate.inputs) & candidate.allows;
            }
        }
        legal &= allowed;
        while legal != 0 {
            let cards = self.chosen(legal.trailing_zeros() as u8);
            legal &= legal - 1;
            out.push(Action::Lay {
                cards,
                name: naming.name,
            });
        }
    }

    /// D46 to D55: every way to go on from `merger` with some of the beds.
    fn merge(
        &self,
        merger: Merger,
        beds: &[Bed],
        naming: Naming,
        allowed: Choices,
        out: &mut Vec<Action>,
    ) {
        for (i, bed) in beds.iter().enumerate() {
            let rest = &beds[i + 1..];
            let joined = Merger {
                guilds: merger.guilds.with(bed.number as usize),
                mix: merger.mix.and(bed.mix),
                bar: merger.bar.max(bed.bar),
                present: merger.present | bed.home,
                fed: merger.fed & bed.feeds,
            };
            let possible = (rest.iter()).fold(joined.present, |all, bed| all | bed.home);
            let centres = self.centres(joined, possible);
            if centres == 0 || possible & self.raisers(joined) == 0 {
                continue;
            }
            if (naming.absorbing.iter()).all(|number| joined.guilds.contains(number)) {
                self.list_extensions(joined, naming, allowed, out);
            }
            self.merge(joined, rest, naming, allowed, out);
        }
    }

    fn centres(&self, merger: Merger, present: CandidateSet) -> CandidateSet {
        let centres = present & merger.fed;
        if self.added_only {
            centres & self.in_hand
        } else {
            centres
        }
    }

    /// D52: the candidates that are worth enough.
    fn raisers(&self, merger: Merger) -> CandidateSet {
        self.with_inputs[self.least_worth(merger) as usize]
    }

    fn least_worth(&self, merger: Merger) -> u8 {
        // Any legal guild is worth 1, so a bar of 1 asks for nothing.
        let least = if self.lateral {
            merger.bar
        } else {
            merger.bar + 1
        };
        if least <= 1 { 0 } else { least }
    }

    /// The extensions of exactly these guilds.
    fn list_extensions(
        &self,
        merger: Merger,
        naming: Naming,
        allowed: Choices,
        out: &mut Vec<Action>,
    ) {
        let centres = self.centres(merger, merger.present);
        let raisers = merger.present & self.raisers(merger);
        let (mut centred, mut raised) = (0, 0);
        let mut left = centres | raisers;
        while left != 0 {
            let place = left.trailing_zeros() as usize;
            let bit = left & left.wrapping_neg();
            left &= left - 1;
            let candidate = &self.candidates.as_slice()[place];
            // On the table its own outputs are part of the mix.
            let supply = if candidate.own == 0 {
                merger.mix.supply(candidate.outputs)
            } else {
                merger.mix.once
            };
            let choices = self.satisfying(candidate, candidate.inputs.minus(supply));
            if centres & bit != 0 {
                centred |= choices & candidate.allows;
            }
            if raisers & bit != 0 {
                raised |= choices;
            }
        }
        if self.least_worth(merger) == 0 {
            raised = Choices::MAX;
        }
        let mut legal = centred & raised & allowed;
        while legal != 0 {
            let cards = self.chosen(legal.trailing_zeros() as u8);
            legal &= legal - 1;
            out.push(Action::Extend {
                guilds: merger.guilds,
                cards: if naming.absorbing.is_empty() {
                    cards
                } else {
                    cards.or(self.joker)
                },
                name: naming.name,
            });
        }
    }

    fn chosen(&self, choice: u8) -> Cards {
        let mut cards = Cards::EMPTY;
        let mut choice = choice;
        while choice != 0 {
            cards.insert(self.cards[choice.trailing_zeros() as usize]);
            choice &= choice - 1;
        }
        cards
    }
}
