//! What people build in a food forest.

use art::{
    Colour::{Bark, Clay, Fern, Hip, Marigold, Mist, Moss, Paper, River, Sage, Stone, Straw, Sun},
    Sketch,
    forms::{block, bumps, ellipse},
};

pub(super) fn picture(id: &str) -> Option<Sketch> {
    Some(match id {
        "house" => house(),
        "rain-barrel" => rain_barrel(),
        "pond" => pond(),
        "swale" => swale(),
        "arbor" => arbor(),
        "compost-pile" => compost_pile(),
        "hugelkultur-bed" => hugelkultur_bed(),
        _ => return None,
    })
}

fn house() -> Sketch {
    Sketch::new()
        .shape(Stone, block(66.0, 14.0, 9.0, 22.0))
        .line(1.4, "M70 10C66 6 74 4 70 0")
        .shape(Paper, block(20.0, 46.0, 60.0, 46.0))
        .shape(Clay, "M10 50L50 14L90 50L84 54L50 24L16 54z")
        .fill(Clay, "M16 54L50 24L84 54z")
        .line(
            1.6,
            "M10 50L50 14L90 50L84 54H16zM26 46H74M34 38H66M42 30H58",
        )
        .shape(Bark, "M42 92V66C42 58 58 58 58 66V92z")
        .shape(Mist, block(26.0, 62.0, 11.0, 12.0))
        .shape(Mist, block(63.0, 62.0, 11.0, 12.0))
        .line(1.2, "M31.5 62V74M26 68H37M68.5 62V74M63 68H74")
        .shape(Fern, bumps(14.0, 88.0, 8.0, 6.0, 7))
        .shape(Moss, bumps(87.0, 87.0, 9.0, 7.0, 7))
        .soil()
}

fn rain_barrel() -> Sketch {
    Sketch::new()
        .shape(Stone, "M56 2H64V16H56z")
        .fill(River, "M58 16H62V32H58z")
        .shape(Bark, "M24 30C20 50 20 72 26 90H74C80 72 80 50 76 30z")
        .line(
            1.1,
            "M36 32C33 52 33 72 37 90M50 32V90M64 32C67 52 67 72 63 90",
        )
        .trace(Stone, 4.0, "M22 44H78M22 76H78")
        .line(1.2, "M21 42H79M21 46H79M22 74H78M22 78H78")
        .shape(River, ellipse(50.0, 30.0, 26.0, 6.5))
        .line(1.0, "M40 30C44 28 56 28 60 31")
        .shape(Stone, "M78 66H88V72H84V76H80V72H78z")
        .shape(River, "M82 80C80 84 79 87 82 88S85 86 82 80z")
        .soil()
}

fn pond() -> Sketch {
    Sketch::new()
        .shape(
            River,
            "M8 62C8 48 28 42 50 42S94 48 94 64S72 90 50 90S8 80 8 62z",
        )
        .fill(Mist, "M22 58C30 52 44 50 54 51C46 54 34 56 26 62z")
        .line(1.0, "M58 78C66 80 76 78 82 72M24 74C30 78 38 80 44 80")
        .shape(Fern, "M30 68A11 6 0 1 1 44 64L36 66z")
        .shape(Fern, "M64 60A10 5.5 0 1 1 76 57L69 58z")
        .flower(art::Colour::Blossom, Sun, (68.0, 54.0), 7.0, 6)
        .line(
            1.8,
            "M16 52C15 38 17 26 16 12M24 48C24 36 26 30 25 20M84 50C86 36 84 26 86 14",
        )
        .band(Bark, 3.0, "M16 12V22M25 20V29M86 14V24")
        .leaf(Moss, (20.0, 50.0), -14.0, 34.0, 6.0)
        .leaf(Moss, (82.0, 50.0), -10.0, 30.0, 6.0)
        .shape(
            Marigold,
            "M44 72C50 67 58 68 61 71L66 68V75L61 73C57 77 49 77 44 72z",
        )
}

