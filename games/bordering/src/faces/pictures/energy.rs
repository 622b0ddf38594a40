//! Energy and materials.

use art::{
    Colour::{
        Bark, Clay, Fern, Hip, Ink, Marigold, Mist, Moss, Paper, River, Sage, Stone, Straw, Sun,
    },
    Sketch,
    forms::{block, bumps, circle, ellipse, ray, star},
};

pub(super) fn picture(id: &str) -> Option<Sketch> {
    Some(match id {
        "solar-array" => solar_array(),
        "wind-pump" => wind_pump(),
        "cob-oven" => cob_oven(),
        "greenhouse" => greenhouse(),
        "tool-shed" => tool_shed(),
        "rain-tanks" => rain_tanks(),
        "compost-bays" => compost_bays(),
        "straw-bale-barn" => straw_bale_barn(),
        "root-cellar" => root_cellar(),
        "biogas-digester" => biogas_digester(),
        _ => return None,
    })
}

fn solar_array() -> Sketch {
    Sketch::new()
        .shape(Sun, star(78.0, 22.0, 17.0, 11.0, 12, 0.0))
        .line(2.4, "M30 74V92M70 74V92")
        .shape(River, "M24 36H92L78 76H8z")
        .line(
            1.4,
            "M19 49H87M14 62H83M41 36L26 76M58 36L44 76M75 36L61 76",
        )
        .trace(Paper, 2.0, "M30 42L27 50M50 42L47 50")
        .soil()
}

fn wind_pump() -> Sketch {
    let sails = (0..8).fold(Sketch::new(), |sketch, i| {
        sketch.leaf(Sage, (50.0, 26.0), 45.0 * i as f32, 20.0, 12.0)
    });
    Sketch::new()
        .band(Stone, 2.4, "M34 92L48 30M66 92L52 30")
        .line(1.6, "M38 76L60 64M62 76L40 64M42 58L56 48M58 58L44 48")
        .inset(sails.disc(Clay, 50.0, 26.0, 5.0), 50.0, 50.0, 100.0, 0.0)
        .shape(Clay, "M56 25L74 20V34L56 29z")
        .shape(River, bumps(82.0, 88.0, 12.0, 5.0, 7))
        .line(2.0, "M52 92V80H74V84")
        .soil()
}

fn cob_oven() -> Sketch {
    Sketch::new()
        .shape(Stone, block(14.0, 72.0, 72.0, 20.0))
        .line(1.2, "M14 82H86M32 72V82M56 72V82M44 82V92M70 82V92")
        .shape(Straw, "M18 72C16 42 32 26 50 26S84 42 82 72z")
        .shape(Ink, "M36 72C36 54 42 48 50 48S64 54 64 72z")
        .shape(
            Marigold,
            "M42 72C40 64 46 62 46 56C52 60 50 64 54 62C58 66 58 70 57 72z",
        )
        .shape(Stone, block(58.0, 10.0, 10.0, 20.0))
        .trace(Stone, 2.4, "M63 6C58 2 68 0 64 -4")
        .line(1.1, "M26 50C28 44 32 40 36 38")
}

fn greenhouse() -> Sketch {
    Sketch::new()
        .shape(Mist, "M10 90V46L50 16L90 46V90z")
        .leaves(
            Fern,
            26.0,
            11.0,
            &[
                (28.0, 88.0, -14.0),
                (28.0, 88.0, 14.0),
                (72.0, 88.0, -14.0),
                (72.0, 88.0, 14.0),
            ],
        )
        .berries(
            Hip,
            3.4,
            &[(22.0, 66.0), (34.0, 70.0), (66.0, 70.0), (78.0, 64.0)],
        )
        .line(
            1.6,
            "M10 46H90M50 16V46M30 31V90M70 31V90M10 68H38M62 68H90",
        )
        .shape(Paper, block(40.0, 58.0, 20.0, 32.0))
        .line(1.4, "M40 74H60")
        .soil()
}

fn tool_shed() -> Sketch {
    Sketch::new()
        .shape(Bark, block(16.0, 40.0, 52.0, 52.0))
        .line(1.1, "M26 40V92M58 40V92")
        .shape(Stone, "M8 42L42 18L76 42z")
        .shape(Straw, block(32.0, 56.0, 20.0, 36.0))
        .dot(Ink, 48.0, 74.0, 1.8)
        .band(Straw, 2.6, "M84 92V36")
        .line(2.0, "M77 24V34C77 38 91 38 91 34V24M84 24V36")
        .band(Straw, 2.6, "M74 92L78 56")
        .shape(Stone, "M74 56C72 48 76 44 80 44C84 46 84 52 82 57z")
        .soil()
}

