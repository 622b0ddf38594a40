use std::ops::Range;

use harfrust::{
    Direction, Feature, FontRef, ShapeOptions, ShapePlan, ShaperData, Tag, UnicodeBuffer, script,
};
use krilla::text::Font;
use kurbo::BezPath;
use skrifa::{
    GlyphId, MetadataProvider as _,
    instance::{LocationRef, Size},
    outline::{DrawSettings, OutlinePen},
};

/// Points in a millimetre.
pub(crate) const POINTS: f32 = 72.0 / 25.4;

/// The three cuts of the typeface, Vollkorn.
pub(crate) struct Typeface {
    regular: Cut,
    bold: Cut,
    italic: Cut,
}

/// One cut: what krilla embeds, and what shapes a line.
pub(crate) struct Cut {
    pub(crate) font: Font,
    face: FontRef<'static>,
    /// What shaping needs of the face, and how it shapes our lines: both are found once,
    /// since they cost more than a line.
    data: ShaperData,
    plan: ShapePlan,
}

/// How text looks.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug)]
pub enum Weight {
    /// Upright.
    Regular,
    /// Heavy.
    Bold,
    /// Slanted.
    Italic,
}

/// A glyph of a line. Lengths are in units of the size of type.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Glyph {
    pub(crate) id: u16,
    pub(crate) advance: f32,
    pub(crate) offset: (f32, f32),
    /// The bytes of the text it stands for.
    pub(crate) text: Range<usize>,
}

/// A line of text, ready to be set.
pub(crate) struct Line {
    pub(crate) glyphs: Vec<Glyph>,
    /// In units of the size of type.
    pub(crate) width: f32,
    /// Whether the typeface lacks a character.
    pub(crate) lacks: bool,
}

impl Typeface {
    pub(crate) fn load() -> Typeface {
        Typeface {
            regular: Cut::load(include_bytes!("../fonts/Vollkorn-Regular.ttf")),
            bold: Cut::load(include_bytes!("../fonts/Vollkorn-Bold.ttf")),
            italic: Cut::load(include_bytes!("../fonts/Vollkorn-Italic.ttf")),
        }
    }

    /// How wide a line is, in millimetres, set in a size of points.
    pub(crate) fn width(&self, weight: Weight, size: f32, text: &str) -> f32 {
        self.cut(weight).shape(text).width * size / POINTS
    }

    pub(crate) fn cut(&self, weight: Weight) -> &Cut {
        match weight {
            Weight::Regular => &self.regular,
            Weight::Bold => &self.bold,
            Weight::Italic => &self.italic,
        }
    }
}

impl Cut {
    fn load(data: &'static [u8]) -> Cut {
        let sound = "the font that is part of the program is sound";
        let face = FontRef::new(data).expect(sound);
        // Figures as tall as capitals: cards are read by their numbers.
        let lining = Feature::new(Tag::new(b"lnum"), 1, ..);
        let (along, latin) = (Direction::LeftToRight, Some(script::LATIN));
        let shaping = ShaperData::new(&face);
        let plan = ShapePlan::new(
            &shaping.shaper(&face).build(),
            along,
            latin,
            None,
            &[lining],
        );
        Cut {
            font: Font::new(data.into(), 0).expect(sound),
            face,
            data: shaping,
            plan,
        }
    }

    /// The shape of a glyph, a unit being the size of type, its foot at 0 and its
    /// head above it.
    pub(crate) fn outline(&self, glyph: u16) -> BezPath {
        let settings = DrawSettings::unhinted(Size::unscaled(), LocationRef::default());
        let mut outline = Outline {
            path: BezPath::new(),
            em: f64::from(self.data.shaper(&self.face).build().units_per_em()),
        };
        if let Some(drawing) = self.face.outline_glyphs().get(GlyphId::from(glyph)) {
            let drawn = drawing.draw(settings, &mut outline);
            drawn.expect("the font that is part of the program is sound");
        }
        outline.path
    }

    /// Shapes a line: kerning, ligatures, advances.
    pub(crate) fn shape(&self, text: &str) -> Line {
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(text);
        buffer.set_direction(Direction::LeftToRight);
        buffer.set_script(script::LATIN);
        let shaper = self.data.shaper(&self.face).build();
        let shaped = shaper.shape(buffer, ShapeOptions::new().plan(Some(&self.plan)));
        let em = shaper.units_per_em() as f32;
        let (infos, places) = (shaped.glyph_infos(), shaped.glyph_positions());
        let starts: Vec<usize> = infos.iter().map(|info| info.cluster as usize).collect();
        let mut line = Line {
            glyphs: Vec::with_capacity(infos.len()),
            width: 0.0,
            lacks: false,
        };
        for (i, (info, place)) in infos.iter().zip(places).enumerate() {
            // A cluster ends where the next one starts.
            let start = starts[i];
            let next = starts[i..].iter().copied().find(|&other| other > start);
            let end = next.unwrap_or(text.len());
            line.lacks |= info.glyph_id == 0;
            line.glyphs.push(Glyph {
                id: u16::try_from(info.glyph_id).expect("fonts hold no more glyphs"),
                advance: place.x_advance as f32 / em,
                offset: (place.x_offset as f32 / em, place.y_offset as f32 / em),
                text: start..end,
            });
            line.width += place.x_advance as f32 / em;
        }
        line
    }
}

/// Collects the shape of a glyph. Fonts count upwards, pages downwards.
struct Outline {
    path: BezPath,
    em: f64,
}

impl Outline {
    fn point(&self, x: f32, y: f32) -> (f64, f64) {
        (f64::from(x) / self.em, -f64::from(y) / self.em)
    }
}

impl OutlinePen for Outline {
    fn move_to(&mut self, x: f32, y: f32) {
        self.path.move_to(self.point(x, y));
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.path.line_to(self.point(x, y));
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.path.quad_to(self.point(x1, y1), self.point(x, y));
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let (one, two) = (self.point(x1, y1), self.point(x2, y2));
        self.path.curve_to(one, two, self.point(x, y));
    }

    fn close(&mut self) {
        self.path.close_path();
    }
}
