//! Plant systems, and the edges they share with others.

use art::{
    Colour::{
        Bark, Berry, Blossom, Clay, Fern, Hip, Marigold, Mist, Moss, Paper, River, Sage, Stone,
        Straw, Sun,
    },
    Sketch,
    forms::{block, bumps, circle, ellipse, pebble},
};

pub(super) fn picture(id: &str) -> Option<Sketch> {
    Some(match id {
        "orchard" => orchard(),
        "herb-spiral" => herb_spiral(),
        "kitchen-garden" => kitchen_garden(),
        "meadow" => meadow(),
        "berry-hedge" => berry_hedge(),
        "vineyard" => vineyard(),
        "mushroom-logs" => mushroom_logs(),
        "windbreak" => windbreak(),
        "reed-bed" => reed_bed(),
        "forest-garden" => forest_garden(),
        "silvopasture" => silvopasture(),
        "coppice-edge" => coppice_edge(),
        _ => return None,
    })
}

/// A small round tree, its foot at a point.
fn sapling(sketch: Sketch, crown: art::Colour, x: f32, foot: f32, r: f32) -> Sketch {
    sketch
        .band(Bark, 2.6, format!("M{x} {foot}V{}", foot - r))
        .shape(crown, bumps(x, foot - r * 1.9, r, r * 0.95, 8))
}

fn orchard() -> Sketch {
    let ground = Sketch::new().shape(Sage, "M2 70C24 62 44 72 62 66S88 64 98 68V94H2z");
    let one = sapling(ground, Moss, 24.0, 76.0, 17.0);
    let two = sapling(one, Moss, 76.0, 74.0, 17.0);
    sapling(two, Fern, 50.0, 88.0, 20.0).berries(
        Hip,
        3.4,
        &[
            (18.0, 42.0),
            (28.0, 48.0),
            (70.0, 40.0),
            (82.0, 46.0),
            (42.0, 48.0),
            (56.0, 44.0),
            (50.0, 58.0),
            (62.0, 54.0),
            (38.0, 58.0),
        ],
    )
}

fn herb_spiral() -> Sketch {
    let spiral = "M50 92A38 30 0 1 1 88 62A28 22 0 1 1 50 38A18 14 0 1 1 44 66";
    Sketch::new()
        .shape(Straw, ellipse(50.0, 64.0, 42.0, 30.0))
        .line(8.0, spiral)
        .trace(Stone, 5.0, spiral)
        .leaves(
            Fern,
            16.0,
            7.0,
            &[
                (50.0, 54.0, -20.0),
                (50.0, 54.0, 20.0),
                (50.0, 54.0, 0.0),
                (24.0, 66.0, -16.0),
                (24.0, 66.0, 16.0),
            ],
        )
        .leaves(
            Moss,
            14.0,
            6.0,
            &[
                (74.0, 66.0, -16.0),
                (74.0, 66.0, 16.0),
                (44.0, 86.0, -20.0),
                (44.0, 86.0, 14.0),
            ],
        )
        .berries(Berry, 2.8, &[(62.0, 82.0), (67.0, 79.0), (64.0, 75.0)])
        .flower(Sun, Marigold, (30.0, 44.0), 6.0, 6)
}

fn kitchen_garden() -> Sketch {
    Sketch::new()
        .shape(Bark, "M2 44H98V94H2z")
        .line(1.2, "M2 60H98M2 77H98")
        .leaves(
            Fern,
            13.0,
            6.0,
            &[
                (14.0, 58.0, -20.0),
                (14.0, 58.0, 20.0),
                (14.0, 58.0, 0.0),
                (36.0, 58.0, -20.0),
                (36.0, 58.0, 20.0),
                (36.0, 58.0, 0.0),
                (58.0, 58.0, -20.0),
                (58.0, 58.0, 20.0),
                (58.0, 58.0, 0.0),
                (80.0, 58.0, -20.0),
                (80.0, 58.0, 20.0),
                (80.0, 58.0, 0.0),
            ],
        )
        .shape(Sage, bumps(16.0, 72.0, 8.0, 7.0, 8))
        .shape(Sage, bumps(40.0, 72.0, 8.0, 7.0, 8))
        .shape(Sage, bumps(64.0, 72.0, 8.0, 7.0, 8))
        .shape(Sage, bumps(87.0, 72.0, 8.0, 7.0, 8))
        .shape(Marigold, bumps(24.0, 88.0, 9.0, 6.0, 6))
        .shape(Marigold, bumps(72.0, 88.0, 9.0, 6.0, 6))
        .leaf(Moss, (34.0, 90.0), 60.0, 16.0, 10.0)
        .band(Straw, 2.4, "M8 44V18L24 10L40 18V44M8 26H40")
        .line(1.6, "M24 10V44")
        .leaves(
            Fern,
            10.0,
            7.0,
            &[(24.0, 34.0, 50.0), (24.0, 26.0, -50.0), (24.0, 18.0, 40.0)],
        )
}

