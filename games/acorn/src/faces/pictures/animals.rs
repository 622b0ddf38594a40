//! The six animals, and the two cards each begins with.

use art::{
    Colour::{Bark, Clay, Fern, Ink, Marigold, Mist, Moss, Paper, River, Stone, Straw, Sun},
    Sketch,
    forms::{bumps, circle, ellipse, leaf, ray, star},
    marks::mark,
};

pub(super) fn picture(id: &str) -> Option<Sketch> {
    Some(match id {
        "squirrel" => squirrel(),
        "deer" => deer(),
        "fox" => fox(),
        "otter" => otter(),
        "owl" => owl(),
        "hedgehog" => hedgehog(),
        "cheek-pouches" => cheek_pouches(),
        "branch-leap" => branch_leap(),
        "spring-bound" => spring_bound(),
        "antler-charge" => antler_charge(),
        "sly-trick" => sly_trick(),
        "fox-trot" => fox_trot(),
        "river-slide" => river_slide(),
        "shell-cracker" => shell_cracker(),
        "night-sight" => night_sight(),
        "silent-glide" => silent_glide(),
        "curl-up" => curl_up(),
        "bristle" => bristle(),
        _ => return None,
    })
}

/// An eye with a glint.
fn eye(sketch: Sketch, x: f32, y: f32) -> Sketch {
    sketch.dot(Ink, x, y, 2.6).dot(Paper, x - 0.8, y - 0.9, 0.8)
}

fn squirrel() -> Sketch {
    let sitting = Sketch::new()
        .shape(Clay, "M30 90C8 84 2 56 12 36C20 20 40 16 44 30C48 44 32 46 34 58C36 70 42 80 44 90z")
        .fill(Marigold, "M24 78C12 66 12 46 20 36C26 28 36 26 38 34C34 40 24 44 24 56C24 66 28 74 24 78z")
        .shape(Clay, "M38 92C34 74 42 58 56 54C52 44 54 30 64 26L66 16L73 25C84 27 92 36 90 44C86 52 78 54 74 54C80 66 78 84 72 92z")
        .fill(Paper, "M62 60C70 64 72 80 68 90H58C54 80 54 66 62 60z")
        .line(1.6, "M60 64C66 68 72 66 77 62M58 92C58 84 64 80 72 82");
    eye(sitting, 77.0, 37.0)
        .dot(Ink, 90.0, 43.0, 1.8)
        .inset(mark("acorn").unwrap_or_default(), 80.0, 62.0, 18.0, 20.0)
        .soil()
}

fn deer() -> Sketch {
    let standing = Sketch::new()
        .line(2.2, "M58 24C50 18 46 10 48 3M52 17L42 15M49 10L41 6M66 24C72 18 76 10 74 3M71 17L81 15M74 10L82 6")
        .shape(Bark, "M14 58C22 48 40 46 52 48C54 40 54 32 56 26L50 22L58 24C64 22 68 24 70 26L78 22L72 28C74 34 82 38 84 42C82 48 74 48 68 46C68 54 70 60 66 66V92H60L59 70C48 72 38 72 30 70L28 92H22L20 72C14 70 12 64 14 58z")
        .fill(Straw, "M34 70C44 72 54 70 60 66C56 74 40 76 34 70z")
        .fill(Paper, [circle(26.0, 56.0, 1.8), circle(34.0, 53.0, 1.8), circle(32.0, 60.0, 1.8), circle(42.0, 56.0, 1.8), circle(22.0, 63.0, 1.8)].concat())
        .shape(Paper, leaf(14.0, 58.0, -30.0, 9.0, 6.0));
    eye(standing, 68.0, 33.0).dot(Ink, 83.5, 42.0, 2.0).soil()
}

