//! The Acorn Race on a page.

mod card;
mod glossary;
mod ledger;
mod scenery;
mod track;
pub(crate) mod words;

use crate::{
    Action, Animal, Card, Design, Kind, Lane, Race, RunOption, View, standard, standard_with,
};
use engine::{Outcome, Seat, Viewer};
use i18n::{Each, Language, Message, Phrase};
use maud::{Markup, Render, html};

use board::piece::{Piece, face_of, zone};
use board::{Board, Face, Faces, Named, Scene, Shelf, Source, Term, Touch, marks};

impl Board for Race {
    const STYLE: &'static str = include_str!("../../style.css");
    const TUTORIAL: Option<[&'static str; Language::ALL.len()]> = Some([
        include_str!("../../tutorial/en.json"),
        include_str!("../../tutorial/de.json"),
    ]);

    fn draw(scene: &Scene<'_, Self>) -> Markup {
        let view = scene.view;
        html! {
            @if view.phase() == "pick" { (animals(scene)) }
            @else {
                (zone("course", words::TRACK, track::bed(view.options.finish)))
                (zone("pawns", words::RUNNERS, track::pawns(view, scene.who)))
                (row(scene))
                (lanes(scene))
            }
            (played(scene))
            @if let Some(zone) = shedding(scene) { (zone) }
        }
    }

    fn scenery() -> Markup {
        scenery::drawn()
    }

    fn ledger(scene: &Scene<'_, Self>) -> Markup {
        ledger::drawn(scene)
    }

    fn destination(_: &Scene<'_, Self>, action: Action) -> Option<Touch> {
        match action {
            Action::Play(..) => Some("played".into()),
            _ => None,
        }
    }

    fn hand(scene: &Scene<'_, Self>) -> Option<Markup> {
        let view = scene.view;
        let Viewer::Seat(seat) = view.viewer else {
            return None;
        };
        let mut copies = Copies::new(seat);
        copies.skip(view.nest(seat));
        if view.turn == seat {
            copies.skip(view.played().iter().copied());
        }
        let cards: Vec<Markup> = view
            .own_hand()
            .map(|card| {
                let key = copies.key(card);
                let (verb, object) = attempt(view, card);
                let touch = format!("hand:{}", card.id());
                item(scene, card, &key, &touch, Some((verb, &object)))
            })
            .collect();
        let list = html! { ul .cards { @for card in cards { (card) } } };
        Some(zone("own", words::YOUR_HAND, list))
    }

    fn touches(_: &Scene<'_, Self>, action: Action) -> Vec<Touch> {
        match action {
            Action::Pick(animal) => vec![format!("animal:{}", animal.id()).into()],
            Action::Start(lane) | Action::Change(lane) | Action::Go(lane) => {
                vec![format!("lane:{}", lane.id()).into()]
            }
            Action::Pay(card)
            | Action::Play(card, _)
            | Action::Discard(card)
            | Action::Shed(card) => {
                vec![format!("hand:{}", card.id()).into()]
            }
            Action::ShedFromNest(card) => vec![format!("nest:{}", card.id()).into()],
            Action::Buy(card) => vec![format!("row:{}", card.id()).into()],
            Action::Target(seat) => vec![format!("seat:{seat}").into()],
            Action::Reveal(_)
            | Action::Bonus
            | Action::Skip
            | Action::Enough
            | Action::Trap
            | Action::Back
            | Action::End => Vec::new(),
        }
    }

    fn preview(scene: &Scene<'_, Self>, action: Action) -> Option<String> {
        words::preview(scene.view, action).map(|preview| preview.text(scene.who))
    }

    fn caution(_: &Scene<'_, Self>, action: Action, legal: &[Action]) -> Option<String> {
        (action == Action::End).then(|| words::left_undone(legal))?
    }

    fn task(scene: &Scene<'_, Self>, _: Seat) -> Message {
        scene.view.task()
    }

    fn progress(scene: &Scene<'_, Self>) -> Message {
        words::progress(scene.view)
    }

    fn standing(scene: &Scene<'_, Self>, seat: Seat) -> Message {
        words::standing(scene.view, seat)
    }

    fn breakdown(scene: &Scene<'_, Self>, seat: Seat) -> Vec<Source> {
        vec![Source::new(words::SPOT, scene.view.seen(seat).spot)]
    }

    fn ending(scene: &Scene<'_, Self>, outcome: &Outcome) -> Message {
        words::ending(scene.view, outcome)
    }

    fn cards() -> &'static [Named] {
        static CARDS: Each<Vec<Named>> = Each::new(|| {
            let named = |card: Card| Named {
                id: card.id(),
                name: card.design().called(),
            };
            standard().cards().map(named).collect()
        });
        CARDS.spoken()
    }

    fn faces() -> &'static Faces {
        static FACES: Each<Faces> = Each::new(|| {
            let face = |id: &str, design: &Design<'static>| Face {
                drawing: card::face(id, design),
                name: words::full_name(design),
            };
            let cards = standard()
                .cards()
                .map(|card| (card.id(), face(card.id(), card.design())));
            let runs = RunOption::ALL.map(|option| (run_id(option), face("run", run(option))));
            cards.chain(runs).collect()
        });
        FACES.spoken()
    }

    fn glossary() -> Vec<Term> {
        glossary::terms()
    }

    fn gallery() -> Vec<Shelf> {
        let shelf = |title: Phrase, belongs: fn(Kind) -> bool| Shelf {
            title: title.into(),
            cards: (standard().cards())
                .filter(|card| belongs(card.design().kind))
                .map(Card::id)
                .collect(),
        };
        vec![
            shelf(words::SHELF_START, |kind| kind == Kind::Start),
            shelf(words::SHELF_ANIMALS, |kind| matches!(kind, Kind::Animal(_))),
            shelf(words::SHELF_FORAGE, |kind| {
                matches!(kind, Kind::Forage { .. })
            }),
            shelf(words::SHELF_TRAPS, |kind| kind == Kind::Trap),
        ]
    }
}

