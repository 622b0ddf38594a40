//! Marks: suits, resources, icons. They are read small, so they are simple and
//! their shapes alone tell them apart.

use crate::{
    Colour::{Bark, Berry, Clay, Fern, Ink, Marigold, Mist, Moss, Paper, River, Stone, Straw, Sun},
    Sketch,
    forms::{circle, drop, star},
};

/// The mark with a name; `None` if there is no such mark.
pub fn mark(name: &str) -> Option<Sketch> {
    Some(match name {
        "moons" => moons(),
        "suns" => suns(),
        "waves" => waves(),
        "leaves" => leaves(),
        "wyrms" => wyrms(),
        "knots" => knots(),
        "water" => water(),
        "nitrogen" => nitrogen(),
        "pollinators" => pollinators(),
        "groundcover" => groundcover(),
        "compost" => compost(),
        "trellis" => trellis(),
        "food" => food(),
        "wood" => wood(),
        "metal" => metal(),
        "acorn" => acorn(),
        _ => return None,
    })
}

fn moons() -> Sketch {
    Sketch::new()
        .shape(
            Mist,
            "M62 8C30 8 12 30 12 52S32 94 62 92C46 84 36 70 36 50S46 16 62 8z",
        )
        .dot(Ink, 74.0, 30.0, 4.0)
        .dot(Ink, 82.0, 56.0, 3.0)
}

fn suns() -> Sketch {
    Sketch::new()
        .shape(Sun, star(50.0, 50.0, 45.0, 27.0, 12, 0.0))
        .disc(Marigold, 50.0, 50.0, 19.0)
}

fn waves() -> Sketch {
    let crest = "C14 14 34 14 36 30C40 40 54 40 60 28C66 16 82 18 94 32";
    Sketch::new()
        .shape(River, format!("M6 34{crest}V88H6z"))
        .trace(Paper, 4.0, "M6 58C14 44 30 44 36 56C42 66 54 66 60 54C66 44 82 46 94 58M6 78C14 66 30 66 36 76C42 84 54 84 60 74C66 66 82 66 94 78")
}

fn leaves() -> Sketch {
    Sketch::new()
        .leaf(Moss, (30.0, 92.0), 30.0, 88.0, 44.0)
        .line(2.0, "M46 66L40 46M46 66L66 58M56 48L52 32M56 48L72 42")
}

fn wyrms() -> Sketch {
    Sketch::new()
        .line(
            15.0,
            "M18 84C44 92 58 78 46 64C34 52 30 40 46 32C60 26 72 30 78 22",
        )
        .trace(
            Clay,
            11.0,
            "M18 84C44 92 58 78 46 64C34 52 30 40 46 32C60 26 72 30 78 22",
        )
        .shape(Clay, "M66 14C76 6 90 8 95 20C90 26 80 34 68 30z")
        .dot(Ink, 82.0, 17.0, 2.6)
        .line(2.0, "M95 20L99 17M95 20L99 24")
        .shape(Marigold, "M44 34L36 14L54 26L58 10L66 26z")
}

fn knots() -> Sketch {
    let rope = "M14 14C40 20 62 44 50 58C38 72 20 58 34 46C48 34 76 34 80 54C84 72 66 82 88 90";
    Sketch::new().line(13.0, rope).trace(Straw, 9.4, rope).line(
        1.4,
        "M20 12L18 20M30 17L27 25M40 24L36 31M76 42L70 48M84 56L75 57M81 70L73 68M74 80L82 84",
    )
}

fn water() -> Sketch {
    Sketch::new()
        .shape(River, drop(50.0, 6.0, 88.0))
        .trace(Paper, 5.0, "M32 62C32 72 38 80 46 83")
}

