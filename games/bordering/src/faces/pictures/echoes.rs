//! Echoes: what people do on the land.

use art::{
    Colour::{
        Bark, Berry, Blossom, Clay, Fern, Hip, Ink, Marigold, Mist, Moss, Paper, River, Sage,
        Stone, Straw, Sun,
    },
    Sketch,
    forms::{block, bumps, circle, drop, ellipse, leaf, pebble, ray, star},
};

pub(super) fn picture(id: &str) -> Option<Sketch> {
    Some(match id {
        "loamy-soil" => loamy_soil(),
        "mulching" => mulching(),
        "composting" => composting(),
        "contour-marking" => contour_marking(),
        "swale-digging" => swale_digging(),
        "keyline-ploughing" => keyline_ploughing(),
        "biochar" => biochar(),
        "chop-and-drop" => chop_and_drop(),
        "companion-planting" => companion_planting(),
        "cover-crops" => cover_crops(),
        "polyculture" => polyculture(),
        "rainwater-catchment" => rainwater_catchment(),
        "seed-saving" => seed_saving(),
        "beekeeping" => beekeeping(),
        "chicken-tractor" => chicken_tractor(),
        "heritage-breeds" => heritage_breeds(),
        "manure-spreading" => manure_spreading(),
        "pest-patrol" => pest_patrol(),
        "pollination" => pollination(),
        "rotational-grazing" => rotational_grazing(),
        "careful-observation" => careful_observation(),
        "ergonomics" => ergonomics(),
        "home-business" => home_business(),
        "local-focus" => local_focus(),
        "natural-building" => natural_building(),
        "wild-harvest" => wild_harvest(),
        "windfall" => windfall(),
        "zero-waste" => zero_waste(),
        _ => return None,
    })
}

/// A spade, upright.
fn spade() -> Sketch {
    Sketch::new()
        .band(Straw, 5.0, "M50 56V14")
        .line(5.0, "M38 10H62")
        .shape(Stone, "M32 54H68V72C68 86 58 92 50 97C42 92 32 86 32 72z")
        .line(2.0, "M50 60V84")
}

fn loamy_soil() -> Sketch {
    Sketch::new()
        .shape(Fern, "M6 30C22 24 40 32 56 28S84 26 94 30V40H6z")
        .shape(Bark, "M6 40C24 44 40 36 58 42S84 42 94 40V66H6z")
        .shape(Straw, "M6 66C24 70 44 62 60 68S86 68 94 66V92H6z")
        .shape(Stone, pebble(26.0, 82.0, 6.0, 4.0))
        .shape(Stone, pebble(66.0, 80.0, 7.0, 5.0))
        .line(4.4, "M36 52C42 46 48 58 56 52")
        .trace(Blossom, 2.8, "M36 52C42 46 48 58 56 52")
        .line(
            1.4,
            "M22 40V52M22 46L16 52M74 40V56M74 48L82 56M74 50L68 58",
        )
        .leaves(
            Moss,
            12.0,
            5.0,
            &[
                (22.0, 28.0, -16.0),
                (22.0, 28.0, 16.0),
                (74.0, 28.0, -16.0),
                (74.0, 28.0, 16.0),
            ],
        )
}

fn mulching() -> Sketch {
    Sketch::new()
        .shape(Straw, bumps(50.0, 80.0, 44.0, 12.0, 13))
        .line(
            1.4,
            "M12 78L26 82M22 88L36 80M38 86L52 82M54 90L66 80M64 84L80 88M76 78L90 82M44 76L56 78",
        )
        .band(Moss, 2.4, "M50 72V34")
        .leaves(
            Fern,
            22.0,
            12.0,
            &[
                (50.0, 58.0, -56.0),
                (50.0, 58.0, 56.0),
                (50.0, 44.0, -40.0),
                (50.0, 44.0, 40.0),
                (50.0, 36.0, 0.0),
            ],
        )
}

