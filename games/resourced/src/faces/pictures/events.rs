//! Events, good and bad.

use art::{
    Colour::{
        Bark, Blossom, Clay, Fern, Hip, Ink, Marigold, Mist, Moss, Paper, River, Stone, Straw, Sun,
    },
    Sketch,
    forms::{block, bumps, circle, drop, ellipse, star},
};

pub(super) fn picture(id: &str) -> Option<Sketch> {
    Some(match id {
        "rain" => rain(),
        "community-planting-day" => community_planting_day(),
        "harvest" => harvest(),
        "bee-hotels" => bee_hotels(),
        "computer-access-program" => computer_access_program(),
        "study-group" => study_group(),
        "trash-pickup-day" => trash_pickup_day(),
        "join-carya" => join_carya(),
        "drought" => drought(),
        "heat-wave" => heat_wave(),
        "bushfire-smoke" => bushfire_smoke(),
        "vandalism" => vandalism(),
        "flood" => flood(),
        "propurrrty-damage" => propurrrty_damage(),
        _ => return None,
    })
}

fn rain() -> Sketch {
    [
        (22.0, 58.0),
        (40.0, 66.0),
        (58.0, 58.0),
        (76.0, 66.0),
        (30.0, 80.0),
        (50.0, 82.0),
        (68.0, 82.0),
    ]
    .iter()
    .fold(Sketch::new(), |sketch, &(x, y)| {
        sketch.shape(River, drop(x, y, 13.0))
    })
    .shape(Mist, bumps(50.0, 34.0, 38.0, 18.0, 10))
    .line(1.2, "M30 34C34 28 42 28 46 32M58 38C62 33 70 34 72 38")
}

/// A round head on shoulders.
fn person(sketch: Sketch, skin: art::Colour, coat: art::Colour, x: f32, y: f32) -> Sketch {
    sketch
        .shape(
            coat,
            format!(
                "M{} {}C{} {} {} {} {} {}z",
                x - 13.0,
                y + 24.0,
                x - 13.0,
                y + 6.0,
                x + 13.0,
                y + 6.0,
                x + 13.0,
                y + 24.0
            ),
        )
        .disc(skin, x, y, 8.0)
}

fn community_planting_day() -> Sketch {
    let one = person(Sketch::new(), Straw, River, 24.0, 40.0);
    let two = person(one, Bark, Hip, 76.0, 40.0);
    person(two, Blossom, Moss, 50.0, 32.0)
        .shape(Bark, "M4 76H96V94H4z")
        .leaves(
            Fern,
            15.0,
            8.0,
            &[
                (20.0, 78.0, -30.0),
                (20.0, 78.0, 30.0),
                (40.0, 78.0, -30.0),
                (40.0, 78.0, 30.0),
                (60.0, 78.0, -30.0),
                (60.0, 78.0, 30.0),
                (80.0, 78.0, -30.0),
                (80.0, 78.0, 30.0),
            ],
        )
        .band(Straw, 2.4, "M92 70L86 34")
}

fn harvest() -> Sketch {
    Sketch::new()
        .shape(Marigold, bumps(32.0, 50.0, 15.0, 11.0, 6))
        .line(1.6, "M32 40V34")
        .berry(Hip, 54.0, 46.0, 9.0)
        .berry(Hip, 68.0, 50.0, 8.0)
        .leaves(Fern, 24.0, 8.0, &[(78.0, 56.0, 10.0), (82.0, 56.0, 36.0)])
        .shape(Sun, "M46 40C40 28 44 18 50 14C56 18 60 28 54 40z")
        .line(1.0, "M46 26H54M46 32H54M50 16V40")
        .shape(Straw, block(10.0, 56.0, 80.0, 36.0))
        .line(1.6, "M10 68H90M10 80H90M22 56V92M78 56V92")
}

