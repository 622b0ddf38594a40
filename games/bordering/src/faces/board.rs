//! Bordering on Success on a page.

mod glossary;
mod hexes;
pub(crate) mod words;

use crate::{
    Action, Bordering, Character, Colour, Echo, Face as Lying, HandView, Hex, Phase, Rotation,
    Spot, View, filled_boxes,
};
use board::parted;
use engine::{Outcome, Seat, Viewer, house::Toggle};
use i18n::{Each, Language, Message};
use maud::{Markup, Render, html};

use board::piece::{Piece, backs, face_of, zone};
use board::{Board, Face, Faces, Linked, Named, Scene, Shelf, Source, Term, Touch, plates::plate};

impl Board for Bordering {
    const STYLE: &'static str = include_str!("../../style.css");
    const TUTORIAL: Option<[&'static str; Language::ALL.len()]> = Some([
        include_str!("../../tutorial/en.json"),
        include_str!("../../tutorial/de.json"),
    ]);

    fn draw(scene: &Scene<'_, Self>) -> Markup {
        let view = scene.view;
        html! {
            @if view.open.phase == Phase::Character { (characters(scene)) }
            div .column.echo-side {
                (square(scene))
                (taken(scene))
                (tally(scene))
                (discard(view))
            }
            div .column.land-side {
                (rotations(view))
                (zone("meadow", words::MEADOW, hexes::meadow(view)))
                (hands(scene))
            }
        }
    }

    fn hand(scene: &Scene<'_, Self>) -> Option<Markup> {
        let view = scene.view;
        let Viewer::Seat(seat) = view.viewer else {
            return None;
        };
        let hexes = view.hand(seat)?;
        let list = html! { ul .cards { @for hex in hexes.iter() { (hex_item(scene, hex)) } } };
        Some(zone("own", words::YOUR_HAND, list).render())
    }

    fn touches(_: &Scene<'_, Self>, action: Action) -> Vec<Touch> {
        match action {
            Action::Character(character) => vec![format!("character:{}", character.id()).into()],
            Action::Flip(spot) => vec![format!("spot:{}", spot.number()).into()],
            Action::Choose(hex) => vec![format!("hex:{}", hex.id()).into()],
            Action::At(cell) => vec![format!("cell:{cell}").into()],
            Action::Turn(rotation) => vec![format!("turn:{}", rotation.sixths()).into()],
            Action::Stop | Action::Ignore | Action::Keep => Vec::new(),
        }
    }

    fn preview(scene: &Scene<'_, Self>, action: Action) -> Option<String> {
        words::preview(scene.view, action)
    }

    fn task(scene: &Scene<'_, Self>, _: Seat) -> Message {
        scene.view.open.task()
    }

    fn progress(scene: &Scene<'_, Self>) -> Message {
        words::progress(scene.view)
    }

    fn standing(scene: &Scene<'_, Self>, seat: Seat) -> Message {
        words::standing(scene.view, seat)
    }

    fn breakdown(scene: &Scene<'_, Self>, _: Seat) -> Vec<Source> {
        let open = &scene.view.open;
        match &open.last {
            Some(last) => vec![
                Source::new(words::EARLIER_TURNS, open.score - last.points),
                Source::new(words::NEWEST_TURN, last.points),
            ],
            None => vec![Source::new(words::TOTAL, open.score)],
        }
    }

    fn forecast(scene: &Scene<'_, Self>) -> Option<String> {
        Some(words::tally(scene.view.open.score).to_string())
    }

    fn ending(_: &Scene<'_, Self>, outcome: &Outcome) -> Message {
        words::ending(outcome)
    }

    fn cards() -> &'static [Named] {
        static CARDS: Each<Vec<Named>> = Each::new(|| {
            let hexes = Hex::all().map(|hex| Named {
                id: hex.id(),
                name: words::hex_name(hex),
            });
            let echoes = echoes().map(|echo| Named {
                id: echo.id(),
                name: words::echo_name(echo),
            });
            hexes.chain(echoes).collect()
        });
        CARDS.spoken()
    }

    fn faces() -> &'static Faces {
        static FACES: Each<Faces> = Each::new(|| {
            let people = Character::ALL.into_iter().map(|character| {
                let (drawing, name) = (person(character), words::character(character));
                (character.id(), Face { drawing, name })
            });
            let hexes = Hex::all().map(|hex| {
                let (drawing, name) = (
                    hexes::card(hex, Rotation::R0),
                    words::hex(hex, Rotation::R0),
                );
                (hex.id(), Face { drawing, name })
            });
            let echoes = Echo::all().map(|echo| {
                let (drawing, name) = (face(echo), words::echo(echo));
                (echo.id(), Face { drawing, name })
            });
            people.chain(hexes).chain(echoes).collect()
        });
        FACES.spoken()
    }

    fn glossary() -> Vec<Term> {
        glossary::terms()
    }

    fn gallery() -> Vec<Shelf> {
        let [people, hexes, echoes] = words::SHELVES.map(String::from);
        vec![
            Shelf {
                title: people,
                cards: Character::ALL.into_iter().map(Character::id).collect(),
            },
            Shelf {
                title: hexes,
                cards: Hex::all().map(Hex::id).collect(),
            },
            Shelf {
                title: echoes,
                cards: Echo::all().map(Echo::id).collect(),
            },
        ]
    }
}