fn swale() -> Sketch {
    Sketch::new()
        .shape(
            Sage,
            "M4 30C26 28 34 40 42 52C50 62 60 60 66 50C72 38 80 36 96 42V94H4z",
        )
        .shape(
            Straw,
            "M4 44C24 44 30 54 38 64C48 76 62 74 70 62C76 54 84 52 96 56V94H4z",
        )
        .fill(River, "M39 48C46 44 60 44 67 48C62 60 48 64 39 48z")
        .line(1.4, "M38 48C46 46 60 46 68 48")
        .line(
            1.0,
            "M12 62L18 64M24 74L30 76M44 86L50 87M70 78L76 76M84 68L90 70M60 90L66 90M14 84L20 86",
        )
        .shape(Moss, bumps(80.0, 30.0, 10.0, 9.0, 7))
        .band(Bark, 2.0, "M80 38V46")
        .leaf(Fern, (14.0, 30.0), -14.0, 16.0, 6.0)
        .leaf(Fern, (14.0, 30.0), 20.0, 16.0, 6.0)
        .leaf(Fern, (28.0, 34.0), 10.0, 13.0, 6.0)
        .trace(River, 2.0, "M44 8L40 18M56 6L52 16M66 12L62 22M50 24L46 34")
}

fn arbor() -> Sketch {
    Sketch::new()
        .band(Bark, 4.0, "M22 94V34C22 12 78 12 78 34V94")
        .line(
            1.4,
            "M22 50H78M22 66H78M22 82H78M36 22V94M50 18V94M64 22V94",
        )
        .leaves(
            Fern,
            14.0,
            9.0,
            &[
                (22.0, 80.0, 60.0),
                (22.0, 62.0, -50.0),
                (24.0, 46.0, 70.0),
                (24.0, 30.0, -40.0),
                (36.0, 20.0, -20.0),
                (50.0, 17.0, 20.0),
                (64.0, 20.0, 10.0),
                (76.0, 30.0, 50.0),
                (78.0, 48.0, -64.0),
                (78.0, 66.0, 54.0),
                (36.0, 56.0, 40.0),
                (64.0, 60.0, -40.0),
            ],
        )
        .flower(Hip, Sun, (36.0, 36.0), 8.0, 5)
        .flower(Hip, Sun, (64.0, 42.0), 8.0, 5)
        .flower(Hip, Sun, (50.0, 28.0), 7.0, 5)
        .soil()
}

fn compost_pile() -> Sketch {
    Sketch::new()
        .shape(Bark, "M16 70C24 44 38 34 50 34S76 44 84 70z")
        .line(
            1.2,
            "M30 56L36 54M46 44L52 46M60 52L66 50M40 62L46 60M56 62L62 64",
        )
        .leaf(Fern, (40.0, 46.0), -60.0, 14.0, 8.0)
        .shape(Hip, "M58 36C56 30 64 27 67 32C70 37 66 43 61 41z")
        .leaf(Straw, (62.0, 58.0), 60.0, 14.0, 7.0)
        .shape(Straw, block(8.0, 64.0, 84.0, 8.0))
        .shape(Straw, block(8.0, 75.0, 84.0, 8.0))
        .shape(Straw, block(8.0, 86.0, 84.0, 8.0))
        .shape(Bark, block(12.0, 58.0, 6.0, 38.0))
        .shape(Bark, block(82.0, 58.0, 6.0, 38.0))
        .trace(
            Stone,
            2.0,
            "M40 26C36 20 44 16 40 10M52 24C48 18 56 14 52 8M64 26C60 20 68 16 64 10",
        )
}

fn hugelkultur_bed() -> Sketch {
    let log =
        |x: f32, y: f32, r: f32| [ellipse(x, y, r, r), ellipse(x, y, r * 0.55, r * 0.55)].concat();
    Sketch::new()
        .shape(Moss, "M6 92C14 56 32 40 50 40S86 56 94 92z")
        .shape(Bark, "M16 92C22 64 36 52 50 52S78 64 84 92z")
        .shape(Straw, log(36.0, 84.0, 8.0))
        .shape(Straw, log(52.0, 84.0, 8.0))
        .shape(Straw, log(68.0, 85.0, 7.0))
        .shape(Straw, log(44.0, 70.0, 7.5))
        .shape(Straw, log(59.0, 70.0, 7.0))
        .leaves(
            Fern,
            16.0,
            8.0,
            &[
                (50.0, 42.0, -20.0),
                (50.0, 42.0, 20.0),
                (30.0, 52.0, -30.0),
                (30.0, 52.0, 6.0),
                (70.0, 52.0, -6.0),
                (70.0, 52.0, 34.0),
                (16.0, 72.0, -44.0),
                (84.0, 72.0, 44.0),
            ],
        )
        .shape(Marigold, "M50 28A7 6 0 1 0 50.1 28z")
        .soil()
}
