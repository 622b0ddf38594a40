//! The characters, and the smoke that hides the cards of the square.

use art::{
    Colour::{
        self, Bark, Blossom, Clay, Fern, Hip, Ink, Marigold, Mist, Moss, Paper, River, Sage, Stone,
        Straw, Sun,
    },
    Sketch,
    forms::{bumps, circle, ellipse},
};

pub(super) fn picture(id: &str) -> Option<Sketch> {
    Some(match id {
        "maddy" => maddy(),
        "jeff" => jeff(),
        "alan" => alan(),
        "cass" => cass(),
        "bill" => bill(),
        "smoke" => smoke(),
        _ => return None,
    })
}

/// Head and shoulders: skin and coat in colours; hair and hat come on top.
fn bust(skin: Colour, coat: Colour) -> Sketch {
    Sketch::new()
        .shape(coat, "M14 96C14 76 30 70 42 68H58C70 70 86 76 86 96z")
        .shape(skin, "M42 58H58V70C58 76 42 76 42 70z")
        .shape(skin, ellipse(50.0, 44.0, 18.0, 21.0))
        .dot(Ink, 43.0, 43.0, 1.9)
        .dot(Ink, 57.0, 43.0, 1.9)
        .line(1.5, "M50 44L48 51H51M43 56C47 60 53 60 57 56")
}

fn maddy() -> Sketch {
    bust(Blossom, River)
        .shape(Clay, "M30 50C26 24 40 16 50 16S74 24 70 50C74 58 72 66 68 70C66 56 68 40 60 30C52 36 40 36 36 34C32 44 34 60 32 70C28 64 27 56 30 50z")
        .shape(Straw, "M22 28C34 22 66 22 78 28C74 32 26 32 22 28z")
        .shape(Straw, "M36 26C36 10 64 10 64 26z")
        .trace(Hip, 3.0, "M36 24H64")
}

fn jeff() -> Sketch {
    bust(Straw, Moss)
        .shape(Bark, "M32 44C28 24 40 18 50 18S72 24 68 44C66 34 60 30 50 30S34 34 32 44z")
        .shape(Bark, "M32 50C34 70 44 74 50 74S66 70 68 50C64 56 60 54 56 54C52 52 48 52 44 54C40 54 36 56 32 50z")
        .line(1.5, "M45 60C48 62 52 62 55 60")
        .leaf(Fern, (64.0, 24.0), 40.0, 18.0, 9.0)
}

fn alan() -> Sketch {
    bust(Blossom, Hip)
        .shape(Stone, "M30 34C30 22 40 16 50 16S70 22 70 34z")
        .shape(Stone, "M28 34H80C80 38 76 39 70 38H30C28 38 27 36 28 34z")
        .line(
            1.6,
            [circle(43.0, 43.0, 6.0), circle(57.0, 43.0, 6.0)].concat(),
        )
        .line(1.6, "M49 43H51")
        .shape(Paper, bumps(50.0, 63.0, 11.0, 6.0, 7))
        .line(1.5, "M46 57C48 59 52 59 54 57")
}

fn cass() -> Sketch {
    bust(Bark, Sun)
        .shape(Ink, bumps(50.0, 24.0, 20.0, 12.0, 9))
        .shape(Ink, bumps(32.0, 40.0, 6.0, 12.0, 6))
        .shape(Ink, bumps(68.0, 40.0, 6.0, 12.0, 6))
        .trace(Marigold, 5.0, "M33 31C42 26 58 26 67 31")
        .line(1.2, "M33 28C42 23 58 23 67 28M33 34C42 29 58 29 67 34")
        .dot(Sun, 34.0, 56.0, 2.6)
        .dot(Sun, 66.0, 56.0, 2.6)
        .dot(Paper, 42.4, 42.4, 0.7)
        .dot(Paper, 56.4, 42.4, 0.7)
}

fn bill() -> Sketch {
    bust(Straw, Sage)
        .shape(Paper, "M30 46C26 32 34 28 34 34C38 30 36 26 34 26C40 16 60 16 66 26C64 26 62 30 66 34C66 28 74 32 70 46C68 38 66 36 64 38H36C34 36 32 38 30 46z")
        .shape(Paper, "M38 54C42 50 48 52 50 54C52 52 58 50 62 54C60 58 54 58 50 56C46 58 40 58 38 54z")
        .line(1.8, "M38 37L46 38M62 37L54 38")
        .shape(Clay, "M40 70L50 78L60 70L58 84L50 80L42 84z")
}

fn smoke() -> Sketch {
    Sketch::new()
        .fill(Stone, "M0 0H100V100H0z")
        .shape(Mist, bumps(30.0, 34.0, 26.0, 16.0, 9))
        .shape(Paper, bumps(66.0, 28.0, 24.0, 15.0, 9))
        .shape(Mist, bumps(72.0, 62.0, 26.0, 17.0, 9))
        .shape(Paper, bumps(32.0, 68.0, 28.0, 18.0, 10))
        .line(1.4, "M14 34C20 28 30 30 32 38C32 44 24 44 24 38M56 30C62 24 72 26 74 32C74 38 66 38 66 33M18 70C26 62 38 64 40 72C40 80 30 80 30 73M62 62C70 56 80 58 82 66C82 72 74 72 74 67")
        .line(1.6, "M0 0H100V100H0z")
}
