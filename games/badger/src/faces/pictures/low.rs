//! Two to six.

use art::{
    Colour::{
        Bark, Berry, Blossom, Clay, Fern, Hip, Ink, Marigold, Mist, Moss, Paper, River, Sage,
        Stone, Straw, Sun,
    },
    Sketch,
    forms::{block, bumps, circle, ellipse, star},
};

pub(super) fn picture(id: &str) -> Option<Sketch> {
    Some(match id {
        "author" => author(),
        "desert" => desert(),
        "origin" => origin(),
        "journey" => journey(),
        "painter" => painter(),
        "savage" => savage(),
        "mountain" => mountain(),
        "sailor" => sailor(),
        "battle" => battle(),
        "forest" => forest(),
        "discovery" => discovery(),
        "soldier" => soldier(),
        "lunatic" => lunatic(),
        "penitent" => penitent(),
        "market" => market(),
        _ => return None,
    })
}

fn author() -> Sketch {
    Sketch::new()
        .shape(River, "M12 44C6 34 10 26 17 24V16H29V24C36 26 40 34 34 44z")
        .line(1.6, "M14 16H32")
        .shape(Paper, "M10 40C24 34 40 36 50 44C60 36 76 34 90 40V86C76 80 60 82 50 90C40 82 24 80 10 86z")
        .line(1.4, "M50 44V90M18 52C26 49 36 50 43 54M18 62C26 59 36 60 43 64M18 72C26 69 36 70 43 74M57 54C62 51 68 50 74 50")
        .shape(Mist, "M92 4C78 14 66 34 60 60C72 50 88 34 92 4z")
        .line(1.4, "M90 8C78 24 68 42 58 66")
}

fn desert() -> Sketch {
    Sketch::new()
        .disc(Sun, 72.0, 26.0, 14.0)
        .shape(Straw, "M2 66C22 46 42 50 56 60S84 60 98 52V94H2z")
        .shape(Marigold, "M2 66C22 46 42 50 56 60C40 62 30 76 2 84z")
        .band(Moss, 7.0, "M30 82V34M30 60H18V46M30 54H42V40")
        .line(1.2, "M62 74C70 70 78 76 88 70M58 86C70 82 80 88 92 84")
}

fn origin() -> Sketch {
    Sketch::new()
        .shape(River, "M2 66C18 58 34 70 50 64S82 60 98 66V94H2z")
        .shape(Straw, "M30 68C36 60 64 60 70 68C64 74 36 74 30 68z")
        .line(1.8, "M50 64C50 48 46 44 50 30")
        .leaf(Fern, (50.0, 48.0), -50.0, 26.0, 14.0)
        .leaf(Fern, (50.0, 40.0), 46.0, 26.0, 14.0)
        .leaf(Sage, (50.0, 32.0), 0.0, 20.0, 10.0)
        .trace(
            Paper,
            2.4,
            "M10 80C20 74 30 84 40 79M58 84C68 78 78 88 90 83",
        )
}

fn journey() -> Sketch {
    Sketch::new()
        .shape(Mist, "M74 6A15 15 0 1 0 92 24A12 12 0 0 1 74 6z")
        .shape(Sage, "M2 60C20 48 40 58 58 52S84 46 98 52V94H2z")
        .trace(Straw, 8.0, "M20 96C40 84 60 84 52 72S70 62 78 52")
        .line(
            1.1,
            "M14 96C36 80 54 82 47 74S62 60 73 51M27 96C46 88 66 86 57 72S76 64 83 52",
        )
        .disc(Blossom, 34.0, 40.0, 6.0)
        .line(3.4, "M34 46V64M34 64L28 80M34 64L42 78M34 52L44 58")
        .band(Straw, 2.0, "M46 80L42 44")
        .shape(Clay, bumps(27.0, 52.0, 6.0, 7.0, 6))
}

fn painter() -> Sketch {
    Sketch::new()
        .band(Bark, 3.0, "M24 94L44 20M76 94L56 20M50 94V70")
        .shape(Paper, block(20.0, 26.0, 60.0, 46.0))
        .shape(Mist, block(24.0, 30.0, 52.0, 22.0))
        .disc(Sun, 62.0, 40.0, 7.0)
        .shape(Fern, "M24 68V54C36 46 50 60 76 50V68z")
        .shape(
            Straw,
            "M4 82C4 72 24 70 26 80C28 88 18 86 18 92C14 98 2 94 4 82z",
        )
        .dot(Hip, 10.0, 80.0, 2.2)
        .dot(River, 17.0, 78.0, 2.2)
        .dot(Sun, 10.0, 88.0, 2.2)
}

