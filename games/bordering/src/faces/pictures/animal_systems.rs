//! Animal systems, and the edge they share with energy and materials.

use art::{
    Colour::{
        Bark, Blossom, Clay, Fern, Hip, Ink, Marigold, Mist, Moss, Paper, River, Sage, Stone,
        Straw, Sun,
    },
    Sketch,
    forms::{block, bumps, circle, ellipse},
};

pub(super) fn picture(id: &str) -> Option<Sketch> {
    Some(match id {
        "chicken-run" => chicken_run(),
        "beehives" => beehives(),
        "duck-pond" => duck_pond(),
        "goat-pasture" => goat_pasture(),
        "worm-farm" => worm_farm(),
        "rabbit-hutch" => rabbit_hutch(),
        "pig-paddock" => pig_paddock(),
        "fish-pond" => fish_pond(),
        "bird-boxes" => bird_boxes(),
        "sheep-fold" => sheep_fold(),
        "manure-hotbed" => manure_hotbed(),
        _ => return None,
    })
}

fn chicken_run() -> Sketch {
    let hen = art::creatures::chicken();
    Sketch::new()
        .line(1.0, "M4 44L20 60M4 60L20 44M20 44L36 60M20 60L36 44M36 44L52 60M36 60L52 44M52 44L68 60M52 60L68 44M68 44L84 60M68 60L84 44M84 44L96 56M84 60L96 48M4 60L20 76M20 60L4 76M84 60L96 72M96 60L84 76")
        .band(Bark, 3.0, "M4 92V38M96 92V38M4 42H96")
        .inset(hen.clone(), 38.0, 62.0, 56.0, 0.0)
        .inset(hen.mirrored(), 74.0, 72.0, 36.0, 0.0)
        .fill(Sun, [circle(12.0, 90.0, 1.4), circle(20.0, 93.0, 1.4), circle(58.0, 92.0, 1.4)].concat())
}

fn beehives() -> Sketch {
    let hive = |sketch: Sketch, x: f32, y: f32| {
        sketch
            .shape(Sun, block(x - 15.0, y - 14.0, 30.0, 14.0))
            .shape(Paper, block(x - 15.0, y - 28.0, 30.0, 14.0))
            .shape(Sun, block(x - 15.0, y - 42.0, 30.0, 14.0))
            .shape(Stone, block(x - 18.0, y - 48.0, 36.0, 6.0))
            .fill(Ink, block(x - 6.0, y - 5.0, 12.0, 3.0))
            .line(
                2.0,
                format!("M{} {y}V{}M{} {y}V{}", x - 11.0, y + 6.0, x + 11.0, y + 6.0),
            )
    };
    hive(hive(Sketch::new(), 28.0, 84.0), 70.0, 80.0)
        .berries(Marigold, 2.4, &[(48.0, 24.0), (60.0, 16.0), (88.0, 20.0), (14.0, 22.0)])
        .line(1.0, "M46 22L42 18M50 22L54 19M58 14L54 10M62 14L66 11M12 20L8 16M16 20L20 17M86 18L83 13M90 18L94 15")
        .soil()
}

fn duck_pond() -> Sketch {
    Sketch::new()
        .shape(River, "M2 62C20 54 36 66 52 60S84 56 98 62V94H2z")
        .shape(Paper, "M18 58C14 50 14 44 16 42C24 48 40 46 50 48C52 40 48 32 52 24C58 16 70 18 74 26C76 34 70 42 72 50C74 62 64 70 48 70C32 70 22 66 18 58z")
        .shape(Marigold, "M73 26L88 30C86 34 80 35 74 33z")
        .shape(Stone, "M30 52C38 50 50 52 56 56C50 64 36 62 30 52z")
        .dot(Ink, 65.0, 27.0, 2.2)
        .trace(Paper, 2.4, "M8 76C18 70 28 80 38 75M62 78C72 73 80 80 92 76M20 88C30 84 38 90 46 87")
}

