//! `ResourCEd` on a page.

mod glossary;
mod land;
pub(crate) mod words;

use crate::{
    Action, Choice, EventCard, Resource, Resourced, Thing, Tile, Trade, Upgrade, View, Way,
};
use board::parted;
use engine::{Game as _, Outcome, Seat, Viewer};
use i18n::{Each, Language, Message};
use maud::{Markup, html};

use board::piece::zone;
use board::{
    Board, Face, Faces, Linked, Named, Scene, Shelf, Source, Term, Touch, marks, plates::plate,
};

impl Board for Resourced {
    const STYLE: &'static str = include_str!("../../style.css");
    const TUTORIAL: Option<[&'static str; Language::ALL.len()]> = Some([
        include_str!("../../tutorial/en.json"),
        include_str!("../../tutorial/de.json"),
    ]);

    fn draw(scene: &Scene<'_, Self>) -> Markup {
        let game = scene.view.known();
        html! {
            (event(game))
            (turn(scene))
            (vote(scene))
            (zone("land-zone", words::LAND, html! {
                (land::draw(game, scene.who))
                @if game.spin().is_some() { p .count { (words::REACH) } }
            }))
            (goal(game))
            (waste(game))
            (bank(game))
            (hands(scene))
            (pieces(game))
        }
    }

    fn hand(scene: &Scene<'_, Self>) -> Option<Markup> {
        let view = scene.view;
        let Viewer::Seat(seat) = view.viewer() else {
            return None;
        };
        let game = view.known();
        let title =
            html! { (words::YOUR_HAND) " " span .count { (words::hand(game, seat).to_string()) } };
        Some(zone("own", title, cards_of(game, seat)))
    }

    fn touches(scene: &Scene<'_, Self>, action: Action) -> Vec<Touch> {
        let (Action::Do(choice) | Action::Propose(choice)) = action else {
            return Vec::new();
        };
        let touches = touches(scene.view, choice);
        touches.into_iter().map(Touch::Owned).collect()
    }

    fn label(scene: &Scene<'_, Self>, action: Action) -> String {
        words::label(scene.view.known(), scene.who, action)
    }

    fn preview(scene: &Scene<'_, Self>, action: Action) -> Option<String> {
        words::preview(scene.view.known(), action)
    }

    fn caution(_: &Scene<'_, Self>, action: Action, legal: &[Action]) -> Option<String> {
        let is = |action: &Action, choice| matches!(action, Action::Do(other) | Action::Propose(other) if *other == choice);
        let idle = [Choice::Pass, Choice::Stay, Choice::End, Choice::Finish];
        let does = |action: &Action| !idle.iter().any(|&choice| is(action, choice));
        (is(&action, Choice::Pass) && legal.iter().any(does)).then(|| words::NO_ACTION.into())
    }

    fn task(scene: &Scene<'_, Self>, _: Seat) -> Message {
        words::task(scene.view.known())
    }

    fn progress(scene: &Scene<'_, Self>) -> Message {
        words::progress(scene.view.known())
    }

    fn standing(scene: &Scene<'_, Self>, seat: Seat) -> Message {
        words::standing(scene.view.known(), seat)
    }

    fn breakdown(scene: &Scene<'_, Self>, _: Seat) -> Vec<Source> {
        let game = scene.view.known();
        vec![
            Source::new(words::HOUSING, game.board().housing()),
            Source::new(words::WASTE_LEFT, game.waste().len()),
            Source::new(words::ROUNDS_PLAYED, game.round()),
        ]
    }

    fn forecast(scene: &Scene<'_, Self>) -> Option<String> {
        Some(words::forecast(scene.view.known()))
    }

    fn ending(scene: &Scene<'_, Self>, outcome: &Outcome) -> Message {
        words::ending(scene.view.known(), outcome)
    }

    fn cards() -> &'static [Named] {
        static CARDS: Each<Vec<Named>> = Each::new(|| {
            let things = Thing::all().map(|thing| Named {
                id: thing.id(),
                name: words::thing(thing),
            });
            let events = EventCard::GOOD
                .into_iter()
                .chain(EventCard::BAD)
                .map(|event| Named {
                    id: event.id(),
                    name: words::event_name(event),
                });
            things.chain(events).collect()
        });
        CARDS.spoken()
    }

    fn faces() -> &'static Faces {
        static FACES: Each<Faces> = Each::new(|| {
            let centre = [Thing::Tile(Tile::Bgcs)];
            let things = Thing::all()
                .chain(centre)
                .map(|thing| (thing.id(), thing_face(thing)));
            let events = EventCard::GOOD.into_iter().chain(EventCard::BAD);
            let events = events.map(|event| (event.id(), event_face(event)));
            let resources = Resource::ALL
                .into_iter()
                .map(|kind| (kind.id(), resource_face(kind)));
            things.chain(events).chain(resources).collect()
        });
        FACES.spoken()
    }

    fn glossary() -> Vec<Term> {
        glossary::terms()
    }

    fn gallery() -> Vec<Shelf> {
        let [tiles, upgrades, good, bad, resources] = words::SHELVES.map(String::from);
        let shelf = |title: String, cards: Vec<&'static str>| Shelf { title, cards };
        vec![
            shelf(tiles, Tile::ALL.into_iter().map(Tile::id).collect()),
            shelf(
                upgrades,
                Upgrade::ALL.into_iter().map(Upgrade::id).collect(),
            ),
            shelf(
                good,
                EventCard::GOOD.into_iter().map(EventCard::id).collect(),
            ),
            shelf(bad, EventCard::BAD.into_iter().map(EventCard::id).collect()),
            shelf(
                resources,
                Resource::ALL.into_iter().map(Resource::id).collect(),
            ),
        ]
    }
}

