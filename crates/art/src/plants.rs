//! Parts of plants that many pictures share.

use crate::{
    Colour, Sketch,
    forms::{bumps, heart, leaf, lobed, petal, ray, star},
};

impl Sketch {
    /// A pointed leaf with its vein.
    pub fn leaf(
        self,
        colour: Colour,
        at: (f32, f32),
        turn: f32,
        length: f32,
        width: f32,
    ) -> Sketch {
        let (x, y) = at;
        self.shape(colour, leaf(x, y, turn, length, width))
            .line(0.9, ray(x, y, turn, length * 0.12, length * 0.78))
    }

    /// Several pointed leaves alike, each from its own foot in its own direction.
    pub fn leaves(
        self,
        colour: Colour,
        length: f32,
        width: f32,
        feet: &[(f32, f32, f32)],
    ) -> Sketch {
        feet.iter().fold(self, |sketch, &(x, y, turn)| {
            sketch.leaf(colour, (x, y), turn, length, width)
        })
    }

    /// A heart-shaped leaf with its vein.
    pub fn heart_leaf(
        self,
        colour: Colour,
        at: (f32, f32),
        turn: f32,
        length: f32,
        width: f32,
    ) -> Sketch {
        let (x, y) = at;
        self.shape(colour, heart(x, y, turn, length, width))
            .line(0.9, ray(x, y, turn, 0.0, length * 0.75))
    }

    /// A lobed leaf with its vein.
    pub fn lobed_leaf(
        self,
        colour: Colour,
        at: (f32, f32),
        turn: f32,
        length: f32,
        width: f32,
        lobes: usize,
    ) -> Sketch {
        let (x, y) = at;
        self.shape(colour, lobed(x, y, turn, length, width, lobes))
            .line(0.9, ray(x, y, turn, 0.0, length * 0.85))
    }

    /// A round fruit with a glint.
    pub fn berry(self, colour: Colour, x: f32, y: f32, r: f32) -> Sketch {
        self.disc(colour, x, y, r)
            .dot(Colour::Paper, x - r * 0.3, y - r * 0.35, r * 0.22)
    }

    /// Several round fruits alike.
    pub fn berries(self, colour: Colour, r: f32, places: &[(f32, f32)]) -> Sketch {
        places
            .iter()
            .fold(self, |sketch, &(x, y)| sketch.berry(colour, x, y, r))
    }

    /// An open flower with round petals and an eye.
    pub fn flower(
        self,
        colour: Colour,
        eye: Colour,
        at: (f32, f32),
        r: f32,
        petals: usize,
    ) -> Sketch {
        let (x, y) = at;
        let around = (0..petals).map(|i| 360.0 / petals as f32 * i as f32);
        let breadth = 2.4 * r / petals as f32;
        around
            .fold(self, |sketch, turn| {
                sketch.shape(colour, petal(x, y, turn, r, breadth))
            })
            .disc(eye, x, y, r * 0.27)
    }

    /// A flower head of narrow rays: daisy, dandelion, sunflower.
    pub fn rays(self, colour: Colour, eye: Colour, at: (f32, f32), r: f32, count: usize) -> Sketch {
        let (x, y) = at;
        self.shape(colour, star(x, y, r, r * 0.62, count, 0.0))
            .disc(eye, x, y, r * 0.42)
    }

    /// A tree: a trunk with roots, and a crown of leaves.
    pub fn tree(self, crown: Colour, at: (f32, f32), rx: f32, ry: f32) -> Sketch {
        let (x, y) = at;
        let foot = 93.0;
        let trunk = format!(
            "M{} {foot}C{} {} {} {} {} {y}L{} {y}C{} {} {} {} {} {foot}z",
            x - 9.0,
            x - 3.0,
            foot - 6.0,
            x - 4.0,
            y + 12.0,
            x - 3.0,
            x + 3.0,
            x + 4.0,
            y + 12.0,
            x + 3.0,
            foot - 6.0,
            x + 9.0
        );
        self.shape(Colour::Bark, trunk)
            .shape(crown, bumps(x, y, rx, ry, 9))
    }

    /// A line of soil to stand on.
    pub fn soil(self) -> Sketch {
        self.line(1.6, "M14 93C30 90 40 95 52 92S76 95 88 92")
    }
}
