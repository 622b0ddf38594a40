use engine::Seat;

use crate::{
    action::Action,
    garden::GuildSet,
    guild::{Climate, points},
    view::View,
};

/// What a lay or an extension would make.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Prospect {
    /// What the guild would be worth.
    pub worth: i64,
    /// What the player's score would gain; less than nothing where merging
    /// costs points (D55).
    pub gain: i64,
    /// How many hand cards it takes.
    pub cards: usize,
    /// How many guilds join.
    pub guilds: usize,
}

impl View {
    /// What a legal lay or extension of `seat` would make; nothing for other
    /// actions.
    pub fn prospect(&self, seat: Seat, action: Action) -> Option<Prospect> {
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
        let garden = &self.table.garden;
        let joining = || (guilds.iter()).filter_map(|number| garden.guild(seat, number));
        let all = joining().fold(cards, |all, guild| all.or(guild.set()));
        let before: i64 = joining().map(|guild| i64::from(guild.points())).sum();
        let printed = self.table.printed();
        let climate = Climate {
            joker: name.or(printed.joker),
            ..printed
        };
        let worth = i64::from(points(all, climate));
        Some(Prospect {
            worth,
            gain: worth - before,
            cards: cards.and(self.own_hand()).len(),
            guilds: joining().count(),
        })
    }
}