/// What an answer touches.
fn touches(view: &View, choice: Choice) -> Vec<String> {
    let lead = view.known().lead();
    let own = match view.viewer() {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator => lead,
    };
    let hex = |hex: parts::Hex| format!("hex:{hex}");
    let bank = |kind: Resource| format!("bank:{}", kind.id());
    let card = |seat: Seat, kind: Resource| format!("card:{seat}:{}", kind.id());
    // Somebody who pays several cards is touched once.
    let payers = |seats: &[Seat], kind: Resource| {
        let mut cards: Vec<String> = seats.iter().map(|&seat| card(seat, kind)).collect();
        cards.dedup();
        cards
    };
    match choice {
        Choice::Build(tile, at) => vec![format!("piece:{}", tile.id()), hex(at)],
        Choice::Waste(kind) | Choice::GatherOne(kind) | Choice::Take(kind) => vec![bank(kind)],
        Choice::GatherTwo(a, b) if a == b => vec![bank(a)],
        Choice::GatherTwo(a, b) => vec![bank(a), bank(b)],
        Choice::Feed(seat, kind) | Choice::Lose(seat, kind) | Choice::PayBy(kind, seat) => {
            vec![card(seat, kind)]
        }
        Choice::RepairSystem(at, seat) => vec![hex(at), card(seat, Resource::Water)],
        Choice::RepairContainer(seats) => payers(&seats, Resource::Metal),
        Choice::Fence(at, seats) => {
            let mut touched = vec![hex(at)];
            touched.extend(payers(&seats, Resource::Wood));
            touched
        }
        Choice::Replant(seat) => vec![card(seat, Resource::Food)],
        Choice::Pay(kind) | Choice::Discard(kind) => vec![card(own, kind)],
        Choice::Blame(seat) => vec![format!("seat:{seat}")],
        Choice::Craft(thing) => vec![format!("piece:{}", thing.id())],
        Choice::Abandon(at) | Choice::Upgrade(at) | Choice::Place(at) | Choice::Move(at) => {
            vec![hex(at)]
        }
        Choice::Trade(Trade {
            way: Way::Give,
            partner,
            kind,
        }) => vec![card(lead, kind), format!("seat:{partner}")],
        Choice::Trade(Trade {
            way: Way::Ask,
            partner,
            kind,
        }) => vec![card(partner, kind)],
        Choice::Preset
        | Choice::Gather
        | Choice::Operate
        | Choice::Shop
        | Choice::Enough
        | Choice::Finish
        | Choice::Pass
        | Choice::Stay
        | Choice::Accept
        | Choice::Decline
        | Choice::End => Vec::new(),
    }
}

