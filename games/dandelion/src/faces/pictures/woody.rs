//! Shrubs, climbers and trees.

use art::{
    Colour::{
        Bark, Berry, Blossom, Clay, Fern, Hip, Marigold, Moss, Paper, River, Sage, Straw, Sun,
    },
    Sketch,
    forms::{bumps, circle, ellipse, leaf, lobed, ray, star},
};

pub(super) fn picture(id: &str) -> Option<Sketch> {
    Some(match id {
        "blueberry" => blueberry(),
        "beach-plum" => beach_plum(),
        "sea-buckthorn" => sea_buckthorn(),
        "goumi" => goumi(),
        "elderberry" => elderberry(),
        "hazelnut" => hazelnut(),
        "hardy-kiwi" => hardy_kiwi(),
        "grape" => grape(),
        "american-hogpeanut" => hogpeanut(),
        "hops" => hops(),
        "maypop" => maypop(),
        "magnolia-vine" => magnolia_vine(),
        "apple" => apple(),
        "asian-pear" => asian_pear(),
        "pawpaw" => pawpaw(),
        "serviceberry" => serviceberry(),
        "mulberry" => mulberry(),
        "bamboo" => bamboo(),
        "chestnut" => chestnut(),
        "black-walnut" => black_walnut(),
        "white-oak" => white_oak(),
        "sugar-maple" => sugar_maple(),
        "linden" => linden(),
        "persimmon" => persimmon(),
        _ => return None,
    })
}

/// A woody twig from the left upper corner to the right.
fn twig() -> Sketch {
    Sketch::new().band(Bark, 3.0, "M6 26C26 22 44 30 60 26S84 20 95 24")
}

fn blueberry() -> Sketch {
    twig()
        .leaves(
            Fern,
            26.0,
            14.0,
            &[
                (22.0, 24.0, -20.0),
                (44.0, 27.0, 14.0),
                (70.0, 24.0, 30.0),
                (14.0, 26.0, 200.0),
                (84.0, 22.0, 160.0),
            ],
        )
        .line(
            1.4,
            "M48 28C46 38 44 42 38 48M50 28C52 40 54 44 60 50M49 28V60",
        )
        .inset(crowned(), 34.0, 56.0, 28.0, 10.0)
        .inset(crowned(), 64.0, 56.0, 28.0, -10.0)
        .inset(crowned(), 49.0, 68.0, 30.0, 0.0)
        .inset(crowned(), 32.0, 80.0, 24.0, 20.0)
        .inset(crowned(), 66.0, 82.0, 24.0, -14.0)
}

/// A blueberry with its crown.
fn crowned() -> Sketch {
    Sketch::new()
        .disc(River, 50.0, 50.0, 42.0)
        .shape(Berry, star(50.0, 58.0, 17.0, 8.0, 5, 0.0))
        .dot(Paper, 34.0, 30.0, 6.0)
}

fn beach_plum() -> Sketch {
    twig()
        .leaves(
            Moss,
            24.0,
            13.0,
            &[
                (18.0, 25.0, 170.0),
                (36.0, 26.0, -24.0),
                (82.0, 22.0, 150.0),
            ],
        )
        .flower(Paper, Sun, (60.0, 16.0), 10.0, 5)
        .flower(Paper, Sun, (78.0, 12.0), 8.0, 5)
        .line(1.4, "M40 28V48M62 26C62 36 66 40 66 50M54 28V64")
        .berry(Berry, 37.0, 60.0, 13.0)
        .berry(Berry, 68.0, 62.0, 13.0)
        .berry(Berry, 53.0, 78.0, 14.0)
        .line(
            1.0,
            "M37 47C33 54 33 64 37 73M68 49C72 56 72 66 68 75M53 64C49 72 49 82 53 92",
        )
}

