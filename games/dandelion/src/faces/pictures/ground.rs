//! Roots, mushrooms, groundcovers and herbs.

use art::{
    Colour::{
        Bark, Berry, Blossom, Clay, Fern, Hip, Ink, Marigold, Moss, Paper, Sage, Stone, Straw, Sun,
    },
    Sketch,
    forms::{bumps, circle, ellipse, leaf, petal, ray, star},
};

pub(super) fn picture(id: &str) -> Option<Sketch> {
    Some(match id {
        "sunchoke" => sunchoke(),
        "groundnut" => groundnut(),
        "garlic" => garlic(),
        "horseradish" => horseradish(),
        "skirret" => skirret(),
        "crosne" => crosne(),
        "wine-cap" => wine_cap(),
        "shiitake" => shiitake(),
        "oyster-mushroom" => oyster_mushroom(),
        "mycorrhizae" => mycorrhizae(),
        "clover" => clover(),
        "strawberry" => strawberry(),
        "creeping-thyme" => creeping_thyme(),
        "mint" => mint(),
        "wintergreen" => wintergreen(),
        "nasturtium" => nasturtium(),
        "dandelion" => dandelion(),
        "comfrey" => comfrey(),
        "sunflower" => sunflower(),
        "asparagus" => asparagus(),
        "rhubarb" => rhubarb(),
        "bee-balm" => bee_balm(),
        _ => return None,
    })
}

/// The line between air and earth, for plants that are dug up.
const EARTH: &str = "M8 62C22 59 34 64 50 61S78 64 92 61";

fn sunchoke() -> Sketch {
    Sketch::new()
        .band(Moss, 2.0, "M50 62V26")
        .leaves(
            Fern,
            22.0,
            11.0,
            &[
                (50.0, 50.0, 62.0),
                (50.0, 50.0, -62.0),
                (50.0, 38.0, 50.0),
                (50.0, 38.0, -50.0),
            ],
        )
        .rays(Sun, Marigold, (50.0, 20.0), 15.0, 12)
        .line(1.4, EARTH)
        .line(
            1.6,
            "M50 62C46 68 42 70 38 74M50 62C54 68 58 70 62 74M50 62V78",
        )
        .shape(Straw, bumps(34.0, 80.0, 9.0, 6.5, 7))
        .shape(Straw, bumps(66.0, 80.0, 9.0, 6.5, 7))
        .shape(Straw, bumps(50.0, 86.0, 8.0, 6.0, 6))
}

fn groundnut() -> Sketch {
    Sketch::new()
        .line(1.8, "M50 62C40 48 62 40 48 24C44 18 50 12 56 10")
        .leaves(
            Fern,
            15.0,
            8.0,
            &[
                (47.0, 50.0, -70.0),
                (53.0, 46.0, 70.0),
                (52.0, 38.0, 60.0),
                (47.0, 28.0, -60.0),
                (49.0, 20.0, 66.0),
                (56.0, 10.0, 40.0),
            ],
        )
        .berries(Clay, 3.4, &[(36.0, 38.0), (40.0, 33.0), (34.0, 31.0)])
        .line(1.2, "M46 40L38 35")
        .line(1.4, EARTH)
        .line(1.6, "M50 62C44 70 22 70 16 84M50 62C56 72 74 68 86 82")
        .shape(Straw, ellipse(36.0, 71.5, 6.0, 5.0))
        .shape(Straw, ellipse(20.0, 80.0, 7.0, 6.0))
        .shape(Straw, ellipse(64.0, 72.0, 6.0, 5.0))
        .shape(Straw, ellipse(80.0, 78.0, 7.0, 6.0))
}

fn garlic() -> Sketch {
    Sketch::new()
        .leaf(Fern, (50.0, 56.0), -22.0, 50.0, 8.0)
        .leaf(Moss, (50.0, 56.0), 20.0, 48.0, 8.0)
        .leaf(Fern, (50.0, 56.0), -2.0, 52.0, 7.0)
        .shape(
            Paper,
            "M50 48C46 58 28 62 28 76C28 88 40 91 50 91S72 88 72 76C72 62 54 58 50 48z",
        )
        .fill(
            Blossom,
            "M58 60C68 66 72 72 70 80C68 86 64 89 58 90C64 80 64 70 58 60z",
        )
        .line(
            1.2,
            "M47 56C40 66 38 80 44 91M53 56C60 66 62 80 56 91M50 54V91",
        )
        .line(1.2, "M44 91L42 96M48 91V97M52 91L53 97M56 91L59 96")
}

