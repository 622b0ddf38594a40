use engine::{MAX_SEATS, Seat};
use parts::{Pile, bit_set};

use crate::{
    cards::{Card, Cards},
    deck_file::ORDINARY,
    icons::Icon,
};

/// The most guilds there can be: five single cards, and pairs of the rest.
pub(crate) const MOST_GUILDS: usize = 31;

bit_set! {
    /// A set of guild numbers of one seat.
    ///
    /// Numbers no seat can reach are all kept as 31, so that a player who names
    /// one can be told that there is no such guild.
    pub struct GuildSet(u32) of usize:
        guild => if guild < MOST_GUILDS { guild } else { MOST_GUILDS }, number => number as usize;
}

/// A guild on the table (D10).
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Guild<'a> {
    /// Its cards in the order laid.
    pub cards: &'a [Card],
    /// Whether aphids lie on it (D84).
    pub aphids: bool,
    /// What it would be worth without aphids.
    pub(crate) sound: u8,
}

impl Guild<'_> {
    /// D60: what it is worth now.
    pub fn points(&self) -> u8 {
        if self.aphids { 0 } else { self.sound }
    }

    /// Its cards as a set.
    pub fn set(&self) -> Cards {
        self.cards.iter().copied().collect()
    }

    /// D52, D53: what an extension has to beat; a single card sets no bar.
    pub(crate) fn bar(&self) -> u8 {
        if self.cards.len() > 1 { self.sound } else { 0 }
    }
}

/// Length and worth of one guild.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug)]
struct Plot {
    cards: u8,
    sound: u8,
    aphids: bool,
}

/// All guilds on the table: seat by seat, by number, card by card.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Garden {
    cards: Pile<Card, ORDINARY>,
    plots: Pile<Plot, MOST_GUILDS>,
    owned: [u8; MAX_SEATS],
    /// What the joker is called, once it lies in a guild (D106).
    pub(crate) joker: Option<Icon>,
}

impl Garden {
    pub(crate) fn new() -> Garden {
        Garden {
            cards: Pile::new(),
            plots: Pile::new(),
            owned: [0; MAX_SEATS],
            joker: None,
        }
    }

    /// How many guilds a seat has.
    #[inline]
    pub fn len(&self, seat: Seat) -> usize {
        self.owned[seat.index()] as usize
    }

    /// Whether a seat has no guild.
    pub fn is_empty(&self, seat: Seat) -> bool {
        self.len(seat) == 0
    }