fn thing_face(thing: Thing) -> Face {
    let (does, price) = match thing {
        Thing::Tile(Tile::Bgcs) => (words::tile(Tile::Bgcs), None),
        Thing::Tile(tile) => (words::tile(tile), Some(words::game_price(thing, 2))),
        Thing::Upgrade(upgrade) => (words::upgrade(upgrade), Some(words::game_price(thing, 2))),
    };
    Face {
        name: format!("{}. {does}", words::thing(thing)),
        drawing: html! {
            div class={ "card thing " (thing.id()) } {
                (plate::<Resourced>(thing.id()))
                span .name { (parted::<Resourced>(words::thing(thing))) }
                @if let Some(price) = price { span .class { (price) } }
                span .effect { (does) }
            }
        },
    }
}

fn event_face(event: EventCard) -> Face {
    let does = words::event(event);
    Face {
        name: format!("{}. {does}", words::event_name(event)),
        drawing: html! {
            div .card.event data-bad[!event.is_good()] {
                (plate::<Resourced>(event.id()))
                span .name { (parted::<Resourced>(words::event_name(event))) }
                span .class { @if event.is_good() { (words::GOOD) } @else { (words::BAD) } }
                span .effect { (does) }
            }
        },
    }
}

fn resource_face(kind: Resource) -> Face {
    Face {
        name: words::kind(kind).to_owned(),
        drawing: html! { div class={ "card res " (kind.id()) } { (marks::mark(kind.id())) span .name { (words::kind(kind)) } } },
    }
}

/// The event that is being dealt with.
fn event(game: &Resourced) -> Markup {
    html! {
        @if let Some(event) = game.phase().event() {
            (zone("event", words::EVENT, html! { p { b { (words::event_name(event)) } ": " (words::event(event)) } }))
        }
    }
}

fn linked<'a>(scene: &Scene<'a, Resourced>, message: &'a Message) -> Linked<'a> {
    Linked {
        message,
        who: scene.who,
    }
}

fn turn(scene: &Scene<'_, Resourced>) -> Markup {
    let parts = words::turn(scene.view.known());
    html! {
        @if !parts.is_empty() {
            (zone("turn", words::TURN, html! { p { @for (i, part) in parts.iter().enumerate() { @if i > 0 { "; " } (linked(scene, part)) } } }))
        }
    }
}

fn vote(scene: &Scene<'_, Resourced>) -> Markup {
    let lines = words::vote(scene.view.known());
    html! {
        @if !lines.is_empty() { (zone("vote", words::VOTE, html! { ul { @for line in &lines { li { (linked(scene, line)) } } } })) }
    }
}

fn bank(game: &Resourced) -> Markup {
    let counts: Vec<(Resource, Option<u16>)> = match game.bank() {
        Some(bank) => bank
            .iter()
            .map(|(kind, count)| (kind, Some(count)))
            .collect(),
        None => Resource::ALL.into_iter().map(|kind| (kind, None)).collect(),
    };
    zone(
        "bank",
        words::BANK,
        html! {
            ul .cards.kinds { @for (kind, count) in counts {
                li data-key={ "bank-" (kind.id()) } {
                    div class={ "piece res " (kind.id()) } data-touch={ "bank:" (kind.id()) } data-try={ "gather " (kind.id()) } {
                        (marks::mark(kind.id())) span .name { (words::kind(kind)) } " "
                        b { @match count { Some(count) => (count), None => (words::UNLIMITED) } }
                    }
                }
            } }
        },
    )
}

