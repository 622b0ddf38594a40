//! Tables at which a whole game is short.

use super::player::Wish;

/// Few seats, bots that answer at once, and the house rules that end a game soonest.
pub const BADGER: Wish<'static> = Wish {
    game: "badger",
    fields: &[
        ("seat1", "bot:easy"),
        ("rule.target", "1"),
        ("pace", "instant"),
    ],
};

/// With four at the table the deck is soon empty.
pub const DANDELION: Wish<'static> = Wish {
    game: "dandelion",
    fields: &[
        ("players", "4"),
        ("seat1", "bot:easy"),
        ("seat2", "bot:easy"),
        ("seat3", "bot:easy"),
        ("pace", "instant"),
    ],
};

/// The shortest race.
pub const ACORN: Wish<'static> = Wish {
    game: "acorn",
    fields: &[
        ("players", "4"),
        ("seat1", "bot:easy"),
        ("seat2", "bot:easy"),
        ("seat3", "bot:easy"),
        ("rule.finish", "60"),
        ("pace", "instant"),
    ],
};

/// Four turns each.
pub const BORDERING: Wish<'static> = Wish {
    game: "bordering",
    fields: &[
        ("players", "2"),
        ("seat1", "bot:easy"),
        ("rule.length", "hands_only"),
        ("pace", "instant"),
    ],
};

/// Ten rounds.
pub const RESOURCED: Wish<'static> = Wish {
    game: "resourced",
    fields: &[
        ("players", "3"),
        ("seat1", "bot:easy"),
        ("seat2", "bot:easy"),
        ("rule.difficulty", "easy"),
        ("pace", "instant"),
    ],
};