fn bee_hotels() -> Sketch {
    let holes: String = (0..3)
        .flat_map(|row| (0..4).map(move |at| (row, at)))
        .fold(String::new(), |all, (row, at)| {
            all + &circle(31.0 + 13.0 * at as f32, 50.0 + 14.0 * row as f32, 4.2)
        });
    Sketch::new()
        .shape(Straw, block(20.0, 40.0, 60.0, 50.0))
        .shape(Clay, "M12 42L50 14L88 42z")
        .fill(Ink, holes)
        .line(1.2, "M20 57H80M20 71H80")
        .shape(Sun, ellipse(86.0, 62.0, 7.0, 5.0))
        .trace(Ink, 2.0, "M84 58V66M88 58V66")
        .shape(Mist, ellipse(84.0, 54.0, 3.0, 5.0))
        .flower(Blossom, Sun, (10.0, 82.0), 8.0, 5)
}

fn computer_access_program() -> Sketch {
    Sketch::new()
        .shape(Stone, block(18.0, 20.0, 64.0, 46.0))
        .shape(Mist, block(24.0, 26.0, 52.0, 34.0))
        .shape(Stone, "M10 74H90L96 90H4z")
        .line(1.2, "M18 79H82M15 84H85M30 74L28 88M50 74V88M70 74L72 88")
        .leaf(Fern, (44.0, 56.0), 20.0, 24.0, 14.0)
        .line(1.8, "M44 56L40 60")
}

fn study_group() -> Sketch {
    let one = person(Sketch::new(), Bark, Sun, 22.0, 30.0);
    let two = person(one, Blossom, River, 50.0, 22.0);
    person(two, Straw, Fern, 78.0, 30.0)
        .shape(Bark, "M4 60H96L90 70H10z")
        .line(2.4, "M16 70V92M84 70V92")
        .shape(
            Paper,
            "M26 58C34 52 44 52 50 58C56 52 66 52 74 58V66C66 60 56 60 50 66C44 60 34 60 26 66z",
        )
        .line(
            1.2,
            "M50 58V66M32 58C36 56 42 56 46 58M54 58C58 56 64 56 68 58",
        )
}

fn trash_pickup_day() -> Sketch {
    Sketch::new()
        .shape(Moss, "M24 36L62 30L70 84H32z")
        .line(1.4, "M36 44L42 80M48 42L52 80M58 42L62 78")
        .shape(Stone, "M20 34L64 26L66 33L22 41z")
        .line(2.4, "M38 29L40 23L50 21L52 26")
        .shape(Sun, star(82.0, 24.0, 11.0, 5.0, 4, 0.0))
        .shape(Sun, star(12.0, 58.0, 8.0, 4.0, 4, 0.0))
        .disc(Ink, 38.0, 88.0, 5.0)
        .disc(Ink, 64.0, 88.0, 5.0)
        .shape(Straw, "M78 74L90 70L94 86L82 90z")
        .soil()
}

fn join_carya() -> Sketch {
    // Carya is the hickory: its leaf of five, its nut, and a hand that offers it.
    Sketch::new()
        .leaf(Fern, (50.0, 44.0), 0.0, 40.0, 18.0)
        .leaves(Fern, 34.0, 14.0, &[(48.0, 48.0, -56.0), (52.0, 48.0, 56.0)])
        .leaves(Moss, 26.0, 11.0, &[(48.0, 54.0, -96.0), (52.0, 54.0, 96.0)])
        .line(1.8, "M50 44V62")
        .disc(Straw, 50.0, 66.0, 9.0)
        .line(1.2, "M50 57C46 62 46 70 50 75M50 57C54 62 54 70 50 75")
        .shape(
            Blossom,
            "M14 80C24 72 40 76 50 78C62 78 76 70 86 74C84 84 66 92 50 92S20 90 14 80z",
        )
}

fn drought() -> Sketch {
    Sketch::new()
        .shape(Sun, circle(76.0, 22.0, 13.0))
        .shape(Straw, "M4 58H96V94H4z")
        .line(1.8, "M16 58L24 70L14 80L20 94M24 70L42 74L46 94M42 74L54 66L50 58M54 66L74 74L68 94M74 74L96 70")
        .band(Stone, 4.0, "M8 26H40V36")
        .disc(Hip, 22.0, 16.0, 6.0)
        .line(2.0, "M22 22V26")
        .line(1.6, "M34 44L46 48M46 44L34 48")
}