fn fox() -> Sketch {
    let trotting = Sketch::new()
        .shape(Clay, "M30 62C14 66 2 58 4 44C10 50 22 46 34 54z")
        .shape(Paper, "M4 44C6 50 9 52 13 52C10 58 7 58 5 54z")
        .shape(Clay, "M28 60C34 50 48 48 60 50L64 34L70 40L80 36L80 46C86 50 92 54 95 60C90 66 82 66 76 66C74 70 70 72 66 72L68 92H61L56 74C48 76 42 76 38 74L32 92H25L28 74C24 70 24 64 28 60z")
        .fill(Paper, "M78 60C84 60 90 60 95 60C90 66 82 66 76 66C72 70 66 68 64 62C70 66 74 62 78 60z")
        .fill(Ink, "M61 92L59 82H67L68 92zM25 92L27 82H35L32 92z");
    eye(trotting, 78.0, 52.0).dot(Ink, 94.5, 60.0, 2.2).soil()
}

fn otter() -> Sketch {
    let swimming = Sketch::new()
        .shape(River, "M2 66C14 60 24 70 38 66S64 70 76 66S92 62 98 66V94H2z")
        .shape(Bark, "M10 62C20 46 44 44 58 50C60 34 72 26 84 32C94 38 94 52 86 58C80 62 74 62 70 62C64 72 30 76 10 62z")
        .fill(Straw, "M74 46C80 44 90 46 91 50C88 58 78 60 72 58C68 54 70 48 74 46z")
        .shape(Bark, "M10 62C4 60 2 52 6 46C10 52 14 54 18 54z")
        .shape(Bark, circle(69.0, 33.0, 3.6))
        .line(1.2, "M88 52L98 50M88 55L97 57M80 56C82 58 86 58 88 55")
        .trace(Paper, 2.6, "M6 76C16 70 26 80 38 76S62 80 74 76S90 72 96 75M10 87C20 82 30 90 42 86S66 90 78 86");
    eye(swimming, 80.0, 41.0).dot(Ink, 90.0, 46.0, 2.6)
}

fn owl() -> Sketch {
    let breast =
        "M37 66q3 4 6 0M47 64q3 4 6 0M57 66q3 4 6 0M42 73q3 4 6 0M52 73q3 4 6 0M47 81q3 4 6 0";
    Sketch::new()
        .band(Bark, 5.0, "M4 90C30 86 66 92 96 87")
        .shape(Straw, "M24 14C34 22 40 18 50 18S66 22 76 14C82 30 84 50 80 66C76 82 64 90 50 90S24 82 20 66C16 50 18 30 24 14z")
        .shape(Bark, "M20 44C12 60 18 80 32 86C28 70 26 56 20 44zM80 44C88 60 82 80 68 86C72 70 74 56 80 44z")
        .disc(Paper, 37.0, 40.0, 14.0)
        .disc(Paper, 63.0, 40.0, 14.0)
        .disc(Sun, 37.0, 40.0, 8.0)
        .disc(Sun, 63.0, 40.0, 8.0)
        .dot(Ink, 37.0, 40.0, 4.6)
        .dot(Ink, 63.0, 40.0, 4.6)
        .shape(Marigold, "M46 46L54 46L50 57z")
        .line(1.2, breast)
        .line(2.0, "M42 88V93M46 88V93M54 88V93M58 88V93")
}

fn hedgehog() -> Sketch {
    let spines: String = (0..15)
        .map(|i| ray(44.0, 72.0, -92.0 + 10.0 * i as f32, 24.0, 36.0))
        .collect();
    let body = Sketch::new()
        .shape(Bark, "M6 84L10 76L3 70L11 65L6 56L14 54L12 44L20 44L21 34L28 37L32 27L38 33L44 24L49 32L57 26L60 35L69 32L70 41L79 42L77 50L84 56L74 84z")
        .line(1.2, spines)
        .shape(Straw, "M62 52C72 48 82 58 95 72C92 80 82 84 70 84H18C24 76 46 80 56 72C60 66 58 58 62 52z")
        .line(2.0, "M28 84V90M40 84V90M60 84V90M70 84V90")
        .shape(Straw, circle(64.0, 55.0, 4.0));
    eye(body, 77.0, 65.0).dot(Ink, 95.0, 72.0, 3.0).soil()
}