fn sea_buckthorn() -> Sketch {
    let clusters = [
        (40.0, 74.0),
        (47.0, 70.0),
        (42.0, 64.0),
        (50.0, 60.0),
        (44.0, 55.0),
        (53.0, 50.0),
        (47.0, 44.0),
        (56.0, 40.0),
        (50.0, 34.0),
        (52.0, 78.0),
    ];
    Sketch::new()
        .band(Bark, 2.6, "M44 94C46 66 50 40 58 10")
        .line(1.8, "M47 70L34 60M51 46L40 34M53 56L68 46M48 80L62 72")
        .leaves(
            Sage,
            27.0,
            6.0,
            &[
                (46.0, 84.0, -54.0),
                (46.0, 84.0, 50.0),
                (48.0, 68.0, 62.0),
                (48.0, 62.0, -64.0),
                (51.0, 48.0, 58.0),
                (52.0, 40.0, -58.0),
                (55.0, 26.0, 44.0),
                (55.0, 26.0, -46.0),
                (58.0, 12.0, 10.0),
            ],
        )
        .berries(Marigold, 5.0, &clusters)
        .soil()
}

fn goumi() -> Sketch {
    let fruit = Sketch::new()
        .shape(Hip, ellipse(50.0, 58.0, 22.0, 34.0))
        .fill(
            Sun,
            [
                circle(42.0, 46.0, 2.6),
                circle(58.0, 50.0, 2.6),
                circle(46.0, 62.0, 2.6),
                circle(57.0, 70.0, 2.6),
                circle(44.0, 78.0, 2.6),
            ]
            .concat(),
        )
        .line(4.0, "M50 24V2");
    twig()
        .leaves(
            Sage,
            24.0,
            13.0,
            &[
                (20.0, 24.0, -16.0),
                (40.0, 26.0, 16.0),
                (64.0, 24.0, -12.0),
                (84.0, 21.0, 26.0),
                (12.0, 26.0, 190.0),
            ],
        )
        .inset(fruit.clone(), 32.0, 52.0, 42.0, 4.0)
        .inset(fruit.clone(), 56.0, 58.0, 46.0, -3.0)
        .inset(fruit.clone(), 78.0, 48.0, 40.0, -6.0)
        .inset(fruit, 42.0, 80.0, 34.0, 8.0)
}

fn elderberry() -> Sketch {
    let dots = [
        (28.0, 50.0),
        (38.0, 46.0),
        (48.0, 44.0),
        (58.0, 45.0),
        (68.0, 48.0),
        (76.0, 54.0),
        (33.0, 57.0),
        (43.0, 53.0),
        (53.0, 52.0),
        (63.0, 55.0),
        (70.0, 61.0),
        (40.0, 62.0),
        (50.0, 61.0),
        (59.0, 64.0),
        (48.0, 69.0),
    ];
    Sketch::new()
        .line(
            1.8,
            "M50 96C50 88 50 82 50 78M50 80L28 54M50 80L40 50M50 80V48M50 80L60 50M50 80L74 56",
        )
        .line(2.0, "M50 96C36 88 22 84 12 74M50 96C64 88 80 84 90 74")
        .leaves(
            Fern,
            22.0,
            10.0,
            &[
                (36.0, 89.0, -18.0),
                (24.0, 83.0, -30.0),
                (36.0, 90.0, -128.0),
                (64.0, 89.0, 18.0),
                (77.0, 83.0, 30.0),
                (64.0, 90.0, 128.0),
            ],
        )
        .leaves(Moss, 20.0, 10.0, &[(13.0, 75.0, -40.0), (89.0, 75.0, 40.0)])
        .berries(Berry, 4.8, &dots)
        .shape(Paper, bumps(34.0, 22.0, 16.0, 9.0, 9))
        .shape(Paper, bumps(64.0, 20.0, 16.0, 9.0, 9))
        .fill(
            Sun,
            [
                circle(28.0, 20.0, 1.5),
                circle(35.0, 24.0, 1.5),
                circle(42.0, 20.0, 1.5),
                circle(58.0, 19.0, 1.5),
                circle(65.0, 23.0, 1.5),
                circle(72.0, 19.0, 1.5),
            ]
            .concat(),
        )
        .line(1.4, "M36 32C40 40 46 44 49 48M62 30C58 38 54 44 51 48")
}