fn heat_wave() -> Sketch {
    Sketch::new()
        .shape(Marigold, star(62.0, 34.0, 32.0, 22.0, 14, 0.0))
        .disc(Sun, 62.0, 34.0, 18.0)
        .shape(
            Paper,
            "M16 16C16 8 30 8 30 16V64C38 70 36 88 23 88S8 70 16 64z",
        )
        .fill(Hip, "M20 34H26V66C32 70 31 84 23 84S14 70 20 66z")
        .line(1.4, "M30 24H34M30 34H34M30 44H34M30 54H34")
        .trace(
            Clay,
            3.0,
            "M46 76C52 70 56 82 62 76S72 82 78 76M46 90C52 84 56 96 62 90S72 96 78 90",
        )
}

fn bushfire_smoke() -> Sketch {
    Sketch::new()
        .shape(Moss, "M10 88L22 58L34 88zM66 88L78 58L90 88z")
        .shape(
            Marigold,
            "M38 88C30 70 44 66 44 50C56 58 54 66 60 64C68 74 66 84 60 88z",
        )
        .shape(Sun, "M46 88C44 78 50 76 52 70C56 76 58 82 56 88z")
        .shape(Stone, bumps(34.0, 30.0, 24.0, 12.0, 8))
        .shape(Stone, bumps(66.0, 24.0, 24.0, 12.0, 8))
        .line(
            1.4,
            "M20 32C26 26 36 28 36 34M56 24C62 18 74 20 74 28M46 44C44 40 48 38 46 36",
        )
        .soil()
}

fn vandalism() -> Sketch {
    Sketch::new()
        .shape(Stone, block(6.0, 30.0, 64.0, 54.0))
        .line(1.2, "M18 34V80M30 34V80M42 34V80M54 34V80")
        .trace(
            Hip,
            5.0,
            "M14 66C18 46 26 46 26 58S38 66 40 48S54 44 52 60S60 68 64 56",
        )
        .shape(River, "M78 44H92V88H78z")
        .shape(Paper, "M78 56H92V74H78z")
        .shape(Ink, block(82.0, 34.0, 6.0, 10.0))
        .fill(
            Hip,
            [
                circle(76.0, 34.0, 1.8),
                circle(72.0, 30.0, 1.6),
                circle(74.0, 38.0, 1.4),
                circle(68.0, 36.0, 1.4),
            ]
            .concat(),
        )
        .soil()
}

fn flood() -> Sketch {
    Sketch::new()
        .shape(Paper, block(28.0, 40.0, 44.0, 40.0))
        .shape(Clay, "M20 42L50 16L80 42z")
        .shape(Bark, block(44.0, 54.0, 12.0, 26.0))
        .shape(
            River,
            "M2 64C16 56 28 70 42 62S68 70 80 62S92 60 98 64V94H2z",
        )
        .trace(
            Paper,
            2.6,
            "M8 76C18 70 28 80 38 75S58 80 68 75S86 78 94 74M14 87C24 82 32 90 44 86S66 90 76 86",
        )
        .leaf(Fern, (80.0, 60.0), 40.0, 14.0, 8.0)
}

fn propurrrty_damage() -> Sketch {
    Sketch::new()
        .shape(Marigold, "M24 46L22 16L40 30C46 28 54 28 60 30L78 16L76 46C82 60 78 78 64 86C56 90 44 90 36 86C22 78 18 60 24 46z")
        .line(2.0, "M44 30V38M50 29V39M56 30V38M20 58H34M20 66L34 64M80 58H66M80 66L66 64")
        .shape(Paper, ellipse(38.0, 52.0, 6.0, 7.0))
        .shape(Paper, ellipse(62.0, 52.0, 6.0, 7.0))
        .fill(Ink, [ellipse(38.0, 53.0, 2.0, 5.0), ellipse(62.0, 53.0, 2.0, 5.0)].concat())
        .shape(Blossom, "M46 64H54L50 69z")
        .line(1.6, "M50 69C48 76 42 76 40 72M50 69C52 76 58 76 60 72")
        .line(2.2, "M86 78L94 92M80 82L88 96M92 74L99 86")
}