fn horseradish() -> Sketch {
    Sketch::new()
        .leaf(Moss, (48.0, 56.0), -32.0, 46.0, 18.0)
        .leaf(Moss, (52.0, 56.0), 32.0, 46.0, 18.0)
        .leaf(Fern, (50.0, 57.0), 0.0, 50.0, 18.0)
        .line(1.4, EARTH)
        .shape(Straw, "M43 58C42 72 45 84 48 97C51 88 58 74 57 58z")
        .line(1.0, "M44 66H50M51 73H56M45 79H50M48 86H52")
        .line(1.4, "M45 74C38 78 34 84 30 86M55 72C62 76 66 84 70 86")
}

fn skirret() -> Sketch {
    let umbel = || {
        Sketch::new()
            .line(
                1.0,
                "M50 80L22 52M50 80L36 40M50 80V36M50 80L64 40M50 80L78 52",
            )
            .shape(Paper, bumps(22.0, 48.0, 9.0, 7.0, 6))
            .shape(Paper, bumps(36.0, 36.0, 9.0, 7.0, 6))
            .shape(Paper, bumps(50.0, 31.0, 9.0, 7.0, 6))
            .shape(Paper, bumps(64.0, 36.0, 9.0, 7.0, 6))
            .shape(Paper, bumps(78.0, 48.0, 9.0, 7.0, 6))
    };
    Sketch::new()
        .band(Moss, 1.6, "M50 62V30M50 50L30 34M50 46L70 32")
        .inset(umbel(), 50.0, 24.0, 40.0, 0.0)
        .inset(umbel(), 27.0, 30.0, 28.0, -20.0)
        .inset(umbel(), 73.0, 28.0, 28.0, 20.0)
        .leaves(
            Fern,
            14.0,
            6.0,
            &[
                (50.0, 56.0, -75.0),
                (50.0, 56.0, 75.0),
                (43.0, 55.0, -40.0),
                (57.0, 55.0, 40.0),
            ],
        )
        .line(1.4, EARTH)
        .shape(Straw, "M50 62C47 74 49 86 50 96C53 86 54 74 50 62z")
        .shape(Straw, "M49 62C40 72 36 80 33 93C42 84 47 76 49 62z")
        .shape(Straw, "M51 62C60 72 64 80 67 93C58 84 53 76 51 62z")
        .shape(Straw, "M47 62C36 68 26 74 20 84C32 80 42 74 47 62z")
        .shape(Straw, "M53 62C64 68 74 74 80 84C68 80 58 74 53 62z")
}

fn crosne() -> Sketch {
    let tuber = Sketch::new()
        .shape(Straw, ellipse(50.0, 22.0, 13.0, 11.0))
        .shape(Straw, ellipse(50.0, 40.0, 18.0, 13.0))
        .shape(Straw, ellipse(50.0, 60.0, 18.0, 13.0))
        .shape(Straw, ellipse(50.0, 79.0, 12.0, 11.0))
        .line(2.0, "M50 90V98M50 11V4");
    Sketch::new()
        .band(Moss, 1.8, "M50 60V14")
        .leaves(
            Fern,
            20.0,
            10.0,
            &[
                (50.0, 52.0, 72.0),
                (50.0, 52.0, -72.0),
                (50.0, 38.0, 66.0),
                (50.0, 38.0, -66.0),
            ],
        )
        .leaves(Moss, 15.0, 8.0, &[(50.0, 25.0, 56.0), (50.0, 25.0, -56.0)])
        .berries(Berry, 3.2, &[(46.0, 18.0), (54.0, 18.0), (50.0, 13.0)])
        .line(1.4, EARTH)
        .line(
            1.4,
            "M50 61C40 66 34 68 28 70M50 61C60 66 66 68 72 70M50 61V70",
        )
        .inset(tuber.clone(), 25.0, 80.0, 30.0, 24.0)
        .inset(tuber.clone(), 75.0, 80.0, 30.0, -24.0)
        .inset(tuber, 50.0, 84.0, 28.0, 4.0)
}