fn hazelnut() -> Sketch {
    let nut = Sketch::new()
        .shape(Bark, "M28 46C26 74 40 92 50 96C60 92 74 74 72 46z")
        .line(1.6, "M42 50C41 68 45 84 49 92M58 50C59 66 56 80 53 90")
        .shape(
            Fern,
            "M20 54L26 34C34 22 66 22 74 34L80 54L70 46L64 58L56 46L50 60L44 46L36 58L30 46z",
        );
    twig()
        .shape(Moss, bumps(24.0, 52.0, 15.0, 18.0, 10))
        .line(
            1.0,
            "M24 28V70M24 44L14 38M24 44L34 38M24 56L14 50M24 56L34 50",
        )
        .inset(nut.clone(), 54.0, 56.0, 42.0, 6.0)
        .inset(nut, 76.0, 62.0, 42.0, -8.0)
        .line(1.6, "M54 28V42M76 23V46")
        .band(Sun, 4.0, "M88 24C90 34 86 40 89 50M95 24C97 32 94 38 96 44")
}

fn hardy_kiwi() -> Sketch {
    let fruit = Sketch::new()
        .shape(Fern, ellipse(50.0, 56.0, 27.0, 34.0))
        .line(3.0, "M50 22V4")
        .line(1.4, "M40 34C36 50 37 66 42 82M60 34C64 50 63 66 58 82");
    let half = Sketch::new()
        .shape(Moss, ellipse(50.0, 50.0, 34.0, 38.0))
        .shape(Fern, ellipse(50.0, 50.0, 28.0, 32.0))
        .shape(Paper, ellipse(50.0, 50.0, 8.0, 11.0))
        .line(
            1.4,
            (0..12)
                .map(|i| ray(50.0, 50.0, 30.0 * i as f32, 14.0, 22.0))
                .collect::<String>(),
        );
    twig()
        .line(1.6, "M20 24C10 16 16 6 24 10C28 14 22 18 20 15")
        .heart_leaf(Moss, (44.0, 20.0), 24.0, 22.0, 20.0)
        .heart_leaf(Moss, (76.0, 26.0), 150.0, 26.0, 24.0)
        .line(1.4, "M28 24V36M52 28V40")
        .inset(fruit.clone(), 27.0, 52.0, 44.0, 6.0)
        .inset(fruit, 52.0, 58.0, 46.0, -4.0)
        .inset(half, 72.0, 76.0, 42.0, 14.0)
}

fn grape() -> Sketch {
    let bunch = [
        (36.0, 46.0),
        (47.0, 44.0),
        (58.0, 46.0),
        (69.0, 48.0),
        (41.0, 56.0),
        (52.0, 55.0),
        (63.0, 57.0),
        (46.0, 66.0),
        (57.0, 66.0),
        (51.0, 76.0),
        (53.0, 86.0),
    ];
    twig()
        .line(1.6, "M72 22C84 14 92 20 86 28C82 32 78 26 82 24")
        .line(1.8, "M50 28V42")
        .shape(Fern, star(26.0, 42.0, 24.0, 15.0, 5, -8.0))
        .line(
            1.0,
            [
                ray(26.0, 42.0, -8.0, 0.0, 20.0),
                ray(26.0, 42.0, 64.0, 0.0, 20.0),
                ray(26.0, 42.0, -80.0, 0.0, 20.0),
                ray(26.0, 42.0, 136.0, 0.0, 18.0),
                ray(26.0, 42.0, 208.0, 0.0, 18.0),
            ]
            .concat(),
        )
        .berries(Berry, 7.0, &bunch)
}

fn hogpeanut() -> Sketch {
    let trefoil = Sketch::new().leaves(
        Fern,
        44.0,
        28.0,
        &[(50.0, 56.0, 0.0), (48.0, 58.0, -96.0), (52.0, 58.0, 96.0)],
    );
    Sketch::new()
        .line(1.8, "M46 64C34 50 62 44 50 30C42 20 58 14 52 4")
        .inset(trefoil.clone(), 28.0, 46.0, 40.0, -24.0)
        .inset(trefoil.clone(), 72.0, 34.0, 40.0, 22.0)
        .inset(trefoil, 34.0, 16.0, 30.0, -10.0)
        .shape(Blossom, leaf(58.0, 48.0, 80.0, 10.0, 7.0))
        .shape(Blossom, leaf(58.0, 52.0, 110.0, 10.0, 7.0))
        .line(1.4, "M8 64C22 61 34 66 50 63S78 66 92 63")
        .line(
            1.4,
            "M46 64C40 72 30 74 24 80M46 64C56 72 66 72 76 80M46 64V82",
        )
        .shape(Straw, bumps(22.0, 84.0, 7.0, 5.6, 7))
        .shape(Straw, bumps(48.0, 88.0, 7.0, 5.6, 7))
        .shape(Straw, bumps(78.0, 84.0, 7.0, 5.6, 7))
}