fn meadow() -> Sketch {
    Sketch::new()
        .leaves(Fern, 46.0, 7.0, &[(10.0, 94.0, -6.0), (24.0, 94.0, 8.0), (44.0, 94.0, -8.0), (60.0, 94.0, 10.0), (78.0, 94.0, -10.0), (92.0, 94.0, 6.0)])
        .line(1.6, "M18 94C18 70 20 50 18 34M38 94C40 66 38 46 40 24M56 94C54 74 58 60 56 46M72 94C74 68 70 48 74 30M88 94C86 76 88 64 86 54")
        .flower(Paper, Sun, (18.0, 30.0), 11.0, 8)
        .flower(Blossom, Sun, (40.0, 20.0), 11.0, 5)
        .flower(Sun, Marigold, (56.0, 44.0), 9.0, 6)
        .flower(Hip, Stone, (74.0, 27.0), 11.0, 5)
        .shape(Berry, bumps(86.0, 50.0, 7.0, 7.0, 9))
        .soil()
}

fn berry_hedge() -> Sketch {
    Sketch::new()
        .band(Bark, 3.0, "M20 92V70M50 92V70M80 92V70")
        .shape(Moss, bumps(50.0, 56.0, 44.0, 26.0, 15))
        .line(
            1.1,
            "M20 52L28 46M44 40L52 44M70 46L78 52M34 66L42 62M60 66L66 60",
        )
        .berries(
            Hip,
            4.2,
            &[
                (20.0, 62.0),
                (34.0, 50.0),
                (48.0, 60.0),
                (62.0, 48.0),
                (78.0, 62.0),
            ],
        )
        .berries(
            Berry,
            4.2,
            &[
                (26.0, 40.0),
                (42.0, 72.0),
                (56.0, 36.0),
                (68.0, 72.0),
                (84.0, 48.0),
            ],
        )
        .shape(
            Bark,
            "M40 22C44 14 54 14 58 22L66 22L60 27C58 32 46 34 42 28z",
        )
        .dot(Paper, 57.0, 22.0, 1.4)
        .soil()
}

fn vineyard() -> Sketch {
    let bunch = |x: f32, y: f32| {
        [
            (x, y),
            (x + 5.0, y),
            (x + 2.5, y + 4.5),
            (x + 7.0, y + 4.5),
            (x + 4.6, y + 9.0),
        ]
    };
    Sketch::new()
        .shape(Sage, "M2 66C30 56 70 58 98 66V94H2z")
        .band(Bark, 3.0, "M20 92V30M50 92V30M80 92V30")
        .line(1.4, "M4 40H96M4 56H96")
        .leaves(
            Fern,
            16.0,
            12.0,
            &[
                (20.0, 42.0, -60.0),
                (20.0, 40.0, 50.0),
                (50.0, 42.0, -56.0),
                (50.0, 40.0, 56.0),
                (80.0, 42.0, -50.0),
                (80.0, 40.0, 60.0),
                (35.0, 54.0, 0.0),
                (65.0, 54.0, 0.0),
            ],
        )
        .berries(Berry, 3.4, &bunch(28.0, 62.0))
        .berries(Berry, 3.4, &bunch(60.0, 62.0))
        .berries(Berry, 3.4, &bunch(6.0, 60.0))
        .soil()
}

fn mushroom_logs() -> Sketch {
    let cap = Sketch::new()
        .shape(Paper, "M42 54L44 84H56L58 54z")
        .shape(
            Clay,
            "M14 56C14 34 32 22 50 22S86 34 86 56C66 62 34 62 14 56z",
        )
        .fill(
            Paper,
            [
                circle(36.0, 42.0, 5.0),
                circle(56.0, 34.0, 5.0),
                circle(66.0, 46.0, 4.0),
            ]
            .concat(),
        );
    Sketch::new()
        .shape(Bark, "M8 66H88V82H8z")
        .shape(Bark, "M16 82H96V96H16z")
        .shape(Straw, ellipse(10.0, 74.0, 4.0, 8.0))
        .shape(Straw, ellipse(18.0, 89.0, 4.0, 7.0))
        .line(1.1, "M24 72H48M56 76H80M34 88H60M70 91H90")
        .inset(cap.clone(), 34.0, 48.0, 42.0, -6.0)
        .inset(cap.clone(), 64.0, 42.0, 52.0, 4.0)
        .inset(cap, 86.0, 66.0, 26.0, 12.0)
}