fn composting() -> Sketch {
    Sketch::new()
        .shape(Moss, "M22 40H78L72 92H28z")
        .line(1.4, "M36 48L38 84M50 48V84M64 48L62 84")
        .shape(Stone, block(18.0, 32.0, 64.0, 8.0))
        .leaf(Fern, (40.0, 26.0), -30.0, 18.0, 10.0)
        .shape(
            Hip,
            "M52 24C50 14 60 10 66 14C72 18 70 26 64 28C60 28 56 28 52 24z",
        )
        .line(1.6, "M62 13C62 9 64 6 67 5")
        .shape(Straw, leaf(28.0, 24.0, 40.0, 16.0, 8.0))
        .soil()
}

fn contour_marking() -> Sketch {
    Sketch::new()
        .shape(Sage, "M4 90C16 50 34 26 52 26S88 52 96 90z")
        .line(
            1.4,
            "M16 76C34 66 66 66 86 74M26 58C40 50 62 50 76 56M36 42C44 37 58 37 66 41",
        )
        .band(Straw, 2.4, "M30 72V56M56 68V52M80 72V56")
        .shape(
            Hip,
            "M30 56L42 60L30 64zM56 52L68 56L56 60zM80 56L92 60L80 64z",
        )
        .line(2.6, "M44 26L52 6L60 26M47 18H57")
        .dot(Hip, 52.0, 22.0, 2.0)
}

fn swale_digging() -> Sketch {
    Sketch::new()
        .shape(
            Straw,
            "M2 62C20 60 28 66 36 78C44 88 56 88 62 78C68 66 80 62 98 64V94H2z",
        )
        .fill(River, "M38 80C46 76 54 76 60 80C56 86 44 88 38 80z")
        .shape(Bark, bumps(80.0, 58.0, 14.0, 8.0, 7))
        .inset(spade(), 44.0, 44.0, 76.0, 24.0)
}

fn keyline_ploughing() -> Sketch {
    Sketch::new()
        .shape(Bark, "M2 34H98V94H2z")
        .line(1.8, "M2 46C30 38 60 54 98 44M2 60C30 52 60 68 98 58M2 74C30 66 60 82 98 72M2 88C30 80 60 94 98 86")
        .band(Straw, 4.0, "M28 30L70 26")
        .shape(Stone, "M40 30L36 58L50 46L52 29z")
        .shape(Stone, "M60 28L58 54L70 44L70 27z")
        .disc(Stone, 24.0, 30.0, 8.0)
        .dot(Ink, 24.0, 30.0, 2.0)
        .line(2.6, "M70 26L92 12")
}

fn biochar() -> Sketch {
    Sketch::new()
        .shape(Ink, pebble(32.0, 82.0, 14.0, 8.0))
        .shape(Ink, pebble(62.0, 84.0, 16.0, 8.0))
        .shape(Ink, pebble(47.0, 72.0, 13.0, 8.0))
        .trace(Paper, 1.4, "M28 80L34 78M58 82L66 80M44 70L50 68")
        .shape(
            Marigold,
            "M32 64C24 46 40 40 40 22C54 32 50 42 58 38C70 48 68 60 62 66C52 72 40 70 32 64z",
        )
        .shape(
            Sun,
            "M42 66C38 56 46 52 48 44C54 50 54 54 57 54C60 60 58 66 54 68C50 70 45 69 42 66z",
        )
        .leaf(Fern, (82.0, 84.0), 10.0, 20.0, 9.0)
        .leaf(Fern, (82.0, 84.0), 50.0, 16.0, 8.0)
        .soil()
}

fn chop_and_drop() -> Sketch {
    Sketch::new()
        .band(Moss, 3.4, "M40 92V52")
        .band(Moss, 3.4, "M52 46L70 22")
        .leaves(
            Fern,
            22.0,
            10.0,
            &[
                (70.0, 22.0, 30.0),
                (64.0, 30.0, 90.0),
                (62.0, 32.0, -10.0),
                (40.0, 72.0, -60.0),
                (40.0, 76.0, 56.0),
            ],
        )
        .shape(Stone, "M10 40L46 52L44 58L10 50z")
        .band(Bark, 5.0, "M4 40L10 45")
        .leaf(Fern, (58.0, 92.0), 76.0, 22.0, 9.0)
        .leaf(Moss, (70.0, 88.0), 100.0, 20.0, 9.0)
        .line(1.6, "M80 50V62M76 58L80 64L84 58")
        .soil()
}

