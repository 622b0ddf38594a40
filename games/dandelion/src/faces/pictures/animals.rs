//! Animals, insects and weather of the Food Forest.

use art::{
    Colour::{Bark, Berry, Clay, Fern, Ink, Mist, Moss, Paper, Sage, Stone, Straw, Sun},
    Sketch, creatures,
    forms::{circle, ellipse, leaf},
};

pub(super) fn picture(id: &str) -> Option<Sketch> {
    Some(match id {
        "chicken" => creatures::chicken(),
        "earthworm" => earthworm(),
        "honeybee" => honeybee(),
        "mason-bee" => mason_bee(),
        "ladybug" => creatures::ladybug(),
        "praying-mantis" => praying_mantis(),
        "aphids" => aphids(),
        "tornado" => tornado(),
        "drought" => drought(),
        _ => return None,
    })
}

fn earthworm() -> Sketch {
    let body = "M10 78C22 92 36 70 30 56C24 42 40 28 52 40C66 54 56 72 70 80C82 86 92 74 88 58";
    Sketch::new()
        .line(14.0, body)
        .trace(art::Colour::Blossom, 10.6, body)
        .trace(Clay, 10.6, "M29 60C27 52 29 44 34 40")
        .line(1.0, "M16 88L19 79M26 88L24 79M35 76L26 72M36 64L25 64M44 44L42 33M56 52L63 44M58 62L68 60M64 76L72 68M74 87L76 77M84 80L81 71M94 68L83 66")
        .line(1.2, "M4 28C20 24 30 30 44 26S74 30 96 24")
        .leaf(Straw, (66.0, 26.0), 66.0, 18.0, 9.0)
        .leaf(Bark, (20.0, 27.0), -60.0, 15.0, 8.0)
}

/// A bee in flight: its stripes between a dark and a light colour.
fn bee(light: art::Colour, dark: art::Colour) -> Sketch {
    Sketch::new()
        .shape(Mist, leaf(48.0, 42.0, -30.0, 40.0, 22.0))
        .shape(Mist, leaf(54.0, 42.0, 14.0, 40.0, 22.0))
        .line(0.9, "M44 34L34 16M56 32L60 10")
        .shape(light, ellipse(50.0, 58.0, 30.0, 19.0))
        .fill(dark, "M40 40C34 50 34 66 40 76L47 77C41 66 41 50 47 39zM56 39C62 50 62 66 56 77L63 75C70 64 70 52 63 41z")
        .line(1.6, ellipse(50.0, 58.0, 30.0, 19.0))
        .disc(dark, 82.0, 54.0, 11.0)
        .dot(Paper, 86.0, 51.0, 2.2)
        .line(1.6, "M84 44C86 36 92 34 95 35M78 44C78 36 82 30 86 29M20 58L12 59M40 76L36 86M50 78V88M62 75L66 85")
}

fn honeybee() -> Sketch {
    let comb = [
        "M8 82l8-5 8 5v9l-8 5-8-5z",
        "M24 82l8-5 8 5v9l-8 5-8-5z",
        "M40 82l8-5 8 5v9l-8 5-8-5z",
    ]
    .concat();
    Sketch::new()
        .shape(Sun, comb)
        .inset(bee(Sun, Bark), 52.0, 44.0, 88.0, -10.0)
}

fn mason_bee() -> Sketch {
    Sketch::new()
        .shape(Straw, "M6 68h20v26h-20z")
        .fill(
            Ink,
            [
                circle(12.0, 75.0, 3.2),
                circle(20.0, 75.0, 3.2),
                circle(12.0, 86.0, 3.2),
                circle(20.0, 86.0, 3.2),
            ]
            .concat(),
        )
        .line(1.6, "M6 68h20v26h-20zM3 70L16 60L29 70")
        .inset(bee(Stone, Berry), 58.0, 44.0, 78.0, 8.0)
}

