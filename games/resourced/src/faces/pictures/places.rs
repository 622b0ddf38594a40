//! Tiles and upgrades.

use art::{
    Colour::{
        Bark, Blossom, Clay, Fern, Hip, Ink, Marigold, Mist, Moss, Paper, River, Sage, Stone,
        Straw, Sun,
    },
    Sketch,
    forms::{block, bumps, circle, drop, ellipse, star},
};

pub(super) fn picture(id: &str) -> Option<Sketch> {
    Some(match id {
        "bgcs" => centre(),
        "food-forest" => food_forest(),
        "heat-haven" => heat_haven(),
        "community-garden" => community_garden(),
        "social-housing" => social_housing(),
        "recycler" => recycler(),
        "composter" => composter(),
        "irrigation-system" => irrigation_system(),
        "shipping-container" => shipping_container(),
        "shelter" => shelter(),
        "bus-stop" => bus_stop(),
        "spinner" => spinner(),
        "waste" => waste(),
        _ => return None,
    })
}

/// The community centre where all begin.
fn centre() -> Sketch {
    Sketch::new()
        .shape(Straw, block(10.0, 48.0, 80.0, 42.0))
        .shape(Clay, "M4 50L50 22L96 50z")
        .disc(Paper, 50.0, 39.0, 6.0)
        .line(1.4, "M50 35V39H53")
        .shape(Bark, "M40 90V66C40 58 60 58 60 66V90z")
        .line(1.4, "M50 60V90")
        .shape(Mist, block(17.0, 60.0, 14.0, 14.0))
        .shape(Mist, block(69.0, 60.0, 14.0, 14.0))
        .line(1.2, "M24 60V74M17 67H31M76 60V74M69 67H83")
        .line(1.8, "M50 22V6")
        .shape(Fern, "M50 6L66 10L50 15z")
        .shape(Moss, bumps(20.0, 86.0, 9.0, 5.0, 7))
        .shape(Moss, bumps(80.0, 86.0, 9.0, 5.0, 7))
        .soil()
}

fn food_forest() -> Sketch {
    Sketch::new()
        .band(Bark, 4.0, "M30 92V48M70 92V56")
        .shape(Moss, bumps(30.0, 34.0, 24.0, 22.0, 10))
        .shape(Fern, bumps(70.0, 44.0, 22.0, 20.0, 10))
        .berries(
            Hip,
            3.6,
            &[(20.0, 30.0), (34.0, 26.0), (40.0, 42.0), (24.0, 44.0)],
        )
        .berries(
            Marigold,
            3.6,
            &[(62.0, 38.0), (76.0, 36.0), (80.0, 52.0), (64.0, 54.0)],
        )
        .shape(Sage, bumps(50.0, 84.0, 12.0, 8.0, 8))
        .berries(
            art::Colour::Berry,
            2.4,
            &[(45.0, 82.0), (52.0, 86.0), (56.0, 80.0)],
        )
        .soil()
}

fn heat_haven() -> Sketch {
    Sketch::new()
        .shape(Sun, star(78.0, 20.0, 16.0, 10.0, 12, 0.0))
        .band(Bark, 3.4, "M14 92V46M86 92V46")
        .shape(River, "M6 46C20 26 80 26 94 46C86 52 80 44 74 46C66 52 58 44 50 46C42 52 34 44 26 46C20 52 12 50 6 46z")
        .line(1.2, "M50 31V46M28 36L26 46M72 36L74 46")
        .shape(Straw, block(28.0, 76.0, 44.0, 6.0))
        .line(2.4, "M34 82V92M66 82V92")
        .shape(River, drop(50.0, 52.0, 18.0))
        .soil()
}

