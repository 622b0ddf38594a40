//! What can be foraged, and the two cards everybody starts with.

use art::{
    Colour::{
        Bark, Berry, Blossom, Clay, Fern, Hip, Ink, Marigold, Mist, Moss, Paper, River, Sage,
        Stone, Straw, Sun,
    },
    Sketch,
    forms::{bumps, circle, drop, ellipse, leaf, pebble, ray},
    marks::mark,
};

pub(super) fn picture(id: &str) -> Option<Sketch> {
    Some(match id {
        "walk" => walk(),
        "run" => run(),
        "refresh" => refresh(),
        "berry-patch" => berry_patch(),
        "kicked-pebbles" => kicked_pebbles(),
        "hidden-stash" => hidden_stash(),
        "trail-mix" => trail_mix(),
        "stepping-stones" => stepping_stones(),
        "undergrowth-dash" => undergrowth_dash(),
        "slipstream" => slipstream(),
        "two-evils" => two_evils(),
        "mill-pond" => mill_pond(),
        "shortcut" => shortcut(),
        "loose-branch" => loose_branch(),
        "scout-ahead" => scout_ahead(),
        "greedy-forage" => greedy_forage(),
        "long-stride" => long_stride(),
        "white-water" => white_water(),
        "thicket-tunnel" => thicket_tunnel(),
        "snare-line" => snare_line(),
        "hollow-oak" => hollow_oak(),
        "salmon-run" => salmon_run(),
        "stampede" => stampede(),
        "harvest-moon" => harvest_moon(),
        _ => return None,
    })
}

/// An acorn, some size, somewhere.
fn acorn(sketch: Sketch, x: f32, y: f32, size: f32, turn: f32) -> Sketch {
    sketch.inset(mark("acorn").unwrap_or_default(), x, y, size, turn)
}

/// The print of a paw.
fn paw() -> Sketch {
    Sketch::new().fill(
        Bark,
        [
            bumps(50.0, 64.0, 20.0, 16.0, 5),
            ellipse(22.0, 42.0, 9.0, 12.0),
            ellipse(41.0, 26.0, 9.0, 13.0),
            ellipse(61.0, 26.0, 9.0, 13.0),
            ellipse(79.0, 42.0, 9.0, 12.0),
        ]
        .concat(),
    )
}

/// A path through grass, from the lower edge to a hill.
fn path() -> Sketch {
    Sketch::new()
        .shape(Sage, "M2 44C24 36 40 46 58 40S86 38 98 42V96H2z")
        .shape(Straw, "M26 96C36 80 66 74 60 62C54 52 40 54 46 43C50 42 54 41 57 41C54 50 76 52 78 64C80 78 66 84 70 96z")
}

fn walk() -> Sketch {
    path()
        .inset(paw(), 46.0, 84.0, 17.0, 24.0)
        .inset(paw(), 60.0, 76.0, 15.0, 30.0)
        .inset(paw(), 62.0, 64.0, 12.0, -20.0)
        .inset(paw(), 54.0, 54.0, 9.0, -40.0)
        .shape(Moss, bumps(22.0, 34.0, 12.0, 10.0, 8))
        .band(Bark, 2.4, "M22 44V52")
        .disc(Sun, 78.0, 20.0, 9.0)
}

fn run() -> Sketch {
    path()
        .inset(paw(), 40.0, 86.0, 20.0, 30.0)
        .inset(paw(), 62.0, 70.0, 17.0, 20.0)
        .inset(paw(), 56.0, 54.0, 11.0, -30.0)
        .line(
            1.8,
            "M8 20C24 14 40 16 54 22M4 30C18 26 30 27 40 30M30 10C44 8 58 12 68 18",
        )
        .shape(Moss, bumps(84.0, 30.0, 10.0, 9.0, 8))
        .band(Bark, 2.4, "M84 38V46")
}

fn refresh() -> Sketch {
    Sketch::new()
        .trace(
            Mist,
            9.0,
            "M22 62A30 30 0 0 1 66 22M78 40A30 30 0 0 1 34 78",
        )
        .line(1.6, "M18 60A34 34 0 0 1 68 18M82 42A34 34 0 0 1 32 82")
        .shape(Mist, "M62 10L82 22L62 34z")
        .shape(Mist, "M38 66L18 78L38 90z")
        .shape(River, drop(50.0, 32.0, 34.0))
        .trace(Paper, 2.4, "M43 54C43 58 45 61 48 62")
}