/// A mushroom: its cap in a colour, its foot, its gills.
fn toadstool(cap: art::Colour) -> Sketch {
    Sketch::new()
        .shape(Paper, "M42 50C44 66 40 80 38 92H62C60 80 56 66 58 50z")
        .shape(Straw, "M14 50C24 60 76 60 86 50C70 46 30 46 14 50z")
        .line(
            0.8,
            "M30 49L36 56M40 47.5L43 57M50 47V58M60 47.5L57 57M70 49L64 56",
        )
        .shape(
            cap,
            "M12 50C12 26 30 12 50 12S88 26 88 50C66 44 34 44 12 50z",
        )
        .fill(Paper, "M28 30C32 24 38 20 42 20C38 26 34 30 28 34z")
}

fn wine_cap() -> Sketch {
    Sketch::new()
        .inset(toadstool(Clay), 36.0, 50.0, 64.0, -6.0)
        .inset(toadstool(Hip), 70.0, 66.0, 44.0, 8.0)
        .line(1.4, "M8 86C18 82 26 88 36 84S58 88 68 84S86 87 94 84")
        .trace(Straw, 2.4, "M14 92L30 88M36 93L52 90M60 92L78 89")
        .line(1.0, "M14 92L30 88M36 93L52 90M60 92L78 89")
}

fn shiitake() -> Sketch {
    let cap = Sketch::new()
        .shape(Paper, "M44 58C44 70 46 80 50 88C56 80 58 70 57 58z")
        .shape(Bark, "M12 58C14 32 32 22 50 22S86 32 88 58C70 64 30 64 12 58z")
        .line(1.4, "M30 40L36 34L40 42M52 32L58 28L62 36M46 48L52 44L58 50M70 46L75 42L78 50M22 50L27 47L31 53");
    Sketch::new()
        .shape(Straw, "M6 66H94V90H6z")
        .line(
            1.0,
            "M10 72C30 70 60 74 90 71M10 80C34 78 62 83 90 79M12 86H40M54 87H88",
        )
        .shape(Straw, ellipse(94.0, 78.0, 4.0, 12.0))
        .inset(cap.clone(), 30.0, 46.0, 46.0, -6.0)
        .inset(cap.clone(), 68.0, 42.0, 54.0, 4.0)
        .inset(cap, 50.0, 60.0, 34.0, 0.0)
}

fn oyster_mushroom() -> Sketch {
    let shelf = Sketch::new()
        .shape(Paper, "M20 62C30 80 44 84 50 96C58 84 72 80 82 62z")
        .line(0.9, "M34 64L48 90M44 64L49 88M56 64L51 88M68 64L53 90")
        .shape(
            Stone,
            "M8 58C10 36 30 24 52 24S92 38 92 58C74 68 26 68 8 58z",
        )
        .line(0.9, "M22 50C34 40 48 36 60 36");
    Sketch::new()
        .shape(Bark, "M62 6C66 30 60 60 66 96H92C90 60 94 30 90 6z")
        .line(1.0, "M70 14C72 34 68 60 73 90M80 12C82 36 79 64 83 92")
        .inset(shelf.clone(), 46.0, 28.0, 46.0, 16.0)
        .inset(shelf.clone(), 40.0, 52.0, 56.0, 8.0)
        .inset(shelf, 46.0, 76.0, 46.0, 14.0)
}

fn mycorrhizae() -> Sketch {
    Sketch::new()
        .band(Bark, 4.0, "M50 8V40")
        .leaves(Fern, 14.0, 8.0, &[(50.0, 14.0, 60.0), (50.0, 14.0, -60.0), (50.0, 24.0, 70.0), (50.0, 24.0, -70.0)])
        .line(1.4, "M8 40C22 37 34 42 50 39S78 42 92 39")
        .band(Bark, 2.4, "M50 40C46 54 34 58 28 70M50 40C54 54 66 58 72 70M50 40V66")
        .trace(Paper, 3.0, "M28 70C22 74 18 82 12 84M28 70C28 78 30 84 26 92M72 70C78 74 82 82 88 84M72 70C72 78 70 84 74 92M50 66C46 76 42 82 40 92M50 66C54 76 58 82 60 92M36 62C28 62 20 60 14 64M64 62C72 62 80 60 86 64")
        .line(1.1, "M28 70C22 74 18 82 12 84M28 70C28 78 30 84 26 92M72 70C78 74 82 82 88 84M72 70C72 78 70 84 74 92M50 66C46 76 42 82 40 92M50 66C54 76 58 82 60 92M36 62C28 62 20 60 14 64M64 62C72 62 80 60 86 64M12 84L6 86M12 84L11 90M88 84L94 86M88 84L89 90M40 92L36 96M60 92L64 96")
        .berries(Sun, 2.6, &[(20.0, 78.0), (80.0, 78.0), (43.0, 82.0), (57.0, 82.0), (22.0, 61.5), (78.0, 61.5)])
}

