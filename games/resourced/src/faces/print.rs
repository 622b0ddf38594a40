//! ResourCEd: the map, tiles, upgrades, resource and event cards, spinner, tracks.

use crate::{EventCard, Resource, Resourced, words::CATALOGUE};
use art::{Colour, Pictures as _};
use i18n::{Language, Message, spoken, verbatim};

use parts::DataFile;
use print::{
    CARD, Canvas, Deck, Frame, Page, Paper, Parts, Piece, Pieces, PrintError, Row, Size, Style,
    Table, furniture,
    hexes::{self, Hex, Tiles},
    sentence,
};

i18n::messages! {
    /// What is printed beside what the cards say.
    pub static WORDS of CATALOGUE;
    phrases {
        PRINT_RESOURCE_CARDS, PRINT_GOOD_EVENTS, PRINT_BAD_EVENTS, PRINT_TILES, PRINT_TOKENS,
        PRINT_PAWN_CLAY, PRINT_PAWN_RIVER, PRINT_PAWN_SUN, PRINT_PAWN_MOSS, PRINT_ROUND_TOKEN,
        PRINT_ROUND, PRINT_BOARD, PRINT_AID_AND_DIE, PRINT_ROUND_TRACK, PRINT_SETUP,
        PRINT_EASY_GAME, PRINT_BAD_ON, PRINT_BAND_LAST, PRINT_ALWAYS, PRINT_WASTE_PILE, PRINT_AID,
        PRINT_PIECE_OR_OPERATION, PRINT_COSTS, PRINT_GIVES, PRINT_BY_RING, PRINT_ON_BGCS,
        PRINT_TAKE_AND_WASTE, PRINT_YOUR_TURN, PRINT_SPINNER, PRINT_DIE, PRINT_SHOP,
        DOES_STUDY_GROUP, DOES_TRASH_PICKUP_DAY, DOES_JOIN_CARYA, DOES_DROUGHT, DOES_HEAT_WAVE,
        DOES_BUSHFIRE_SMOKE, DOES_VANDALISM, DOES_FLOOD, DOES_PROPURRRTY_DAMAGE,
    }
    sentences {
        print_pawn(colour: Message),
        print_ring(ring: Count),
        print_band(least: Count, most: Count),
        print_faces(least: Count),
        print_in_ring(ring: Count),
        print_on(piece: Text),
        print_gather(count: Text, kind: Message),
        print_gather_any(count: Count),
        print_gather_more(count: Text),
        print_recycles(count: Text),
        print_take(count: Text, kind: Message),
        print_no_picture(id: Text),
        print_operation(piece: Text),
        gift(kind: Message),
    }
}

impl Pieces for Resourced {
    fn parts(paper: Paper, data: Option<&str>) -> Result<Parts, PrintError> {
        Ok(Parts {
            cards: decks(data)?,
            tiles: Some(tiles(data)?),
            tokens: tokens(data)?,
            board: board(paper, data)?,
            ..Parts::default()
        })
    }
}

/// From side to side of a tile, so that the whole map fits one sheet.
const ACROSS: f32 = 26.0;

/// Cards of each resource.
const EACH: usize = 16;

fn read(data: Option<&str>) -> Result<Table<'_>, PrintError> {
    let columns = [
        "id", "name", "kind", "on", "wood", "metal", "compost", "food", "water", "copies", "effect",
    ];
    Table::read(data.unwrap_or(Resourced::FILE), &columns)
}

/// The name of what a row is about. A changed data file may have changed that too; else it
/// is that of the game, in the language that is spoken.
fn name(row: &Row<'_>) -> Result<String, PrintError> {
    let (id, found) = (row.text("id"), row.text("name"));
    let own = read(None)?;
    if !own
        .rows()
        .iter()
        .any(|own| own.text("id") == id && own.text("name") == found)
    {
        return Ok(found.to_owned());
    }
    let piece = |id: &str| CATALOGUE.word(&format!("piece-{id}"));
    Ok(match (piece(id), id.strip_prefix("operate-")) {
        (Some(name), _) => name.to_owned(),
        (None, Some(upgrade)) => say::print_operation(piece(upgrade).unwrap_or(upgrade)),
        (None, None) if id == "shop" => PRINT_SHOP.into(),
        (None, None) => found.to_owned(),
    })
}