fn berry_patch() -> Sketch {
    Sketch::new()
        .line(
            1.8,
            "M20 92C24 66 34 44 50 30M80 92C76 66 66 44 50 30M50 30V92",
        )
        .leaves(
            Fern,
            22.0,
            14.0,
            &[
                (26.0, 68.0, -60.0),
                (36.0, 48.0, -50.0),
                (74.0, 68.0, 60.0),
                (64.0, 48.0, 50.0),
                (50.0, 32.0, 0.0),
            ],
        )
        .leaves(Moss, 18.0, 12.0, &[(50.0, 62.0, 70.0), (50.0, 70.0, -70.0)])
        .berries(Berry, 5.0, &[(22.0, 84.0), (30.0, 80.0), (26.0, 90.0)])
        .berries(Hip, 5.0, &[(70.0, 82.0), (78.0, 86.0), (68.0, 91.0)])
        .berries(Berry, 5.0, &[(44.0, 46.0), (54.0, 44.0), (50.0, 53.0)])
        .soil()
}

fn kicked_pebbles() -> Sketch {
    Sketch::new()
        .line(
            1.8,
            "M14 84C30 60 46 48 60 44M22 90C40 72 58 64 72 64M10 72C20 52 36 36 50 28",
        )
        .shape(Stone, pebble(66.0, 40.0, 9.0, 7.0))
        .shape(Stone, pebble(80.0, 64.0, 8.0, 7.0))
        .shape(Stone, pebble(57.0, 24.0, 7.0, 6.0))
        .shape(Stone, pebble(88.0, 34.0, 5.0, 4.0))
        .inset(paw(), 17.0, 88.0, 26.0, 40.0)
        .line(1.4, "M76 36L82 33M90 60L96 58M66 22L72 20")
}

fn hidden_stash() -> Sketch {
    let heap = Sketch::new()
        .shape(Bark, "M6 92C8 60 26 46 50 46S92 60 94 92z")
        .shape(Ink, "M28 92C28 74 36 66 50 66S72 74 72 92z");
    let heap = acorn(heap, 40.0, 84.0, 22.0, -12.0);
    let heap = acorn(heap, 60.0, 84.0, 22.0, 14.0);
    acorn(heap, 50.0, 76.0, 20.0, 4.0)
        .leaf(Clay, (24.0, 60.0), -40.0, 24.0, 12.0)
        .leaf(Marigold, (50.0, 48.0), 10.0, 26.0, 13.0)
        .leaf(Fern, (72.0, 56.0), 56.0, 24.0, 12.0)
        .leaf(Sun, (38.0, 52.0), -24.0, 22.0, 11.0)
        .soil()
}

fn trail_mix() -> Sketch {
    let pouch = Sketch::new()
        .leaf(Fern, (50.0, 92.0), -56.0, 60.0, 30.0)
        .leaf(Fern, (50.0, 92.0), 56.0, 60.0, 30.0)
        .leaf(Moss, (50.0, 94.0), 0.0, 54.0, 40.0)
        .berries(Hip, 7.0, &[(32.0, 46.0), (70.0, 44.0)])
        .berries(Berry, 6.0, &[(50.0, 30.0), (62.0, 56.0)])
        .shape(Straw, leaf(36.0, 70.0, 60.0, 18.0, 12.0));
    acorn(
        acorn(pouch, 50.0, 50.0, 22.0, 10.0),
        36.0,
        28.0,
        20.0,
        -20.0,
    )
}

fn stepping_stones() -> Sketch {
    Sketch::new()
        .shape(River, "M2 20C20 14 36 24 52 18S84 14 98 20V94H2z")
        .trace(Paper, 2.4, "M8 34C18 28 28 38 38 33M62 30C72 26 82 34 92 29M6 60C14 56 20 62 26 60M74 58C82 54 88 60 96 57M10 84C20 80 28 86 36 83")
        .shape(Stone, pebble(24.0, 80.0, 15.0, 8.0))
        .shape(Stone, pebble(50.0, 62.0, 14.0, 7.5))
        .shape(Stone, pebble(68.0, 44.0, 12.0, 6.0))
        .shape(Stone, pebble(54.0, 28.0, 9.0, 4.6))
}

