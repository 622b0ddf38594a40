//! Drawings written down as a tagged PDF.

use std::num::NonZeroU16;

use art::{Colour, Ink, Place};
use i18n::spoken;
use krilla::{
    Document, SerializeSettings,
    color::rgb,
    destination::XyzDestination,
    geom::{Path, PathBuilder, Point, Rect, Transform},
    metadata::Metadata,
    num::NormalizedF32,
    outline::{Outline, OutlineNode},
    page::PageSettings,
    paint::{Fill, FillRule, LineCap, LineJoin, Stroke, StrokeDash},
    surface::Surface,
    tagging::{Artifact, ArtifactType, ContentTag, Node, SpanTag, Tag, TagGroup, TagTree},
    text::{GlyphId, KrillaGlyph},
};
use kurbo::{Affine, BezPath, PathEl};

use crate::{
    canvas::{Frame, rounded},
    drawing::{self, Drawing, Mark, Role},
    layout::Flip,
    paper::Size,
    typeface::{Line, POINTS, Typeface},
    viewer,
};

/// A document that grows page by page.
pub(crate) struct Pdf<'a> {
    document: Document,
    typeface: &'a Typeface,
    ink: Ink,
    sections: Vec<Section>,
    pages: usize,
}

/// Pages that are read together.
struct Section {
    title: String,
    first_page: usize,
    /// What is read, by the order in which it is.
    nodes: Vec<(usize, Node)>,
}

impl<'a> Pdf<'a> {
    pub(crate) fn new(title: String, typeface: &'a Typeface, ink: Ink) -> Pdf<'a> {
        let mut document = Document::new_with(SerializeSettings {
            compress_content_streams: true,
            ..SerializeSettings::default()
        });
        document.set_metadata(
            Metadata::new()
                .title(title)
                .creator("Hedgerow".to_owned())
                .language(spoken().tag().to_owned()),
        );
        Pdf {
            document,
            typeface,
            ink,
            sections: Vec::new(),
            pages: 0,
        }
    }

    /// Adds a page. Pages of the same section, one after another, are read together.
    pub(crate) fn page(
        &mut self,
        section: &str,
        size: Size,
        trim: Option<Frame>,
        drawing: &Drawing,
    ) {
        if (self.sections.last()).is_none_or(|last| last.title != section) {
            self.sections.push(Section {
                title: section.to_owned(),
                first_page: self.pages,
                nodes: Vec::new(),
            });
        }
        let settings = PageSettings::from_wh(size.width * POINTS, size.height * POINTS)
            .expect("pages have a size");
        let settings = match trim {
            None => settings,
            Some(trim) => settings
                .with_trim_box(points(trim))
                .with_bleed_box(points(Frame::new(0.0, 0.0, size.width, size.height))),
        };
        let mut page = self.document.start_page_with(settings);
        let mut surface = page.surface();
        surface.push_transform(&Transform::from_scale(POINTS, POINTS));
        let mut writer = Writer {
            surface: &mut surface,
            typeface: self.typeface,
            ink: self.ink,
            open: Vec::new(),
            run: false,
            read: Vec::new(),
        };
        for mark in &drawing.marks {
            writer.mark(mark);
        }
        writer.end_run();
        let read = writer.read;
        surface.pop();
        surface.finish();
        page.finish();
        if let Some(section) = self.sections.last_mut() {
            section.nodes.extend(read);
        }
        self.pages += 1;
    }

    /// The finished document.
    pub(crate) fn finish(mut self, duplex: Option<Flip>) -> Result<Vec<u8>, String> {
        let (mut tree, mut outline) = (TagTree::new(), Outline::new());
        for section in self.sections {
            let top = XyzDestination::new(section.first_page, Point::from_xy(0.0, 0.0));
            outline.push_child(OutlineNode::new(section.title, top));
            let mut nodes = section.nodes;
            // Pages of a booklet do not lie in the order in which they are read.
            nodes.sort_by_key(|(order, _)| *order);
            let nodes = nodes.into_iter().map(|(_, node)| node).collect();
            tree.push(TagGroup::with_children(Tag::Section, nodes));
        }
        self.document.set_outline(outline);
        self.document
            .set_tag_tree(tree.with_lang(Some(spoken().tag().to_owned())));
        let pdf = self.document.finish();
        let pdf = pdf.map_err(|error| format!("{error:?}"))?;
        Ok(viewer::without_scaling(pdf, duplex))
    }
}

/// What is open around a mark.
enum Open {
    /// Text inside is read as part of the group.
    Text(TagGroup),
    /// Everything inside is one thing to see.
    Figure(TagGroup),
    /// Things inside are read one by one.
    Group(usize, TagGroup),
    /// Nothing inside is read.
    Aside,
    /// It makes no difference here.
    Through,
}

/// Writes one page.
struct Writer<'a, 'b> {
    surface: &'a mut Surface<'b>,
    typeface: &'a Typeface,
    ink: Ink,
    open: Vec<Open>,
    /// Whether decoration is being written, which goes on until something is read.
    run: bool,
    read: Vec<(usize, Node)>,
}

impl Writer<'_, '_> {
    fn mark(&mut self, mark: &Mark) {
        match mark {
            Mark::Shape {
                place,
                path,
                fill,
                stroke,
            } => {
                let Some(path) = outline(path) else { return };
                self.begin(false);
                self.surface.push_transform(&transform(*place));
                self.surface
                    .set_fill(fill.map(|colour| solid(colour, self.ink)));
                self.surface
                    .set_stroke(stroke.map(|stroke| along(stroke, self.ink)));
                self.surface.draw_path(&path);
                self.surface.pop();
                self.end();
            }
            Mark::Words {
                place,
                x,
                y,
                weight,
                size,
                colour,
                text,
                line,
            } => {
                self.begin(true);
                self.surface.push_transform(&transform(*place));
                self.surface.set_stroke(None);
                self.surface.set_fill(Some(solid(*colour, self.ink)));
                let font = self.typeface.cut(*weight).font.clone();
                let start = Point::from_xy(*x, *y);
                self.surface
                    .draw_glyphs(start, &glyphs(line), font, text, *size, false);
                self.surface.pop();
                self.end();
            }
            Mark::Clip { place, frame } => {
                self.end_run();
                // The clip is put in its place by itself: marks inside bring their own.
                let place = Affine::new(place.0.map(f64::from));
                let path = outline(&(place * rounded(*frame, 0.0)));
                let path = path.expect("a frame has four sides");
                self.surface.push_clip_path(&path, &FillRule::NonZero);
            }
            Mark::Unclip => {
                self.end_run();
                self.surface.pop();
            }
            Mark::Open(role) => {
                let open = self.role(role);
                self.open.push(open);
            }
            Mark::Close => self.close(),
        }
    }