    /// The guilds of a seat, by number.
    #[inline]
    pub fn guilds(&self, seat: Seat) -> impl Iterator<Item = Guild<'_>> {
        let first = self.first_plot(seat);
        let plots = &self.plots.as_slice()[first..first + self.len(seat)];
        let mut rest = &self.cards.as_slice()[self.first_card(first)..];
        plots.iter().map(move |plot| {
            let (cards, tail) = rest.split_at(plot.cards as usize);
            rest = tail;
            Guild {
                cards,
                aphids: plot.aphids,
                sound: plot.sound,
            }
        })
    }

    /// One guild of a seat.
    pub fn guild(&self, seat: Seat, number: usize) -> Option<Guild<'_>> {
        self.guilds(seat).nth(number)
    }

    /// Whether this guild is there and carries no aphids.
    pub fn is_free(&self, seat: Seat, number: usize) -> bool {
        self.guild(seat, number).is_some_and(|guild| !guild.aphids)
    }

    /// Whether this guild is there and carries aphids.
    pub fn is_infested(&self, seat: Seat, number: usize) -> bool {
        self.guild(seat, number).is_some_and(|guild| guild.aphids)
    }

    /// Whether a seat has a guild without aphids.
    pub fn has_free(&self, seat: Seat) -> bool {
        self.guilds(seat).any(|guild| !guild.aphids)
    }

    /// D61: the points of a seat.
    pub fn score(&self, seat: Seat) -> i64 {
        self.guilds(seat)
            .map(|guild| i64::from(guild.points()))
            .sum()
    }

    /// Every card that lies in a guild.
    pub fn cards(&self) -> Cards {
        self.cards.as_slice().iter().copied().collect()
    }

    /// How many Aphids cards lie on guilds.
    pub fn infested(&self) -> usize {
        self.plots
            .as_slice()
            .iter()
            .filter(|plot| plot.aphids)
            .count()
    }

    /// What the joker is called, if it lies in a guild (D106).
    pub fn joker(&self) -> Option<Icon> {
        self.joker
    }

    /// Puts a guild down behind the seat's others.
    pub(crate) fn lay(&mut self, seat: Seat, cards: impl Iterator<Item = Card>, sound: u8) {
        let plot = self.first_plot(seat) + self.len(seat);
        let at = self.first_card(plot);
        let count = self.insert_cards(at, cards);
        self.insert_plot(plot, count, sound);
        self.owned[seat.index()] += 1;
    }

    /// D46, D47: makes one guild of whole guilds and added cards. It takes the
    /// lowest number; its cards stand by number of the old guild, the added
    /// ones last.
    pub(crate) fn extend(&mut self, seat: Seat, guilds: GuildSet, added: Cards, sound: u8) {
        let Some(lowest) = guilds.first() else {
            return;
        };
        let first = self.first_plot(seat);
        let kept = first + lowest;
        let at = self.first_card(kept);
        let mut end = at + self.plots.as_slice()[kept].cards as usize;
        for (closed, number) in guilds.iter().skip(1).enumerate() {
            let plot = first + number - closed;
            let start = self.first_card(plot);
            let count = self.plots.as_slice()[plot].cards as usize;
            // Cards of guilds that stay out move behind those that join.
            self.cards.as_mut_slice()[end..start + count].rotate_right(count);
            end += count;
            self.remove_plot(plot);
            self.owned[seat.index()] -= 1;
            self.plots.as_mut_slice()[kept].cards += count as u8;
        }
        let count = self.insert_cards(end, added.iter());
        let plot = &mut self.plots.as_mut_slice()[kept];
        plot.cards += count;
        plot.sound = sound;
    }

    /// D94: moves a whole guild to another seat, behind that seat's others.
    pub(crate) fn give(&mut self, from: Seat, number: usize, to: Seat) {
        let Some(guild) = self.guild(from, number) else {
            return;
        };
        let (sound, aphids) = (guild.sound, guild.aphids);
        let cards: Pile<Card, ORDINARY> = guild.cards.iter().copied().collect();
        let plot = self.first_plot(from) + number;
        let at = self.first_card(plot);
        self.cards.as_mut_slice()[at..].rotate_left(cards.len());
        for _ in 0..cards.len() {
            self.cards.pop();
        }
        self.remove_plot(plot);
        self.owned[from.index()] -= 1;
        self.lay(to, cards.as_slice().iter().copied(), sound);
        let last = self.len(to) - 1;
        self.set_aphids(to, last, aphids);
    }

    pub(crate) fn set_aphids(&mut self, seat: Seat, number: usize, aphids: bool) {
        let plot = self.first_plot(seat) + number;
        self.plots.as_mut_slice()[plot].aphids = aphids;
    }

    #[inline]
    fn first_plot(&self, seat: Seat) -> usize {
        (self.owned[..seat.index()].iter())
            .map(|&count| count as usize)
            .sum()
    }

    #[inline]
    fn first_card(&self, plot: usize) -> usize {
        (self.plots.as_slice()[..plot].iter())
            .map(|plot| plot.cards as usize)
            .sum()
    }

    fn insert_cards(&mut self, at: usize, cards: impl Iterator<Item = Card>) -> u8 {
        let before = self.cards.len();
        self.cards.extend(cards);
        let count = self.cards.len() - before;
        self.cards.as_mut_slice()[at..].rotate_right(count);
        count as u8
    }

    fn insert_plot(&mut self, at: usize, cards: u8, sound: u8) {
        self.plots.push(Plot {
            cards,
            sound,
            aphids: false,
        });
        self.plots.as_mut_slice()[at..].rotate_right(1);
    }

    fn remove_plot(&mut self, at: usize) {
        self.plots.as_mut_slice()[at..].rotate_left(1);
        self.plots.pop();
    }
}