fn hops() -> Sketch {
    let cone = [16.0, 30.0, 44.0, 58.0, 72.0]
        .iter()
        .rev()
        .enumerate()
        .fold(Sketch::new(), |sketch, (i, &y)| {
            let w = [12.0, 19.0, 24.0, 24.0, 17.0][i];
            sketch
                .shape(Sage, leaf(50.0 - w * 0.8, y, 168.0, 26.0, 18.0))
                .shape(Sage, leaf(50.0 + w * 0.8, y, 192.0, 26.0, 18.0))
                .shape(Fern, leaf(50.0, y - 2.0, 180.0, 28.0, 20.0))
        });
    Sketch::new()
        .band(Straw, 2.6, "M30 96V4")
        .line(2.0, "M30 92C44 84 16 72 30 60S16 40 30 28S20 12 32 6")
        .shape(Moss, lobed(36.0, 34.0, 70.0, 30.0, 30.0, 2))
        .line(1.0, ray(36.0, 34.0, 70.0, 0.0, 26.0))
        .shape(Moss, lobed(26.0, 52.0, -66.0, 24.0, 24.0, 2))
        .line(
            1.4,
            "M34 50C44 48 50 50 54 54M34 66C48 66 66 60 78 64M31 16C44 8 64 8 72 14",
        )
        .inset(cone.clone(), 56.0, 70.0, 38.0, 0.0)
        .inset(cone.clone(), 80.0, 80.0, 34.0, 0.0)
        .inset(cone, 74.0, 30.0, 36.0, -4.0)
}

fn maypop() -> Sketch {
    let fringe = (0..30)
        .map(|i| {
            ray(
                50.0,
                40.0,
                12.0 * i as f32,
                9.0,
                24.0 + (i % 2) as f32 * 3.0,
            )
        })
        .collect::<String>();
    Sketch::new()
        .line(1.8, "M6 80C24 70 30 90 50 80S80 70 94 80")
        .line(1.5, "M80 75C88 64 96 70 90 76C86 78 84 73 88 72")
        .flower(Blossom, Sun, (50.0, 40.0), 33.0, 10)
        .trace(Berry, 1.8, fringe)
        .disc(Fern, 50.0, 40.0, 8.0)
        .line(
            1.6,
            (0..5)
                .map(|i| ray(50.0, 40.0, 72.0 * i as f32, 3.0, 14.0))
                .collect::<String>(),
        )
        .berries(
            Sun,
            2.6,
            &[
                (50.0, 26.0),
                (63.0, 35.6),
                (58.0, 51.0),
                (42.0, 51.0),
                (37.0, 35.6),
            ],
        )
        .lobed_leaf(Moss, (18.0, 78.0), -30.0, 26.0, 26.0, 1)
        .shape(Fern, ellipse(76.0, 88.0, 9.0, 8.0))
        .line(1.4, "M74 76L76 80")
}

fn magnolia_vine() -> Sketch {
    let string = |x: f32| -> Vec<(f32, f32)> {
        (0..7)
            .map(|i| {
                (
                    x + if i % 2 == 0 { -3.4 } else { 3.4 },
                    48.0 + 6.0 * i as f32,
                )
            })
            .collect()
    };
    twig()
        .line(1.6, "M30 26C22 18 26 8 34 10C40 13 34 20 30 16")
        .leaves(
            Moss,
            26.0,
            15.0,
            &[
                (14.0, 26.0, 176.0),
                (50.0, 28.0, 8.0),
                (70.0, 24.0, 24.0),
                (88.0, 22.0, 168.0),
            ],
        )
        .line(1.4, "M34 27V84M56 28V88M74 24V80")
        .berries(Hip, 4.6, &string(34.0))
        .berries(Hip, 4.6, &string(56.0))
        .berries(Hip, 4.6, &string(74.0))
}