/// One Echo card of every name.
fn echoes() -> impl Iterator<Item = Echo> {
    Echo::all().filter(|&echo| {
        Echo::all()
            .take(echo.index())
            .all(|other| !other.shares_name(echo))
    })
}

fn person(character: Character) -> Markup {
    html! { div .card.person { (plate::<Bordering>(character.id())) span .name { (character.piece().name()) } span .effect { (words::character(character)) } } }
}

/// An Echo card.
fn face(echo: Echo) -> Markup {
    html! {
        div .card.echo data-trouble[echo.is_complication()] {
            span .rank { (echo.value()) }
            (plate::<Bordering>(echo.id()))
            span .name { (parted::<Bordering>(words::echo_name(echo))) }
            span .class { (words::kind(echo.kind())) }
            span .yarns { @for colour in echo.colours().iter() { (yarn(colour)) } }
        }
    }
}

/// A yarn colour: a disc with its letter.
fn yarn(colour: Colour) -> Markup {
    html! { span class={ "yarn " (colour.id()) } title=(words::colour(colour)) { (colour.letter()) } }
}

fn hex_item(scene: &Scene<'_, Bordering>, hex: Hex) -> Markup {
    let id = hex.id();
    let chosen = scene.view.open.phase.chosen() == Some(hex);
    let piece = Piece {
        key: &format!("hex-{id}"),
        face: id,
        touch: &format!("hex:{id}"),
        attempt: Some(("choose", id)),
        sign: chosen.then_some("data-now"),
    };
    piece.item(scene).render()
}

fn characters(scene: &Scene<'_, Bordering>) -> impl Render {
    let view = scene.view;
    zone(
        "characters",
        words::CHARACTERS,
        html! {
            ul .cards { @for character in Character::ALL.into_iter().filter(|&c| !view.open.is_taken(c)) {
                li data-key={ "character-" (character.id()) } {
                    div .piece data-touch={ "character:" (character.id()) } aria-label=(words::character(character)) { (face_of(scene, character.id())) }
                }
            } }
        },
    )
}

/// The card on a spot, where the table shows it: remembering is left to the
/// players, unless the house rule helps.
fn shown(view: &View, spot: Spot) -> Option<Echo> {
    let card = view.square[spot.index()]?;
    let visible = match card {
        Lying::Smoke { .. } => false,
        Lying::Remembered { .. } => {
            view.open.options.memory_aid == Toggle::On || view.open.phase.turned() == Some(spot)
        }
        Lying::Revealed { .. } => true,
    };
    card.echo().filter(|_| visible)
}

fn square(scene: &Scene<'_, Bordering>) -> impl Render {
    let view = scene.view;
    let side = view.open.options.square.side();
    let list = html! {
        ol class={ "cards square side-" (side) } { @for spot in Spot::first(side * side) { (spot_part(scene, spot)) } }
        p .count { (words::stacks(view)) }
    };
    zone("echoes", words::SQUARE, list)
}

fn spot_part(scene: &Scene<'_, Bordering>, spot: Spot) -> Markup {
    let view = scene.view;
    let number = spot.number();
    let lies = view.square[spot.index()].is_some();
    html! {
        li data-key={ "spot-" (number) } data-now[view.open.phase.turned() == Some(spot)] {
            div .piece.smoke[shown(view, spot).is_none() && lies] data-touch={ "spot:" (number) } data-try={ "flip " (number) } aria-label=[shown(view, spot).is_none().then(|| words::face_down(spot, lies))] {
                @match shown(view, spot) {
                    Some(echo) => (face_of(scene, echo.id())),
                    None => {
                        @if lies { (plate::<Bordering>("smoke")) }
                        span .spot { (words::spot_name(spot)) @if !lies { ": " (words::EMPTY) } }
                    },
                }
                @if view.open.ignored.contains(spot) { span .badge { (words::TURNED_BACK_BY_BILL) } }
            }
        }
    }
}

