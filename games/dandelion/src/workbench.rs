//! Finds guilds with bit sets.
//!
//! A hand has five cards at most, so a choice of hand cards is a number below
//! 32 and a *set of choices* is a `u32`. A card is satisfied by an intersection
//! of such sets, one for each icon it still misses; the rules for centres are
//! intersections too. What is left is one union for each combination of own
//! guilds, and each bit of it is one legal action.

mod builds;

use engine::Seat;
use parts::Pile;

use crate::{
    FULL_HAND,
    action::Action,
    cards::{Card, Cards},
    deck_file::ORDINARY,
    garden::{GuildSet, MOST_GUILDS},
    guild::{Climate, Mix},
    icons::{Icon, Icons},
    options::{Extend, Helpers, NewCentre},
    table::Table,
};

pub(crate) use builds::Build;

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

/// Which actions one round of listing is for: those that call the joker so.
#[derive(Copy, Clone)]
pub(crate) struct Naming {
    pub(crate) name: Option<Icon>,
    /// The joker, if it must be among the hand cards.
    pub(crate) with: Cards,
    /// The joker, if it must not.
    pub(crate) without: Cards,
    /// The guild that must be absorbed, because its joker is renamed.
    pub(crate) absorbing: GuildSet,
}

/// For each set of icons, a lane of ones where the icon is in the set; a wide
/// `and` or `or` with it takes the place of a loop over icons.
static LANES: [[Choices; 8]; 128] = {
    let mut lanes = [[0; 8]; 128];
    let mut set = 0;
    while set < 128 {
        let mut icon = 0;
        while icon < 7 {
            if set >> icon & 1 == 1 {
                lanes[set][icon] = Choices::MAX;
            }
            icon += 1;
        }
        set += 1;
    }
    lanes
};

/// The same with wider lanes, for candidates.
static WIDE_LANES: [[CandidateSet; 8]; 128] = {
    let mut lanes = [[0; 8]; 128];
    let mut set = 0;
    while set < 128 {
        let mut icon = 0;
        while icon < 8 {
            lanes[set][icon] = (LANES[set][icon] as u64) << 32 | LANES[set][icon] as u64;
            icon += 1;
        }
        set += 1;
    }
    lanes
};

/// For each set of icons, a byte of 1 where the icon is in the set.
static BYTES: [u64; 128] = {
    let mut bytes = [0; 128];
    let mut set = 0;
    while set < 128 {
        let mut icon = 0;
        while icon < 7 {
            bytes[set] |= (set as u64 >> icon & 1) << (8 * icon);
            icon += 1;
        }
        set += 1;
    }
    bytes
};

/// A set of candidates: cards that can be a centre or raise the worth of an
/// extension. Hand cards have the first five places, own cards on the table
/// the others, in the order they lie there.
type CandidateSet = u64;

/// An own guild without aphids.
#[derive(Copy, Clone, Default)]
struct Bed {
    mix: Mix,
    bar: u8,
    sound: u8,
    number: u8,
    /// The place of its first card, and how many it has.
    start: u8,
    cards: u8,
    /// The candidates it feeds or houses (D51).
    feeds: CandidateSet,
}

impl Bed {
    /// The places of its cards.
    #[inline]
    fn home(&self) -> CandidateSet {
        ((1 << self.cards) - 1) << self.start
    }

    /// The places of its cards and of all behind it.
    #[inline]
    fn later(&self) -> CandidateSet {
        CandidateSet::MAX << self.start
    }
}

/// The hand and the beds of one player, taken apart.
pub(crate) struct Workbench {
    cards: [Card; FULL_HAND],
    /// All cards of the hand, as a choice.
    full: u8,
    hand: Mix,
    /// For each icon a byte: the hand cards that give it.
    givers: u64,
    /// For each icon, the choices that give it.
    giving: [Choices; 8],
    inputs: [Icons; PLACES],
    outputs: [Icons; PLACES],
    beds: Pile<Bed, MOST_GUILDS>,
    /// The candidates that could be satisfied at all.
    viable: CandidateSet,
    /// The viable candidates with at least so many inputs.
    with_inputs: [CandidateSet; 8],
    joker: Cards,
    strict: bool,
    added_only: bool,
    lateral: bool,
}