fn apple() -> Sketch {
    Sketch::new()
        .tree(Moss, (50.0, 42.0), 34.0, 28.0)
        .berries(
            Hip,
            6.0,
            &[
                (32.0, 36.0),
                (48.0, 26.0),
                (66.0, 34.0),
                (42.0, 50.0),
                (60.0, 54.0),
                (76.0, 48.0),
                (26.0, 52.0),
            ],
        )
        .fill(
            Fern,
            [
                leaf(48.0, 20.0, 40.0, 7.0, 4.0),
                leaf(66.0, 28.0, 40.0, 7.0, 4.0),
                leaf(32.0, 30.0, 40.0, 7.0, 4.0),
                leaf(42.0, 44.0, 40.0, 7.0, 4.0),
                leaf(60.0, 48.0, 40.0, 7.0, 4.0),
            ]
            .concat(),
        )
        .berry(Hip, 78.0, 88.0, 5.0)
        .soil()
}

fn asian_pear() -> Sketch {
    let pear = Sketch::new()
        .disc(Straw, 50.0, 58.0, 36.0)
        .line(3.0, "M50 24C50 14 54 8 58 4")
        .fill(
            Bark,
            [
                circle(38.0, 50.0, 1.8),
                circle(54.0, 46.0, 1.8),
                circle(64.0, 60.0, 1.8),
                circle(44.0, 68.0, 1.8),
                circle(56.0, 76.0, 1.8),
                circle(32.0, 64.0, 1.8),
            ]
            .concat(),
        )
        .line(1.2, "M42 27C46 31 54 31 58 27");
    twig()
        .leaves(
            Moss,
            30.0,
            17.0,
            &[(18.0, 24.0, -10.0), (82.0, 22.0, 164.0), (48.0, 27.0, 22.0)],
        )
        .leaf(Fern, (12.0, 27.0), 186.0, 30.0, 17.0)
        .inset(pear.clone(), 40.0, 60.0, 50.0, 2.0)
        .inset(pear, 70.0, 72.0, 46.0, -4.0)
}

fn pawpaw() -> Sketch {
    let fruit = Sketch::new()
        .shape(
            Fern,
            "M24 30C10 50 18 86 46 92C76 96 92 76 86 60C80 46 66 50 52 44C40 38 36 22 24 30z",
        )
        .fill(Sage, "M30 44C24 56 28 70 38 78C34 66 34 54 38 46z");
    let half = Sketch::new()
        .shape(
            Moss,
            "M18 50C18 30 34 18 50 18S82 30 82 50S66 82 50 82S18 70 18 50z",
        )
        .shape(
            Sun,
            "M25 50C25 34 38 25 50 25S75 34 75 50S62 75 50 75S25 66 25 50z",
        )
        .shape(Bark, ellipse(42.0, 42.0, 5.0, 8.0))
        .shape(Bark, ellipse(58.0, 58.0, 5.0, 8.0));
    twig()
        .leaf(Moss, (24.0, 25.0), 198.0, 46.0, 22.0)
        .leaf(Moss, (70.0, 24.0), 22.0, 22.0, 12.0)
        .leaf(Fern, (42.0, 27.0), 190.0, 44.0, 22.0)
        .inset(fruit, 64.0, 50.0, 46.0, -8.0)
        .inset(half, 68.0, 82.0, 34.0, 30.0)
}

fn serviceberry() -> Sketch {
    twig()
        .leaves(Fern, 20.0, 13.0, &[(16.0, 26.0, 180.0), (44.0, 27.0, 10.0), (86.0, 21.0, 164.0)])
        .flower(Paper, Sun, (24.0, 14.0), 10.0, 5)
        .flower(Paper, Sun, (66.0, 14.0), 11.0, 5)
        .line(1.4, "M36 26C34 38 32 44 30 50M50 28V52M52 28C60 40 66 44 68 52M51 34C46 50 44 64 42 72M52 36C56 54 58 62 60 70")
        .berries(Hip, 7.0, &[(30.0, 56.0), (68.0, 58.0)])
        .berries(Berry, 7.0, &[(50.0, 58.0), (41.0, 78.0), (61.0, 77.0)])
        .line(1.0, "M28 62L30 65L32 62M66 64L68 67L70 64M48 64L50 67L52 64M39 84L41 87L43 84M59 83L61 86L63 83")
}