fn undergrowth_dash() -> Sketch {
    Sketch::new()
        .leaves(Moss, 52.0, 14.0, &[(10.0, 96.0, 8.0), (28.0, 98.0, -10.0), (72.0, 98.0, 12.0), (90.0, 96.0, -8.0)])
        .shape(Bark, "M22 66C30 52 48 50 62 54L70 46L74 54C82 56 88 62 90 66C84 72 74 70 70 70L74 80H66L60 72C50 74 40 74 34 72L26 82H18L26 70z")
        .dot(Ink, 80.0, 61.0, 2.2)
        .line(1.8, "M2 56H18M6 66H16M0 46H14")
        .leaves(Fern, 40.0, 12.0, &[(18.0, 98.0, -24.0), (44.0, 98.0, 4.0), (58.0, 98.0, -14.0), (84.0, 98.0, 18.0)])
}

fn slipstream() -> Sketch {
    Sketch::new()
        .trace(Mist, 8.0, "M6 30C30 18 52 40 72 28C86 20 92 34 82 40M4 52C30 42 54 60 80 52M8 76C30 66 48 86 68 74C80 68 88 80 78 86")
        .line(1.6, "M6 26C30 14 52 36 72 24C90 16 98 38 82 44M4 48C30 38 54 56 84 48M4 56C30 46 54 64 84 56M8 72C30 62 48 82 68 70C84 62 94 84 78 90")
        .leaf(Fern, (30.0, 52.0), 60.0, 18.0, 9.0)
        .leaf(Marigold, (56.0, 30.0), 110.0, 16.0, 8.0)
        .leaf(Clay, (52.0, 80.0), 70.0, 16.0, 8.0)
}

fn two_evils() -> Sketch {
    Sketch::new()
        .band(Bark, 6.0, "M50 96V56")
        .band(
            Bark,
            5.0,
            "M50 60C46 44 32 40 24 28M50 60C54 44 68 40 76 28",
        )
        .shape(Straw, "M6 20H36L44 28L36 36H6z")
        .shape(Straw, "M94 20H64L56 28L64 36H94z")
        .line(2.0, "M14 24L24 32M24 24L14 32")
        .line(2.0, "M74 32C74 26 84 26 84 32M76 34V36M82 34V36")
        .shape(Moss, bumps(20.0, 88.0, 12.0, 8.0, 7))
        .shape(Moss, bumps(80.0, 88.0, 12.0, 8.0, 7))
        .soil()
}

fn mill_pond() -> Sketch {
    let spokes: String = (0..8)
        .map(|i| ray(66.0, 54.0, 45.0 * i as f32, 4.0, 24.0))
        .collect();
    Sketch::new()
        .shape(Paper, "M10 34H50V76H10z")
        .shape(Clay, "M4 36L30 14L56 36z")
        .shape(Mist, "M20 46H32V58H20z")
        .line(1.2, "M26 46V58M20 52H32")
        .line(7.0, circle(66.0, 54.0, 24.0))
        .trace(Bark, 4.0, circle(66.0, 54.0, 24.0))
        .line(3.0, spokes)
        .disc(Straw, 66.0, 54.0, 5.0)
        .shape(River, "M2 76C20 70 34 80 50 75S82 72 98 77V96H2z")
        .trace(
            Paper,
            2.2,
            "M10 85C20 80 30 88 42 84M58 86C68 82 78 88 90 85",
        )
}

fn shortcut() -> Sketch {
    Sketch::new()
        .shape(Sage, "M2 30C30 20 70 24 98 32V96H2z")
        .trace(Straw, 9.0, "M14 96C4 70 10 44 34 40S80 48 84 26")
        .line(
            1.2,
            "M8 96C-2 70 6 40 34 35S76 43 79 24M20 96C10 72 16 48 34 45S85 54 89 26",
        )
        .line(2.6, "M22 88L32 74M38 66L48 54M54 47L64 36M69 32L76 26")
        .shape(Hip, "M70 16L88 16L82 32z")
        .shape(Moss, bumps(56.0, 76.0, 14.0, 11.0, 8))
        .band(Bark, 2.4, "M56 86V92")
}

fn loose_branch() -> Sketch {
    Sketch::new()
        .band(Bark, 9.0, "M10 4C14 30 8 60 12 96")
        .line(2.0, "M17 30L26 26L24 34L34 32")
        .band(
            Bark,
            6.0,
            "M36 36C52 42 66 56 90 60M60 49C66 42 74 38 84 38M72 56C76 64 78 70 86 76",
        )
        .leaves(
            Fern,
            16.0,
            9.0,
            &[
                (84.0, 38.0, 40.0),
                (90.0, 60.0, 80.0),
                (86.0, 76.0, 130.0),
                (66.0, 52.0, 190.0),
                (52.0, 44.0, 10.0),
            ],
        )
        .line(1.6, "M40 56L44 68M52 64L56 78M64 70L66 84")
}