/// Numbers copies of a card that are alike, so that each keeps its key on its
/// way from hand to play area to Nest: the Nest has the lowest numbers, then come the
/// cards played, then the hand.
struct Copies {
    seat: Seat,
    used: [u8; 64],
}

impl Copies {
    fn new(seat: Seat) -> Copies {
        Copies {
            seat,
            used: [0; 64],
        }
    }

    fn number(&mut self, card: Card) -> u8 {
        let place = standard().cards().position(|other| other == card);
        let used = &mut self.used[place.unwrap_or(0)];
        *used += 1;
        *used
    }

    fn skip(&mut self, cards: impl Iterator<Item = Card>) {
        for card in cards {
            self.number(card);
        }
    }

    fn key(&mut self, card: Card) -> String {
        let number = self.number(card);
        format!("{}-{}-{number}", self.seat, card.id())
    }
}

/// An action with a hand card that is refused with a reason, if it is.
fn attempt(view: &View, card: Card) -> (&'static str, String) {
    let id = card.id();
    match view.phase() {
        verb @ ("pay" | "discard" | "shed") => (verb, id.to_owned()),
        _ if view.design(card).option_b.is_some() => ("play", format!("{id} a")),
        _ => ("play", id.to_owned()),
    }
}

/// ruling 3: the house rule changes one card, which then has a face of its own.
fn face_id(view: &View, card: Card) -> &'static str {
    if card.id() == "run" {
        run_id(view.options.run_option)
    } else {
        card.id()
    }
}

fn run_id(option: RunOption) -> &'static str {
    match option {
        RunOption::Acorn1 => "run",
        RunOption::None => "run.none",
        RunOption::Acorn2 => "run.acorn2",
    }
}

fn run(option: RunOption) -> &'static Design<'static> {
    let run = Card::from_id("run").expect("everybody starts with Run");
    standard_with(option).design(run)
}

fn item(
    scene: &Scene<'_, Race>,
    card: Card,
    key: &str,
    touch: &str,
    attempt: Option<(&str, &str)>,
) -> Markup {
    let piece = Piece {
        key,
        face: face_id(scene.view, card),
        touch,
        attempt,
        sign: None,
    };
    piece.item(scene).render()
}

/// A12: the animals nobody has, with their cards.
fn animals(scene: &Scene<'_, Race>) -> Markup {
    let view = scene.view;
    let taken = |animal| Seat::all(view.seats()).any(|seat| view.seen(seat).animal == Some(animal));
    zone(
        "animals",
        words::ANIMALS,
        html! {
            ul .cards {
                @for animal in Animal::all().filter(|&animal| !taken(animal)) {
                    li data-key={ "animal-" (animal.id()) } {
                        div .piece.pair data-touch={ "animal:" (animal.id()) } aria-label=(words::animal(animal)) {
                            h4 { (words::animal(animal)) }
                            @for card in standard().cards().filter(|card| card.design().kind == Kind::Animal(animal)) {
                                (face_of(scene, card.id()))
                            }
                        }
                    }
                }
            }
        },
    )
}