fn mulberry() -> Sketch {
    let fruit = Sketch::new().line(3.0, "M50 24V4").berries(
        Berry,
        11.0,
        &[
            (40.0, 32.0),
            (58.0, 32.0),
            (32.0, 46.0),
            (50.0, 46.0),
            (68.0, 46.0),
            (36.0, 61.0),
            (54.0, 61.0),
            (66.0, 62.0),
            (42.0, 76.0),
            (58.0, 76.0),
            (50.0, 87.0),
        ],
    );
    twig()
        .shape(Moss, lobed(24.0, 26.0, 196.0, 42.0, 38.0, 2))
        .line(1.0, ray(24.0, 26.0, 196.0, 4.0, 36.0))
        .heart_leaf(Fern, (78.0, 26.0), 170.0, 34.0, 30.0)
        .inset(fruit.clone(), 46.0, 52.0, 44.0, 6.0)
        .inset(fruit.clone(), 62.0, 62.0, 46.0, -6.0)
        .inset(fruit, 46.0, 82.0, 32.0, 0.0)
}

fn bamboo() -> Sketch {
    let cane = |x: f32, top: f32| {
        let joints: String = (0..5)
            .map(|i| ray(x - 4.5, 84.0 - 17.0 * i as f32, 90.0, 0.0, 9.0))
            .collect();
        (format!("M{} 94V{top}h7V94z", x - 3.5), joints)
    };
    let (a, joints_a) = cane(30.0, 8.0);
    let (b, joints_b) = cane(50.0, 4.0);
    let (c, joints_c) = cane(70.0, 12.0);
    Sketch::new()
        .shape(Fern, a)
        .shape(Sage, b)
        .shape(Fern, c)
        .line(2.0, joints_a + &joints_b + &joints_c)
        .leaves(
            Moss,
            21.0,
            6.0,
            &[
                (32.0, 50.0, 70.0),
                (32.0, 50.0, 104.0),
                (28.0, 33.0, -74.0),
                (28.0, 33.0, -106.0),
                (53.0, 33.0, 66.0),
                (53.0, 33.0, 98.0),
                (48.0, 67.0, -70.0),
                (48.0, 67.0, -104.0),
                (73.0, 50.0, 62.0),
                (73.0, 50.0, 96.0),
                (68.0, 16.0, -60.0),
                (51.0, 16.0, 40.0),
            ],
        )
        .soil()
}

fn chestnut() -> Sketch {
    let spines: String = (0..26)
        .map(|i| ray(40.0, 60.0, 360.0 / 26.0 * i as f32, 20.0, 31.0))
        .collect();
    Sketch::new()
        .leaf(Moss, (34.0, 44.0), -24.0, 42.0, 16.0)
        .leaf(Fern, (48.0, 42.0), 12.0, 40.0, 16.0)
        .leaf(Moss, (60.0, 46.0), 46.0, 42.0, 16.0)
        .line(1.4, spines)
        .disc(Fern, 40.0, 60.0, 22.0)
        .shape(
            Bark,
            "M26 62C28 52 34 48 40 48S52 52 54 62C48 74 32 74 26 62z",
        )
        .shape(Paper, "M32 52C36 48 44 48 48 52C44 55 36 55 32 52z")
        .shape(
            Bark,
            "M62 84C60 70 72 64 78 66C88 68 94 78 90 88C82 94 68 94 62 84z",
        )
        .shape(Straw, "M64 86C72 82 82 84 90 88C82 94 68 94 64 86z")
}

fn black_walnut() -> Sketch {
    let nut = Sketch::new()
        .disc(Bark, 50.0, 50.0, 40.0)
        .line(2.0, "M50 10C38 26 38 74 50 90M50 10C62 26 62 74 50 90M26 22C20 40 22 62 32 84M74 22C80 40 78 62 68 84M36 40C40 44 34 50 38 56M62 44C66 48 60 54 64 60");
    Sketch::new()
        .line(1.8, "M8 14C34 20 64 18 94 40")
        .leaves(
            Fern,
            23.0,
            9.0,
            &[
                (18.0, 16.0, 10.0),
                (22.0, 17.0, 170.0),
                (36.0, 18.0, 16.0),
                (40.0, 18.0, 172.0),
                (54.0, 20.0, 26.0),
                (58.0, 21.0, 178.0),
                (72.0, 26.0, 38.0),
                (76.0, 28.0, 190.0),
                (94.0, 40.0, 118.0),
            ],
        )
        .disc(Fern, 32.0, 66.0, 20.0)
        .fill(
            Moss,
            [
                circle(26.0, 60.0, 1.6),
                circle(38.0, 58.0, 1.6),
                circle(34.0, 70.0, 1.6),
                circle(24.0, 72.0, 1.6),
                circle(40.0, 76.0, 1.6),
            ]
            .concat(),
        )
        .inset(nut, 70.0, 74.0, 42.0, 8.0)
}