fn cheek_pouches() -> Sketch {
    let face = Sketch::new()
        .shape(Clay, "M24 40L22 12L42 26C48 24 54 24 60 26L78 12L76 40C84 48 86 56 84 62C80 82 64 90 50 90S20 82 16 62C14 56 16 48 24 40z")
        .shape(Paper, bumps(30.0, 66.0, 15.0, 15.0, 12))
        .shape(Paper, bumps(70.0, 66.0, 15.0, 15.0, 12))
        .shape(Ink, "M46 58H54L50 63z")
        .line(1.6, "M50 63V70C46 74 42 72 40 70M50 70C54 74 58 72 60 70")
        .shape(Paper, "M46 71H54V79H46z")
        .line(1.2, "M50 71V79")
        .inset(mark("acorn").unwrap_or_default(), 29.0, 67.0, 19.0, -14.0)
        .inset(mark("acorn").unwrap_or_default(), 71.0, 67.0, 19.0, 14.0);
    eye(eye(face, 37.0, 46.0), 63.0, 46.0)
}

fn branch_leap() -> Sketch {
    Sketch::new()
        .band(Bark, 5.0, "M0 30C12 28 22 32 32 28")
        .band(Bark, 5.0, "M66 84C78 80 90 84 100 80")
        .leaves(Fern, 16.0, 10.0, &[(10.0, 29.0, -20.0), (24.0, 30.0, 170.0), (86.0, 81.0, 10.0), (94.0, 82.0, 160.0)])
        .shape(Clay, "M26 36C10 34 8 18 20 12C30 10 34 20 30 26C36 30 40 34 44 38C56 36 66 42 72 50L76 46L80 54C88 58 90 64 88 68C84 72 76 70 72 66C70 72 74 76 78 80L72 82C66 76 64 70 62 66C52 64 44 58 40 50C34 52 26 52 20 50L20 46C28 46 32 44 34 42z")
        .dot(Ink, 81.0, 61.0, 2.2)
        .line(1.4, "M36 66C42 72 48 76 54 78M22 62C28 70 34 76 42 82")
}

fn spring_bound() -> Sketch {
    Sketch::new()
        .shape(Moss, bumps(50.0, 90.0, 30.0, 10.0, 9))
        .inset(deer_leaping(), 50.0, 44.0, 92.0, -14.0)
        .line(1.4, "M4 78C10 60 18 50 26 46M12 86C16 74 20 68 26 64")
}

fn deer_leaping() -> Sketch {
    eye(
        Sketch::new()
            .line(2.2, "M66 26C60 18 58 10 60 4M62 17L53 14M72 25C78 18 82 12 81 5M78 17L87 15")
            .shape(Bark, "M14 56C22 46 42 46 58 48C62 42 62 34 64 28L58 25L66 25C72 24 76 26 77 29L85 26L79 31C82 36 88 40 90 44C88 50 80 50 74 48C76 56 74 62 70 66L90 74L88 79L64 72C52 74 40 72 32 68L12 84L8 80L24 64C16 64 12 62 14 56z")
            .fill(Paper, [circle(26.0, 54.0, 1.8), circle(36.0, 52.0, 1.8), circle(34.0, 59.0, 1.8), circle(46.0, 55.0, 1.8)].concat()),
        74.0,
        35.0,
    )
}

fn antler_charge() -> Sketch {
    let head = Sketch::new()
        .band(Straw, 3.0, "M40 40C26 34 14 22 16 6M26 30L10 30M18 18L6 14M22 24L32 12M60 40C74 34 86 22 84 6M74 30L90 30M82 18L94 14M78 24L68 12")
        .shape(Bark, "M34 50L16 44C16 54 24 60 34 58C36 72 42 84 46 90H54C58 84 64 72 66 58C76 60 84 54 84 44L66 50C62 38 38 38 34 50z")
        .fill(Straw, "M44 74C46 82 47 88 47 90H53C54 88 54 82 56 74z")
        .shape(Ink, "M45 84H55L50 90z");
    eye(eye(head, 41.0, 59.0), 59.0, 59.0)
}