/// Five hand cards and everything that can lie on the table.
const PLACES: usize = FULL_HAND + ORDINARY;
const IN_HAND: CandidateSet = (1 << FULL_HAND) - 1;

/// Some beds put together.
#[derive(Copy, Clone)]
struct Merger {
    guilds: GuildSet,
    mix: Mix,
    bar: u8,
    present: CandidateSet,
    fed: CandidateSet,
}

impl Merger {
    /// These beds and one more.
    #[inline]
    fn joined_by(&self, bed: &Bed) -> Merger {
        Merger {
            guilds: self.guilds.with(bed.number as usize),
            mix: self.mix.and(bed.mix),
            bar: self.bar.max(bed.bar),
            present: self.present | bed.home(),
            fed: self.fed & bed.feeds,
        }
    }
}

impl Workbench {
    #[inline]
    pub(crate) fn blank(table: &Table) -> Workbench {
        Workbench {
            cards: [Card::default(); FULL_HAND],
            full: 0,
            hand: Mix::default(),
            givers: 0,
            giving: [0; 8],
            inputs: [Icons::NONE; PLACES],
            outputs: [Icons::NONE; PLACES],
            beds: Pile::new(),
            viable: 0,
            with_inputs: [0; 8],
            joker: table.jokers(),
            strict: table.options.helpers == Helpers::Strict,
            added_only: table.options.new_centre == NewCentre::AddedOnly,
            lateral: table.options.extend == Extend::Lateral,
        }
    }

    /// Lays out hand and guilds as they give in this climate.
    #[inline]
    pub(crate) fn lay_out(&mut self, table: &Table, seat: Seat, hand: Cards, climate: Climate) {
        self.full = ((1u32 << hand.len()) - 1) as u8;
        for (i, card) in hand.iter().enumerate() {
            self.cards[i] = card;
            self.inputs[i] = card.inputs();
            let outputs = climate.outputs(card);
            self.outputs[i] = outputs;
            self.hand.add(outputs);
            self.givers |= BYTES[outputs.index()] << i;
        }
        for icon in 0..Icon::ALL.len() {
            self.giving[icon] = TOUCHING[self.givers_of(icon) as usize & 31];
        }
        let mut everything = self.hand;
        let mut start = FULL_HAND;
        for (number, guild) in table.garden.guilds(seat).enumerate() {
            let mut mix = Mix::default();
            for (i, &card) in guild.cards.iter().enumerate() {
                let outputs = climate.outputs(card);
                self.inputs[start + i] = card.inputs();
                self.outputs[start + i] = outputs;
                mix.add(outputs);
            }
            everything = everything.and(mix);
            if !guild.aphids {
                self.beds.push(Bed {
                    mix,
                    bar: guild.bar(),
                    sound: guild.sound,
                    number: number as u8,
                    start: start as u8,
                    cards: guild.cards.len() as u8,
                    feeds: 0,
                });
            }
            start += guild.cards.len();
        }
        self.find_candidates(start, everything);
        if !self.strict {
            // D49 wants a card with inputs; free helpers take any but the joker.
            self.take_self_satisfied(table, seat, hand);
        }
        for place in (1..self.with_inputs.len()).rev() {
            self.with_inputs[place - 1] |= self.with_inputs[place];
        }
        self.viable = self.with_inputs[0];
    }