/// The rounds as a track, and what is still needed.
fn goal(game: &Resourced) -> Markup {
    zone(
        "goal",
        words::GOAL,
        html! {
            ul { @for line in words::goals(game) { li { (line) } } }
            ol .steps-of aria-label=(words::round(game)) { @for round in 1..=game.rounds() {
                li .past[round < game.round()] data-now[round == game.round()] { (round) }
            } }
        },
    )
}

/// The Waste pile with its bands, and the odds of the next event.
fn waste(game: &Resourced) -> Markup {
    let pile = game.waste();
    let count = pile.len();
    let good = words::good_faces(count);
    zone(
        "waste",
        words::WASTE,
        html! {
            p .count { (words::waste(count)) }
            svg .band viewBox="-1 -1 242 22" aria-hidden="true" {
                @for band in 0..4 { rect class={ "b" (band) } x=(band * 60) width="60" height="14" {} }
                rect .full width=(count.min(24) * 10) y="3" height="8" {}
                path d="M60 0V16M120 0V16M180 0V16M240 0V16" {}
                @for band in 1..=4 { text x=(band * 60 - 2) y="21" { (band * 6) } }
            }
            p .odds { (words::NEXT_EVENT) @for face in 1..=6 { " " span .die .good[face <= good] { (face) @if face <= good { " " (words::GOOD_FACE) } @else { " " (words::BAD_FACE) } } } }
            @if pile.is_empty() { p .count { (words::NO_WASTE) } }
            // Counted from below, where cards stay; the top changes.
            ol .chips { @for (i, kind) in pile.from_top().enumerate() {
                li data-key={ "waste-" (usize::from(pile.len()) - i) } { span class={ "chip res " (kind.id()) } { (marks::mark(kind.id())) (words::kind(kind)) } }
            } }
        },
    )
}

/// A seat's cards, one piece for each kind.
fn cards_of(game: &Resourced, seat: Seat) -> Markup {
    let hand = game.hand(seat);
    html! {
        @if hand.is_empty() { p .count { (words::NO_CARDS) } }
        ul .cards.kinds { @for (kind, count) in hand.iter().filter(|(_, count)| *count > 0) {
            li data-key={ "hand-" (seat) "-" (kind.id()) } {
                div class={ "piece res " (kind.id()) } data-touch={ "card:" (seat) ":" (kind.id()) } data-try={ "discard " (kind.id()) } aria-label=(words::resource(kind, count)) {
                    (marks::mark(kind.id())) span .name { (words::kind(kind)) } " " b { (count) }
                }
            }
        } }
    }
}

fn hands(scene: &Scene<'_, Resourced>) -> Markup {
    let (view, game) = (scene.view, scene.view.known());
    let others = Seat::all(game.seats()).filter(|&seat| !view.viewer().is(seat));
    zone(
        "hands",
        words::HANDS,
        html! { @for seat in others {
            h4 { span .piece data-touch={ "seat:" (seat) } data-try={ "blame " (seat) } { (marks::seat(scene.who, seat)) " " (scene.who.of(seat)) " " span .count { (words::hand(game, seat).to_string()) } } }
            @if view.shows_hand(seat) { (cards_of(game, seat)) }
        } },
    )
}

/// R2 to R4: what can still be built, and its price now.
fn pieces(game: &Resourced) -> Markup {
    zone(
        "pieces",
        words::PIECES,
        html! {
            ul .cards.kinds { @for thing in Thing::all() {
                li data-key={ "piece-" (thing.id()) } {
                    div class={ "piece " (thing.id()) } data-touch={ "piece:" (thing.id()) } data-try={ "craft " (thing.id()) } data-look=(thing.id()) {
                        (plate::<Resourced>(thing.id()))
                        span .name { (words::thing(thing)) } " " b { (game.board().supply(thing)) }
                        span .class { (words::price(game, thing)) }
                    }
                }
            } }
        },
    )
}