    fn role(&self, role: &Role) -> Open {
        // Inside text, figures and asides nothing else is told apart.
        let closed = |open: &Open| matches!(open, Open::Text(_) | Open::Figure(_) | Open::Aside);
        if self.open.iter().any(closed) {
            return Open::Through;
        }
        match role {
            Role::Page(number, language) => {
                let foreign = (*language != spoken()).then(|| language.tag().to_owned());
                Open::Group(*number, TagGroup::new(Tag::Div.with_lang(foreign)))
            }
            Role::Piece => Open::Group(0, TagGroup::new(Tag::Div)),
            Role::Heading(level) => {
                let level = NonZeroU16::new(*level).unwrap_or(NonZeroU16::MIN);
                Open::Text(TagGroup::new(Tag::Hn(level, None)))
            }
            Role::Paragraph => Open::Text(TagGroup::new(Tag::P)),
            Role::Figure(words) => Open::Figure(TagGroup::new(Tag::Figure(Some(words.clone())))),
            Role::Aside => Open::Aside,
        }
    }

    fn close(&mut self) {
        let (order, group) = match self.open.pop() {
            None | Some(Open::Aside | Open::Through) => return,
            Some(Open::Text(group) | Open::Figure(group)) => (None, group),
            Some(Open::Group(order, group)) => (Some(order), group),
        };
        if !group.children.is_empty() {
            self.put(order, group.into());
        }
    }

    /// Adds something that is read where we are.
    fn put(&mut self, order: Option<usize>, node: Node) {
        let around = self.open.iter_mut().rev().find_map(|open| match open {
            Open::Text(group) | Open::Figure(group) | Open::Group(_, group) => Some(group),
            Open::Aside | Open::Through => None,
        });
        match around {
            Some(group) => group.push(node),
            None => self.read.push((order.unwrap_or(0), node)),
        }
    }

