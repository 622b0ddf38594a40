//! Bordering on Success on a page.

mod glossary;
mod hexes;
pub(crate) mod words;

use crate::{
    Action, Bordering, Character, Colour, Echo, Face as Lying, Grade, HandView, Hex, Last, Phase,
    Rotation, Spot, View, filled_boxes, grade,
};
use board::parted;
use engine::{Outcome, Seat, Viewer, house::Toggle};
use i18n::{Each, Language, Message};
use maud::{Markup, PreEscaped, Render, html};

use board::piece::{Backs, Piece, face_of, zone};
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
            div .fireside {
                (square(scene))
                (taken(scene))
            }
            (zone("meadow", words::MEADOW, hexes::meadow(view)))
            @if view.open.phase == Phase::Character { (characters(scene)) }
            @for seat in Seat::all(view.open.seats()) { (hands(scene, seat)) }
            (blanket(view))
        }
    }

    fn hand(scene: &Scene<'_, Self>) -> Option<Markup> {
        let view = scene.view;
        let Viewer::Seat(seat) = view.viewer else {
            return None;
        };
        let hexes = view.hand(seat)?;
        if let Phase::Turn(hex, _) = view.open.phase
            && view.open.turn == seat
        {
            return Some(rotations(view, hex));
        }
        let list = html! { ul .cards { @for hex in hexes.iter() { (hex_item(scene, hex)) } } };
        Some(zone("own", words::YOUR_HAND, list))
    }

    fn scenery() -> Markup {
        html! { (PreEscaped(include_str!("../../scene.svg"))) }
    }

    fn steps(scene: &Scene<'_, Self>) -> Markup {
        let now = match scene.view.open.phase {
            Phase::Flip | Phase::Bill(_) => words::PLAN_ECHOES,
            Phase::Choose => words::PLAN_HEX,
            Phase::At(_) => words::PLAN_CELL,
            Phase::Turn(..) => words::PLAN_TURN,
            Phase::Character | Phase::Over => return html! {},
        };
        let steps = [
            words::PLAN_ECHOES,
            words::PLAN_HEX,
            words::PLAN_CELL,
            words::PLAN_TURN,
        ];
        // The question says the same.
        html! { ol .stages aria-hidden="true" { @for step in steps { li .on[step == now] { (step) } } } }
    }

    fn ledger(scene: &Scene<'_, Self>) -> Markup {
        let view = scene.view;
        let cards = view.open.discard.as_slice();
        html! {
            @if let Some(last) = &view.open.last {
                h3 { (words::LAST_TURN) }
                (sum(scene, last, ""))
            }
            p .count { (words::stacks(view)) }
            @if !cards.is_empty() {
                h3 { (words::DISCARD) }
                ul .chips { @for &echo in cards.iter().rev() {
                    li { span .chip data-look=(echo.id()) { (words::echo_name(echo)) " " (echo.value()) } }
                } }
            }
        }
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
        div class={ "card echo k" (echo.kind() as usize) } {
            (plate::<Bordering>(echo.id()))
            span .rank { (echo.value()) }
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

fn characters(scene: &Scene<'_, Bordering>) -> Markup {
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
/// players, unless the house rule helps. A card that is turned back is seen until
/// the turn is over.
fn shown(scene: &Scene<'_, Bordering>, spot: Spot) -> Option<Echo> {
    let view = scene.view;
    let card = view.square[spot.index()]?;
    let visible = match card {
        Lying::Smoke { .. } => false,
        Lying::Remembered { .. } => {
            view.open.options.memory_aid == Toggle::On
                || view.open.phase.turned() == Some(spot)
                || *scene.chronicle == Some(spot)
        }
        Lying::Revealed { .. } => true,
    };
    card.echo().filter(|_| visible)
}

/// A fire, from which Echoes rise as smoke.
const FIRE: &str = r##"<svg class="fire" viewBox="0 0 40 40" aria-hidden="true"><path d="M5 35l30-6M5 29l30 6" fill="none" stroke="#6d4f33" stroke-width="5" stroke-linecap="round"/><path d="M20 3c7 8 10 14 8 20-1 5-5 8-8 8s-8-3-8-8c-1-5 5-9 8-20z" fill="#e8902c" stroke="#2e2a25"/><path d="M20 15c4 5 5 7 4 10-1 3-2 4-4 4s-4-1-4-4c0-3 3-6 4-10z" fill="#f6d24a"/></svg>"##;

fn square(scene: &Scene<'_, Bordering>) -> Markup {
    let side = scene.view.open.options.square.side();
    let list = html! {
        ol class={ "cards square side-" (side) } { @for spot in Spot::first(side * side) { (spot_part(scene, spot)) } }
        (PreEscaped(FIRE))
    };
    zone("echoes", words::SQUARE, list)
}

fn spot_part(scene: &Scene<'_, Bordering>, spot: Spot) -> Markup {
    let view = scene.view;
    let number = spot.number();
    let lies = view.square[spot.index()].is_some();
    let face = shown(scene, spot);
    let now = view.open.phase.turned() == Some(spot) || *scene.chronicle == Some(spot);
    html! {
        li data-key={ "spot-" (number) } data-now[now] {
            div .piece.smoke[face.is_none() && lies].gone[!lies] data-touch={ "spot:" (number) } data-try={ "flip " (number) } role=[face.is_none().then_some("img")] aria-label=[face.is_none().then(|| words::face_down(spot, lies))] {
                @match face {
                    Some(echo) => (face_of(scene, echo.id())),
                    None => { @if lies { (plate::<Bordering>("smoke")) } },
                }
                span .spot aria-hidden="true" { (number) }
                @if view.open.ignored.contains(spot) { span .badge title=(words::TURNED_BACK_BY_BILL) { (plate::<Bordering>(Character::Bill.id())) } }
            }
        }
    }
}

/// What was taken in this turn, and how the points come about: those of the newest turn,
/// or while a Hex is turned those of each rotation.
fn taken(scene: &Scene<'_, Bordering>) -> Markup {
    let view = scene.view;
    let cards = view.open.taken.as_slice();
    zone(
        "taken",
        words::TAKEN,
        html! {
            @if !cards.is_empty() {
                ul .cards { @for &echo in cards { li data-key={ "echo-" (echo.id()) } { (face_of(scene, echo.id())) } } }
            }
            @if let Phase::Turn(hex, cell) = view.open.phase && let Some(border) = view.open.table.border(cell) {
                @for rotation in Rotation::ALL {
                    @let paired = hex.ring(rotation).pairs(border.facing());
                    @let counted = view.open.sum(hex, border, rotation);
                    @let points = counted.points(view.open.options.turn_floor);
                    (sum(scene, &Last::new(hex, cards, paired, counted, points), ["turn0", "turn1", "turn2", "turn3", "turn4", "turn5"][rotation.sixths()]))
                }
            } @else if cards.is_empty() && let Some(last) = &view.open.last {
                div .newest { h4 { (words::LAST_TURN) } (sum(scene, last, "")) }
            }
        },
    )
}

/// The arithmetic of a turn, factor by factor.
fn sum(scene: &Scene<'_, Bordering>, last: &Last, class: &str) -> Markup {
    html! { ol class={ "sum " (class) } { @for step in words::last_turn(last) { li { (linked(scene, &step)) } } } }
}

/// S27: the ways to turn the Hex, each with what it brings.
fn rotations(view: &View, hex: Hex) -> Markup {
    let list = html! {
        ul .cards { @for rotation in Rotation::ALL {
            @let sixths = rotation.sixths();
            li data-key={ "turn-" (sixths) } {
                div .piece.rotation data-touch={ "turn:" (sixths) } aria-label=(Action::Turn(rotation).words().to_string()) {
                    (hexes::card(hex, rotation))
                    span .brings { b { (words::brought(view, rotation).map(|points| format!("{points:+}")).unwrap_or_default()) } " " span { (words::turned(view, rotation).unwrap_or_default()) } }
                }
            }
        } }
    };
    zone("own rotations", words::ROTATIONS, list)
}

fn linked<'a>(scene: &Scene<'a, Bordering>, message: &'a Message) -> Linked<'a> {
    Linked {
        message,
        who: scene.who,
    }
}

/// S45: the tally sheet as a blanket that is knitted, fourteen rows of ten stitches, with
/// the totals at which the word for them changes.
fn blanket(view: &View) -> Markup {
    let total = view.open.score;
    let filled = filled_boxes(total);
    let (rows, rest) = (filled / 10, filled % 10);
    let yarn = |row: usize| format!("url(#b-{})", Colour::ALL[row % Colour::ALL.len()].id());
    let after = |rotation| Some(total + words::brought(view, rotation)?);
    zone(
        "tally",
        words::TALLY,
        html! {
            p .total {
                b { (total) }
                @for rotation in Rotation::ALL { @if let Some(after) = after(rotation) { span class={ "after turn" (rotation.sixths()) } { "→ " (after) } } }
                span .grade { (grade(total).word()) }
            }
            div .blanket role="img" aria-label=(words::tally(total).to_string()) {
                svg viewBox="0 0 200 280" preserveAspectRatio="none" aria-hidden="true" {
                    rect .wool width="200" height="280" {}
                    rect width="200" height="280" fill="url(#b-open)" {}
                    @for row in 0..rows { rect .knit y=(row * 20) width="200" height="20" fill=(yarn(row)) {} }
                    @if rest > 0 { rect .knit y=(rows * 20) width=(rest * 20) height="20" fill=(yarn(rows)) {} }
                }
                ol .bands aria-hidden="true" { @for (from, grade) in BANDS { li { (grade.word()) " " (from) } } }
            }
        },
    )
}

/// The totals at which the word for them changes, on the blanket.
const BANDS: [(i64, Grade); 4] = [
    (200, Grade::Settled),
    (350, Grade::Thriving),
    (450, Grade::Abundant),
    (550, Grade::Flourishing),
];

/// Who somebody is, and what they hold.
fn hands(scene: &Scene<'_, Bordering>, seat: Seat) -> Markup {
    let view = scene.view;
    let own = view.viewer.is(seat);
    let body = html! {
        @if let Some(character) = view.open.characters[seat.index()] {
            span class={ "portrait s" (scene.who.mark(seat)) } data-look=(character.id()) title=(words::character(character)) { (plate::<Bordering>(character.id())) }
        }
        @if !own {
            @match view.hands[seat.index()] {
                HandView::Open(hexes) => ul .cards { @for hex in hexes.iter() { (hex_item(scene, hex)) } },
                HandView::Secret(count) => {
                    span .aside { (board::words::cards(count.into())) }
                    (Backs { key: &format!("back{seat}"), count: count.into() })
                },
            }
        }
    };
    let place = if own { "holds mine" } else { "holds" };
    zone(place, words::sitter(view, scene.who, seat), body)
}