fn scout_ahead() -> Sketch {
    Sketch::new()
        .shape(Sage, "M2 70C20 58 40 66 58 60S88 58 98 64V96H2z")
        .shape(Moss, "M60 62L70 40L80 62z")
        .shape(Moss, "M72 62L84 34L96 62z")
        .disc(Sun, 80.0, 20.0, 9.0)
        .shape(Bark, "M16 56C14 42 24 34 34 38L38 28L43 40C52 44 54 52 50 58C44 62 38 60 36 62C42 72 40 86 34 92H18C12 80 12 66 16 56z")
        .line(1.8, "M40 46L58 42")
        .dot(Ink, 43.0, 48.0, 2.2)
        .trace(Straw, 3.0, "M54 92C60 84 66 80 64 72S74 66 72 62")
}

fn greedy_forage() -> Sketch {
    let heap = [
        (26.0, 82.0, -20.0),
        (44.0, 84.0, 6.0),
        (62.0, 82.0, -8.0),
        (78.0, 84.0, 20.0),
        (36.0, 66.0, 14.0),
        (54.0, 66.0, -12.0),
        (70.0, 66.0, 8.0),
        (46.0, 50.0, -6.0),
        (62.0, 50.0, 16.0),
        (54.0, 34.0, 0.0),
    ];
    heap.iter()
        .fold(Sketch::new(), |sketch, &(x, y, turn)| acorn(sketch, x, y, 24.0, turn))
        .line(1.6, "M84 20C88 26 92 28 96 28M78 14C78 8 82 4 86 4M16 30C12 34 8 34 4 32M22 20C20 14 16 10 12 10")
        .soil()
}

fn long_stride() -> Sketch {
    Sketch::new()
        .inset(paw(), 16.0, 84.0, 26.0, 50.0)
        .inset(paw(), 84.0, 22.0, 26.0, 40.0)
        .line(2.0, "M24 70C30 46 50 26 72 22")
        .line(2.0, "M64 16L74 22L66 30")
        .shape(Moss, bumps(56.0, 70.0, 16.0, 12.0, 8))
        .shape(Stone, pebble(80.0, 80.0, 12.0, 8.0))
        .line(1.4, "M40 92C56 88 76 94 94 90")
}

fn white_water() -> Sketch {
    Sketch::new()
        .shape(River, "M2 26C18 14 30 30 44 22S74 10 98 24V94H2z")
        .shape(Paper, bumps(24.0, 50.0, 14.0, 8.0, 8))
        .shape(Paper, bumps(70.0, 42.0, 16.0, 9.0, 8))
        .shape(Paper, bumps(46.0, 74.0, 18.0, 9.0, 9))
        .shape(Stone, "M38 44L46 30L56 38L58 50L40 52z")
        .shape(Stone, "M72 76L80 62L92 68L94 80L76 84z")
        .trace(Paper, 2.4, "M8 36C14 32 20 38 26 35M6 72C14 68 18 74 24 71M60 60C66 56 74 62 80 58M8 88C18 84 26 90 34 87")
}

fn thicket_tunnel() -> Sketch {
    Sketch::new()
        .shape(Moss, bumps(50.0, 54.0, 42.0, 38.0, 13))
        .shape(Fern, bumps(50.0, 62.0, 31.0, 30.0, 11))
        .shape(Ink, "M28 94C26 66 36 50 50 50S74 66 72 94z")
        .fill(Straw, "M40 94C44 84 48 80 50 76C52 80 56 84 60 94z")
        .line(
            1.4,
            "M20 40L30 34M70 26L78 34M22 60L30 66M74 56L82 62M44 26L54 22",
        )
        .dot(Sun, 44.0, 68.0, 2.0)
        .dot(Sun, 54.0, 68.0, 2.0)
        .soil()
}