fn white_oak() -> Sketch {
    let acorn = Sketch::new()
        .shape(Straw, "M26 44C26 72 40 86 50 96C60 86 74 72 74 44z")
        .shape(
            Bark,
            "M20 46C18 28 34 18 50 18S82 28 80 46C64 52 36 52 20 46z",
        )
        .line(
            1.4,
            "M30 30L40 44M42 22L56 46M58 22L68 42M70 30L42 46M58 20L30 42",
        )
        .line(4.0, "M50 18V6");
    Sketch::new()
        .lobed_leaf(Moss, (52.0, 60.0), -48.0, 58.0, 40.0, 3)
        .lobed_leaf(Fern, (52.0, 60.0), 26.0, 58.0, 40.0, 3)
        .inset(acorn.clone(), 40.0, 76.0, 40.0, 12.0)
        .inset(acorn, 68.0, 78.0, 40.0, -10.0)
}

fn sugar_maple() -> Sketch {
    let leaf = "M50 8L57 26L68 20L66 38L88 30L82 46L94 52L74 64L76 72L52 68L53 90H47L48 68L24 72L26 64L6 52L18 46L12 30L34 38L32 20L43 26z";
    Sketch::new()
        .shape(Marigold, leaf)
        .line(
            1.2,
            "M50 70V20M50 64L80 42M50 64L20 42M50 66L72 66M50 66L28 66",
        )
        .shape(Straw, "M70 92C68 80 84 70 94 76C92 86 82 94 70 92z")
        .shape(Bark, circle(70.0, 91.0, 4.0))
        .trace(River, 2.6, "M24 84V90")
        .shape(River, "M24 78C20 86 19 92 24 94S29 90 24 78z")
}

fn linden() -> Sketch {
    Sketch::new()
        .line(1.8, "M50 6C50 16 46 22 42 30M50 8C56 18 62 24 70 30")
        .heart_leaf(Fern, (40.0, 34.0), 200.0, 42.0, 42.0)
        .heart_leaf(Moss, (72.0, 32.0), 160.0, 38.0, 38.0)
        .leaf(Sage, (52.0, 20.0), 178.0, 46.0, 12.0)
        .line(1.3, "M54 52V70M54 66L44 78M54 66L64 78M54 68V80")
        .flower(Sun, Marigold, (42.0, 82.0), 8.0, 5)
        .flower(Sun, Marigold, (66.0, 82.0), 8.0, 5)
        .flower(Sun, Marigold, (54.0, 87.0), 8.0, 5)
}

fn persimmon() -> Sketch {
    let fruit = Sketch::new()
        .shape(Marigold, bumps(50.0, 60.0, 28.0, 22.0, 4))
        .leaves(
            Moss,
            22.0,
            16.0,
            &[
                (50.0, 36.0, 90.0),
                (50.0, 36.0, -90.0),
                (50.0, 36.0, 140.0),
                (50.0, 36.0, -140.0),
            ],
        )
        .line(3.0, "M50 36V14");
    twig()
        .band(Bark, 3.0, "M60 26C64 14 74 8 86 6")
        .leaves(
            Clay,
            28.0,
            17.0,
            &[(16.0, 25.0, 190.0), (84.0, 22.0, 168.0)],
        )
        .leaf(Moss, (30.0, 24.0), 0.0, 22.0, 13.0)
        .inset(fruit.clone(), 40.0, 56.0, 50.0, 0.0)
        .inset(fruit.clone(), 68.0, 60.0, 50.0, 0.0)
        .inset(fruit, 52.0, 84.0, 42.0, 0.0)
}