fn savage() -> Sketch {
    // A wolf that bares its teeth among leaves.
    Sketch::new()
        .leaves(Moss, 34.0, 14.0, &[(20.0, 60.0, -50.0), (16.0, 78.0, -80.0), (80.0, 60.0, 50.0), (84.0, 78.0, 80.0)])
        .shape(Stone, "M20 10L40 28C46 26 54 26 60 28L80 10L78 46L88 60L74 66C70 82 60 94 50 94S30 82 26 66L12 60L22 46z")
        .fill(Paper, "M34 62C40 56 46 62 50 62S60 56 66 62C66 78 58 90 50 90S34 78 34 62z")
        .fill(Ink, "M26 20L36 30L28 36zM74 20L64 30L72 36z")
        .shape(Sun, "M32 46L44 50L40 54C36 54 33 51 32 46z")
        .shape(Sun, "M68 46L56 50L60 54C64 54 67 51 68 46z")
        .shape(Ink, "M44 62H56L50 70z")
        .shape(Hip, "M38 74H62C60 86 54 90 50 90S40 86 38 74z")
        .fill(Paper, "M40 74L43 81L46 74zM47 74L50 80L53 74zM54 74L57 81L60 74z")
        .line(1.4, "M38 74H62M50 70V74")
}

fn mountain() -> Sketch {
    Sketch::new()
        .disc(Sun, 80.0, 22.0, 10.0)
        .shape(Mist, "M16 10A10 10 0 1 0 28 22A8 8 0 0 1 16 10z")
        .shape(Stone, "M2 90L40 22L56 46L66 36L98 90z")
        .shape(Paper, "M40 22L56 46L48 44L44 52L36 42L28 44z")
        .shape(Paper, "M66 36L78 56L70 54L64 58L57 47z")
        .shape(Moss, "M2 90C22 80 44 86 60 82S88 82 98 90z")
}

fn sailor() -> Sketch {
    Sketch::new()
        .shape(Paper, "M48 8V62H14z")
        .shape(Sage, "M54 16V62H84z")
        .line(2.8, "M50 4V68")
        .shape(Bark, "M8 66H94L80 84H22z")
        .shape(
            River,
            "M2 80C16 72 28 86 42 78S68 86 80 78S92 76 98 80V96H2z",
        )
        .trace(
            Paper,
            2.4,
            "M10 89C20 84 28 92 40 88M60 89C70 84 80 92 90 88",
        )
        .leaf(Fern, (50.0, 8.0), 80.0, 16.0, 8.0)
}

fn battle() -> Sketch {
    let sword = Sketch::new()
        .shape(Stone, "M46 66V14L50 4L54 14V66z")
        .line(1.4, "M50 14V66")
        .shape(Sun, block(34.0, 66.0, 32.0, 6.0))
        .shape(Bark, block(46.0, 72.0, 8.0, 16.0))
        .disc(Sun, 50.0, 92.0, 5.0);
    Sketch::new()
        .inset(sword.clone(), 50.0, 50.0, 98.0, 40.0)
        .inset(sword, 50.0, 50.0, 98.0, -40.0)
        .shape(Hip, star(50.0, 38.0, 12.0, 5.0, 8, 0.0))
}

fn forest() -> Sketch {
    let fir = |sketch: Sketch, x: f32, foot: f32, h: f32| {
        sketch
            .band(Bark, 3.0, format!("M{x} {foot}V{}", foot - h * 0.25))
            .shape(
                Moss,
                format!(
                    "M{x} {}L{} {}H{}z",
                    foot - h,
                    x - h * 0.24,
                    foot - h * 0.5,
                    x + h * 0.24
                ),
            )
            .shape(
                Moss,
                format!(
                    "M{x} {}L{} {}H{}z",
                    foot - h * 0.75,
                    x - h * 0.32,
                    foot - h * 0.18,
                    x + h * 0.32
                ),
            )
    };
    let night = Sketch::new().shape(Mist, "M66 6A15 15 0 1 0 84 24A12 12 0 0 1 66 6z");
    fir(
        fir(fir(night, 26.0, 88.0, 62.0), 76.0, 88.0, 54.0),
        50.0,
        94.0,
        74.0,
    )
    .leaves(
        Fern,
        12.0,
        6.0,
        &[
            (10.0, 94.0, -16.0),
            (10.0, 94.0, 16.0),
            (90.0, 94.0, -16.0),
            (90.0, 94.0, 16.0),
        ],
    )
}