fn community_garden() -> Sketch {
    Sketch::new()
        .shape(Bark, "M8 78H46V90H8z")
        .shape(Bark, "M54 78H92V90H54z")
        .leaves(
            Fern,
            22.0,
            9.0,
            &[
                (18.0, 78.0, -18.0),
                (18.0, 78.0, 18.0),
                (36.0, 78.0, -18.0),
                (36.0, 78.0, 18.0),
            ],
        )
        .line(1.8, "M64 78V46M82 78V46")
        .leaves(
            Moss,
            13.0,
            8.0,
            &[
                (64.0, 68.0, -60.0),
                (64.0, 60.0, 60.0),
                (64.0, 50.0, -50.0),
                (82.0, 68.0, 60.0),
                (82.0, 58.0, -60.0),
                (82.0, 50.0, 40.0),
            ],
        )
        .berries(
            Hip,
            4.0,
            &[(70.0, 66.0), (58.0, 56.0), (77.0, 64.0), (88.0, 54.0)],
        )
        .shape(Straw, block(20.0, 24.0, 60.0, 12.0))
        .line(1.6, "M30 30H70M30 36V46M70 36V46")
        .flower(Blossom, Sun, (18.0, 28.0), 8.0, 6)
}

fn social_housing() -> Sketch {
    let windows: String = [
        (22.0, 40.0),
        (36.0, 40.0),
        (22.0, 54.0),
        (36.0, 54.0),
        (22.0, 68.0),
        (36.0, 68.0),
        (62.0, 54.0),
        (76.0, 54.0),
        (62.0, 68.0),
        (76.0, 68.0),
    ]
    .iter()
    .fold(String::new(), |all, &(x, y)| all + &block(x, y, 8.0, 8.0));
    Sketch::new()
        .shape(Clay, block(14.0, 30.0, 38.0, 62.0))
        .shape(Straw, block(52.0, 46.0, 38.0, 46.0))
        .shape(Stone, block(12.0, 24.0, 42.0, 6.0))
        .shape(Stone, block(50.0, 40.0, 42.0, 6.0))
        .shape(Mist, windows)
        .shape(Bark, block(28.0, 80.0, 10.0, 12.0))
        .shape(Bark, block(66.0, 80.0, 10.0, 12.0))
        .shape(Fern, bumps(72.0, 38.0, 8.0, 4.0, 6))
        .shape(Hip, bumps(26.0, 64.0, 4.0, 2.0, 5))
        .soil()
}

fn recycler() -> Sketch {
    Sketch::new()
        .shape(Stone, "M8 92V54L28 42V54L48 42V54L68 42V92z")
        .shape(Stone, block(74.0, 24.0, 12.0, 68.0))
        .shape(Moss, block(66.0, 60.0, 30.0, 32.0))
        .shape(
            Mist,
            [
                block(16.0, 62.0, 10.0, 8.0),
                block(32.0, 62.0, 10.0, 8.0),
                block(48.0, 62.0, 10.0, 8.0),
            ]
            .concat(),
        )
        .shape(Fern, star(81.0, 76.0, 11.0, 7.0, 3, 0.0))
        .line(3.0, "M10 84H60")
        .disc(Straw, 18.0, 84.0, 3.6)
        .disc(Straw, 34.0, 84.0, 3.6)
        .disc(Straw, 50.0, 84.0, 3.6)
        .trace(Sage, 3.0, "M80 20C74 14 86 10 80 4")
        .soil()
}

fn composter() -> Sketch {
    Sketch::new()
        .shape(Moss, "M26 36H74L80 92H20z")
        .line(1.4, "M25 50H75M23 64H77M22 78H78")
        .shape(Bark, "M20 36C24 26 36 22 50 22S76 26 80 36z")
        .shape(Bark, block(40.0, 78.0, 20.0, 14.0))
        .fill(Ink, "M42 92C44 84 56 84 58 92z")
        .leaf(Fern, (44.0, 24.0), -30.0, 20.0, 10.0)
        .leaf(Sage, (56.0, 24.0), 26.0, 18.0, 9.0)
        .line(4.2, "M64 90C70 84 76 96 84 90")
        .trace(Blossom, 2.6, "M64 90C70 84 76 96 84 90")
}

fn irrigation_system() -> Sketch {
    Sketch::new()
        .band(Stone, 4.0, "M6 40H94M26 40V54M50 40V54M74 40V54")
        .disc(Hip, 14.0, 30.0, 7.0)
        .line(1.8, "M14 37V40M9 30H19M14 25V35")
        .shape(River, drop(26.0, 56.0, 12.0))
        .shape(River, drop(50.0, 56.0, 12.0))
        .shape(River, drop(74.0, 56.0, 12.0))
        .shape(Bark, "M4 84H96V94H4z")
        .leaves(
            Fern,
            16.0,
            8.0,
            &[
                (26.0, 84.0, -30.0),
                (26.0, 84.0, 30.0),
                (50.0, 84.0, -30.0),
                (50.0, 84.0, 30.0),
                (74.0, 84.0, -30.0),
                (74.0, 84.0, 30.0),
            ],
        )
}