fn taken(scene: &Scene<'_, Bordering>) -> Markup {
    let view = scene.view;
    let cards = view.open.taken.as_slice();
    html! {
        @if !cards.is_empty() {
            (zone("taken", words::TAKEN, html! {
                ul .cards { @for &echo in cards { li data-key={ "echo-" (echo.id()) } { (face_of(scene, echo.id())) } } }
            }))
        }
    }
}

/// S27: the ways to turn the Hex, each with what it brings.
fn rotations(view: &View) -> Markup {
    let Phase::Turn(hex, _) = view.open.phase else {
        return html! {};
    };
    zone(
        "rotations",
        words::ROTATIONS,
        html! {
            ul .cards { @for rotation in Rotation::ALL {
                @let sixths = rotation.sixths();
                li data-key={ "turn-" (sixths) } {
                    div .piece.rotation data-touch={ "turn:" (sixths) } aria-label=(Action::Turn(rotation).words().to_string()) {
                        (hexes::card(hex, rotation))
                        span .badge { (words::turned(view, rotation).unwrap_or_default()) }
                    }
                }
            } }
        },
    )
    .render()
}

fn tally(scene: &Scene<'_, Bordering>) -> impl Render {
    let view = scene.view;
    let total = view.open.score;
    zone(
        "tally",
        words::TALLY,
        html! {
            p { (words::tally(total).to_string()) }
            (sheet(total))
            @if let Some(last) = &view.open.last {
                h4 { (words::LAST_TURN) }
                ol .sum { @for step in words::last_turn(last) { li { (linked(scene, &step)) } } }
            }
        },
    )
}

fn linked<'a>(scene: &Scene<'a, Bordering>, message: &'a Message) -> Linked<'a> {
    Linked {
        message,
        who: scene.who,
    }
}

/// S45: the tally sheet, seven rows of twenty boxes, with the totals at which the word
/// for them changes.
fn sheet(total: i64) -> Markup {
    let filled = filled_boxes(total);
    let (rows, rest) = (filled / 20, filled % 20);
    html! {
        svg .sheet viewBox="-1 -1 222 72" aria-hidden="true" {
            @if rows > 0 { rect width="200" height=(rows * 10) {} }
            @if rest > 0 { rect y=(rows * 10) width=(rest * 10) height="10" {} }
            path d="M0 0H200M0 10H200M0 20H200M0 30H200M0 40H200M0 50H200M0 60H200M0 70H200" {}
            path .fine d="M10 0V70M20 0V70M30 0V70M40 0V70M60 0V70M70 0V70M80 0V70M90 0V70M110 0V70M120 0V70M130 0V70M140 0V70M160 0V70M170 0V70M180 0V70M190 0V70" {}
            path d="M0 0V70M50 0V70M100 0V70M150 0V70M200 0V70" {}
            @for row in 1..=7 { text x="203" y=(row * 10 - 2) { (row * 100) } }
        }
    }
}

fn hands(scene: &Scene<'_, Bordering>) -> Markup {
    let view = scene.view;
    let others: Vec<Seat> = (Seat::all(view.open.seats()))
        .filter(|&seat| !view.viewer.is(seat))
        .collect();
    html! {
        @if !others.is_empty() {
            (zone("hands small", words::HANDS, html! {
                @for seat in others {
                    h4 { (board::marks::seat(scene.who, seat)) " " (words::sitter(view, scene.who, seat)) }
                    @match view.hands[seat.index()] {
                        HandView::Open(hexes) => ul .cards { @for hex in hexes.iter() { (hex_item(scene, hex)) } },
                        HandView::Secret(count) => (backs(&format!("back{seat}"), count.into(), &board::words::cards(count.into()))),
                    }
                }
            }))
        }
    }
}

fn discard(view: &View) -> Markup {
    let cards = view.open.discard.as_slice();
    html! {
        @if !cards.is_empty() {
            details .zone {
                summary { h3 { (words::DISCARD) ": " (board::words::cards(cards.len())) } }
                ul .chips { @for &echo in cards.iter().rev() {
                    li data-key={ "echo-" (echo.id()) } { span .chip data-look=(echo.id()) { (words::echo_name(echo)) " " (echo.value()) } }
                } }
            }
        }
    }
}