fn windbreak() -> Sketch {
    let poplar = |x: f32, top: f32| {
        format!(
            "M{x} 86C{} 70 {} 40 {x} {top}C{} 40 {} 70 {x} 86z",
            x - 12.0,
            x - 9.0,
            x + 9.0,
            x + 12.0
        )
    };
    Sketch::new()
        .band(Bark, 2.6, "M48 94V70M66 94V70M84 94V70")
        .shape(Moss, poplar(48.0, 14.0))
        .shape(Fern, poplar(66.0, 6.0))
        .shape(Moss, poplar(84.0, 16.0))
        .trace(Mist, 5.0, "M2 30C14 24 22 36 34 28M2 50C12 44 20 56 32 50M4 70C14 64 22 74 32 68")
        .line(1.4, "M2 27C14 21 22 33 34 25C40 20 40 30 36 31M2 47C12 41 20 53 32 47M4 67C14 61 22 71 32 65")
        .soil()
}

fn reed_bed() -> Sketch {
    Sketch::new()
        .shape(River, "M2 74C18 68 34 80 50 74S82 70 98 75V94H2z")
        .line(
            1.8,
            "M14 80V22M28 82V12M42 80V26M58 82V10M72 80V20M86 80V28",
        )
        .band(Bark, 4.0, "M14 22V34M28 12V25M58 10V24M72 20V32")
        .leaves(
            Fern,
            44.0,
            6.0,
            &[
                (18.0, 80.0, 14.0),
                (34.0, 82.0, -12.0),
                (48.0, 80.0, 10.0),
                (64.0, 82.0, -14.0),
                (80.0, 80.0, 10.0),
            ],
        )
        .trace(
            Paper,
            2.2,
            "M10 88C18 84 26 90 34 87M56 88C64 84 74 90 84 87",
        )
}

fn forest_garden() -> Sketch {
    let tall = Sketch::new()
        .band(Bark, 5.0, "M28 92V44")
        .shape(Moss, bumps(28.0, 30.0, 22.0, 22.0, 10));
    sapling(tall, Fern, 64.0, 90.0, 18.0)
        .berries(
            Clay,
            3.2,
            &[(56.0, 52.0), (68.0, 50.0), (62.0, 62.0), (74.0, 60.0)],
        )
        .shape(Sage, bumps(88.0, 82.0, 9.0, 9.0, 8))
        .berries(Berry, 2.4, &[(84.0, 80.0), (90.0, 84.0), (90.0, 77.0)])
        .leaves(
            Fern,
            14.0,
            7.0,
            &[
                (44.0, 92.0, -20.0),
                (44.0, 92.0, 20.0),
                (12.0, 92.0, -16.0),
                (12.0, 92.0, 16.0),
            ],
        )
        .line(1.6, "M24 84C34 76 20 66 32 58")
        .soil()
}

fn silvopasture() -> Sketch {
    let one = sapling(
        Sketch::new().shape(Sage, "M2 66C30 58 66 62 98 66V94H2z"),
        Moss,
        20.0,
        74.0,
        17.0,
    );
    sapling(one, Moss, 80.0, 72.0, 16.0)
        .line(2.2, "M38 84V92M46 84V92M58 84V92M64 84V92")
        .shape(Paper, bumps(50.0, 74.0, 17.0, 12.0, 10))
        .shape(Stone, "M66 64C74 60 80 66 76 72C74 78 68 76 66 72z")
        .line(1.6, "M68 64L64 60")
        .leaves(
            Fern,
            10.0,
            4.0,
            &[
                (30.0, 92.0, -16.0),
                (30.0, 92.0, 16.0),
                (84.0, 90.0, -16.0),
                (84.0, 90.0, 16.0),
            ],
        )
}

fn coppice_edge() -> Sketch {
    Sketch::new()
        .shape(Straw, block(30.0, 66.0, 26.0, 26.0))
        .shape(Straw, ellipse(43.0, 66.0, 13.0, 5.0))
        .line(1.0, ellipse(43.0, 66.0, 7.0, 2.6))
        .band(Bark, 2.6, "M34 64C30 44 24 30 20 12M40 64C40 44 38 28 40 8M46 64C48 44 52 28 56 10M52 64C58 48 66 36 72 20")
        .leaves(Fern, 15.0, 8.0, &[(24.0, 28.0, -60.0), (28.0, 40.0, 40.0), (20.0, 14.0, -10.0), (40.0, 30.0, 50.0), (40.0, 12.0, 0.0), (52.0, 26.0, 60.0), (56.0, 12.0, 16.0), (64.0, 36.0, 80.0), (72.0, 20.0, 30.0)])
        .shape(Bark, block(66.0, 78.0, 30.0, 6.0))
        .shape(Bark, block(68.0, 85.0, 28.0, 6.0))
        .shape(Straw, pebble(68.0, 81.0, 2.6, 2.6))
        .shape(Straw, pebble(70.0, 88.0, 2.6, 2.6))
        .soil()
}