/// What an event does, in the words of the data file or their translation.
fn effect(row: &Row<'_>) -> Result<String, PrintError> {
    let (id, found) = (row.text("id"), row.text("effect"));
    let own = read(None)?;
    let is_own = |own: &Row<'_>| own.text("id") == id && own.text("effect") == found;
    let event = (EventCard::GOOD.into_iter().chain(EventCard::BAD)).find(|event| event.id() == id);
    Ok(match (spoken(), event) {
        (Language::German, Some(event)) if own.rows().iter().any(is_own) => does(event),
        (Language::English | Language::German, _) => sentence(found),
    })
}

fn does(event: EventCard) -> String {
    if let Some(kind) = event.gift() {
        return say::gift(kind.word());
    }
    let phrase = match event {
        EventCard::StudyGroup => DOES_STUDY_GROUP,
        EventCard::TrashPickupDay => DOES_TRASH_PICKUP_DAY,
        EventCard::JoinCarya => DOES_JOIN_CARYA,
        EventCard::Drought => DOES_DROUGHT,
        EventCard::HeatWave => DOES_HEAT_WAVE,
        EventCard::BushfireSmoke => DOES_BUSHFIRE_SMOKE,
        EventCard::Vandalism => DOES_VANDALISM,
        EventCard::Flood => DOES_FLOOD,
        EventCard::PropurrrtyDamage => DOES_PROPURRRTY_DAMAGE,
        EventCard::Rain
        | EventCard::CommunityPlantingDay
        | EventCard::Harvest
        | EventCard::BeeHotels
        | EventCard::ComputerAccessProgram => return String::new(),
    };
    phrase.into()
}

