//! Complications.

use art::{
    Colour::{Bark, Clay, Fern, Hip, Ink, Marigold, Mist, Moss, Paper, Stone, Straw, Sun},
    Sketch,
    forms::{block, circle, ellipse, leaf, ray, star},
};

pub(super) fn picture(id: &str) -> Option<Sketch> {
    Some(match id {
        "drought" => drought(),
        "home-owner-association" => home_owner_association(),
        "late-frost" => late_frost(),
        "pest-outbreak" => pest_outbreak(),
        _ => return None,
    })
}

fn drought() -> Sketch {
    Sketch::new()
        .shape(Marigold, star(50.0, 26.0, 24.0, 17.0, 14, 0.0))
        .disc(Sun, 50.0, 26.0, 13.0)
        .shape(Straw, "M4 60H96V94H4z")
        .line(1.8, "M18 60L26 72L16 80L22 94M26 72L46 76L42 94M46 76L60 68L56 60M60 68L78 76L74 94M78 76L96 72M16 80L4 78")
        .line(2.0, "M34 60C34 52 30 48 26 46M34 54C36 50 40 48 42 48")
        .shape(Clay, leaf(26.0, 46.0, 210.0, 10.0, 5.0))
}

fn home_owner_association() -> Sketch {
    Sketch::new()
        .shape(Paper, "M22 8H78V92H22z")
        .shape(Hip, block(22.0, 8.0, 56.0, 12.0))
        .line(1.8, "M32 32H68M32 42H68M32 52H58")
        .shape(Fern, "M32 74C34 62 42 62 44 68C48 60 58 62 60 72z")
        .line(3.4, "M30 60L64 84M64 60L30 84")
        .disc(Stone, 70.0, 82.0, 10.0)
        .line(1.6, "M65 82L69 86L76 78")
        .band(Bark, 4.0, "M86 30L94 60")
        .shape(Bark, "M76 22L92 18L95 30L79 34z")
}

fn late_frost() -> Sketch {
    let arms: String = (0..6)
        .map(|i| ray(50.0, 38.0, 60.0 * i as f32, 0.0, 30.0))
        .collect();
    let barbs = "M50 20L42 12M50 20L58 12M66 29L67 18M66 29L77 30M66 47L77 46M66 47L67 58M50 56L58 64M50 56L42 64M34 47L33 58M34 47L23 46M34 29L23 30M34 29L33 18";
    Sketch::new()
        .trace(Mist, 7.0, arms.clone())
        .line(2.2, arms + barbs)
        .band(Moss, 2.4, "M30 94C32 84 40 80 48 84")
        .leaf(Fern, (34.0, 84.0), -60.0, 20.0, 10.0)
        .leaf(Fern, (44.0, 82.0), 150.0, 14.0, 8.0)
        .line(1.4, "M70 80L74 76L78 80L82 76M66 90L70 86L74 90L78 86")
        .soil()
}

fn pest_outbreak() -> Sketch {
    let beetle = Sketch::new()
        .line(3.0, "M28 40L10 32M26 54L8 56M30 68L14 78M72 40L90 32M74 54L92 56M70 68L86 78M42 16L34 6M58 16L66 6")
        .shape(Ink, ellipse(50.0, 24.0, 14.0, 11.0))
        .shape(Clay, ellipse(50.0, 56.0, 25.0, 28.0))
        .line(2.0, "M50 28V84M38 34V76M62 34V76");
    Sketch::new()
        .shape(Fern, leaf(12.0, 92.0, 46.0, 108.0, 60.0))
        .line(1.2, "M16 88L86 20")
        .fill(
            Paper,
            [
                circle(34.0, 56.0, 6.0),
                circle(40.0, 52.0, 4.0),
                circle(66.0, 56.0, 7.0),
                circle(60.0, 60.0, 4.0),
                circle(70.0, 26.0, 5.0),
            ]
            .concat(),
        )
        .line(
            1.2,
            [
                circle(34.0, 56.0, 6.0),
                circle(66.0, 56.0, 7.0),
                circle(70.0, 26.0, 5.0),
            ]
            .concat(),
        )
        .inset(beetle.clone(), 52.0, 42.0, 34.0, 40.0)
        .inset(beetle.clone(), 40.0, 74.0, 26.0, -30.0)
        .inset(beetle, 80.0, 42.0, 22.0, 100.0)
}