    #[inline]
    fn find_candidates(&mut self, places: usize, everything: Mix) {
        let mut needing = [0; 8];
        for place in 0..places {
            let (inputs, outputs) = (self.inputs[place], self.outputs[place]);
            let reachable = inputs.within(everything.supply(outputs)) && !inputs.is_empty();
            let bit = u64::from(reachable) << place;
            self.with_inputs[inputs.count() as usize & 7] |= bit;
            let lanes = &WIDE_LANES[inputs.index()];
            for icon in 0..8 {
                needing[icon] |= bit & lanes[icon];
            }
        }
        for bed in self.beds.as_mut_slice() {
            let mut feeds = bed.home();
            let lanes = &WIDE_LANES[bed.mix.once.index()];
            for icon in 0..8 {
                feeds |= needing[icon] & lanes[icon];
            }
            bed.feeds = if self.strict {
                feeds
            } else {
                CandidateSet::MAX
            };
        }
    }

    fn take_self_satisfied(&mut self, table: &Table, seat: Seat, hand: Cards) {
        let on_table = table.garden.guilds(seat).flat_map(|guild| guild.cards);
        let hand = hand.iter().enumerate();
        let table = on_table.enumerate().map(|(i, &card)| (FULL_HAND + i, card));
        for (place, card) in hand.chain(table) {
            if card.inputs().is_empty() && !self.joker.contains(card) {
                self.with_inputs[0] |= 1 << place;
            }
        }
    }

    /// The hand cards that give an icon.
    #[inline]
    fn givers_of(&self, icon: usize) -> u8 {
        (self.givers >> (8 * icon)) as u8
    }

    /// The choices a candidate allows as a centre (D50).
    #[inline]
    fn allowed_by(&self, place: usize) -> Choices {
        if !self.strict {
            return INSIDE[self.full as usize & 31];
        }
        let needed = BYTES[self.inputs[place].index()] * 0xFF;
        let mut helpers = self.givers & needed;
        helpers |= helpers >> 32;
        helpers |= helpers >> 16;
        helpers |= helpers >> 8;
        INSIDE[(helpers as usize | own(place)) & 31]
    }

    /// The choices by which a candidate gets what it misses.
    #[inline]
    fn satisfying(&self, place: usize, missing: Icons) -> Choices {
        let mut choices = INSIDE[self.full as usize & 31];
        let own = own(place);
        if own != 0 {
            choices &= TOUCHING[own & 31];
            if self.outputs[place].meets(missing) {
                // D35: what it gives itself does not count.
                for icon in missing.places() {
                    let others = self.givers_of(icon) as usize & !own;
                    choices &= TOUCHING[others & 31];
                }
                return choices;
            }
        }
        let not_missing = &LANES[127 & !missing.index()];
        let mut wide = [Choices::MAX; 8];
        for icon in 0..7 {
            wide[icon] = self.giving[icon] | not_missing[icon];
        }
        wide.into_iter().fold(choices, |all, lane| all & lane)
    }

    #[inline]
    pub(crate) fn list(&self, naming: Naming, out: &mut Vec<Action>) {
        let allowed = self.choices_for(naming);
        if naming.absorbing.is_empty() {
            self.list_lays(naming, allowed, out);
        }
        if self.beds.is_empty() {
            return;
        }
        let none = Merger {
            guilds: GuildSet::NONE,
            mix: Mix::default(),
            bar: 0,
            present: IN_HAND,
            fed: self.viable,
        };
        self.merge(none, self.beds.as_slice(), naming, allowed, out);
    }