fn discovery() -> Sketch {
    Sketch::new()
        .shape(River, "M2 70C20 62 36 74 52 68S84 64 98 70V94H2z")
        .disc(Sun, 50.0, 66.0, 20.0)
        .fill(River, "M26 69C40 72 52 66 74 68V90H26z")
        .line(1.8, "M50 38V30M26 46L20 40M74 46L80 40M18 64H10M82 64H90")
        .trace(
            Paper,
            2.4,
            "M12 82C22 76 32 86 42 81M58 84C68 78 78 88 90 83",
        )
        .shape(Straw, "M8 14L46 8V20L8 26z")
        .shape(Stone, "M46 6L62 4V22L46 22z")
        .line(1.8, "M28 24L22 40M28 24L36 40")
}

fn soldier() -> Sketch {
    Sketch::new()
        .shape(
            Hip,
            "M50 18C40 4 54 2 62 6C76 8 84 18 82 30C76 22 66 20 58 22z",
        )
        .shape(
            Stone,
            "M24 54C22 30 34 18 50 18S78 30 76 54V82L64 90V58H56L50 66L44 58H36V90L24 82z",
        )
        .line(1.8, "M50 18V66M24 46H76")
        .fill(Ink, "M30 50H46V54H30zM54 50H70V54H54z")
        .dot(Ink, 68.0, 70.0, 1.8)
        .dot(Ink, 68.0, 78.0, 1.8)
        .dot(Ink, 32.0, 70.0, 1.8)
        .dot(Ink, 32.0, 78.0, 1.8)
}

fn lunatic() -> Sketch {
    Sketch::new()
        .shape(Mist, circle(50.0, 34.0, 28.0))
        .dot(Ink, 41.0, 30.0, 2.6)
        .dot(Ink, 60.0, 27.0, 2.6)
        .line(2.0, "M38 42C44 50 58 50 64 40M34 24L44 22M55 19L66 22")
        .shape(
            River,
            "M2 72C16 64 28 78 42 70S68 78 80 70S92 68 98 72V94H2z",
        )
        .trace(
            Paper,
            2.6,
            "M36 80C44 76 56 76 64 80M28 88C42 83 58 83 72 88",
        )
        .line(
            1.8,
            "M14 56C8 50 10 42 16 42C22 42 22 50 16 50M86 56C92 50 90 42 84 42C78 42 78 50 84 50",
        )
}

fn penitent() -> Sketch {
    Sketch::new()
        .line(1.8, "M50 4V12M30 10L34 16M70 10L66 16")
        .shape(Bark, "M30 90C26 66 32 40 50 24C68 40 74 66 70 90z")
        .shape(
            Ink,
            "M40 52C40 40 46 36 50 34C54 36 60 40 60 52C58 62 42 62 40 52z",
        )
        .shape(Blossom, ellipse(50.0, 52.0, 7.0, 8.0))
        .line(1.5, "M46 51C47 52 48 52 49 51M51 51C52 52 53 52 54 51")
        .line(5.0, "M40 74C46 70 54 70 60 74")
        .trace(Straw, 3.0, "M40 74C46 70 54 70 60 74")
        .shape(Clay, "M70 90C78 84 84 88 92 84C94 92 84 96 70 94z")
        .soil()
}

fn market() -> Sketch {
    Sketch::new()
        .line(3.0, "M16 40V92M84 40V92")
        .shape(Fern, "M6 38L16 14H84L94 38C88 46 82 46 76 38C70 46 64 46 58 38C52 46 46 46 40 38C34 46 28 46 22 38C16 46 10 44 6 38z")
        .fill(Paper, "M33 14H50V38C46 45 44 45 40 38C34 45 28 45 26 38zM67 14H84L94 38C88 45 82 45 76 38C72 45 66 45 64 38z")
        .line(1.4, "M6 38L16 14H84L94 38M33 14L26 38M50 14V40M67 14L72 38")
        .shape(Straw, block(16.0, 68.0, 68.0, 10.0))
        .berries(Hip, 5.0, &[(26.0, 63.0), (36.0, 63.0), (31.0, 55.0)])
        .berries(Marigold, 5.0, &[(64.0, 63.0), (74.0, 63.0), (69.0, 55.0)])
        .shape(Berry, bumps(50.0, 62.0, 6.0, 6.0, 7))
        .soil()
}
