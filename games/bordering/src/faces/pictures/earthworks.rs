//! Earthworks, and the edges they share with others.

use art::{
    Colour::{
        Bark, Blossom, Clay, Fern, Ink, Marigold, Mist, Moss, Paper, River, Sage, Stone, Straw, Sun,
    },
    Sketch,
    forms::{block, bumps, circle, ellipse, pebble},
};

pub(super) fn picture(id: &str) -> Option<Sketch> {
    Some(match id {
        "clay" => clay(),
        "sandy-bank" => sandy_bank(),
        "silt-flat" => silt_flat(),
        "swale" => swale(),
        "berm" => berm(),
        "terrace" => terrace(),
        "pond" => pond(),
        "raised-bed" => raised_bed(),
        "hugel-mound" => hugel_mound(),
        "gravel-path" => gravel_path(),
        "bog-margin" => bog_margin(),
        "wallow-edge" => wallow_edge(),
        "sunken-greenhouse" => sunken_greenhouse(),
        _ => return None,
    })
}

fn clay() -> Sketch {
    Sketch::new()
        .shape(Clay, "M6 60C22 52 36 58 50 52S80 54 94 60V92H6z")
        .line(
            1.2,
            "M14 72C26 68 36 74 48 70M54 80C66 76 76 82 88 78M18 84H36",
        )
        .shape(
            Clay,
            "M34 56C28 40 36 34 34 26H66C64 34 72 40 66 56C58 60 42 60 34 56z",
        )
        .shape(Ink, ellipse(50.0, 26.0, 16.0, 4.0))
        .line(1.2, "M33 40C44 44 56 44 67 40M34 48C44 52 56 52 66 48")
}

fn sandy_bank() -> Sketch {
    let grains: String = [
        (20.0, 60.0),
        (32.0, 52.0),
        (44.0, 62.0),
        (56.0, 54.0),
        (30.0, 68.0),
        (66.0, 62.0),
        (50.0, 72.0),
        (18.0, 72.0),
        (76.0, 56.0),
        (40.0, 46.0),
    ]
    .iter()
    .fold(String::new(), |all, &(x, y)| all + &circle(x, y, 1.4));
    Sketch::new()
        .shape(Straw, "M4 66C20 36 44 30 62 40C76 48 86 48 96 46V80H4z")
        .fill(Bark, grains)
        .shape(River, "M4 78C20 70 36 82 52 76S82 72 96 78V94H4z")
        .trace(
            Paper,
            2.2,
            "M14 87C24 82 32 90 44 86M60 87C70 83 78 89 88 86",
        )
        .fill(
            Ink,
            [
                ellipse(30.0, 44.0, 3.0, 2.4),
                ellipse(40.0, 40.0, 3.0, 2.4),
                ellipse(50.0, 42.0, 3.0, 2.4),
            ]
            .concat(),
        )
        .line(1.8, "M62 26C66 22 70 22 72 26C74 22 78 22 82 26")
}

fn silt_flat() -> Sketch {
    Sketch::new()
        .shape(Mist, "M4 40H96V92H4z")
        .shape(Stone, "M4 60C24 50 40 66 60 58S86 56 96 60V92H4z")
        .trace(
            Mist,
            4.0,
            "M50 60C44 68 56 74 48 82S54 90 50 92M22 62C26 70 18 76 24 84M78 62C74 68 82 74 76 82",
        )
        .line(1.4, "M14 72H20M34 78H42M62 70H70M84 86H92M60 84H66")
        .line(
            1.8,
            "M66 42V26M66 42C64 48 62 54 60 56M66 42C68 48 70 54 72 56M66 26C72 24 76 26 80 30",
        )
        .shape(Paper, "M54 34C58 28 68 28 74 32C70 40 60 42 54 34z")
}

fn swale() -> Sketch {
    Sketch::new()
        .shape(
            Sage,
            "M2 34C18 32 26 40 34 54C40 64 52 66 60 54C66 44 74 40 98 44V94H2z",
        )
        .shape(
            Straw,
            "M2 52C16 52 24 60 32 70C42 82 56 82 64 70C70 62 80 60 98 62V94H2z",
        )
        .fill(River, "M36 56C42 52 54 52 60 55C54 64 42 66 36 56z")
        .line(1.4, "M35 55C42 53 54 53 60 55")
        .leaves(
            Fern,
            18.0,
            7.0,
            &[
                (76.0, 44.0, -16.0),
                (76.0, 44.0, 16.0),
                (88.0, 45.0, 4.0),
                (14.0, 34.0, -8.0),
                (20.0, 36.0, 20.0),
            ],
        )
        .trace(River, 2.2, "M40 14L36 26M50 12L46 24M60 16L56 28")
}

