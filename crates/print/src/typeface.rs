use krilla::text::{Font, GlyphId, KrillaGlyph};
use rustybuzz::{Face, Feature, UnicodeBuffer, ttf_parser::Tag};

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
    face: Face<'static>,
}

/// How text looks.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Weight {
    /// Upright.
    Regular,
    /// Heavy.
    Bold,
    /// Slanted.
    Italic,
}

/// A line of text, ready to be set.
pub(crate) struct Line {
    pub(crate) glyphs: Vec<KrillaGlyph>,
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
        Cut {
            font: Font::new(data.into(), 0).expect("the font that is part of the program is sound"),
            face: Face::from_slice(data, 0).expect("the font that is part of the program is sound"),
        }
    }

    /// Shapes a line: kerning, ligatures, advances.
    pub(crate) fn shape(&self, text: &str) -> Line {
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(text);
        buffer.guess_segment_properties();
        // Figures as tall as capitals: cards are read by their numbers.
        let lining = Feature::new(Tag::from_bytes(b"lnum"), 1, ..);
        let shaped = rustybuzz::shape(&self.face, &[lining], buffer);
        let em = self.face.units_per_em() as f32;
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
            line.glyphs.push(KrillaGlyph::new(
                GlyphId::new(info.glyph_id),
                place.x_advance as f32 / em,
                place.x_offset as f32 / em,
                place.y_offset as f32 / em,
                0.0,
                start..end,
                None,
            ));
            line.width += place.x_advance as f32 / em;
        }
        line
    }
}