fn companion_planting() -> Sketch {
    Sketch::new()
        .band(Fern, 4.0, "M50 92V18")
        .leaf(Fern, (50.0, 60.0), -50.0, 32.0, 7.0)
        .leaf(Fern, (50.0, 50.0), 50.0, 32.0, 7.0)
        .shape(Sun, leaf(54.0, 46.0, 14.0, 24.0, 12.0))
        .line(1.8, "M46 90C60 80 40 70 54 60S42 40 54 30S48 16 52 10")
        .leaves(
            Moss,
            10.0,
            7.0,
            &[(56.0, 76.0, 70.0), (44.0, 66.0, -70.0), (44.0, 36.0, -60.0)],
        )
        .shape(Marigold, bumps(24.0, 84.0, 13.0, 9.0, 7))
        .shape(Moss, bumps(78.0, 84.0, 14.0, 8.0, 9))
        .line(1.4, "M24 76V72C26 68 30 70 30 72M92 84C84 88 70 88 66 84")
        .soil()
}

fn cover_crops() -> Sketch {
    let feet: Vec<(f32, f32, f32)> = (0..7)
        .flat_map(|i| {
            let x = 8.0 + 14.0 * i as f32;
            [(x, 74.0, -22.0), (x, 74.0, 0.0), (x, 74.0, 22.0)]
        })
        .collect();
    Sketch::new()
        .leaves(Fern, 34.0, 8.0, &feet)
        .shape(Bark, "M2 74H98V92H2z")
        .line(
            1.2,
            "M10 82L16 80M30 88L36 86M52 82L58 80M72 88L78 86M88 82L94 80",
        )
        .flower(Berry, Paper, (22.0, 38.0), 6.0, 5)
        .flower(Blossom, Sun, (50.0, 34.0), 6.0, 5)
        .flower(Berry, Paper, (78.0, 38.0), 6.0, 5)
}

fn polyculture() -> Sketch {
    Sketch::new()
        .band(Bark, 3.0, "M22 92V50")
        .shape(Moss, bumps(22.0, 38.0, 17.0, 16.0, 9))
        .band(Moss, 2.6, "M50 92V46")
        .rays(Sun, Bark, (50.0, 38.0), 14.0, 12)
        .leaves(Fern, 16.0, 9.0, &[(50.0, 72.0, -60.0), (50.0, 66.0, 60.0)])
        .shape(Sage, bumps(78.0, 82.0, 13.0, 11.0, 9))
        .line(1.1, "M78 92V76M78 86L70 80M78 86L86 80")
        .berries(Hip, 3.2, &[(16.0, 36.0), (26.0, 42.0), (28.0, 32.0)])
        .line(1.6, "M78 70C76 58 80 48 78 40")
        .shape(Berry, leaf(78.0, 48.0, 0.0, 22.0, 10.0))
        .soil()
}

fn rainwater_catchment() -> Sketch {
    Sketch::new()
        .shape(Clay, "M4 40L48 18L60 26V34L20 54z")
        .line(1.2, "M16 40L24 50M28 33L36 45M40 26L48 39")
        .band(Stone, 3.0, "M20 54L62 34V58")
        .shape(Bark, "M44 62C42 74 42 84 46 94H80C84 84 84 74 82 62z")
        .trace(Stone, 3.0, "M43 70H83M44 86H82")
        .shape(River, ellipse(63.0, 62.0, 19.0, 4.6))
        .shape(River, drop(80.0, 20.0, 14.0))
        .shape(River, drop(90.0, 34.0, 12.0))
        .shape(River, drop(72.0, 8.0, 12.0))
}

fn seed_saving() -> Sketch {
    Sketch::new()
        .shape(Paper, "M24 16H76V92H24z")
        .shape(Straw, "M24 16H76V28L50 38L24 28z")
        .flower(Hip, Sun, (50.0, 56.0), 13.0, 6)
        .line(1.6, "M50 68V82")
        .leaves(Fern, 12.0, 6.0, &[(50.0, 80.0, -60.0), (50.0, 80.0, 60.0)])
        .shape(Bark, leaf(84.0, 78.0, 20.0, 11.0, 7.0))
        .shape(Bark, leaf(90.0, 90.0, -30.0, 11.0, 7.0))
        .shape(Bark, leaf(80.0, 94.0, 60.0, 11.0, 7.0))
}