/// Resource cards and events.
fn decks(data: Option<&str>) -> Result<Vec<Deck>, PrintError> {
    let table = read(data)?;
    let resources = Resource::ALL.map(|kind| Piece {
        name: kind.word().into(),
        copies: EACH,
        front: Box::new(move |canvas: &mut Canvas<'_>| resource(canvas, kind)),
    });
    let mut decks = vec![Deck {
        title: PRINT_RESOURCE_CARDS.into(),
        size: CARD,
        pieces: resources.into_iter().collect(),
        back: Some(Box::new(|canvas| {
            draw_back(canvas, Colour::Sage, "bgcs", "ResourCEd");
        })),
    }];
    for (kind, title, tint, middle) in [
        ("good", PRINT_GOOD_EVENTS, Colour::Fern, "rain"),
        ("bad", PRINT_BAD_EVENTS, Colour::Clay, "flood"),
    ] {
        let mut pieces = Vec::new();
        for row in table.rows().iter().filter(|row| row.text("kind") == kind) {
            check_picture(row)?;
            let (id, name) = (row.text("id").to_owned(), name(row)?);
            let effect = effect(row)?;
            pieces.push(Piece {
                name: name.clone(),
                copies: row.number("copies", 1)?,
                front: Box::new(move |canvas| event(canvas, &id, &name, &effect, tint)),
            });
        }
        decks.push(Deck {
            title: title.into(),
            size: CARD,
            pieces,
            back: Some(Box::new(move |canvas| {
                draw_back(canvas, tint, middle, title.text());
            })),
        });
    }
    Ok(decks)
}

/// The tiles.
fn tiles(data: Option<&str>) -> Result<Tiles, PrintError> {
    let table = read(data)?;
    let mut tiles: Vec<Hex> = Vec::new();
    for row in table.rows().iter().filter(|row| row.text("kind") == "tile") {
        check_picture(row)?;
        let (id, name) = (row.text("id").to_owned(), name(row)?);
        // A tile that costs more further out has a row for each ring.
        if tiles.iter().any(|tile| tile.name == name) {
            continue;
        }
        let title = name.clone();
        tiles.push(Hex {
            name: title,
            copies: row.number("copies", 1)?,
            front: Box::new(move |canvas, r| tile(canvas, r, &id, &name)),
        });
    }
    Ok(Tiles {
        title: PRINT_TILES.text(),
        across: ACROSS,
        hexes: tiles,
        back: None,
    })
}

/// Upgrades, pawns and the round token.
fn tokens(data: Option<&str>) -> Result<Vec<Deck>, PrintError> {
    let table = read(data)?;
    let mut pieces = Vec::new();
    for row in table
        .rows()
        .iter()
        .filter(|row| row.text("kind") == "upgrade")
    {
        check_picture(row)?;
        let (id, name) = (row.text("id").to_owned(), name(row)?);
        pieces.push(Piece {
            name: name.clone(),
            copies: row.number("copies", 1)?,
            front: Box::new(move |canvas| token(canvas, Colour::Sun, &id, &name)),
        });
    }
    let pawns = [
        (PRINT_PAWN_CLAY, Colour::Clay),
        (PRINT_PAWN_RIVER, Colour::River),
        (PRINT_PAWN_SUN, Colour::Marigold),
        (PRINT_PAWN_MOSS, Colour::Moss),
    ];
    for (name, colour) in pawns {
        pieces.push(Piece {
            name: say::print_pawn(name),
            copies: 1,
            front: Box::new(move |canvas| {
                canvas.fill(Colour::Paper, Frame::new(-3.0, -3.0, 26.0, 26.0), 0.0);
                canvas.disc(10.0, 6.5, 3.6, Some(colour), Some((Colour::Ink, 0.4)));
                canvas.path(
                    "M5 16C5 11 8 9.5 10 9.5S15 11 15 16z",
                    Some(colour),
                    Some((Colour::Ink, 0.4)),
                );
                canvas.label(Style::text(7.0).bold().centred(), 10.0, 19.0, name.text());
            }),
        });
    }
    pieces.push(Piece {
        name: PRINT_ROUND_TOKEN.into(),
        copies: 1,
        front: Box::new(|canvas| {
            canvas.fill(Colour::Sun, Frame::new(-3.0, -3.0, 26.0, 26.0), 0.0);
            canvas.disc(
                10.0,
                9.0,
                6.0,
                Some(Colour::Paper),
                Some((Colour::Ink, 0.5)),
            );
            let style = Style::text(7.0).bold().centred();
            canvas.label(style, 10.0, 18.6, PRINT_ROUND.text());
        }),
    });
    Ok(vec![Deck {
        title: PRINT_TOKENS.into(),
        size: Size::new(20.0, 20.0),
        pieces,
        back: None,
    }])
}

fn check_picture(row: &Row<'_>) -> Result<(), PrintError> {
    let id = row.text("id");
    match Resourced::picture(id) {
        Some(_) => Ok(()),
        None => Err(row.wrong(say::print_no_picture(id))),
    }
}

fn tint(resource: Resource) -> Colour {
    match resource {
        Resource::Wood => Colour::Straw,
        Resource::Metal => Colour::Stone,
        Resource::Compost => Colour::Bark,
        Resource::Food => Colour::Blossom,
        Resource::Water => Colour::Mist,
    }
}

fn resource(canvas: &mut Canvas<'_>, kind: Resource) {
    let (tint, title) = (tint(kind), kind.word().text());
    furniture::face(canvas, tint);
    furniture::name(canvas, Frame::new(6.0, 5.5, 51.0, 9.0), tint, title);
    canvas.mark(kind.id(), 11.5, 22.0, 40.0);
    canvas.mark(kind.id(), 5.5, 72.0, 10.0);
    canvas.mark(kind.id(), 47.5, 72.0, 10.0);
    canvas.label(Style::text(13.0).bold().centred(), 31.5, 79.0, title);
}

fn event(canvas: &mut Canvas<'_>, id: &str, name: &str, effect: &str, tint: Colour) {
    furniture::face(canvas, tint);
    furniture::name(canvas, Frame::new(6.0, 5.5, 51.0, 8.0), tint, name);
    canvas.piece::<Resourced>(id, 12.5, 15.0, 38.0);
    let frame = Frame::new(7.0, 54.0, 49.0, 29.0);
    canvas.fit(Style::text(11.0).centred(), frame, effect);
}

fn tile(canvas: &mut Canvas<'_>, r: f32, id: &str, name: &str) {
    canvas.polygon(&hexes::corners(r + 0.6), Some(Colour::Paper), None);
    canvas.polygon(&hexes::corners(r * 0.95), None, Some((Colour::Moss, 0.6)));
    // Seen also where there is no ink for colours.
    canvas.polygon(&hexes::corners(r * 0.92), None, Some((Colour::Ink, 0.2)));
    let style = Style::text(7.5).bold().centred();
    // Narrow enough for the lower corners.
    let frame = Frame::new(-8.4, 3.6, 16.8, 6.4);
    hexes::picture_over_name::<Resourced>(canvas, id, (-11.6, 16.0), (style, frame), name);
}

fn token(canvas: &mut Canvas<'_>, tint: Colour, id: &str, name: &str) {
    canvas.fill(tint, Frame::new(-3.0, -3.0, 26.0, 26.0), 0.0);
    let plate = Frame::new(1.2, 1.2, 17.6, 17.6);
    canvas.fill(Colour::Paper, plate, 1.5);
    canvas.outline(Colour::Ink, 0.2, plate, 1.5);
    let style = Style::text(7.0).bold().centred();
    let frame = Frame::new(1.6, 12.5, 16.8, 5.9);
    let extra = (canvas.height_of(style, frame, name) - frame.height).clamp(0.0, 6.0);
    let size = 11.6 - extra;
    canvas.piece::<Resourced>(id, 10.0 - size / 2.0, 1.3, size);
    let frame = Frame {
        y: frame.y - extra,
        height: frame.height + extra,
        ..frame
    };
    canvas.fit(style, frame, name);
}

fn draw_back(canvas: &mut Canvas<'_>, ground: Colour, middle: &str, title: &str) {
    let leaf = art::marks::mark("leaves").unwrap_or_default();
    let middle = Resourced::picture(middle).unwrap_or_default();
    furniture::back(canvas, CARD, ground, &leaf, &middle, title);
}

/// The map with its three rings, the round track, the bands of Waste; then the
/// spinner and the player aid.
fn board(paper: Paper, data: Option<&str>) -> Result<Vec<Page>, PrintError> {
    let page = paper.size().turned();
    let upright = paper.size();
    let lines = lines(data)?;
    Ok(vec![
        (
            PRINT_BOARD.into(),
            page,
            Box::new(move |canvas| map(canvas, page)),
        ),
        (
            PRINT_AID_AND_DIE.into(),
            upright,
            Box::new(move |canvas| aid(canvas, upright, &lines)),
        ),
    ])
}

fn map(canvas: &mut Canvas<'_>, page: Size) {
    let r = hexes::radius(ACROSS);
    // In the middle of what the tracks at the left leave.
    let middle = (page.width / 2.0 + 28.0, page.height / 2.0);
    for q in -3i32..=3 {
        for s in -3i32..=3 {
            let ring = q.abs().max(s.abs()).max((q + s).abs());
            if ring > 3 {
                continue;
            }
            let x = middle.0 + ACROSS * (q as f32 + s as f32 / 2.0);
            let y = middle.1 + 1.5 * r * s as f32;
            let fill = [Colour::Sun, Colour::Sage, Colour::Mist, Colour::Paper][ring as usize];
            canvas.at(x, y, |canvas| {
                let corners = hexes::corners(r);
                canvas.polygon(&corners, Some(fill), Some((Colour::Ink, 0.35)));
                let label = if ring == 0 {
                    "BGCS".to_owned()
                } else {
                    format!("{q},{s}")
                };
                let style = Style::text(7.5).centred();
                if ring == 0 {
                    canvas.piece::<Resourced>("bgcs", -8.5, -7.0, 17.0);
                }
                canvas.label(style, 0.0, -r * 0.58, &label);
                if ring > 0 {
                    let label = say::print_ring(ring);
                    canvas.label(style.italic(), 0.0, r * 0.66, &label);
                }
            });
        }
    }
    canvas.label(Style::text(16.0).bold(), 11.0, 20.0, "ResourCEd");
    canvas.label(
        Style::text(9.0).italic(),
        11.0,
        27.0,
        PRINT_ROUND_TRACK.text(),
    );
    for round in 0..=20u8 {
        let (row, column) = (f32::from(round / 3), f32::from(round % 3));
        let frame = Frame::new(11.0 + 17.0 * column, 30.0 + 12.0 * row, 15.0, 10.0);
        let fill = if round == 10 || round == 20 {
            Colour::Sun
        } else {
            Colour::Paper
        };
        canvas.fill(fill, frame, 1.5);
        canvas.outline(Colour::Ink, 0.3, frame, 1.5);
        let label = if round == 0 {
            PRINT_SETUP.text().to_owned()
        } else {
            round.to_string()
        };
        canvas.fit(Style::text(11.0).bold().centred(), frame, &label);
    }
    let small = Style::text(8.0).italic();
    canvas.label(small, 11.0, 117.0, PRINT_EASY_GAME.text());
    let mut y = 127.0;
    let words = PRINT_BAD_ON.text();
    canvas.label(Style::text(9.0).italic(), 11.0, y, words);
    let bands = [5, 4, 3, 2]
        .into_iter()
        .zip([0, 6, 12, 18])
        .map(|(face, least)| {
            // Two faces are named, more are from one on.
            let faces = match face {
                5 => "5, 6".to_owned(),
                _ => say::print_faces(face),
            };
            (say::print_band(least, least + 5), faces)
        });
    let last = (PRINT_BAND_LAST.into(), PRINT_ALWAYS.into());
    for (band, bad) in bands.chain([last]) {
        y += 5.6;
        canvas.label(Style::text(9.0), 13.0, y, &band);
        canvas.label(Style::text(9.0).bold(), 40.0, y, &bad);
    }
    let place = Frame::new(11.0, y + 6.0, 50.0, 24.0);
    canvas.outline(Colour::Ink, 0.3, place, 2.0);
    canvas.piece::<Resourced>("waste", 13.0, y + 8.0, 20.0);
    canvas.label(
        Style::text(11.0).bold(),
        36.0,
        y + 19.0,
        PRINT_WASTE_PILE.text(),
    );
}

/// A line of the player aid: a piece or an operation.
struct Line {
    name: String,
    /// Where it may be built or operated.
    on: String,
    price: Vec<(Resource, usize)>,
    gives: String,
}

fn lines(data: Option<&str>) -> Result<Vec<Line>, PrintError> {
    let table = read(data)?;
    let mut lines = Vec::new();
    for row in table.rows() {
        let kind = row.text("kind");
        if !["tile", "upgrade", "operation"].contains(&kind) || row.text("id").ends_with("-text") {
            continue;
        }
        let mut price = Vec::new();
        for kind in Resource::ALL {
            let count = row.number(kind.id(), 0)?;
            if count > 0 {
                price.push((kind, count));
            }
        }
        let on = match row.text("on") {
            "ring-2,ring-3" | "centre" | "" => String::new(),
            "ring-2" => say::print_in_ring(2),
            "ring-3" => say::print_in_ring(3),
            "bgcs" => PRINT_ON_BGCS.into(),
            on => {
                let mut rows = table.rows().iter();
                let below = rows.find(|row| row.text("id") == on);
                let below = below.map(name).transpose()?;
                say::print_on(below.as_deref().unwrap_or(on))
            }
        };
        let gives: Vec<String> = row.text("effect").split(';').filter_map(gives).collect();
        lines.push(Line {
            name: name(row)?,
            on,
            price,
            gives: gives.join(", "),
        });
    }
    Ok(lines)
}

/// What a piece gives, as far as it is told by one figure; the rest is in the rules.
fn gives(effect: &str) -> Option<String> {
    let (key, value) = effect.split_once('=')?;
    let (what, count) = value.split_once(':').unwrap_or(("", value));
    let number = count.parse::<u8>().ok();
    let kind = Resource::ALL.into_iter().find(|kind| kind.id() == what);
    let kind = kind.map(Resource::word).map(Message::from);
    Some(match (key, kind, number) {
        ("gather", None, Some(number)) if what == "any" => say::print_gather_any(number),
        ("gather", kind, _) => {
            say::print_gather(count, kind.unwrap_or_else(|| verbatim(what.to_owned())))
        }
        ("gather_bonus", ..) => say::print_gather_more(count),
        ("recycle", ..) => say::print_recycles(count),
        ("take", ..) if count == "n" => PRINT_TAKE_AND_WASTE.into(),
        ("take", kind, _) => {
            say::print_take(count, kind.unwrap_or_else(|| verbatim(what.to_owned())))
        }
        _ => return None,
    })
}

fn aid(canvas: &mut Canvas<'_>, page: Size, lines: &[Line]) {
    let (left, right) = (14.0, page.width - 14.0);
    canvas.heading(1, |canvas| {
        let style = Style::text(18.0).bold().centred();
        canvas.label(style, page.width / 2.0, 21.0, PRINT_AID.text());
    });
    let small = Style::text(9.0).italic();
    let mut y = 30.0;
    for (x, words) in [
        (left, PRINT_PIECE_OR_OPERATION),
        (104.0, PRINT_COSTS),
        (158.0, PRINT_GIVES),
    ] {
        canvas.label(small, x, y, words.text());
    }
    canvas.label(Style::text(7.5).italic(), 168.0, y, PRINT_BY_RING.text());
    for line in lines {
        canvas.line(Colour::Stone, 0.15, (left, y + 2.0), (right, y + 2.0));
        y += 7.2;
        // Long names shrink; the foot of short ones is that of the line.
        let frame = Frame::new(left, y - 4.33, 52.0, 6.8);
        canvas.fit(Style::text(10.5).bold(), frame, &line.name);
        let frame = Frame::new(68.0, y - 4.43, 34.0, 6.8);
        canvas.fit(small, frame, &line.on);
        let mut x = 107.0;
        for &(resource, count) in &line.price {
            let style = Style::text(10.5).bold().right();
            canvas.label(style, x, y, &count.to_string());
            canvas.mark(resource.id(), x + 0.8, y - 4.4, 6.0);
            x += 12.5;
        }
        let frame = Frame::new(158.0, y - 4.38, right - 158.0, 6.8);
        canvas.fit(Style::text(9.5), frame, &line.gives);
    }
    let text = PRINT_YOUR_TURN.text();
    let frame = Frame::new(left, y + 4.5, right - left, 20.0);
    y += 8.0 + canvas.text(Style::text(10.0), frame, text);
    canvas.at(left + 40.0, y + 36.0, spinner);
    canvas.at(page.width - 64.0 - 16.0, y + 1.0, die);
}

/// Three equal thirds around the origin.
fn spinner(canvas: &mut Canvas<'_>) {
    let r = 33.0;
    let at = |turn: f32, r: f32| {
        let (sin, cos) = turn.to_radians().sin_cos();
        (r * sin, -r * cos)
    };
    let thirds = [
        (0.0, Colour::Fern),
        (120.0, Colour::Sun),
        (240.0, Colour::River),
    ];
    for (i, (turn, colour)) in thirds.into_iter().enumerate() {
        let (from, to) = (at(turn, r), at(turn + 120.0, r));
        let path = format!(
            "M0 0L{} {}A{r} {r} 0 0 1 {} {}z",
            from.0, from.1, to.0, to.1
        );
        canvas.path(&path, Some(colour), Some((Colour::Ink, 0.5)));
        let label = at(turn + 60.0, 19.0);
        canvas.disc(
            label.0,
            label.1,
            7.5,
            Some(Colour::Paper),
            Some((Colour::Ink, 0.3)),
        );
        let style = Style::text(28.0).bold().centred();
        canvas.label(style, label.0, label.1 + 3.4, &(i + 1).to_string());
    }
    canvas.disc(0.0, 0.0, 2.0, Some(Colour::Paper), Some((Colour::Ink, 0.4)));
    let note = PRINT_SPINNER.text();
    let frame = Frame::new(-40.0, r + 3.0, 80.0, 9.0);
    canvas.text(Style::text(9.0).italic().centred(), frame, note);
}

/// A cube to cut out and fold; faces opposite each other make seven.
fn die(canvas: &mut Canvas<'_>) {
    let size = 16.0;
    let faces = [
        (1, (1, 0)),
        (3, (0, 1)),
        (2, (1, 1)),
        (4, (2, 1)),
        (6, (1, 2)),
        (5, (1, 3)),
    ];
    // Edges that are glued, by their middle in sizes and the turn of their flap.
    let flaps = [
        ((0.5, 1.0), 0.0),
        ((0.5, 2.0), 180.0),
        ((0.0, 1.5), -90.0),
        ((2.5, 1.0), 0.0),
        ((2.5, 2.0), 180.0),
        ((3.0, 1.5), 90.0),
        ((1.5, 4.0), 180.0),
    ];
    canvas.at(6.0, 0.0, |canvas| {
        for ((x, y), turn) in flaps {
            canvas.turned(x * size, y * size, turn, |canvas| {
                let flap = [(-8.0, 0.0), (-5.0, -4.5), (5.0, -4.5), (8.0, 0.0)];
                canvas.polygon(&flap, Some(Colour::Mist), Some((Colour::Ink, 0.2)));
            });
        }
        for (pips, (column, row)) in faces {
            let (x, y) = (size * column as f32, size * row as f32);
            canvas.at(x, y, |canvas| face(canvas, size, pips));
        }
        let note = PRINT_DIE.text();
        let frame = Frame::new(2.2 * size, 2.6 * size, 26.0, 14.0);
        canvas.text(Style::text(9.0).italic(), frame, note);
    });
}

fn face(canvas: &mut Canvas<'_>, size: f32, pips: u8) {
    let frame = Frame::new(0.0, 0.0, size, size);
    canvas.fill(Colour::Paper, frame, 0.0);
    canvas.outline(Colour::Ink, 0.3, frame, 0.0);
    let places: &[(f32, f32)] = match pips {
        1 => &[(0.5, 0.5)],
        2 => &[(0.25, 0.25), (0.75, 0.75)],
        3 => &[(0.25, 0.25), (0.5, 0.5), (0.75, 0.75)],
        4 => &[(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)],
        5 => &[
            (0.25, 0.25),
            (0.75, 0.25),
            (0.5, 0.5),
            (0.25, 0.75),
            (0.75, 0.75),
        ],
        _ => &[
            (0.25, 0.2),
            (0.75, 0.2),
            (0.25, 0.5),
            (0.75, 0.5),
            (0.25, 0.8),
            (0.75, 0.8),
        ],
    };
    for &(x, y) in places {
        canvas.disc(x * size, y * size, 1.5, Some(Colour::Ink), None);
    }
}
