//! Traps: what makes a runner slow.

use art::{
    Colour::{Bark, Clay, Fern, Hip, Ink, Marigold, Mist, Moss, Sage, Stone, Straw, Sun},
    Sketch,
    forms::{bumps, ellipse, pebble, star},
};

pub(super) fn picture(id: &str) -> Option<Sketch> {
    Some(match id {
        "leaf-pit" => leaf_pit(),
        "rock-slide" => rock_slide(),
        "tangled-roots" => tangled_roots(),
        "mud-puddle" => mud_puddle(),
        "thorn-patch" => thorn_patch(),
        "wrong-turn" => wrong_turn(),
        _ => return None,
    })
}

fn leaf_pit() -> Sketch {
    Sketch::new()
        .shape(Straw, ellipse(50.0, 60.0, 44.0, 28.0))
        .shape(Ink, ellipse(50.0, 62.0, 34.0, 20.0))
        .leaves(
            Clay,
            24.0,
            12.0,
            &[(14.0, 62.0, 80.0), (34.0, 84.0, 20.0), (80.0, 76.0, -30.0)],
        )
        .leaves(
            Marigold,
            24.0,
            12.0,
            &[
                (22.0, 48.0, 110.0),
                (86.0, 58.0, -80.0),
                (56.0, 86.0, -10.0),
            ],
        )
        .leaves(
            Fern,
            22.0,
            11.0,
            &[(44.0, 38.0, 150.0), (70.0, 44.0, 210.0)],
        )
        .line(1.6, "M50 20V34M44 30L50 37L56 30")
}

fn rock_slide() -> Sketch {
    Sketch::new()
        .shape(Bark, "M2 4H30C34 30 56 60 98 84V96H2z")
        .shape(Stone, pebble(46.0, 30.0, 12.0, 10.0))
        .shape(Stone, pebble(66.0, 50.0, 14.0, 12.0))
        .shape(Stone, pebble(86.0, 70.0, 11.0, 10.0))
        .shape(Stone, pebble(70.0, 26.0, 7.0, 6.0))
        .shape(Stone, pebble(90.0, 44.0, 6.0, 5.0))
        .line(
            1.6,
            "M38 14L44 20M56 34L62 38M60 16L66 20M80 34L85 38M76 56L80 60",
        )
}

fn tangled_roots() -> Sketch {
    Sketch::new()
        .shape(Bark, "M30 2C34 20 30 34 26 44H74C70 34 66 20 70 2z")
        .line(1.2, "M42 6C44 20 42 32 40 42M58 6C56 20 58 32 60 42")
        .band(Bark, 5.0, "M30 42C20 56 6 58 4 78M40 44C36 62 62 66 54 92M50 44C56 60 20 66 24 92M60 44C64 60 44 70 76 90M70 42C80 56 94 58 96 78")
        .band(Bark, 4.0, "M14 90C30 72 60 84 84 66")
        .leaf(Fern, (12.0, 62.0), -50.0, 14.0, 8.0)
        .leaf(Fern, (88.0, 62.0), 50.0, 14.0, 8.0)
}

fn mud_puddle() -> Sketch {
    Sketch::new()
        .shape(Bark, bumps(50.0, 68.0, 40.0, 16.0, 11))
        .fill(Straw, ellipse(38.0, 62.0, 14.0, 4.0))
        .line(1.4, "M60 74C66 76 74 75 78 72M28 74C34 78 40 78 44 76")
        .shape(
            Bark,
            "M44 44C40 36 46 30 50 24C54 30 60 36 56 44C54 48 46 48 44 44z",
        )
        .shape(
            Bark,
            "M24 46C22 41 26 38 28 34C30 38 34 41 32 46C30 48 26 48 24 46z",
        )
        .shape(
            Bark,
            "M70 42C68 37 72 34 74 30C76 34 80 37 78 42C76 44 72 44 70 42z",
        )
        .line(1.6, "M50 14V8M30 26L26 20M72 22L76 16")
        .fill(Mist, ellipse(62.0, 62.0, 7.0, 2.4))
}

fn thorn_patch() -> Sketch {
    Sketch::new()
        .band(Moss, 4.0, "M6 90C20 40 46 30 50 60S74 96 94 30M14 40C34 60 60 20 90 76")
        .shape(Hip, "M16 62L8 56L20 54zM30 40L26 30L38 36zM52 70L60 62L58 76zM70 84L80 84L72 76zM86 56L78 50L88 46zM30 52L30 62L40 54zM58 44L56 34L66 40zM78 62L88 60L82 68z")
        .leaves(Fern, 16.0, 10.0, &[(24.0, 48.0, -50.0), (46.0, 46.0, 20.0), (64.0, 86.0, 190.0), (90.0, 40.0, 60.0)])
        .shape(Hip, star(46.0, 18.0, 10.0, 6.0, 5, 0.0))
        .dot(Sun, 46.0, 18.0, 3.0)
        .soil()
}

fn wrong_turn() -> Sketch {
    Sketch::new()
        .shape(Sage, "M2 58C24 50 44 60 62 54S88 54 98 58V96H2z")
        .trace(Straw, 8.0, "M50 96C50 82 40 74 24 72")
        .line(1.2, "M55 96C55 78 44 69 24 67M45 96C45 84 38 78 24 77")
        .band(Bark, 4.0, "M60 92V16")
        .shape(Straw, "M30 22L40 14H78V30H40z")
        .shape(Clay, "M92 46L82 38H46V54H82z")
        .line(2.4, "M56 18C56 14 66 14 66 19C66 22 61 22 61 25M61 28V28.2")
        .line(2.4, "M60 42L70 50M70 42L60 50")
        .shape(Stone, pebble(18.0, 66.0, 8.0, 6.0))
}