fn berm() -> Sketch {
    Sketch::new()
        .shape(Straw, "M4 80C26 80 30 36 50 36S74 80 96 80V92H4z")
        .shape(
            Fern,
            "M22 64C30 48 36 36 50 36S70 48 78 64C66 56 34 56 22 64z",
        )
        .line(1.2, "M36 72L42 70M54 76L60 74M28 82L34 82M66 84H72")
        .leaves(
            Moss,
            20.0,
            9.0,
            &[(40.0, 40.0, -24.0), (50.0, 37.0, 0.0), (60.0, 40.0, 24.0)],
        )
        .flower(Blossom, Sun, (34.0, 30.0), 7.0, 5)
        .flower(Blossom, Sun, (66.0, 28.0), 7.0, 5)
}

fn terrace() -> Sketch {
    Sketch::new()
        .shape(Fern, "M58 24H96V94H58z")
        .shape(Stone, block(58.0, 26.0, 8.0, 22.0))
        .shape(Fern, "M30 46H66V94H30z")
        .shape(Stone, block(30.0, 48.0, 8.0, 22.0))
        .shape(Fern, "M4 68H38V94H4z")
        .shape(Stone, block(4.0, 70.0, 8.0, 24.0))
        .line(1.2, "M58 34H66M58 41H66M30 56H38M30 63H38M4 78H12M4 86H12")
        .leaves(
            Moss,
            14.0,
            7.0,
            &[
                (76.0, 24.0, -14.0),
                (76.0, 24.0, 14.0),
                (88.0, 24.0, 0.0),
                (48.0, 46.0, -12.0),
                (48.0, 46.0, 14.0),
                (22.0, 68.0, -14.0),
                (22.0, 68.0, 14.0),
            ],
        )
        .disc(Sun, 20.0, 22.0, 9.0)
}

fn pond() -> Sketch {
    Sketch::new()
        .shape(River, bumps(50.0, 58.0, 40.0, 28.0, 9))
        .trace(
            Paper,
            2.2,
            "M24 50C32 46 40 52 46 48M54 74C62 70 70 76 76 72",
        )
        .shape(Fern, "M60 50A12 7 0 1 1 74 46L66 49z")
        .shape(Fern, "M28 68A10 6 0 1 1 40 65L33 67z")
        .shape(
            Moss,
            "M28 26L30 24C32 18 40 18 42 24C48 22 50 28 46 32C48 38 26 38 28 32C24 30 24 26 28 26z",
        )
        .dot(Ink, 32.0, 23.0, 1.8)
        .dot(Ink, 40.0, 23.0, 1.8)
        .line(1.4, "M32 30C35 32 38 32 41 30")
}

fn raised_bed() -> Sketch {
    Sketch::new()
        .shape(Bark, "M12 56L26 44H92L84 56z")
        .shape(Straw, block(10.0, 56.0, 76.0, 12.0))
        .shape(Straw, block(10.0, 68.0, 76.0, 12.0))
        .shape(Bark, block(8.0, 52.0, 6.0, 36.0))
        .shape(Bark, block(82.0, 52.0, 6.0, 36.0))
        .leaves(
            Fern,
            22.0,
            10.0,
            &[
                (30.0, 50.0, -24.0),
                (30.0, 50.0, 20.0),
                (30.0, 50.0, 0.0),
                (70.0, 50.0, -20.0),
                (70.0, 50.0, 24.0),
            ],
        )
        .shape(Sage, bumps(50.0, 42.0, 13.0, 11.0, 9))
        .line(1.1, "M50 50V36M50 46L42 40M50 46L58 40")
        .soil()
}

fn hugel_mound() -> Sketch {
    Sketch::new()
        .shape(Moss, "M4 90C12 50 30 34 50 34S88 50 96 90z")
        .shape(Straw, ellipse(34.0, 76.0, 9.0, 9.0))
        .line(
            1.2,
            [circle(34.0, 76.0, 5.0), circle(34.0, 76.0, 2.0)].concat(),
        )
        .shape(Straw, ellipse(54.0, 80.0, 9.0, 9.0))
        .line(
            1.2,
            [circle(54.0, 80.0, 5.0), circle(54.0, 80.0, 2.0)].concat(),
        )
        .shape(Straw, ellipse(45.0, 62.0, 8.0, 8.0))
        .line(1.2, circle(45.0, 62.0, 4.0))
        .shape(Straw, ellipse(70.0, 72.0, 8.0, 8.0))
        .line(1.2, circle(70.0, 72.0, 4.0))
        .shape(Marigold, bumps(56.0, 36.0, 11.0, 8.0, 6))
        .line(1.6, "M56 28V22C58 18 62 18 64 20M45 38C36 30 28 36 22 46")
        .leaf(Fern, (34.0, 36.0), -50.0, 14.0, 10.0)
        .leaf(Fern, (74.0, 46.0), 40.0, 16.0, 10.0)
        .soil()
}

