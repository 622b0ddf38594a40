//! Animals that live in more than one game.

use crate::{
    Colour::{Clay, Hip, Ink, Marigold, Paper, Straw, Sun},
    Sketch,
    forms::{circle, ellipse},
};

/// A hen.
pub fn chicken() -> Sketch {
    Sketch::new()
        .line(2.0, "M44 80V92M44 92L36 94M44 92L50 95M56 80V92M56 92L48 95M56 92L63 95")
        .shape(Clay, "M20 44C12 34 10 24 16 18C20 28 26 26 30 34z")
        .shape(Straw, "M18 40C26 46 40 48 52 44C58 40 60 30 62 22C66 14 78 14 80 24C82 32 78 40 78 52C78 72 64 82 48 82C30 82 16 66 18 40z")
        .shape(Marigold, "M30 52C38 50 50 50 58 56C54 68 38 70 30 52z")
        .line(1.0, "M36 58C42 60 48 60 54 58M40 64C44 65 48 65 51 63")
        .shape(Hip, "M64 18C62 10 67 9 69 13C70 7 75 7 75 13C79 10 82 14 78 19z")
        .shape(Sun, "M80 24L90 28L80 31z")
        .shape(Hip, "M79 32C84 34 84 40 80 41C77 39 77 35 79 32z")
        .dot(Ink, 73.0, 23.0, 1.8)
        .soil()
}

/// A ladybird.
pub fn ladybug() -> Sketch {
    Sketch::new()
        .line(2.0, "M28 44L14 38M24 56L10 58M30 70L18 80M72 44L86 38M76 56L90 58M70 70L82 80M44 20C42 12 36 10 33 12M56 20C58 12 64 10 67 12")
        .disc(Ink, 50.0, 28.0, 14.0)
        .fill(Paper, [circle(43.0, 25.0, 3.2), circle(57.0, 25.0, 3.2)].concat())
        .shape(Hip, ellipse(50.0, 56.0, 29.0, 30.0))
        .line(2.0, "M50 28V86")
        .fill(Ink, [circle(37.0, 44.0, 5.0), circle(63.0, 44.0, 5.0), circle(33.0, 61.0, 5.0), circle(67.0, 61.0, 5.0), circle(42.0, 74.0, 4.4), circle(58.0, 74.0, 4.4)].concat())
}