fn snare_line() -> Sketch {
    Sketch::new()
        .band(Bark, 4.0, "M12 94V40M50 94V44M88 94V40")
        .line(2.0, "M12 46C24 60 38 60 50 50C62 60 76 60 88 46")
        .line(2.0, "M30 57V64A8 8 0 1 0 31 64M70 57V64A8 8 0 1 0 71 64")
        .leaves(
            Fern,
            18.0,
            8.0,
            &[
                (20.0, 94.0, -20.0),
                (26.0, 94.0, 16.0),
                (62.0, 94.0, -12.0),
                (68.0, 94.0, 20.0),
                (40.0, 94.0, 0.0),
                (80.0, 94.0, -8.0),
            ],
        )
        .shape(Hip, circle(12.0, 38.0, 3.6))
        .shape(Hip, circle(50.0, 42.0, 3.6))
        .shape(Hip, circle(88.0, 38.0, 3.6))
        .soil()
}

fn hollow_oak() -> Sketch {
    let trunk = Sketch::new()
        .shape(Moss, bumps(50.0, 28.0, 40.0, 22.0, 12))
        .shape(Bark, "M20 94C32 84 34 66 32 44H68C66 66 68 84 80 94z")
        .line(1.2, "M38 48C37 62 38 74 34 86M62 48C63 62 62 74 66 86")
        .shape(Ink, ellipse(50.0, 66.0, 11.0, 14.0));
    acorn(trunk, 50.0, 72.0, 16.0, 8.0)
        .dot(Sun, 46.0, 60.0, 1.8)
        .dot(Sun, 54.0, 60.0, 1.8)
        .soil()
}

fn salmon_run() -> Sketch {
    let fish = Sketch::new()
        .shape(
            Blossom,
            "M8 50C22 30 52 28 74 46L94 32C92 44 92 56 94 68L74 54C52 72 22 70 8 50z",
        )
        .fill(Hip, "M26 40C40 34 56 38 68 46C54 46 40 46 26 40z")
        .line(1.2, "M28 38C34 46 34 54 28 62M44 40L48 46M54 42L58 48")
        .dot(Ink, 19.0, 47.0, 2.8);
    Sketch::new()
        .shape(River, "M2 52C18 44 32 58 48 50S82 44 98 52V94H2z")
        .trace(
            Paper,
            2.4,
            "M8 66C18 60 28 70 38 65M58 72C68 66 78 76 90 71M14 84C24 80 32 88 42 84",
        )
        .inset(fish.clone().mirrored(), 44.0, 32.0, 56.0, -34.0)
        .inset(fish.clone().mirrored(), 78.0, 24.0, 40.0, -50.0)
        .inset(fish.mirrored(), 64.0, 64.0, 38.0, -20.0)
}

fn stampede() -> Sketch {
    let beast = Sketch::new()
        .shape(Bark, "M8 56C14 42 34 38 54 42L66 30L72 38C84 40 92 48 94 56C88 62 78 62 72 60L78 78H70L60 64C48 68 38 66 32 64L22 80H14L22 62C14 64 10 62 8 56z")
        .dot(Ink, 82.0, 48.0, 3.0)
        .line(2.0, "M66 30L60 20M70 32L72 22");
    Sketch::new()
        .inset(beast.clone(), 30.0, 36.0, 44.0, -4.0)
        .inset(beast.clone(), 66.0, 30.0, 44.0, 4.0)
        .inset(beast, 56.0, 60.0, 62.0, 0.0)
        .shape(Straw, bumps(20.0, 86.0, 14.0, 7.0, 7))
        .shape(Straw, bumps(46.0, 90.0, 16.0, 6.0, 7))
        .shape(Straw, bumps(78.0, 88.0, 16.0, 7.0, 7))
}

fn harvest_moon() -> Sketch {
    let sky = Sketch::new()
        .fill(Berry, "M4 4H96V96H4z")
        .disc(Marigold, 50.0, 44.0, 30.0)
        .fill(
            Sun,
            [
                circle(40.0, 36.0, 6.0),
                circle(60.0, 52.0, 5.0),
                circle(56.0, 30.0, 3.0),
            ]
            .concat(),
        )
        .fill(Ink, "M4 80C24 70 40 82 58 76S86 74 96 80V96H4z")
        .fill(
            Paper,
            [
                circle(14.0, 16.0, 1.4),
                circle(86.0, 14.0, 1.4),
                circle(90.0, 50.0, 1.2),
                circle(10.0, 56.0, 1.2),
            ]
            .concat(),
        )
        .line(1.6, "M4 4H96V96H4z");
    acorn(acorn(sky, 30.0, 84.0, 20.0, -10.0), 68.0, 84.0, 20.0, 12.0)
}
