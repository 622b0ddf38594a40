//! `ResourCEd` on a page.

mod glossary;
mod land;
mod scenery;
pub(crate) mod words;

use crate::{
    Action, Choice, EventCard, Resource, Resourced, Thing, Tile, Trade, Upgrade, View, Way,
};
use board::parted;
use engine::{Outcome, Seat, Viewer};
use i18n::{Each, Language, Message};
use maud::{Markup, Render, html};

use board::piece::zone;
use board::{
    Board, Detail, Face, Faces, Linked, Named, Scene, Shelf, Source, Term, Touch, marks,
    plates::plate,
};

impl Board for Resourced {
    const STYLE: &'static str = include_str!("../../style.css");
    const TUTORIAL: Option<[&'static str; Language::ALL.len()]> = Some([
        include_str!("../../tutorial/en.json"),
        include_str!("../../tutorial/de.json"),
    ]);

    fn scenery() -> Markup {
        scenery::town()
    }

    fn steps(scene: &Scene<'_, Self>) -> Markup {
        let game = scene.view.known();
        html! {
            span .route role="img" aria-label=(words::round(game)) { @for round in 1..=game.rounds() {
                i .past[round < game.round()] data-now[round == game.round()] { @if round == game.round() { (round) } }
            } }
        }
    }

    fn draw(scene: &Scene<'_, Self>) -> Markup {
        let game = scene.view.known();
        html! {
            (zone("land-zone", aside(words::LAND), html! {
                (land::draw(game, scene.who))
                (turn(scene))
            }))
            (event(game))
            (vote(scene))
            (goal(game))
            (waste(game))
            (odds(game))
            (bank(game))
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
        let cards = (game.hand(seat).iter())
            .flat_map(|(kind, count)| (0..count).map(move |copy| (kind, copy)));
        let cards = html! {
            ul .cards { @for (kind, copy) in cards {
                li data-key={ "hand-" (seat) "-" (kind.id()) "-" (copy) } {
                    div .piece data-face=(kind.id()) data-touch={ "card:" (seat) ":" (kind.id()) } data-try={ "discard " (kind.id()) } aria-label=(words::kind(kind)) {
                        @if scene.detail == Detail::Full { (resource_face(kind).drawing) }
                    }
                }
            } }
        };
        Some(zone("own", title, cards))
    }

    fn on_plate(scene: &Scene<'_, Self>, seat: Seat) -> Markup {
        let (view, game) = (scene.view, scene.view.known());
        if view.viewer().is(seat) || !view.shows_hand(seat) {
            return html! {};
        }
        html! { (cards_of(game, seat)) }
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
        drawing: html! { div class={ "card res " (kind.id()) } { (marks::mark(kind.id())) (marks::mark(kind.id())) span .name { (words::kind(kind)) } } },
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

/// Whose turn it is, how far they may go and how often they may trade.
fn turn(scene: &Scene<'_, Resourced>) -> Markup {
    let parts = words::turn(scene.view.known());
    html! {
        @if !parts.is_empty() {
            p .turn { @for (i, part) in parts.iter().enumerate() { @if i > 0 { "; " } (linked(scene, part)) } }
        }
    }
}

fn vote(scene: &Scene<'_, Resourced>) -> Markup {
    let lines = words::vote(scene.view.known());
    html! {
        @if !lines.is_empty() { (zone("vote", words::VOTE, html! { ul { @for line in &lines { li { (linked(scene, line)) } } } })) }
    }
}

/// A heading that is heard and not seen.
fn aside(title: impl Render) -> Markup {
    html! { span .aside { (title) } }
}

/// The Bank as a market stall: a crate for each resource, filled as far as there are cards.
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
        aside(words::BANK),
        html! {
            ul .crates { @for (kind, count) in counts {
                @let fill = count.map_or(5, |count| count.div_ceil(3).min(5));
                li data-key={ "bank-" (kind.id()) } {
                    div class={ "piece crate res " (kind.id()) } data-fill=(fill) data-touch={ "bank:" (kind.id()) } data-try={ "gather " (kind.id()) } title=(words::kind(kind)) {
                        (marks::mark(kind.id())) span .name { (words::kind(kind)) } " "
                        b { @match count { Some(count) => (count), None => (words::UNLIMITED) } }
                    }
                }
            } }
        },
    )
}