    #[inline]
    fn choices_for(&self, naming: Naming) -> Choices {
        let mut allowed = INSIDE[self.full as usize & 31];
        if naming.with.is_empty() && naming.without.is_empty() {
            return allowed;
        }
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

    /// D40: the cards that may lie alone. Cards that are not in hand are among
    /// them, and ruled out by the choices allowed.
    #[inline]
    fn lone_cards(&self) -> Choices {
        let mut alone = 0;
        for (i, &card) in self.cards.iter().enumerate() {
            let is_alone = self.inputs[i].is_empty() && !self.joker.contains(card);
            alone |= Choices::from(is_alone) << (1 << i);
        }
        alone
    }

    /// D40, D41: new guilds.
    #[inline]
    fn list_lays(&self, naming: Naming, allowed: Choices, out: &mut Vec<Action>) {
        let mut legal = self.lone_cards();
        let mut left = self.viable & IN_HAND;
        while left != 0 {
            let place = left.trailing_zeros() as usize;
            left &= left - 1;
            legal |= self.satisfying(place, self.inputs[place]) & self.allowed_by(place);
        }
        legal &= allowed;
        while legal != 0 {
            out.push(self.action(GuildSet::NONE, legal.trailing_zeros(), naming));
            legal &= legal - 1;
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
            let joined = merger.joined_by(bed);
            let possible = merger.present | bed.later();
            if self.centres(joined, possible) == 0 || self.raisers(joined, possible) == 0 {
                continue;
            }
            if (naming.absorbing.iter()).all(|number| joined.guilds.contains(number)) {
                self.list_extensions(joined, naming, allowed, out);
            }
            self.merge(joined, &beds[i + 1..], naming, allowed, out);
        }
    }

    /// D49 to D51: the candidates that may be the centre, satisfied or not.
    #[inline]
    fn centres(&self, merger: Merger, present: CandidateSet) -> CandidateSet {
        let centres = present & merger.fed;
        if self.added_only {
            centres & IN_HAND
        } else {
            centres
        }
    }

    /// D52: the candidates that are worth enough.
    #[inline]
    fn raisers(&self, merger: Merger, present: CandidateSet) -> CandidateSet {
        present & self.with_inputs[self.least_worth(merger) as usize & 7]
    }

    #[inline]
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
    #[inline]
    fn list_extensions(
        &self,
        merger: Merger,
        naming: Naming,
        allowed: Choices,
        out: &mut Vec<Action>,
    ) {
        let centres = self.centres(merger, merger.present);
        let (mut centred, mut raised) = (0, Choices::MAX);
        let mut left = centres;
        if self.least_worth(merger) > 0 {
            raised = 0;
            let mut raisers = self.raisers(merger, merger.present);
            left &= !raisers;
            while raisers != 0 {
                let place = raisers.trailing_zeros() as usize;
                raisers &= raisers - 1;
                let choices = self.satisfied_by(place, merger);
                raised |= choices;
                if centres >> place & 1 == 1 {
                    centred |= choices & self.allowed_by(place);
                }
            }
        }
        raised &= allowed;
        while left != 0 && raised != 0 {
            let place = left.trailing_zeros() as usize;
            left &= left - 1;
            centred |= self.satisfied_by(place, merger) & self.allowed_by(place);
        }
        let mut legal = centred & raised;
        while legal != 0 {
            out.push(self.action(merger.guilds, legal.trailing_zeros(), naming));
            legal &= legal - 1;
        }
    }

    /// The choices that satisfy a candidate in a merger.
    #[inline]
    fn satisfied_by(&self, place: usize, merger: Merger) -> Choices {
        // On the table its own outputs are part of the mix.
        let supply = if own(place) == 0 {
            merger.mix.supply(self.outputs[place])
        } else {
            merger.mix.once
        };
        self.satisfying(place, self.inputs[place].minus(supply))
    }

    /// The action that builds these hand cards, with these guilds if there are any.
    #[inline]
    pub(crate) fn action(&self, guilds: GuildSet, choice: u32, naming: Naming) -> Action {
        let cards = self.chosen(choice);
        let (name, twice) = (naming.name, None);
        if guilds.is_empty() {
            return Action::Lay { cards, name, twice };
        }
        let cards = if naming.absorbing.is_empty() {
            cards
        } else {
            cards.or(self.joker)
        };
        Action::Extend {
            guilds,
            cards,
            name,
            twice,
        }
    }

    #[inline]
    fn chosen(&self, choice: u32) -> Cards {
        let mut cards = Cards::NONE;
        let mut choice = choice;
        while choice != 0 {
            cards.insert(self.cards[choice.trailing_zeros() as usize]);
            choice &= choice - 1;
        }
        cards
    }
}

/// The bit of a hand card as a choice; none for a card on the table.
#[inline]
fn own(place: usize) -> usize {
    1 << place & IN_HAND as usize
}
