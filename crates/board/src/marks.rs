//! Small drawings: suits, resources, players.
//!
//! Every mark is drawn once in a sprite at the end of the page and used by
//! name. A mark never stands alone: its word or letter is beside it.

use std::sync::LazyLock;

use maud::{Markup, PreEscaped, html};

use crate::Names;

/// Name and drawing of every mark, on a field of 24 by 24.
const MARKS: &[(&str, &str)] = &[
    (
        "leaf",
        r#"<path d="M4 20C3 10 9 4 21 3c0 12-5 18-14 17L15 10 5 21z"/>"#,
    ),
    // The suits of the Decktet.
    (
        "moons",
        r#"<path d="M15 2a10 10 0 1 0 7 14A8.5 8.5 0 0 1 15 2z"/>"#,
    ),
    (
        "suns",
        r#"<circle cx="12" cy="12" r="5"/><path d="M12 0l2 5h-4zM12 24l2-5h-4zM0 12l5-2v4zM24 12l-5-2v4zM3.5 3.5l5 2-3 3zM20.500 3.500l-5 2 3 3zM3.500 20.500l5-2-3-3zM20.500 20.500l-5-2 3-3z"/>"#,
    ),
    (
        "waves",
        r#"<path d="M1 9c3-5 6-5 9-1s6 4 13-2c-2 8-9 10-13 5-3-3-6-3-9-2zM1 18c3-5 6-5 9-1s6 4 13-2c-2 8-9 10-13 5-3-3-6-3-9-2z"/>"#,
    ),
    (
        "leaves",
        r#"<path d="M12 1c7 5 9 11 5 17l-4 1v4h-2v-4l-4-1C3 12 5 6 12 1z"/>"#,
    ),
    (
        "wyrms",
        r#"<path d="M20 4c-4-3-9-1-9 3 0 5 6 4 6 8 0 3-5 4-8 1l-5 4c6 6 18 4 18-5 0-7-7-6-7-9 0-1 2-1 3 0zM3 9l5-4-1 6z"/>"#,
    ),
    (
        "knots",
        r#"<path fill="none" stroke="currentColor" stroke-width="3" d="M6 18C0 12 6 4 12 10s12 4 8-3-12 0-9 8 10 4 7-3"/>"#,
    ),
    // What plants need and give.
    (
        "water",
        r#"<path d="M12 1c5 7 7 10 7 14a7 7 0 0 1-14 0c0-4 2-7 7-14z"/>"#,
    ),
    (
        "pollinators",
        r#"<ellipse cx="12" cy="15" rx="4" ry="7"/><path d="M11 11C3 10 0 3 6 3c4 0 5 4 5 8zM13 11c8-1 11-8 5-8-4 0-5 4-5 8z"/>"#,
    ),
    (
        "nitrogen",
        r#"<path d="M4 21V3h4l8 11V3h4v18h-4L8 10v11z"/>"#,
    ),
    (
        "groundcover",
        r#"<path d="M1 21c0-6 3-8 5-8-2-4 1-7 4-6 0-5 6-5 6 0 4-1 6 3 3 6 3 1 4 4 4 8z"/>"#,
    ),
    (
        "compost",
        r#"<path d="M2 21L12 8l10 13zM11 7C7 7 6 4 6 1c4 0 6 2 6 5 0-2 2-4 5-4 0 4-2 5-5 5z"/>"#,
    ),
    (
        "trellis",
        r#"<path d="M3 2h2v5h6V2h2v5h6V2h2v20h-2v-5h-6v5h-2v-5H5v5H3zm2 7v6h6V9zm8 0v6h6V9z"/>"#,
    ),
    (
        "food",
        r#"<path d="M12 7c8-4 12 2 9 9-2 5-5 7-9 5-4 2-7 0-9-5-3-7 1-13 9-9zM11 6c0-3 1-5 4-5 0 3-1 4-4 5z"/>"#,
    ),
    // Resources that no plant needs.
    (
        "wood",
        r#"<path d="M2 8h14v10H2z"/><ellipse cx="17" cy="13" rx="4.500" ry="5"/><circle cx="17" cy="13" r="1.800" fill="var(--paper)"/>"#,
    ),
    ("metal", r#"<path d="M6 8h12l5 11H1zM8 4h8l1 3H7z"/>"#),
    // Tiles and upgrades.
    (
        "recycler",
        r#"<path d="M12 1l6 9h-4v4h-4v-4H6zM2 14h5l-2 4h6v4H3l-2-4zM22 14h-5l2 4h-6v4h8l2-4z"/>"#,
    ),
    (
        "housing",
        r#"<path d="M12 2l11 9h-3v11h-6v-7h-4v7H4V11H1z"/>"#,
    ),
    (
        "centre",
        r#"<path d="M12 1l3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1z"/>"#,
    ),
    // The race.
    (
        "acorn",
        r#"<path d="M3 9c0-4 4-5 8-5V1h2v3c4 0 8 1 8 5zM5 10h14c0 6-3 10-7 13-4-3-7-7-7-13z"/>"#,
    ),
    (
        "trail",
        r#"<ellipse cx="8" cy="7" rx="3.500" ry="5"/><ellipse cx="16" cy="17" rx="3.500" ry="5"/>"#,
    ),
    (
        "river",
        r#"<path d="M1 6c4-4 7 3 11 0s7 2 11-1v4c-4 3-7-2-11 1S5 6 1 10zM1 15c4-4 7 3 11 0s7 2 11-1v4c-4 3-7-2-11 1s-7-4-11 0z"/>"#,
    ),
    (
        "brush",
        r#"<path d="M11 22V13L4 6l2-2 5 6V1h2v9l5-6 2 2-7 7v9z"/>"#,
    ),
    (
        "trap",
        r#"<path d="M2 12l3-6 3 5 4-6 4 6 3-5 3 6zM2 14h20l-3 6-3-5-4 6-4-6-3 5z"/>"#,
    ),
    // Players, told apart by shape.
    ("seat-0", r#"<circle cx="12" cy="12" r="10"/>"#),
    ("seat-1", r#"<path d="M3 3h18v18H3z"/>"#),
    ("seat-2", r#"<path d="M12 2l11 20H1z"/>"#),
    ("seat-3", r#"<path d="M12 1l10 11-10 11L2 12z"/>"#),
    (
        "seat-4",
        r#"<path d="M12 1l3 8h9l-7 5 3 9-8-6-8 6 3-9-7-5h9z"/>"#,
    ),
    ("seat-5", r#"<path d="M8 2h8v6h6v8h-6v6H8v-6H2V8h6z"/>"#),
];

/// Name and outline of every icon: what buttons and tabs show beside or instead of a word.
const ICONS: &[(&str, &str)] = &[
    ("undo", "M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3"),
    (
        "hint",
        "M9 18h6M10 21h4M12 3a6 6 0 0 0-3 11c1 1 1 2 1 3h4c0-1 0-2 1-3a6 6 0 0 0-3-11z",
    ),
    (
        "sound",
        "M4 9h4l5-4v14l-5-4H4zM16 9c2 2 2 4 0 6M18.500 6.500c4 3 4 8 0 11",
    ),
    ("mute", "M4 9h4l5-4v14l-5-4H4zM17 9l5 6M22 9l-5 6"),
    ("full", "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"),
    ("menu", "M4 6h16M4 12h16M4 18h16"),
    (
        "log",
        "M6 3h10a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3v-1h11v1M6 3a3 3 0 0 0-2 3v11M9 8h6M9 12h6",
    ),
    ("chat", "M4 5h16v11H10l-5 4v-4H4z"),
    ("score", "M5 20V10M12 20V4M19 20v-7M3 20h18"),
    ("cards", "M4 7l8-3 5 12-8 3zM14 5h6v13h-4"),
    (
        "rules",
        "M12 6c-2-2-5-2-8-2v14c3 0 6 0 8 2 2-2 5-2 8-2V4c-3 0-6 0-8 2zM12 6v14",
    ),
    ("notes", "M5 19l1-5L16 4l4 4L10 18zM14 6l4 4"),
    ("table", "M3 9h18M5 9l-2 11M19 9l2 11M12 9v11M6 5h12l3 4H3z"),
    ("panel", "M4 5h16v14H4zM14 5v14"),
];

/// An icon by name; drawn in outline.
pub fn icon(name: &str) -> Markup {
    html! {
        svg .icon aria-hidden="true" { use href={ "#i-" (name) } {} }
    }
}

/// All marks and icons, for the end of a page.
pub fn sprite() -> Markup {
    html! {
        svg .sprite aria-hidden="true" width="0" height="0" {
            @for (name, outline) in ICONS {
                symbol id={ "i-" (name) } viewBox="0 0 24 24" { path d=(outline) {} }
            }
            @for (name, drawing) in MARKS {
                symbol id={ "m-" (name) } viewBox="0 0 24 24" { (PreEscaped(drawing)) }
            }
            (PreEscaped(HEX))
            @for (d, (_, strands, ..)) in EDGES.iter().enumerate() { path id={ "y-s" (d) } .strands d=(strands) {} }
            @for (letter, colour) in YARNS {
                @for (d, (edge, _, x, y)) in EDGES.iter().enumerate() {
                    g id={ "y-" (letter) (d) } class={ "yarn " (colour) } { path d=(edge) {} use href={ "#y-s" (d) } {} text x=(x) y=(y) { (letter) } }
                }
            }
        }
    }
}

/// The colours of yarn, by letter.
const YARNS: [(char, &str); 6] = [
    ('R', "red"),
    ('O', "orange"),
    ('Y', "yellow"),
    ('G', "green"),
    ('B', "blue"),
    ('P', "purple"),
];

/// A Hex: its outline, the ground within the yarn, whole and in halves, and the disc on
/// which its value stands.
const HEX: &str = r#"<path id="y-hex" d="M0-40L35-20V20L0 40-35 20V-20z"/><path id="y-in" d="M0-26L22-13V13L0 26-22 13V-13z"/><path id="y-in0" d="M0-26V26L-22 13V-13z"/><path id="y-in1" d="M0-26L22-13V13L0 26z"/><circle id="y-disc" cx="-8" cy="15" r="7.500"/>"#;

/// The six edges of a Hex clockwise from the east: the band along the edge, the strands
/// across it, and where its letter stands.
const EDGES: [(&str, &str, i8, i8); 6] = [
    (
        "M35-20V20L22 13V-13z",
        "M35-14L22-5M35-6L22 0M35 2L22 5M35 10L22 10",
        28,
        4,
    ),
    (
        "M35 20L0 40V26L22 13z",
        "M30 23L15 17M23 27L11 20M16 31L7 22M9 35L2 25",
        14,
        29,
    ),
    (
        "M0 40L-35 20-22 13 0 26z",
        "M-5 37L-7 22M-12 33L-11 20M-19 29L-15 17M-26 25L-20 14",
        -14,
        29,
    ),
    (
        "M-35 20V-20L-22-13V13z",
        "M-35 14L-22 5M-35 6L-22 0M-35-2L-22-5M-35-10L-22-10",
        -28,
        4,
    ),
    (
        "M-35-20L0-40V-26L-22-13z",
        "M-30-23L-15-17M-23-27L-11-20M-16-31L-7-22M-9-35L-2-25",
        -14,
        -21,
    ),
    (
        "M0-40L35-20 22-13 0-26z",
        "M5-37L7-22M12-33L11-20M19-29L15-17M26-25L20-14",
        14,
        -21,
    ),
];

/// A mark by name. What it means must be said beside it.
pub fn mark(name: &str) -> Markup {
    html! {
        svg class={ "m m-" (name) } aria-hidden="true" { use href={ "#m-" (name) } {} }
    }
}

/// The mark of the house.
pub fn leaf() -> Markup {
    mark("leaf")
}

/// How many marks there are for players.
pub const PLAYERS: usize = 6;

/// The mark of a seat.
pub fn seat(who: &Names, seat: engine::Seat) -> PreEscaped<&'static str> {
    player(who.mark(seat))
}

/// A mark for players; nothing for one that does not exist.
pub fn player(mark: u8) -> PreEscaped<&'static str> {
    static DRAWN: LazyLock<[Markup; PLAYERS]> = LazyLock::new(|| {
        std::array::from_fn(|mark| {
            html! {
                svg class={ "m seat s" (mark) } aria-hidden="true" { use href={ "#m-seat-" (mark) } {} }
            }
        })
    });
    PreEscaped(DRAWN.get(usize::from(mark)).map_or("", |drawn| &drawn.0))
}