fn praying_mantis() -> Sketch {
    Sketch::new()
        .line(
            2.0,
            "M46 62L30 76L26 94M52 66L50 82L56 94M60 62L78 74L82 92",
        )
        .shape(Fern, "M44 40C52 46 70 58 92 72C74 76 52 72 42 58z")
        .shape(Sage, "M52 50C66 56 80 64 92 72C78 72 62 66 52 50z")
        .band(Fern, 5.0, "M44 56C40 44 38 34 36 24")
        .shape(
            Fern,
            "M24 12C30 18 42 18 48 12C50 20 42 28 36 30C30 28 22 20 24 12z",
        )
        .dot(Ink, 28.0, 16.0, 2.6)
        .dot(Ink, 44.0, 16.0, 2.6)
        .line(1.2, "M32 14C30 6 24 4 20 5M40 14C42 6 48 4 52 5")
        .band(Moss, 3.4, "M38 36L22 46L14 30L24 40")
        .band(Moss, 3.4, "M40 40L30 54L20 44")
        .line(1.0, "M17 34L20 35M19 38L22 39")
}

fn aphids() -> Sketch {
    let aphid = Sketch::new()
        .line(
            2.4,
            "M30 60L16 70M40 70L34 86M62 68L70 84M30 44L16 34M44 36L38 22M24 48C16 44 10 46 6 50",
        )
        .shape(
            Fern,
            "M22 52C26 36 46 30 64 36C84 42 90 60 78 68C58 78 24 74 22 52z",
        )
        .line(
            1.6,
            "M78 44L90 36M82 52L95 50M44 36C42 48 44 60 48 72M60 36C58 48 60 60 62 70",
        )
        .dot(Ink, 30.0, 50.0, 3.4);
    Sketch::new()
        .shape(
            Moss,
            "M50 98C30 86 12 60 22 28C30 12 44 6 58 4C76 18 88 46 76 70C70 84 60 92 50 98z",
        )
        .line(
            1.2,
            "M52 94C46 66 48 36 56 8M49 70L30 56M49 54L70 42M50 38L34 28M49 76L68 64",
        )
        .inset(aphid.clone(), 40.0, 46.0, 34.0, 20.0)
        .inset(aphid.clone(), 62.0, 56.0, 30.0, 150.0)
        .inset(aphid.clone(), 44.0, 72.0, 26.0, -30.0)
        .inset(aphid, 58.0, 28.0, 24.0, 80.0)
}

fn tornado() -> Sketch {
    Sketch::new()
        .shape(Stone, "M10 14C30 6 70 6 90 14C92 24 78 28 74 36C70 44 72 48 66 54C60 62 64 68 58 74C54 80 56 86 50 96C48 86 50 82 46 76C42 70 46 64 40 58C32 50 36 44 28 36C20 30 8 26 10 14z")
        .fill(Mist, "M22 16C40 12 60 12 78 16C68 22 34 22 22 16z")
        .line(1.6, "M12 18C30 26 70 26 88 18M24 32C40 38 62 38 74 34M34 46C46 51 60 50 68 48M40 58C50 62 58 62 64 58M45 72C50 75 54 75 58 72")
        .leaf(Fern, (80.0, 50.0), 70.0, 13.0, 7.0)
        .leaf(Moss, (22.0, 62.0), -110.0, 13.0, 7.0)
        .line(1.4, "M78 70L88 66L90 72L80 76zM20 80L30 84")
        .soil()
}

fn drought() -> Sketch {
    Sketch::new()
        .shape(Sun, circle(70.0, 24.0, 15.0))
        .line(1.8, "M70 2V6M70 42V47M48 24H52M88 24H94M55 9L58 12M82 36L86 40M55 39L58 36M83 12L87 8")
        .shape(Straw, "M6 62C30 56 70 58 94 62V94H6z")
        .line(1.8, "M20 60L28 72L18 82L24 94M28 72L46 76L52 94M46 76L58 66L54 59M58 66L76 74L70 94M76 74L92 70M76 74L84 84L94 86M18 82L6 80")
        .band(Bark, 2.2, "M32 62C32 48 28 38 34 24")
        .line(1.8, "M32 46L20 36M31 38L42 28M34 24L30 14M34 24L40 16")
        .leaf(Clay, (20.0, 36.0), 210.0, 14.0, 6.0)
        .leaf(Clay, (42.0, 28.0), 160.0, 14.0, 6.0)
}