fn sly_trick() -> Sketch {
    let face = Sketch::new()
        .shape(Clay, "M14 10C24 14 34 22 38 30C46 28 54 28 62 30C66 22 76 14 86 10C92 30 90 48 84 58C78 70 62 80 50 92C38 80 22 70 16 58C10 48 8 30 14 10z")
        .fill(Paper, "M18 56C28 50 40 56 48 72C49 70 51 70 52 72C60 56 72 50 82 56C76 70 62 80 50 92C38 80 24 70 18 56z")
        .fill(Ink, "M20 18C26 22 30 26 33 32C26 32 20 28 20 18zM80 18C74 22 70 26 67 32C74 32 80 28 80 18z")
        .line(2.2, "M26 44C32 40 40 42 43 48M74 44C66 40 60 44 57 48")
        .shape(Ink, "M45 82C47 79 53 79 55 82L50 90z")
        .line(1.4, "M36 74C40 76 44 76 46 74");
    eye(face, 36.0, 47.0).line(2.4, "M60 48C64 51 69 50 71 46")
}

fn fox_trot() -> Sketch {
    let paw = Sketch::new()
        .shape(Clay, bumps(50.0, 64.0, 22.0, 18.0, 5))
        .shape(Clay, ellipse(22.0, 42.0, 9.0, 12.0))
        .shape(Clay, ellipse(41.0, 26.0, 9.0, 13.0))
        .shape(Clay, ellipse(61.0, 26.0, 9.0, 13.0))
        .shape(Clay, ellipse(79.0, 42.0, 9.0, 12.0));
    Sketch::new()
        .inset(paw.clone(), 22.0, 84.0, 22.0, 40.0)
        .inset(paw.clone(), 36.0, 66.0, 24.0, 24.0)
        .inset(paw.clone(), 26.0, 44.0, 26.0, 14.0)
        .inset(paw, 44.0, 26.0, 28.0, 30.0)
        .inset(fox(), 72.0, 50.0, 46.0, -20.0)
}

fn river_slide() -> Sketch {
    Sketch::new()
        .shape(Moss, "M2 20C20 16 30 26 38 42C48 62 70 72 98 74V96H2z")
        .shape(
            River,
            "M18 18C32 24 38 36 46 48C58 64 78 68 98 66V82C72 84 50 78 38 58C28 42 24 30 10 24z",
        )
        .trace(
            Paper,
            2.0,
            "M24 28C34 36 38 48 48 58M60 70C72 76 84 76 94 75",
        )
        .inset(otter_gliding(), 50.0, 42.0, 64.0, 38.0)
        .line(1.4, "M66 22L72 14M76 28L84 22M80 40L90 38")
}

fn otter_gliding() -> Sketch {
    eye(
        Sketch::new()
            .shape(Bark, "M4 56C18 48 40 44 58 46C66 36 80 34 90 42C96 50 92 60 84 62C72 64 62 64 54 66C36 70 18 68 4 56z")
            .fill(Straw, "M78 52C84 50 92 50 93 53C90 60 84 61 78 60z")
            .shape(Bark, circle(72.0, 39.0, 4.0))
            .line(1.6, "M40 66C36 72 30 74 26 74M64 64C70 70 76 72 80 71"),
        82.0,
        47.0,
    )
    .dot(Ink, 93.0, 51.0, 2.4)
}

fn shell_cracker() -> Sketch {
    let shell = "M50 88C24 84 12 64 16 42C24 26 76 26 84 42C88 64 76 84 50 88z";
    Sketch::new()
        .shape(Mist, shell)
        .line(
            1.4,
            "M50 88L24 36M50 88L37 31M50 88V30M50 88L63 31M50 88L76 36",
        )
        .line(3.0, "M44 28L52 44L42 54L54 66L48 78")
        .shape(
            Stone,
            "M28 20C26 10 40 4 50 6S74 8 72 20C66 28 34 28 28 20z",
        )
        .line(1.6, "M16 22L8 16M14 32L4 32M84 22L92 16M86 32L96 32")
}