fn beekeeping() -> Sketch {
    Sketch::new()
        .shape(Sun, "M20 88C16 60 26 30 50 22C74 30 84 60 80 88z")
        .line(1.4, "M30 40C42 46 58 46 70 40M24 54C40 61 60 61 76 54M20 69C38 76 62 76 80 69M19 82C38 88 62 88 81 82")
        .shape(Ink, "M42 88C42 78 46 74 50 74S58 78 58 88z")
        .line(1.8, "M50 22V12")
        .berries(Marigold, 2.6, &[(14.0, 30.0), (86.0, 26.0), (90.0, 54.0)])
        .line(1.0, "M12 28L8 24M16 28L20 25M84 24L80 20M88 24L92 21M88 52L84 48M92 52L96 49")
        .soil()
}

fn chicken_tractor() -> Sketch {
    let hen = art::creatures::chicken();
    Sketch::new()
        .inset(hen, 48.0, 66.0, 42.0, 0.0)
        .band(Bark, 3.0, "M6 84L36 26L86 26M36 26L66 84M6 84H94L86 26")
        .line(
            0.9,
            "M16 66H58M24 50H50M30 38H84M58 66H92M52 50H88M22 84L40 50M52 84L40 50M78 84L74 26",
        )
        .disc(Stone, 14.0, 88.0, 6.0)
        .disc(Stone, 84.0, 88.0, 6.0)
        .line(2.0, "M94 84L99 74")
}

fn heritage_breeds() -> Sketch {
    Sketch::new()
        .shape(Sun, star(50.0, 42.0, 36.0, 29.0, 16, 0.0))
        .disc(Paper, 50.0, 42.0, 25.0)
        .shape(Hip, "M34 72L26 96L36 90L42 97L48 76z")
        .shape(Hip, "M66 72L74 96L64 90L58 97L52 76z")
        .shape(Bark, "M34 42C34 34 42 32 48 34C54 30 62 34 64 40C68 42 68 48 64 50C60 58 42 58 38 52C34 50 33 46 34 42z")
        .line(2.0, "M40 34C36 28 32 28 30 30M58 33C62 27 66 27 69 29")
        .shape(Blossom, ellipse(51.0, 51.0, 8.0, 5.0))
        .fill(Ink, [circle(45.0, 42.0, 1.8), circle(57.0, 42.0, 1.8), circle(48.0, 51.0, 1.0), circle(54.0, 51.0, 1.0)].concat())
}

fn manure_spreading() -> Sketch {
    Sketch::new()
        .shape(Bark, "M18 56C26 34 40 28 52 28S76 38 80 56z")
        .line(1.2, "M34 46L40 44M50 38L56 40M60 50L66 48")
        .shape(Straw, "M10 56H90L80 76H22z")
        .line(2.4, "M90 56L99 50M78 76L86 90")
        .disc(Stone, 34.0, 82.0, 11.0)
        .line(
            1.6,
            (0..6)
                .map(|i| ray(34.0, 82.0, 60.0 * i as f32, 0.0, 9.0))
                .collect::<String>(),
        )
        .fill(
            Bark,
            [
                circle(60.0, 88.0, 2.4),
                circle(68.0, 92.0, 2.0),
                circle(54.0, 94.0, 2.0),
                circle(74.0, 84.0, 1.8),
            ]
            .concat(),
        )
        .trace(Stone, 2.0, "M44 20C40 14 48 12 44 6M58 20C54 14 62 12 58 6")
}

fn pest_patrol() -> Sketch {
    let bug = art::creatures::ladybug();
    Sketch::new()
        .shape(Moss, leaf(8.0, 88.0, 52.0, 106.0, 60.0))
        .line(
            1.2,
            "M14 84L84 32M38 66L36 46M38 66L58 70M56 53L56 34M56 53L74 56",
        )
        .inset(bug, 54.0, 50.0, 40.0, 54.0)
        .fill(
            Fern,
            [
                circle(34.0, 76.0, 2.6),
                circle(28.0, 70.0, 2.4),
                circle(40.0, 80.0, 2.2),
            ]
            .concat(),
        )
        .line(1.4, "M20 30C26 24 32 22 38 22M30 28L38 22L30 17")
}