fn clover() -> Sketch {
    let trefoil = Sketch::new()
        .heart_leaf(Fern, (50.0, 14.0), 180.0, 36.0, 40.0)
        .heart_leaf(Fern, (86.0, 70.0), 300.0, 36.0, 40.0)
        .heart_leaf(Fern, (14.0, 70.0), 60.0, 36.0, 40.0)
        .trace(
            Sage,
            5.0,
            "M40 28C44 33 56 33 60 28M66 58C64 64 68 74 74 76M34 58C36 64 32 74 26 76",
        );
    Sketch::new()
        .line(
            1.6,
            "M50 92C44 76 30 68 26 54M50 92C52 72 50 60 52 44M50 92C58 78 70 72 76 58",
        )
        .inset(trefoil.clone(), 24.0, 50.0, 48.0, -12.0)
        .inset(trefoil, 78.0, 54.0, 44.0, 14.0)
        .shape(Blossom, bumps(52.0, 30.0, 14.0, 13.0, 10))
        .line(
            1.0,
            "M46 38L44 28M52 38V24M58 38L60 28M41 34L38 28M63 34L66 28",
        )
        .soil()
}

fn strawberry() -> Sketch {
    let fruit = Sketch::new()
        .shape(
            Hip,
            "M50 92C30 78 16 54 24 38C32 26 44 30 50 34C56 30 68 26 76 38C84 54 70 78 50 92z",
        )
        .leaves(
            Moss,
            20.0,
            9.0,
            &[
                (50.0, 34.0, 90.0),
                (50.0, 34.0, -90.0),
                (50.0, 34.0, 45.0),
                (50.0, 34.0, -45.0),
            ],
        )
        .fill(
            Sun,
            [
                circle(36.0, 50.0, 2.0),
                circle(50.0, 48.0, 2.0),
                circle(64.0, 50.0, 2.0),
                circle(42.0, 62.0, 2.0),
                circle(58.0, 62.0, 2.0),
                circle(50.0, 76.0, 2.0),
            ]
            .concat(),
        );
    Sketch::new()
        .line(
            1.6,
            "M40 30C52 22 68 28 69 50M40 30C30 28 25 40 27 54M40 30L38 12",
        )
        .leaves(
            Fern,
            26.0,
            18.0,
            &[(38.0, 26.0, -64.0), (38.0, 24.0, 0.0), (42.0, 26.0, 60.0)],
        )
        .inset(fruit.clone(), 68.0, 64.0, 52.0, -6.0)
        .inset(fruit, 28.0, 66.0, 42.0, 8.0)
        .flower(Paper, Sun, (84.0, 24.0), 9.0, 5)
        .line(1.4, "M66 30C72 28 76 26 79 25")
}

fn creeping_thyme() -> Sketch {
    let tuft = |x: f32, y: f32| {
        [
            circle(x, y, 3.4),
            circle(x - 4.0, y + 3.0, 3.0),
            circle(x + 4.0, y + 3.0, 3.0),
        ]
        .concat()
    };
    Sketch::new()
        .line(1.6, "M8 84C24 74 40 82 56 76S84 78 94 70M24 78C26 66 30 60 28 50M44 79C44 66 48 58 48 44M62 76C64 64 70 60 70 48M80 75C82 66 86 62 86 54")
        .leaves(Moss, 9.0, 5.0, &[(27.0, 66.0, 70.0), (27.0, 66.0, -70.0), (29.0, 57.0, 60.0), (29.0, 57.0, -60.0), (45.0, 66.0, 70.0), (45.0, 66.0, -70.0), (47.0, 55.0, 64.0), (47.0, 55.0, -64.0), (65.0, 66.0, 70.0), (65.0, 66.0, -70.0), (69.0, 57.0, 64.0), (69.0, 57.0, -64.0), (83.0, 66.0, 64.0), (83.0, 66.0, -64.0), (12.0, 82.0, -20.0), (36.0, 79.0, 190.0), (54.0, 77.0, 180.0), (72.0, 76.0, 175.0)])
        .shape(Berry, tuft(28.0, 46.0))
        .shape(Berry, tuft(48.0, 40.0))
        .shape(Berry, tuft(70.0, 44.0))
        .shape(Berry, tuft(86.0, 50.0))
        .soil()
}