/// What is still needed: houses that are built and missing, and the pile that has to go.
fn goal(game: &Resourced) -> Markup {
    let built = game.board().housing();
    let all = usize::from(built) + usize::from(words::housing_needed(game));
    zone(
        "goal",
        aside(words::GOAL),
        html! {
            p .houses role="img" aria-label=(words::goals(game).join("; ")) {
                @for house in 0..all { span .built[house < usize::from(built)] { (marks::mark("housing")) } }
                b { (built) " / " (all) }
                span .bin data-empty[game.waste().is_empty()] { (marks::mark("recycler")) }
                b { (game.waste().len()) " → 0" }
            }
        },
    )
}

/// How many cards a layer of the waste skip holds: each makes events worse.
const LAYER: usize = 6;

/// The Waste pile as a skip of four layers, filled from below.
fn waste(game: &Resourced) -> Markup {
    let pile = game.waste();
    let count = usize::from(pile.len());
    // Counted from below, where cards stay; the top changes.
    let mut cards: Vec<Resource> = pile.from_top().collect();
    cards.reverse();
    let spot = |i: usize| {
        let (layer, place) = (i / LAYER, i % LAYER);
        let narrow = 6 * layer.min(4) as i32;
        (
            56 - narrow + place as i32 * (34 + 2 * layer.min(4) as i32),
            185 - 44 * layer as i32,
        )
    };
    zone(
        "waste",
        aside(words::WASTE),
        html! {
            svg .dump viewBox="-4 -2 368 236" role="img" aria-label=(words::waste(pile.len())) {
                ellipse cx="142" cy="222" rx="140" ry="12" fill="rgb(40 40 15 / .35)" {}
                path .iron d="M2 20h280l-22 196H24z" {}
                path .inside d="M16 30h252l-19 176H35z" {}
                @for layer in 0..4_usize {
                    @let y = 162 - 44 * layer as i32;
                    path .layer data-now[layer == count.saturating_sub(1) / LAYER && count > 0] d={ "M" (30 - 5 * layer as i32) " " (y) "h" (224 + 10 * layer as i32) "v44H" (35 - 5 * layer as i32) "z" } {}
                    path .line d={ "M" (28 - 5 * layer as i32) " " (y) "h" (228 + 10 * layer as i32) } {}
                    text .lost[layer == 3] x="292" y=(y + 6) { ((layer + 1) * LAYER) }
                }
                path .rim d="M-2 12h288v14H-2z" {}
                @for (i, kind) in cards.iter().enumerate().take(4 * LAYER) {
                    @let (x, y) = spot(i);
                    g class={ "disc res " (kind.id()) } data-key={ "waste-" (i + 1) } {
                        circle cx=(x) cy=(y) r="16.5" {}
                        use href={ "#m-" (kind.id()) } x=(x - 10) y=(y - 10) width="20" height="20" {}
                    }
                }
                @if count > 4 * LAYER { text .over x="142" y="8" { "+" (count - 4 * LAYER) } }
            }
        },
    )
}

/// What the die of the next event would bring.
fn odds(game: &Resourced) -> Markup {
    let good = words::good_faces(game.waste().len());
    zone(
        "odds",
        words::NEXT_EVENT,
        html! {
            p { @for face in 1..=6 {
                span .die .good[face <= good] {
                    (face) em aria-hidden="true" { @if face <= good { "✓" } @else { "✕" } } span .aside { @if face <= good { (words::GOOD_FACE) } @else { (words::BAD_FACE) } }
                }
            } }
        },
    )
}

/// A seat's open hand on its plate, one chip for each kind.
fn cards_of(game: &Resourced, seat: Seat) -> Markup {
    let hand = game.hand(seat);
    html! {
        ul .chips-of { @for (kind, count) in hand.iter() {
            li data-key={ "hand-" (seat) "-" (kind.id()) } {
                span class={ "piece res " (kind.id()) @if count == 0 { " nil" } } data-touch=[(count > 0).then(|| format!("card:{seat}:{}", kind.id()))] data-try={ "discard " (kind.id()) } aria-label=(words::resource(kind, count)) {
                    (marks::mark(kind.id())) b { (count) }
                }
            }
        } }
    }
}

/// R2 to R4: what can still be built, and its price now.
fn pieces(game: &Resourced) -> Markup {
    zone(
        "pieces",
        words::PIECES,
        html! {
            ul .shelf { @for thing in Thing::all() {
                li data-key={ "piece-" (thing.id()) } {
                    div class={ "piece " (thing.id()) } data-touch={ "piece:" (thing.id()) } data-try={ "craft " (thing.id()) } data-look=(thing.id()) {
                        (plate::<Resourced>(thing.id()))
                        span .name { (parted::<Resourced>(words::thing(thing))) }
                        b .left { "×" (game.board().supply(thing)) }
                        span .price { (words::price(game, thing)) }
                    }
                }
            } }
        },
    )
}