fn night_sight() -> Sketch {
    Sketch::new()
        .fill(River, "M4 4H96V96H4z")
        .fill(Ink, "M4 76C20 66 34 78 50 72S80 68 96 76V96H4z")
        .disc(Sun, 78.0, 20.0, 9.0)
        .disc(Paper, 33.0, 46.0, 18.0)
        .disc(Paper, 67.0, 46.0, 18.0)
        .disc(Sun, 33.0, 46.0, 13.0)
        .disc(Sun, 67.0, 46.0, 13.0)
        .dot(Ink, 33.0, 46.0, 7.0)
        .dot(Ink, 67.0, 46.0, 7.0)
        .shape(Marigold, "M45 56L55 56L50 70z")
        .line(2.6, "M16 26C26 22 40 26 46 34M84 26C74 22 60 26 54 34")
        .line(1.6, "M4 4H96V96H4z")
}

fn silent_glide() -> Sketch {
    let gliding = Sketch::new()
        .shape(Mist, "M18 14A22 22 0 1 0 40 30A17 17 0 0 1 18 14z")
        .shape(Straw, "M50 46C38 34 20 34 2 48C12 48 12 54 16 56C22 54 24 60 28 62C34 60 38 64 42 68C44 78 46 84 50 88C54 84 56 78 58 68C62 64 66 60 72 62C76 60 78 54 84 56C88 54 88 48 98 48C80 34 62 34 50 46z")
        .line(1.2, "M16 56L22 46M28 62L33 48M42 68L43 54M58 68L57 54M72 62L67 48M84 56L78 46")
        .shape(Straw, "M40 44C38 34 44 30 50 30S62 34 60 44C58 52 42 52 40 44z")
        .shape(Marigold, "M48 44H52L50 49z");
    eye(eye(gliding, 46.0, 40.0), 54.0, 40.0)
}

fn curl_up() -> Sketch {
    let face = Sketch::new()
        .leaf(Clay, (22.0, 88.0), -64.0, 18.0, 10.0)
        .leaf(Marigold, (80.0, 90.0), 70.0, 18.0, 10.0)
        .shape(Bark, star(50.0, 52.0, 42.0, 35.0, 30, 0.0))
        .line(
            1.4,
            (0..12)
                .map(|i| ray(50.0, 52.0, 30.0 * i as f32, 20.0, 32.0))
                .collect::<String>(),
        )
        .shape(
            Straw,
            "M36 58C36 48 44 44 52 46C62 48 68 56 66 64C60 70 42 70 36 58z",
        )
        .line(1.8, "M44 56C47 58 50 57 51 54")
        .line(1.4, "M40 64C48 70 58 70 64 66");
    face.dot(Ink, 66.0, 61.0, 3.0).soil()
}

fn bristle() -> Sketch {
    let spines: String = (0..19)
        .map(|i| ray(50.0, 74.0, -90.0 + 10.0 * i as f32, 34.0, 50.0))
        .collect();
    let body = Sketch::new()
        .line(2.4, spines)
        .shape(Bark, "M12 76C14 50 30 38 50 38S86 50 88 76z")
        .line(
            1.6,
            (0..11)
                .map(|i| ray(50.0, 74.0, -75.0 + 15.0 * i as f32, 16.0, 30.0))
                .collect::<String>(),
        )
        .shape(
            Straw,
            "M34 84C32 66 40 60 50 60S68 66 66 84C60 92 40 92 34 84z",
        )
        .line(2.2, "M38 68L46 71M62 68L54 71");
    eye(eye(body, 43.0, 74.0), 57.0, 74.0).shape(Ink, ellipse(50.0, 82.0, 3.6, 2.6))
}