fn gravel_path() -> Sketch {
    Sketch::new()
        .shape(Sage, "M2 28C30 22 70 22 98 28V94H2z")
        .shape(
            Stone,
            "M30 94C30 74 58 64 50 48C46 38 44 30 48 26H58C54 34 58 40 64 50C72 66 66 78 72 94z",
        )
        .shape(Paper, pebble(44.0, 84.0, 5.0, 3.6))
        .shape(Straw, pebble(58.0, 86.0, 5.0, 3.6))
        .shape(Straw, pebble(50.0, 72.0, 4.4, 3.0))
        .shape(Paper, pebble(60.0, 66.0, 4.0, 2.8))
        .shape(Paper, pebble(56.0, 52.0, 3.4, 2.4))
        .leaves(
            Moss,
            16.0,
            7.0,
            &[
                (18.0, 70.0, -14.0),
                (18.0, 70.0, 14.0),
                (84.0, 64.0, -12.0),
                (84.0, 64.0, 14.0),
                (28.0, 46.0, 0.0),
            ],
        )
}

fn bog_margin() -> Sketch {
    Sketch::new()
        .shape(Moss, "M2 58C22 48 44 62 62 54S88 52 98 56V94H2z")
        .shape(River, bumps(58.0, 76.0, 28.0, 11.0, 8))
        .trace(Paper, 2.0, "M44 76C50 73 56 79 62 75")
        .line(1.6, "M18 60V30M30 58V22M76 54V26")
        .shape(Paper, bumps(18.0, 27.0, 6.0, 5.0, 7))
        .shape(Paper, bumps(30.0, 19.0, 6.0, 5.0, 7))
        .shape(Paper, bumps(76.0, 23.0, 6.0, 5.0, 7))
        .leaves(
            Fern,
            22.0,
            6.0,
            &[(22.0, 60.0, -20.0), (26.0, 60.0, 16.0), (82.0, 54.0, 20.0)],
        )
        .shape(Clay, "M46 54C44 44 48 40 50 38C52 40 58 44 54 54z")
        .line(1.4, "M48 38L44 32M52 38L56 32")
}

fn wallow_edge() -> Sketch {
    Sketch::new()
        .shape(Sage, "M2 40C24 34 60 36 98 42V94H2z")
        .shape(Bark, bumps(54.0, 76.0, 38.0, 13.0, 10))
        .shape(Blossom, "M22 62C24 44 44 40 60 44C66 36 74 38 74 46C84 50 86 58 82 64C84 72 78 76 72 74H36C26 74 20 70 22 62z")
        .shape(Blossom, ellipse(82.0, 62.0, 5.0, 6.0))
        .dot(Ink, 81.0, 60.0, 1.3)
        .dot(Ink, 83.0, 64.0, 1.3)
        .dot(Ink, 73.0, 54.0, 2.0)
        .fill(Bark, "M30 66C40 62 50 72 60 66C66 64 70 70 74 74H36C30 74 28 70 30 66z")
        .line(1.6, "M22 58C16 56 14 50 18 48C22 48 20 54 16 52M14 72L8 66M88 80L94 74")
}

fn sunken_greenhouse() -> Sketch {
    Sketch::new()
        .shape(Straw, "M2 54H24V92H78V54H98V96H2z")
        .line(1.2, "M8 62H14M10 76H18M84 66H92M86 82H92M40 95H54")
        .shape(Mist, "M20 56L50 24L82 56z")
        .line(1.4, "M30 46H70M40 35H61M36 40V56M50 24V56M65 40V56")
        .shape(Paper, "M24 56H78V90H24z")
        .shape(Bark, block(26.0, 80.0, 50.0, 10.0))
        .leaves(
            Fern,
            20.0,
            9.0,
            &[
                (36.0, 80.0, -20.0),
                (36.0, 80.0, 16.0),
                (64.0, 80.0, -16.0),
                (64.0, 80.0, 20.0),
                (50.0, 80.0, 0.0),
            ],
        )
        .disc(Sun, 84.0, 20.0, 8.0)
}