fn shipping_container() -> Sketch {
    Sketch::new()
        .shape(Clay, "M6 44L26 30H94V72L74 88H6z")
        .shape(Hip, "M6 44H74V88H6z")
        .line(
            1.4,
            "M74 44L94 30M74 44V88M16 48V84M26 48V84M36 48V84M46 48V84M56 48V84M66 48V84",
        )
        .line(1.4, "M80 46V78M87 41V73")
        .shape(Fern, bumps(46.0, 30.0, 14.0, 6.0, 8))
        .leaves(
            Moss,
            12.0,
            6.0,
            &[(38.0, 28.0, -14.0), (54.0, 28.0, 14.0), (46.0, 26.0, 0.0)],
        )
        .soil()
}

fn shelter() -> Sketch {
    Sketch::new()
        .shape(Sage, "M10 92L50 26L90 92z")
        .shape(Ink, "M38 92L50 58L62 92z")
        .shape(Straw, "M50 58L62 92L74 92z")
        .line(2.4, "M50 26L46 14M50 26L54 14")
        .line(1.2, "M26 66L44 72M74 66L58 70")
        .band(Bark, 2.4, "M10 92L4 96M90 92L96 96")
        .shape(Marigold, "M84 70C78 78 78 84 84 86S90 80 84 70z")
        .soil()
}

fn bus_stop() -> Sketch {
    Sketch::new()
        .shape(Sun, "M28 46C28 38 32 36 38 36H88C94 36 96 40 96 46V82H28z")
        .shape(
            Mist,
            [
                block(34.0, 44.0, 14.0, 14.0),
                block(52.0, 44.0, 14.0, 14.0),
                block(70.0, 44.0, 20.0, 14.0),
            ]
            .concat(),
        )
        .line(1.4, "M28 66H96")
        .disc(Ink, 44.0, 84.0, 8.0)
        .disc(Ink, 80.0, 84.0, 8.0)
        .dot(Stone, 44.0, 84.0, 3.4)
        .dot(Stone, 80.0, 84.0, 3.4)
        .band(Stone, 3.0, "M12 92V20")
        .disc(River, 12.0, 18.0, 11.0)
        .line(
            2.4,
            "M8 13V23M8 13H13C17 13 17 18 13 18H8M8 18H14C18 18 18 23 14 23H8",
        )
        .soil()
}

fn spinner() -> Sketch {
    Sketch::new()
        .shape(Fern, "M50 50V8A42 42 0 0 1 86.4 71z")
        .shape(Sun, "M50 50L86.4 71A42 42 0 0 1 13.6 71z")
        .shape(River, "M50 50L13.6 71A42 42 0 0 1 50 8z")
        .dot(Paper, 66.0, 36.0, 3.6)
        .fill(
            Paper,
            [circle(44.0, 74.0, 3.6), circle(56.0, 74.0, 3.6)].concat(),
        )
        .fill(
            Paper,
            [
                circle(26.0, 40.0, 3.6),
                circle(36.0, 32.0, 3.6),
                circle(36.0, 46.0, 3.6),
            ]
            .concat(),
        )
        .shape(Hip, "M46 54L58 16L54 56z")
        .disc(Stone, 50.0, 52.0, 6.0)
}

fn waste() -> Sketch {
    Sketch::new()
        .shape(Bark, "M6 90C14 66 30 52 50 50S88 66 94 90z")
        .shape(Stone, "M20 80L26 60L40 64L38 84z")
        .line(1.2, "M24 66L38 70M22 74L38 78")
        .shape(Sage, ellipse(62.0, 70.0, 11.0, 7.0))
        .shape(Hip, block(66.0, 76.0, 14.0, 12.0))
        .shape(Straw, "M44 56L50 40H60L62 58z")
        .line(1.6, "M50 40L54 30M70 50L78 46M30 50L24 44")
        .trace(
            Moss,
            2.4,
            "M38 34C34 28 42 24 38 18M70 36C66 30 74 26 70 20",
        )
        .soil()
}