fn mint() -> Sketch {
    Sketch::new()
        .band(Moss, 2.2, "M50 92V16")
        .leaves(Fern, 34.0, 17.0, &[(50.0, 78.0, 66.0), (50.0, 78.0, -66.0)])
        .leaves(Fern, 29.0, 15.0, &[(50.0, 58.0, 58.0), (50.0, 58.0, -58.0)])
        .leaves(Moss, 23.0, 12.0, &[(50.0, 40.0, 50.0), (50.0, 40.0, -50.0)])
        .leaves(Fern, 15.0, 8.0, &[(50.0, 26.0, 38.0), (50.0, 26.0, -38.0)])
        .shape(Berry, "M50 4C55 8 54 16 50 20C46 16 45 8 50 4z")
        .soil()
}

fn wintergreen() -> Sketch {
    Sketch::new()
        .line(1.8, "M50 90C48 72 46 60 50 40")
        .leaf(Moss, (49.0, 62.0), -66.0, 38.0, 22.0)
        .leaf(Moss, (48.0, 60.0), 62.0, 38.0, 22.0)
        .leaf(Fern, (50.0, 42.0), -30.0, 32.0, 19.0)
        .leaf(Fern, (50.0, 42.0), 36.0, 32.0, 19.0)
        .line(
            1.3,
            "M49 66C44 72 40 72 37 74M49 66C54 72 58 72 62 74M49 70V78",
        )
        .berries(Hip, 6.5, &[(34.0, 79.0), (64.0, 80.0), (49.0, 84.0)])
        .soil()
}

fn nasturtium() -> Sketch {
    let pad = Sketch::new()
        .disc(Fern, 50.0, 50.0, 40.0)
        .line(
            1.6,
            "M50 52L50 12M50 52L82 32M50 52L86 66M50 52L56 88M50 52L20 76M50 52L16 38M50 52L30 20",
        )
        .dot(Paper, 50.0, 52.0, 4.0);
    Sketch::new()
        .line(
            1.6,
            "M50 94C40 80 28 74 26 60M50 94C56 80 74 80 76 66M50 94C50 76 48 60 54 40",
        )
        .inset(pad.clone(), 25.0, 58.0, 42.0, 0.0)
        .inset(pad, 77.0, 66.0, 36.0, 30.0)
        .flower(Marigold, Clay, (54.0, 30.0), 20.0, 5)
        .line(1.2, "M54 26L54 18M58 29L66 25M50 29L42 25")
        .soil()
}

fn dandelion() -> Sketch {
    let clock = (0..20).fold(Sketch::new(), |sketch, i| {
        let turn = 18.0 * i as f32;
        let (sin, cos) = turn.to_radians().sin_cos();
        sketch
            .line(1.2, ray(50.0, 50.0, turn, 8.0, 40.0))
            .dot(Paper, 50.0 + 42.0 * sin, 50.0 - 42.0 * cos, 5.0)
            .line(1.0, circle(50.0 + 42.0 * sin, 50.0 - 42.0 * cos, 4.4))
    });
    Sketch::new()
        .line(2.0, "M46 90C42 70 34 54 32 42M50 90C54 66 64 50 68 32")
        .lobed_leaf(Fern, (46.0, 90.0), -66.0, 40.0, 20.0, 4)
        .lobed_leaf(Fern, (52.0, 90.0), 68.0, 40.0, 20.0, 4)
        .lobed_leaf(Moss, (49.0, 90.0), -24.0, 34.0, 16.0, 3)
        .rays(Sun, Marigold, (32.0, 36.0), 19.0, 18)
        .inset(clock.disc(Bark, 50.0, 50.0, 8.0), 69.0, 26.0, 42.0, 0.0)
        .soil()
}

fn comfrey() -> Sketch {
    let bell = Sketch::new()
        .shape(
            Berry,
            "M36 20C36 50 28 66 26 76L38 70L50 80L62 70L74 76C72 66 64 50 64 20z",
        )
        .shape(Moss, "M34 24C40 12 60 12 66 24L58 30L50 24L42 30z");
    Sketch::new()
        .band(Moss, 2.4, "M50 92V34C50 22 58 14 68 16")
        .leaf(Moss, (50.0, 88.0), -58.0, 46.0, 18.0)
        .leaf(Moss, (50.0, 88.0), 58.0, 46.0, 18.0)
        .leaf(Fern, (50.0, 64.0), -46.0, 38.0, 15.0)
        .leaf(Fern, (50.0, 64.0), 50.0, 38.0, 15.0)
        .inset(bell.clone(), 70.0, 28.0, 25.0, -4.0)
        .inset(bell.clone(), 58.0, 30.0, 23.0, 8.0)
        .inset(bell.clone(), 42.0, 32.0, 22.0, 12.0)
        .inset(bell, 79.0, 22.0, 17.0, -24.0)
        .soil()
}