fn goat_pasture() -> Sketch {
    Sketch::new()
        .line(2.4, "M26 72V92M34 72V92M58 70V92M66 70V92")
        .shape(Paper, "M18 56C22 46 46 48 58 48C60 40 62 34 68 30C76 30 82 36 88 44C86 50 80 50 76 50C76 62 72 70 66 72C50 76 34 76 26 72C20 68 16 62 18 56z")
        .line(2.4, "M68 30C66 20 60 16 54 18M72 30C72 20 68 14 62 14")
        .shape(Stone, "M62 36C56 34 52 36 50 40C56 42 60 42 64 40z")
        .line(1.6, "M82 50C84 56 83 60 80 62")
        .line(1.8, "M18 56C14 52 14 48 16 46")
        .dot(Ink, 76.0, 39.0, 2.0)
        .leaves(Fern, 12.0, 5.0, &[(10.0, 93.0, -14.0), (10.0, 93.0, 14.0), (46.0, 93.0, 0.0), (84.0, 93.0, -14.0), (84.0, 93.0, 16.0), (90.0, 62.0, -30.0)])
        .soil()
}

fn worm_farm() -> Sketch {
    Sketch::new()
        .shape(Straw, block(12.0, 20.0, 76.0, 20.0))
        .shape(Straw, block(12.0, 42.0, 76.0, 20.0))
        .shape(Straw, block(12.0, 64.0, 76.0, 22.0))
        .shape(Moss, block(8.0, 12.0, 84.0, 8.0))
        .shape(Bark, block(18.0, 46.0, 64.0, 14.0))
        .shape(Bark, block(18.0, 68.0, 64.0, 14.0))
        .line(4.6, "M26 54C32 46 38 60 46 52M56 56C62 48 68 58 76 52M30 76C38 68 44 82 52 74M60 78C66 70 72 80 78 74")
        .trace(Blossom, 2.8, "M26 54C32 46 38 60 46 52M56 56C62 48 68 58 76 52M30 76C38 68 44 82 52 74M60 78C66 70 72 80 78 74")
        .leaf(Fern, (32.0, 32.0), 70.0, 18.0, 10.0)
        .shape(Hip, bumps(64.0, 31.0, 6.0, 5.0, 6))
        .line(2.6, "M18 86V94M82 86V94")
}

fn rabbit_hutch() -> Sketch {
    Sketch::new()
        .shape(Clay, "M4 36L50 12L96 36z")
        .shape(Straw, block(12.0, 36.0, 76.0, 44.0))
        .shape(Paper, block(18.0, 42.0, 64.0, 32.0))
        .shape(Stone, "M38 74C34 60 42 56 48 56C42 46 42 36 46 32C50 36 52 44 52 52C54 44 58 38 62 36C64 42 60 50 56 56C64 60 66 68 62 74z")
        .dot(Ink, 49.0, 62.0, 1.8)
        .dot(Ink, 57.0, 62.0, 1.8)
        .line(1.4, "M53 66V69M50 70C52 72 54 72 56 70")
        .line(0.8, "M26 42V74M34 42V74M70 42V74M76 42V74M18 52H38M66 52H82M18 64H36M66 64H82")
        .line(2.8, "M18 80V94M82 80V94")
}

fn pig_paddock() -> Sketch {
    Sketch::new()
        .band(Bark, 3.0, "M6 60V30M36 56V26M66 56V26M94 60V30M2 38H98M2 50H98")
        .line(2.4, "M30 82V92M38 82V92M60 82V92M68 82V92")
        .shape(Blossom, "M20 66C22 52 40 48 56 50L62 42L68 50C80 52 88 60 86 68C88 76 82 80 76 80C66 86 40 86 30 82C22 78 18 72 20 66z")
        .shape(Blossom, ellipse(84.0, 70.0, 5.0, 7.0))
        .dot(Ink, 83.0, 68.0, 1.3)
        .dot(Ink, 85.0, 72.0, 1.3)
        .dot(Ink, 74.0, 62.0, 2.0)
        .line(1.8, "M20 64C12 64 10 56 15 55C19 56 16 62 12 60")
        .soil()
}