    /// Begins a mark, which is text or a shape.
    fn begin(&mut self, is_text: bool) {
        let mut around = self.open.iter().rev();
        let around = around.find(|open| !matches!(open, Open::Through));
        let (is_figure, is_aside) = match around {
            Some(Open::Figure(_)) => (true, false),
            Some(Open::Aside) => (false, true),
            Some(Open::Text(_) | Open::Group(..) | Open::Through) | None => (false, false),
        };
        let alone = !is_figure && !matches!(around, Some(Open::Text(_)));
        if is_aside || !is_text && !is_figure {
            if !self.run {
                let decoration = Artifact::with_kind(ArtifactType::Other);
                self.surface.start_tagged(ContentTag::Artifact(decoration));
                self.run = true;
            }
            return;
        }
        self.end_run();
        let tag = if is_figure {
            ContentTag::Other
        } else {
            ContentTag::Span(SpanTag::empty())
        };
        let leaf = Node::Leaf(self.surface.start_tagged(tag));
        if alone {
            let paragraph = TagGroup::with_children(Tag::P, vec![leaf]);
            self.put(None, paragraph.into());
        } else {
            self.put(None, leaf);
        }
    }

    /// Ends a mark; decoration goes on.
    fn end(&mut self) {
        if !self.run {
            self.surface.end_tagged();
        }
    }

    fn end_run(&mut self) {
        if self.run {
            self.surface.end_tagged();
            self.run = false;
        }
    }
}

fn points(frame: Frame) -> Option<Rect> {
    Rect::from_xywh(
        frame.x * POINTS,
        frame.y * POINTS,
        frame.width * POINTS,
        frame.height * POINTS,
    )
}

fn transform(place: Place) -> Transform {
    let row = place.0;
    Transform::from_row(row[0], row[1], row[2], row[3], row[4], row[5])
}

fn paint(colour: Colour, ink: Ink) -> rgb::Color {
    let hex = colour.hex(ink).trim_start_matches('#');
    let full: String = match hex.len() {
        3 => hex.chars().flat_map(|c| [c, c]).collect(),
        _ => hex.to_owned(),
    };
    let part = |i: usize| u8::from_str_radix(&full[i..i + 2], 16).expect("a colour is hexadecimal");
    rgb::Color::new(part(0), part(2), part(4))
}

fn solid(colour: Colour, ink: Ink) -> Fill {
    Fill {
        paint: paint(colour, ink).into(),
        opacity: NormalizedF32::ONE,
        rule: FillRule::NonZero,
    }
}

fn along(stroke: drawing::Stroke, ink: Ink) -> Stroke {
    Stroke {
        paint: paint(stroke.colour, ink).into(),
        width: stroke.width,
        miter_limit: 4.0,
        line_cap: LineCap::Round,
        line_join: LineJoin::Round,
        opacity: NormalizedF32::ONE,
        dash: stroke.dash.map(|dash| StrokeDash {
            array: dash.to_vec(),
            offset: 0.0,
        }),
    }
}

fn glyphs(line: &Line) -> Vec<KrillaGlyph> {
    let glyph = |glyph: &crate::typeface::Glyph| {
        KrillaGlyph::new(
            GlyphId::new(u32::from(glyph.id)),
            glyph.advance,
            glyph.offset.0,
            glyph.offset.1,
            0.0,
            glyph.text.clone(),
            None,
        )
    };
    line.glyphs.iter().map(glyph).collect()
}

fn outline(path: &BezPath) -> Option<Path> {
    let mut builder = PathBuilder::new();
    for element in path.elements() {
        let f = |p: &kurbo::Point| (p.x as f32, p.y as f32);
        match element {
            PathEl::MoveTo(p) => builder.move_to(f(p).0, f(p).1),
            PathEl::LineTo(p) => builder.line_to(f(p).0, f(p).1),
            PathEl::QuadTo(a, p) => builder.quad_to(f(a).0, f(a).1, f(p).0, f(p).1),
            PathEl::CurveTo(a, b, p) => {
                builder.cubic_to(f(a).0, f(a).1, f(b).0, f(b).1, f(p).0, f(p).1);
            }
            PathEl::ClosePath => builder.close(),
        }
    }
    builder.finish()
}