fn pollination() -> Sketch {
    Sketch::new()
        .flower(Blossom, Sun, (40.0, 60.0), 30.0, 6)
        .line(1.8, "M44 88C46 92 46 96 46 99")
        .shape(Mist, leaf(76.0, 24.0, -40.0, 20.0, 12.0))
        .shape(Mist, leaf(78.0, 24.0, 20.0, 20.0, 12.0))
        .shape(Sun, ellipse(76.0, 30.0, 12.0, 8.0))
        .trace(Ink, 3.0, "M73 23C70 27 70 33 73 37M80 23C83 27 83 33 80 37")
        .line(1.6, "M64 34C58 40 54 44 50 50")
        .fill(
            Marigold,
            [
                circle(58.0, 36.0, 1.6),
                circle(62.0, 44.0, 1.6),
                circle(54.0, 44.0, 1.6),
                circle(50.0, 38.0, 1.4),
            ]
            .concat(),
        )
}

fn rotational_grazing() -> Sketch {
    Sketch::new()
        .shape(Fern, "M50 50V8A42 42 0 0 1 92 50z")
        .shape(Sage, "M50 50H92A42 42 0 0 1 50 92z")
        .shape(Straw, "M50 50V92A42 42 0 0 1 8 50z")
        .shape(Moss, "M50 50H8A42 42 0 0 1 50 8z")
        .shape(Paper, bumps(70.0, 34.0, 9.0, 6.0, 8))
        .dot(Ink, 79.0, 31.0, 3.2)
        .line(1.8, "M66 40V45M74 40V45")
        .line(2.2, "M80 70A36 36 0 0 1 66 80M72 84L65 81L68 74")
        .leaves(Moss, 10.0, 4.0, &[(30.0, 76.0, -16.0), (30.0, 76.0, 16.0)])
}

fn careful_observation() -> Sketch {
    Sketch::new()
        .leaf(Fern, (30.0, 78.0), 40.0, 56.0, 32.0)
        .line(1.2, "M40 66L38 52M40 66L54 64M50 54L48 42M50 54L62 52")
        .line(8.0, circle(50.0, 44.0, 28.0))
        .trace(Stone, 4.6, circle(50.0, 44.0, 28.0))
        .band(Bark, 7.0, "M71 65L92 88")
        .trace(Paper, 3.0, "M32 36C34 30 38 26 44 24")
}

fn ergonomics() -> Sketch {
    Sketch::new()
        .band(Straw, 3.4, "M20 92L64 22")
        .shape(Stone, "M60 26L70 12L84 18L76 32z")
        .disc(Blossom, 42.0, 22.0, 9.0)
        .line(
            4.0,
            "M42 32C40 46 42 56 46 66M43 40L56 38M43 42L32 60L36 66",
        )
        .line(4.0, "M46 66L38 92M46 66L60 78L58 94")
        .shape(Sun, "M30 18C36 10 48 10 54 18z")
        .line(1.6, "M28 18H57")
        .soil()
}

fn home_business() -> Sketch {
    Sketch::new()
        .shape(Straw, block(14.0, 54.0, 72.0, 14.0))
        .line(2.8, "M18 68V92M82 68V92M18 54V26M82 54V26")
        .shape(Hip, "M10 26L18 10H82L90 26C86 34 78 34 74 26C70 34 62 34 58 26C54 34 46 34 42 26C38 34 30 34 26 26C22 34 14 34 10 26z")
        .fill(Paper, "M33 10H45L42 26C38 33 30 33 26 26zM57 10H69L74 26C70 33 62 33 58 26z")
        .line(1.4, "M10 26L18 10H82L90 26M33 10L26 26M45 10L42 26M57 10L58 26M69 10L74 26")
        .shape(Marigold, bumps(30.0, 48.0, 8.0, 6.0, 6))
        .berries(Hip, 4.0, &[(48.0, 50.0), (56.0, 50.0), (52.0, 44.0)])
        .shape(Mist, "M66 54V44C66 42 67 42 68 40H74C75 42 76 42 76 44V54z")
        .shape(Paper, block(34.0, 74.0, 32.0, 12.0))
        .line(1.4, "M40 80H60")
}