fn fish_pond() -> Sketch {
    let fish = Sketch::new()
        .shape(
            Marigold,
            "M10 50C24 28 54 28 72 46L92 34V66L72 54C54 72 24 72 10 50z",
        )
        .line(
            1.4,
            "M34 36C40 44 40 56 34 64M50 42L54 48M50 52L54 58M62 46L65 50",
        )
        .dot(Ink, 24.0, 46.0, 3.4);
    Sketch::new()
        .shape(River, ellipse(50.0, 54.0, 46.0, 40.0))
        .inset(fish.clone(), 42.0, 40.0, 44.0, -8.0)
        .inset(fish.clone().mirrored(), 62.0, 62.0, 38.0, 10.0)
        .inset(fish, 34.0, 74.0, 28.0, 6.0)
        .line(
            1.2,
            [
                circle(20.0, 34.0, 2.0),
                circle(24.0, 27.0, 1.4),
                circle(84.0, 52.0, 2.0),
            ]
            .concat(),
        )
        .shape(Fern, "M66 28A10 6 0 1 1 78 25L71 27z")
}

fn bird_boxes() -> Sketch {
    let nest = |sketch: Sketch, x: f32, y: f32, roof: art::Colour| {
        sketch
            .shape(Straw, block(x - 11.0, y - 14.0, 22.0, 26.0))
            .shape(
                roof,
                format!(
                    "M{} {}L{x} {}L{} {}z",
                    x - 16.0,
                    y - 12.0,
                    y - 28.0,
                    x + 16.0,
                    y - 12.0
                ),
            )
            .dot(Ink, x, y - 4.0, 4.6)
            .line(2.4, format!("M{x} {}V{}", y + 3.0, y + 7.0))
    };
    let pole = Sketch::new().band(Bark, 4.0, "M30 94V50M72 94V40");
    nest(nest(pole, 30.0, 44.0, Clay), 72.0, 34.0, Moss)
        .shape(
            River,
            "M42 74C46 66 56 66 60 72L68 70L62 76C60 82 48 84 44 78z",
        )
        .dot(Ink, 58.0, 73.0, 1.4)
        .line(1.4, "M50 82V88M54 82V88")
        .soil()
}

fn sheep_fold() -> Sketch {
    let sheep = Sketch::new()
        .line(4.0, "M34 76V92M44 78V92M60 78V92M68 76V92")
        .shape(Paper, bumps(50.0, 58.0, 27.0, 19.0, 11))
        .shape(Stone, "M70 40C80 34 92 40 90 52C88 60 76 62 72 56z")
        .line(2.0, "M72 42L64 40M88 42L95 38")
        .dot(Ink, 80.0, 48.0, 3.0);
    Sketch::new()
        .shape(Sage, "M2 70C30 62 70 64 98 70V94H2z")
        .inset(sheep.clone(), 36.0, 56.0, 58.0, 0.0)
        .inset(sheep.mirrored(), 74.0, 66.0, 42.0, 0.0)
        .band(Straw, 2.6, "M4 92V60M24 94V66M48 95V70M72 95V70M96 92V60M4 70C30 80 70 82 96 70M4 82C30 90 70 92 96 82")
}

fn manure_hotbed() -> Sketch {
    Sketch::new()
        .shape(Bark, "M8 92V60H92V92z")
        .line(
            1.2,
            "M16 72L22 70M30 84L36 82M46 74L52 76M62 86L68 84M74 72L80 74",
        )
        .shape(Straw, block(8.0, 50.0, 84.0, 12.0))
        .line(
            1.0,
            "M14 58L22 53M30 58L38 53M46 58L54 53M62 58L70 53M78 58L86 53",
        )
        .shape(Mist, "M12 50L50 30L90 50z")
        .line(1.4, "M50 30V50M30 41V50M70 40V50")
        .leaves(
            Fern,
            10.0,
            6.0,
            &[
                (38.0, 50.0, -20.0),
                (38.0, 50.0, 20.0),
                (62.0, 50.0, -20.0),
                (62.0, 50.0, 20.0),
            ],
        )
        .trace(
            Marigold,
            2.6,
            "M24 28C20 22 28 18 24 12M50 22C46 16 54 12 50 6M76 28C72 22 80 18 76 12",
        )
}