/// The Forage Row on a fallen log, between the two decks, and the bowl with the acorns.
fn row(scene: &Scene<'_, Race>) -> Markup {
    let view = scene.view;
    let mut seen = Vec::new();
    let cards: Vec<Markup> = (view.row().iter())
        .map(|&card| {
            let copy = seen.iter().filter(|&&other| other == card).count();
            seen.push(card);
            let (key, touch) = (
                format!("row-{}-{copy}", card.id()),
                format!("row:{}", card.id()),
            );
            item(scene, card, &key, &touch, Some(("buy", card.id())))
        })
        .collect();
    let (forage, traps, _) = view.pile_sizes();
    zone(
        "forage-row",
        words::row_title(view),
        html! {
            svg .fallen-log viewBox="0 0 1000 70" preserveAspectRatio="none" aria-hidden="true" {
                path .bark d="M20 10h950c24 0 24 52 0 52H20c-26 0-26-52 0-52z" {}
                path .furrows d="M60 26h180M300 44h240M620 28h150M760 50h120M120 54h90" {}
                ellipse .wood cx="974" cy="36" rx="17" ry="26" {}
                ellipse .ring cx="974" cy="36" rx="9" ry="15" {}
            }
            (deck("forage-deck", words::FORAGE_DECK.text(), forage))
            ul .cards { @for card in cards { (card) } }
            @if view.row().is_empty() { p .tag { (words::ROW_EMPTY) } }
            div .bowl aria-hidden="true" {
                svg viewBox="0 0 120 84" {
                    ellipse .below cx="60" cy="74" rx="54" ry="9" {}
                    path .bark d="M6 30h108c0 30-22 46-54 46S6 60 6 30z" {}
                    ellipse .hollow cx="60" cy="30" rx="54" ry="15" {}
                }
                b { (view.acorns) }
                (marks::mark("acorn"))
            }
            (deck("trap-deck", words::TRAP_DECK.text(), traps))
        },
    )
}

/// A face-down deck, as thick as three cards at most, with its size.
fn deck(class: &str, title: &str, size: usize) -> Markup {
    html! {
        div class={ "deck " (class) } title=(title) {
            @for _ in 0..size.min(3) { span .back {} }
            p .tag { span .aside { (title) ": " } (size) }
        }
    }
}

/// The cards that are played in this turn, whoever's it is.
fn played(scene: &Scene<'_, Race>) -> Markup {
    let view = scene.view;
    let mut copies = Copies::new(view.turn);
    copies.skip(view.nest(view.turn));
    zone(
        "played",
        words::PLAYED,
        html! {
            div .heap data-slot="played" {
                ul .cards { @for &card in view.played() {
                    li data-key=(copies.key(card)) data-now[view.under_way() == Some(card)] { (face_of(scene, face_id(view, card))) }
                } }
            }
            @if !view.played().is_empty() { p .tag { (marks::seat(scene.who, view.turn)) " " (words::PLAYED) } }
        },
    )
}

/// The three lanes as signs to touch, with the one the viewer's pawn is in.
fn lanes(scene: &Scene<'_, Race>) -> Markup {
    let view = scene.view;
    let own = Seat::all(view.seats()).find(|&seat| view.viewer.is(seat));
    let here = own.and_then(|seat| view.seen(seat).lane);
    zone(
        "lanes",
        words::LANES,
        html! {
            span aria-hidden="true" { (words::LANE) }
            ul { @for lane in Lane::ALL {
                li data-key={ "lane-" (lane.id()) } { div .piece.sign data-here[here == Some(lane)] data-touch={ "lane:" (lane.id()) } data-try={ "change " (lane.id()) } { (card::lane(lane)) } }
            } }
        },
    )
}

/// The Traps of the viewer's Nest, while some of them may be shed.
fn shedding(scene: &Scene<'_, Race>) -> Option<Markup> {
    let view = scene.view;
    let own = Seat::all(view.seats()).find(|&seat| view.viewer.is(seat))?;
    if view.phase() != "shed" || view.turn != own {
        return None;
    }
    let mut copies = Copies::new(own);
    let traps: Vec<Markup> = view
        .nest(own)
        .map(|card| (card, copies.key(card)))
        .filter(|&(card, _)| view.design(card).kind == Kind::Trap)
        .map(|(card, key)| item(scene, card, &key, &format!("nest:{}", card.id()), None))
        .collect();
    (!traps.is_empty()).then(|| {
        zone(
            "nest",
            words::NEST,
            html! {
                ul .cards { @for trap in traps { (trap) } }
                p .tag { (words::NEST) }
            },
        )
    })
}