fn rain_tanks() -> Sketch {
    let tank = |x: f32, y: f32| {
        format!(
            "M{} {}C{} {} {} {} {} {}V90H{}z",
            x - 17.0,
            y + 8.0,
            x - 14.0,
            y,
            x + 14.0,
            y,
            x + 17.0,
            y + 8.0,
            x - 17.0
        )
    };
    Sketch::new()
        .shape(River, tank(30.0, 36.0))
        .shape(River, tank(70.0, 48.0))
        .line(1.2, "M13 54H47M13 66H47M13 78H47M53 66H87M53 78H87")
        .line(2.4, "M30 38V24H62V20M47 72H53")
        .shape(Stone, block(40.0, 86.0, 6.0, 4.0))
        .trace(River, 2.4, "M16 8L12 18M28 6L24 16M82 10L78 20M92 18L88 28")
        .trace(Paper, 2.4, "M20 50V60M60 60V68")
        .soil()
}

fn compost_bays() -> Sketch {
    Sketch::new()
        .shape(Bark, "M8 88C10 64 18 58 22 58S34 66 36 88z")
        .shape(Moss, "M38 88C40 58 46 50 50 50S60 60 62 88z")
        .shape(Straw, "M64 88C66 48 74 40 78 40S90 52 92 88z")
        .line(
            1.1,
            "M16 76L22 74M24 82L30 80M44 72L50 70M50 80L56 78M72 62L80 60M70 74L78 72M78 82L86 80",
        )
        .shape(Straw, block(2.0, 34.0, 6.0, 58.0))
        .shape(Straw, block(34.0, 34.0, 6.0, 58.0))
        .shape(Straw, block(61.0, 34.0, 6.0, 58.0))
        .shape(Straw, block(92.0, 34.0, 6.0, 58.0))
        .line(1.8, "M14 24H80M72 18L80 24L72 30")
        .soil()
}

fn straw_bale_barn() -> Sketch {
    Sketch::new()
        .shape(Sun, block(16.0, 46.0, 68.0, 46.0))
        .line(1.2, "M16 58H84M16 70H84M16 82H84M36 46V58M62 46V58M26 58V70M50 58V70M74 58V70M36 70V82M64 70V82")
        .shape(Clay, "M8 48L22 26L50 14L78 26L92 48z")
        .line(1.2, "M22 26L24 46M50 14V46M78 26L76 46")
        .shape(Bark, block(40.0, 64.0, 22.0, 28.0))
        .line(1.6, "M40 64L62 92M62 64L40 92")
        .soil()
}

fn root_cellar() -> Sketch {
    Sketch::new()
        .shape(Fern, "M2 92C6 50 28 32 50 32S94 50 98 92z")
        .shape(Stone, "M28 92C26 64 36 52 50 52S74 64 72 92z")
        .shape(Bark, "M36 92C34 70 40 60 50 60S66 70 64 92z")
        .line(
            1.4,
            "M50 60V92M44 76H40M30 68L36 70M70 68L64 70M38 56L42 62M62 56L58 62",
        )
        .shape(Marigold, "M80 74C86 74 90 80 84 94C78 82 76 78 80 74z")
        .leaves(
            Moss,
            10.0,
            5.0,
            &[
                (81.0, 74.0, -20.0),
                (81.0, 74.0, 16.0),
                (26.0, 40.0, -20.0),
                (70.0, 38.0, 20.0),
                (50.0, 32.0, 0.0),
            ],
        )
        .shape(Clay, circle(14.0, 88.0, 5.0))
        .line(1.4, "M14 83V78")
}

fn biogas_digester() -> Sketch {
    Sketch::new()
        .shape(Moss, "M14 62C14 34 30 24 46 24S78 34 78 62z")
        .shape(Stone, block(10.0, 62.0, 72.0, 28.0))
        .line(1.2, "M10 72H82M10 81H82M28 62V90M46 62V90M64 62V90")
        .line(
            1.2,
            (0..5)
                .map(|i| ray(46.0, 62.0, -60.0 + 30.0 * i as f32, 12.0, 34.0))
                .collect::<String>(),
        )
        .line(2.6, "M46 24V12H90V58")
        .shape(Marigold, "M90 40C84 50 84 56 90 58S96 50 90 40z")
        .shape(Bark, ellipse(6.0, 88.0, 6.0, 5.0))
        .shape(River, block(84.0, 62.0, 12.0, 4.0))
        .soil()
}