fn sunflower() -> Sketch {
    let seeds: String = (0..5)
        .flat_map(|row| (0..5).map(move |at| (row, at)))
        .map(|(row, at)| {
            circle(
                40.0 + 5.0 * at as f32 + if row % 2 == 0 { 0.0 } else { 1.2 },
                23.0 + 4.4 * row as f32,
                1.2,
            )
        })
        .collect();
    Sketch::new()
        .band(Moss, 3.4, "M50 92V46")
        .heart_leaf(Fern, (50.0, 78.0), -72.0, 28.0, 26.0)
        .heart_leaf(Fern, (50.0, 70.0), 68.0, 28.0, 26.0)
        .shape(Marigold, star(50.0, 32.0, 30.0, 19.0, 16, 11.0))
        .shape(Sun, star(50.0, 32.0, 29.0, 18.0, 16, 0.0))
        .disc(Bark, 50.0, 32.0, 15.0)
        .fill(Ink, seeds)
        .soil()
}

fn asparagus() -> Sketch {
    let spear = Sketch::new()
        .shape(Fern, "M40 98C38 60 36 30 50 2C64 30 62 60 60 98z")
        .shape(Berry, leaf(50.0, 34.0, 0.0, 26.0, 14.0))
        .shape(Sage, leaf(43.0, 54.0, -6.0, 20.0, 10.0))
        .shape(Sage, leaf(57.0, 62.0, 6.0, 20.0, 10.0))
        .shape(Sage, leaf(46.0, 82.0, 0.0, 20.0, 10.0));
    Sketch::new()
        .inset(spear.clone(), 50.0, 48.0, 90.0, 0.0)
        .inset(spear.clone(), 28.0, 58.0, 72.0, -6.0)
        .inset(spear.clone(), 72.0, 55.0, 78.0, 5.0)
        .inset(spear, 88.0, 74.0, 40.0, 10.0)
        .soil()
}

fn rhubarb() -> Sketch {
    Sketch::new()
        .band(Hip, 5.0, "M48 94C46 80 36 66 28 56")
        .band(Hip, 5.0, "M52 94C54 80 64 66 72 54")
        .band(Hip, 5.0, "M50 94V48")
        .shape(Moss, bumps(24.0, 44.0, 17.0, 16.0, 8))
        .line(1.2, "M28 56C26 48 22 40 20 34M25 46L14 44M24 42L32 36")
        .shape(Moss, bumps(77.0, 42.0, 17.0, 16.0, 8))
        .line(1.2, "M72 54C74 46 78 38 80 32M75 46L86 42M77 40L69 35")
        .shape(Fern, bumps(50.0, 30.0, 20.0, 19.0, 9))
        .line(
            1.2,
            "M50 48V16M50 38L38 30M50 38L62 30M50 28L42 21M50 28L58 21",
        )
        .soil()
}

fn bee_balm() -> Sketch {
    let tubes: Vec<f32> = (0..9).map(|i| -88.0 + 22.0 * i as f32).collect();
    let head = |sketch: Sketch, x: f32, y: f32, r: f32| {
        tubes
            .iter()
            .fold(sketch, |sketch, &turn| {
                sketch.shape(Hip, petal(x, y, turn, r, r * 0.3))
            })
            .shape(Clay, bumps(x, y + 1.0, r * 0.36, r * 0.3, 7))
    };
    let stalk = Sketch::new()
        .band(Moss, 2.2, "M50 92V36")
        .line(1.6, "M50 70C58 62 70 60 76 50")
        .leaves(
            Fern,
            28.0,
            11.0,
            &[(50.0, 84.0, -64.0), (50.0, 84.0, 64.0), (50.0, 64.0, -60.0)],
        )
        .leaves(
            Moss,
            16.0,
            7.0,
            &[
                (50.0, 42.0, 100.0),
                (50.0, 42.0, -100.0),
                (76.0, 52.0, 120.0),
            ],
        );
    let one = head(stalk, 48.0, 36.0, 24.0);
    head(one, 78.0, 48.0, 15.0).soil()
}