fn nitrogen() -> Sketch {
    // A root with its nodules, an N of three strokes above it.
    Sketch::new()
        .trace(Bark, 7.0, "M50 40V94M50 58L26 80M50 58L74 80")
        .line(1.4, "M14 40H86")
        .disc(Berry, 30.0, 74.0, 9.0)
        .disc(Berry, 70.0, 74.0, 9.0)
        .disc(Berry, 50.0, 86.0, 9.0)
        .line(6.0, "M36 32V8L64 32V8")
}

fn pollinators() -> Sketch {
    Sketch::new()
        .shape(Mist, "M46 46C28 34 18 12 32 8C46 6 52 28 50 44z")
        .shape(Mist, "M54 46C72 34 82 12 68 8C54 6 48 28 50 44z")
        .shape(
            Sun,
            "M32 60C32 48 40 42 50 42S68 48 68 60S60 92 50 94C40 92 32 72 32 60z",
        )
        .trace(Ink, 6.0, "M35 58H65M36 72H64")
        .line(2.0, "M44 42C42 34 38 32 34 32M56 42C58 34 62 32 66 32")
}

fn groundcover() -> Sketch {
    Sketch::new()
        .shape(
            Fern,
            "M6 74C10 60 20 62 24 68C26 54 42 52 46 64C48 52 64 50 68 64C74 56 90 60 94 74z",
        )
        .shape(Bark, "M6 76H94V90H6z")
        .line(
            3.0,
            "M22 66L18 48M46 62V42M68 62L74 44M34 64L30 50M58 62L60 46M82 66L88 52",
        )
}

fn compost() -> Sketch {
    Sketch::new()
        .shape(Bark, "M8 84C18 56 36 42 50 42S82 56 92 84z")
        .line(3.0, "M34 68L40 64M54 60L60 64M44 78H50M64 76L70 72")
        .trace(
            Ink,
            3.4,
            "M34 32C28 24 40 18 34 8M50 30C44 22 56 16 50 6M66 32C60 24 72 18 66 8",
        )
}

fn trellis() -> Sketch {
    Sketch::new()
        .band(
            Straw,
            4.0,
            "M20 94V14M50 94V6M80 94V14M12 30H88M12 54H88M12 78H88",
        )
        .leaf(Fern, (50.0, 54.0), 50.0, 26.0, 16.0)
        .leaf(Fern, (50.0, 76.0), -50.0, 26.0, 16.0)
}

fn food() -> Sketch {
    Sketch::new()
        .shape(Clay, "M50 32C40 22 12 24 12 54C12 80 32 94 42 92C47 90 53 90 58 92C68 94 88 80 88 54C88 24 60 22 50 32z")
        .line(4.0, "M50 32C48 22 50 12 56 6")
        .leaf(Fern, (54.0, 20.0), 66.0, 26.0, 14.0)
        .trace(Paper, 5.0, "M24 50C24 42 28 38 34 36")
}

fn wood() -> Sketch {
    let log = |x: f32, y: f32| [circle(x, y, 20.0), circle(x, y, 11.0), circle(x, y, 4.0)].concat();
    Sketch::new()
        .shape(Straw, log(28.0, 70.0))
        .shape(Straw, log(72.0, 70.0))
        .shape(Straw, log(50.0, 34.0))
}

fn metal() -> Sketch {
    Sketch::new()
        .shape(Stone, star(50.0, 50.0, 44.0, 32.0, 9, 0.0))
        .disc(Paper, 50.0, 50.0, 15.0)
}

fn acorn() -> Sketch {
    Sketch::new()
        .shape(Straw, "M22 46C22 74 40 86 50 96C60 86 78 74 78 46z")
        .shape(
            Bark,
            "M14 48C12 28 32 18 50 18S88 28 86 48C66 54 34 54 14 48z",
        )
        .line(5.0, "M50 18V6")
        .line(
            2.0,
            "M30 32L40 46M46 24L56 48M62 26L70 44M70 32L44 48M54 22L28 44",
        )
        .trace(Paper, 4.0, "M32 58C33 66 36 72 40 77")
}