fn local_focus() -> Sketch {
    Sketch::new()
        .line(
            1.4,
            [circle(50.0, 56.0, 40.0), circle(50.0, 56.0, 28.0)].concat(),
        )
        .shape(Sage, circle(50.0, 56.0, 17.0))
        .shape(Paper, block(41.0, 52.0, 18.0, 14.0))
        .shape(Clay, "M37 53L50 41L63 53z")
        .shape(Bark, block(47.0, 58.0, 6.0, 8.0))
        .shape(Hip, "M50 32C42 22 42 8 50 8S58 22 50 32z")
        .dot(Paper, 50.0, 16.0, 2.8)
        .shape(Moss, bumps(22.0, 70.0, 7.0, 6.0, 7))
        .shape(Moss, bumps(78.0, 42.0, 7.0, 6.0, 7))
        .shape(Fern, bumps(74.0, 80.0, 7.0, 6.0, 7))
}

fn natural_building() -> Sketch {
    Sketch::new()
        .shape(Straw, "M16 92V52C30 44 70 44 84 52V92z")
        .line(1.2, "M16 64C36 60 64 60 84 64M16 78C36 74 64 74 84 78M34 50V62M60 48V61M26 64V76M50 61V76M74 63V77")
        .shape(Fern, "M8 54C24 26 76 26 92 54C68 44 32 44 8 54z")
        .leaves(Moss, 12.0, 5.0, &[(30.0, 38.0, -14.0), (50.0, 34.0, 0.0), (70.0, 38.0, 14.0)])
        .shape(Bark, "M42 92V72C42 64 58 64 58 72V92z")
        .disc(Mist, 72.0, 70.0, 6.0)
        .disc(Mist, 28.0, 70.0, 6.0)
        .soil()
}

fn wild_harvest() -> Sketch {
    let handle = "M20 54C20 16 80 16 80 54";
    Sketch::new()
        .line(7.0, handle)
        .trace(Straw, 4.0, handle)
        .leaves(
            Fern,
            24.0,
            10.0,
            &[(34.0, 56.0, -24.0), (46.0, 56.0, 6.0), (68.0, 56.0, 30.0)],
        )
        .berries(Berry, 5.0, &[(40.0, 50.0), (50.0, 47.0), (58.0, 51.0)])
        .shape(Clay, "M60 48C60 36 80 36 80 48z")
        .shape(Straw, "M10 54H90L80 92H20z")
        .line(
            1.4,
            "M14 66H86M17 78H83M30 54L34 92M44 54L46 92M58 54L56 92M72 54L68 92",
        )
}

fn windfall() -> Sketch {
    Sketch::new()
        .band(Bark, 4.0, "M0 16C24 14 44 22 66 16")
        .leaves(
            Fern,
            18.0,
            10.0,
            &[(20.0, 16.0, 150.0), (46.0, 19.0, 20.0), (66.0, 16.0, 80.0)],
        )
        .berry(Hip, 32.0, 46.0, 9.0)
        .berry(Hip, 62.0, 62.0, 9.0)
        .berry(Hip, 26.0, 86.0, 8.0)
        .berry(Hip, 44.0, 88.0, 7.0)
        .berry(Hip, 80.0, 87.0, 8.0)
        .line(1.6, "M32 26V34M62 40V50M56 42V48M38 28V34")
        .trace(
            Mist,
            3.0,
            "M74 30C82 24 88 34 96 28M76 44C84 38 88 48 96 42",
        )
        .soil()
}

fn zero_waste() -> Sketch {
    let arrow = Sketch::new().shape(
        Fern,
        "M36 18C44 8 58 8 66 18L74 30L82 26L78 50L56 42L64 37L57 26C54 22 48 22 45 26L41 33L28 26z",
    );
    Sketch::new()
        .inset(arrow.clone(), 52.0, 30.0, 62.0, 0.0)
        .inset(arrow.clone(), 70.0, 66.0, 62.0, 120.0)
        .inset(arrow, 30.0, 66.0, 62.0, 240.0)
        .leaf(Moss, (50.0, 66.0), 0.0, 20.0, 12.0)
}
