//! The two decks of event cards.

use parts::named;

use crate::{
    cards::Resource,
    figures,
    table::{FILE, Table},
};

named! {
    /// R9: an event.
    pub enum EventCard {
        /// R150: a Water for everybody.
        Rain = "rain",
        /// R151: a Compost for everybody.
        CommunityPlantingDay = "community-planting-day",
        /// R152: a Food for everybody.
        Harvest = "harvest",
        /// R153: a Food for everybody.
        BeeHotels = "bee-hotels",
        /// R154: a Metal for everybody.
        ComputerAccessProgram = "computer-access-program",
        /// R156: a card of the Waste pile for everybody.
        StudyGroup = "study-group",
        /// R157: as many cards Recycled as a die says.
        TrashPickupDay = "trash-pickup-day",
        /// R158: a free upgrade.
        JoinCarya = "join-carya",
        /// R160, R161: dry systems and thirsty players.
        Drought = "drought",
        /// R162: thirsty or hungry players.
        HeatWave = "heat-wave",
        /// R163: a step less.
        BushfireSmoke = "bushfire-smoke",
        /// R165: a Container in danger.
        Vandalism = "vandalism",
        /// R166: gardens in danger.
        Flood = "flood",
        /// R169: a cat.
        PropurrrtyDamage = "propurrrty-damage",
    }
}

impl EventCard {
    /// R9: the Good deck.
    pub const GOOD: [EventCard; 8] = [
        EventCard::Rain,
        EventCard::CommunityPlantingDay,
        EventCard::Harvest,
        EventCard::BeeHotels,
        EventCard::ComputerAccessProgram,
        EventCard::StudyGroup,
        EventCard::TrashPickupDay,
        EventCard::JoinCarya,
    ];

    /// R9: the Bad deck.
    pub const BAD: [EventCard; 6] = [
        EventCard::Drought,
        EventCard::HeatWave,
        EventCard::BushfireSmoke,
        EventCard::Vandalism,
        EventCard::Flood,
        EventCard::PropurrrtyDamage,
    ];

    /// Its name on the card.
    pub const fn name(self) -> &'static str {
        const GOOD: [&str; 8] = names(&EventCard::GOOD);
        const BAD: [&str; 6] = names(&EventCard::BAD);
        let n = self as usize;
        if n < GOOD.len() {
            GOOD[n]
        } else {
            BAD[n - GOOD.len()]
        }
    }

    /// Whether it is from the Good deck.
    pub const fn is_good(self) -> bool {
        (self as usize) < EventCard::GOOD.len()
    }

    /// R150 to R154: what everybody gets from the Bank.
    pub const fn gift(self) -> Option<Resource> {
        match self {
            EventCard::Rain => Some(Resource::Water),
            EventCard::CommunityPlantingDay => Some(Resource::Compost),
            EventCard::Harvest | EventCard::BeeHotels => Some(Resource::Food),
            EventCard::ComputerAccessProgram => Some(Resource::Metal),
            EventCard::StudyGroup
            | EventCard::TrashPickupDay
            | EventCard::JoinCarya
            | EventCard::Drought
            | EventCard::HeatWave
            | EventCard::BushfireSmoke
            | EventCard::Vandalism
            | EventCard::Flood
            | EventCard::PropurrrtyDamage => None,
        }
    }
}

const fn names<const N: usize>(deck: &[EventCard; N]) -> [&'static str; N] {
    let mut names = [""; N];
    let mut i = 0;
    while i < N {
        names[i] = Table(FILE).name(deck[i].id());
        i += 1;
    }
    names
}

/// R59: whether a die roll means a Good event with so many cards in the Waste pile.
pub(crate) const fn is_good_roll(waste: u16, roll: u32) -> bool {
    let best = match waste {
        0..=5 => 4,
        6..=11 => 3,
        12..=17 => 2,
        18..=23 => 1,
        _ => 0,
    };
    roll <= best
}

/// R59: how many of the six faces mean a Bad event with so many cards in the Waste pile.
pub(crate) fn bad_faces(waste: u16) -> usize {
    (1..=6).filter(|&roll| !is_good_roll(waste, roll)).count()
}

fn deck(good: bool) -> &'static [EventCard] {
    if good {
        &EventCard::GOOD
    } else {
        &EventCard::BAD
    }
}

/// R10: how many cards a deck has.
pub(crate) fn deck_size(good: bool) -> u32 {
    let copies = deck(good).iter().map(|&event| figures::event_copies(event));
    copies.map(u32::from).sum()
}

/// The card at a place of a deck, copies lying together.
pub(crate) fn card_at(good: bool, place: u32) -> EventCard {
    let mut last = 0;
    for &event in deck(good) {
        last += u32::from(figures::event_copies(event));
        if place < last {
            return event;
        }
    }
    unreachable!("a place below the size of the deck holds a card")
}
