//! Guiding the Dandelion on a page.

mod glossary;
pub(crate) mod words;

use crate::guild::Mix;
use crate::{Action, Card, Dandelion, Guild, Hand, Icon, Icons, Step, Wild};
use board::parted;
use engine::{Outcome, Seat, Viewer};
use i18n::{Each, Language, Message};
use maud::{Markup, PreEscaped, Render, html};

use board::piece::{Backs, Piece, face_of, zone};
use board::{
    Board, Face, Faces, Linked, Named, Scene, Shelf, Source, Term, Touch, marks, plates::plate,
};

impl Board for Dandelion {
    const STYLE: &'static str = include_str!("../../style.css");
    const TUTORIAL: Option<[&'static str; Language::ALL.len()]> = Some([
        include_str!("../../tutorial/en.json"),
        include_str!("../../tutorial/de.json"),
    ]);

    fn draw(scene: &Scene<'_, Self>) -> Markup {
        let seats = scene.view.table.seats();
        // The own garden first, then clockwise.
        let own = near(scene);
        html! {
            div .gardens {
                (garden(scene, own))
                @for step in 1..seats { (garden(scene, own.after(step, seats))) }
            }
            (bench(scene))
            (turned_up(scene))
        }
    }

    fn scenery() -> Markup {
        html! { (PreEscaped(include_str!("../../scene.svg"))) }
    }

    fn steps(scene: &Scene<'_, Self>) -> Markup {
        let now = match scene.view.table.step() {
            Step::Build => words::PLAN_BUILD,
            Step::Discard => words::PLAN_DISCARD,
            Step::Replenish
            | Step::Take
            | Step::Aphids { .. }
            | Step::Landing { .. }
            | Step::Insect { .. }
            | Step::Offers { .. }
            | Step::Answer { .. } => words::PLAN_DRAW,
            Step::Over => return html! {},
        };
        // The words beside it say the same.
        html! {
            ol .walk aria-hidden="true" {
                @for step in [words::PLAN_BUILD, words::PLAN_DISCARD, words::PLAN_DRAW] {
                    li .on[step == now] { (step) }
                }
            }
        }
    }

    fn ledger(scene: &Scene<'_, Self>) -> Markup {
        let table = &scene.view.table;
        let below = table.discard().iter().rev().skip(SHOWN);
        let out: Vec<&str> = table.out().iter().map(words::name).collect();
        html! {
            @if below.len() > 0 {
                h3 { (words::PILE_BELOW) }
                ul .chips { @for &card in below {
                    li { span .chip data-look=(card.id()) data-touch={ "pile:" (card.id()) } { (words::name(card)) } }
                } }
            }
            @if !out.is_empty() { p .count { (words::OUT) ": " (board::words::list(&out)) } }
        }
    }

    fn destination(scene: &Scene<'_, Self>, action: Action) -> Option<Touch> {
        let Viewer::Seat(seat) = scene.view.viewer else {
            return None;
        };
        match action {
            Action::Lay { .. } => Some("bed".into()),
            Action::Extend { guilds, .. } => {
                (guilds.first()).map(|number| guild_key(seat.index(), number).into())
            }
            Action::Discard(_) => Some("pile".into()),
            _ => None,
        }
    }

    fn hand(scene: &Scene<'_, Self>) -> Option<Markup> {
        let view = scene.view;
        let Viewer::Seat(_) = view.viewer else {
            return None;
        };
        let verb = match view.table.step() {
            Step::Discard => "discard",
            Step::Build
            | Step::Replenish
            | Step::Take
            | Step::Aphids { .. }
            | Step::Landing { .. }
            | Step::Insect { .. }
            | Step::Offers { .. }
            | Step::Answer { .. }
            | Step::Over => "lay",
        };
        let cards = html! {
            ul .cards { @for card in view.own_hand().iter() { (item(scene, card, card.id(), Some(verb))) } }
        };
        Some(zone("own", words::YOUR_HAND, cards))
    }

    fn touches(scene: &Scene<'_, Self>, action: Action) -> Vec<Touch> {
        let own = |number: usize| match scene.view.viewer {
            Viewer::Seat(seat) => Touch::Owned(guild_key(seat.index(), number)),
            Viewer::Spectator => Touch::default(),
        };
        let ids = |cards: crate::Cards| cards.iter().map(|card| Touch::Borrowed(card.id()));
        match action {
            Action::Lay { cards, .. } => ids(cards).collect(),
            Action::Extend { guilds, cards, .. } => {
                // The joker of a joining guild is renamed, not touched.
                let added = cards.and(scene.view.own_hand());
                guilds.iter().map(own).chain(ids(added)).collect()
            }
            Action::Cure {
                seat,
                guild,
                insect,
            } => {
                vec![
                    saved_key(insect).into(),
                    guild_key(seat.into(), guild.into()).into(),
                ]
            }
            Action::TradeSaved(card) | Action::Spend(card) => vec![saved_key(card).into()],
            Action::Discard(card) => vec![card.id().into()],
            Action::DrawDeck => vec!["deck".into()],
            Action::DrawPile => vec!["pile".into()],
            Action::Take(card) => vec![format!("pile:{}", card.id()).into()],
            Action::AphidsOn(guild) | Action::Offer(guild) => vec![own(guild.into())],
            Action::AphidsTo { seat, guild: None } | Action::Accept(seat) => {
                vec![format!("seat:{seat}").into()]
            }
            Action::AphidsTo {
                seat,
                guild: Some(guild),
            }
            | Action::Apply { seat, guild } => {
                vec![guild_key(seat.into(), guild.into()).into()]
            }
            Action::Done
            | Action::AphidsAway
            | Action::Suffer
            | Action::Save
            | Action::Trade
            | Action::Pass
            | Action::Refuse => Vec::new(),
        }
    }

    fn preview(scene: &Scene<'_, Self>, action: Action) -> Option<String> {
        words::preview(scene.view, scene.who, action)
    }

    fn caution(_: &Scene<'_, Self>, action: Action, legal: &[Action]) -> Option<String> {
        let builds = |action: &Action| {
            matches!(
                action,
                Action::Lay { .. } | Action::Extend { .. } | Action::Cure { .. }
            )
        };
        (action == Action::Done && legal.iter().any(builds)).then(|| words::COULD_BUILD.into())
    }

    fn task(scene: &Scene<'_, Self>, _: Seat) -> Message {
        words::task(scene.view)
    }

    fn progress(scene: &Scene<'_, Self>) -> Message {
        words::progress(scene.view)
    }

    fn standing(scene: &Scene<'_, Self>, seat: Seat) -> Message {
        let view = scene.view;
        words::plate_sum(view.hand(seat).len(), view.table.garden().len(seat))
    }

    fn breakdown(scene: &Scene<'_, Self>, seat: Seat) -> Vec<Source> {
        let guilds = scene.view.table.garden().guilds(seat).enumerate();
        guilds
            .map(|(number, guild)| {
                Source::new(
                    words::guild_source(scene.view, seat, number),
                    guild.points(),
                )
            })
            .collect()
    }

    fn ending(scene: &Scene<'_, Self>, outcome: &Outcome) -> Message {
        words::ending(scene.view, outcome)
    }

    fn cards() -> &'static [Named] {
        static CARDS: Each<Vec<Named>> = Each::new(|| {
            let named = |card: Card| Named {
                id: card.id(),
                name: words::name(card),
            };
            Card::all().map(named).collect()
        });
        CARDS.spoken()
    }

    fn faces() -> &'static Faces {
        static FACES: Each<Faces> = Each::new(|| {
            let face = |card: Card| Face {
                drawing: face(card),
                name: words::full_name(card),
            };
            Card::all().map(|card| (card.id(), face(card))).collect()
        });
        FACES.spoken()
    }

    fn glossary() -> Vec<Term> {
        glossary::terms()
    }

    fn gallery() -> Vec<Shelf> {
        let mut shelves: Vec<Shelf> = Vec::new();
        for card in Card::all() {
            let title = words::shelf(words::class(card));
            match shelves.iter_mut().find(|shelf| shelf.title == title) {
                Some(shelf) => shelf.cards.push(card.id()),
                None => shelves.push(Shelf {
                    title,
                    cards: vec![card.id()],
                }),
            }
        }
        shelves
    }
}

fn linked<'a>(scene: &Scene<'a, Dandelion>, message: &'a Message) -> Linked<'a> {
    Linked {
        message,
        who: scene.who,
    }
}

fn guild_key(seat: usize, number: usize) -> String {
    format!("guild:{seat}:{number}")
}

fn saved_key(card: Card) -> String {
    format!("saved:{}", card.id())
}

/// The card as it lies on the table.
fn face(card: Card) -> Markup {
    html! {
        div .card data-kind=(kind(card)) data-wild[card.wild().is_some()] data-needs=[ids(card.inputs())] data-gives=[ids(card.outputs())] {
            (plate::<Dandelion>(card.id()))
            span .name { (parted::<Dandelion>(words::name(card))) }
            span .class { (words::class(card)) }
            @match card.wild() {
                Some(wild) => span .effect { (words::effect(wild)) },
                None => {
                    span .rank { (card.inputs().len().max(1)) }
                    (icons("needs", card.inputs()))
                    (icons("gives", card.outputs()))
                },
            }
        }
    }
}

/// What its ground is tinted by.
fn kind(card: Card) -> &'static str {
    match card.class() {
        "root/tuber" => "root",
        "natural disaster" => "disaster",
        other => other,
    }
}

/// Icons as the script reads them.
fn ids(icons: Icons) -> Option<String> {
    let ids: Vec<&str> = icons.iter().map(Icon::id).collect();
    (!ids.is_empty()).then(|| ids.join(" "))
}

fn icons(side: &str, icons: Icons) -> Markup {
    html! {
        @if !icons.is_empty() {
            span class=(side) {
                @for icon in icons.iter() { i data-icon=(icon.id()) title=(icon.word()) { (marks::mark(icon.id())) } }
            }
        }
    }
}

fn item(scene: &Scene<'_, Dandelion>, card: Card, touch: &str, verb: Option<&str>) -> Markup {
    let piece = Piece {
        touch,
        attempt: verb.map(|verb| (verb, card.id())),
        ..Piece::card(card.id())
    };
    piece.item(scene).render()
}

/// Whose garden lies in front: the viewer's own, or the first one.
fn near(scene: &Scene<'_, Dandelion>) -> Seat {
    match scene.view.viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator => Seat::new(0),
    }
}

/// The wild card that is being dealt with, and what was offered for it.
fn turned_up(scene: &Scene<'_, Dandelion>) -> Markup {
    let table = &scene.view.table;
    let (card, offers) = match table.step() {
        Step::Aphids { .. } | Step::Landing { .. } => (Some(Wild::Aphids.card()), None),
        Step::Insect { insect, .. } => (Some(insect.card()), None),
        Step::Offers { insect, offers, .. } | Step::Answer { insect, offers } => {
            (Some(insect.card()), Some(offers))
        }
        Step::Build | Step::Discard | Step::Replenish | Step::Take | Step::Over => (None, None),
    };
    html! {
        @if let Some(card) = card {
            (zone("turned-up", words::TURNED_UP, html! {
                ul .cards { (item(scene, card, "turned-up", None)) }
                @if let Some(offers) = offers {
                    ul .offers { @for seat in Seat::all(table.seats()) {
                        @if let Some(words) = words::offer(scene.view, seat, offers[seat.index()]) {
                            li { span .piece data-touch={ "seat:" (seat) } { (words.text(scene.who)) } }
                        }
                    } }
                }
            }))
        } @else if !table.dealt_wilds().is_empty() {
            (zone("turned-up", words::DEALT_WILDS, html! {
                ul .cards { @for dealt in table.dealt_wilds().iter().rev() {
                    li { (face_of(scene, dealt.wild.card().id())) span .badge { (scene.who.of(dealt.seat)) } }
                } }
            }))
        }
    }
}

/// The cards on top of the pile that lie open: as many as anybody can take, and some more.
const SHOWN: usize = 8;

/// The potting bench: deck and pile, and the sun of a drought.
fn bench(scene: &Scene<'_, Dandelion>) -> Markup {
    let view = scene.view;
    let pile = view.table.discard();
    let place = match view.table.seats() {
        2 => "bench of1",
        3 => "bench of2",
        4 => "bench of3",
        5 => "bench of4",
        _ => "bench of5",
    };
    zone(
        place,
        words::MIDDLE,
        html! {
            div .deck data-key="deck" {
                div .piece data-touch="deck" data-try="draw deck" {
                    span .aside { (words::DECK) ": " (board::words::cards(view.deck.into())) }
                    @for _ in 0..view.deck.div_ceil(8).min(4) { i .back {} }
                    span .number aria-hidden="true" { (view.deck) }
                }
            }
            div .pile {
                div .piece data-touch="pile" data-try="draw pile" data-look=[pile.last().map(|card| card.id())] {
                    span .number { (words::PILE) " · " (pile.len()) }
                }
                ul .cards.heap data-slot="pile" { @for &card in pile.iter().rev().take(SHOWN) { (item(scene, card, &format!("pile:{}", card.id()), None)) } }
            }
            @if let Some(seat) = view.table.drought() {
                p .dry { (plate::<Dandelion>(Wild::Drought.card().id())) span { (linked(scene, &words::drought(seat))) } }
            }
        },
    )
}

/// A garden: a raised bed for each guild, and what its owner keeps.
fn garden(scene: &Scene<'_, Dandelion>, seat: Seat) -> Markup {
    let (view, table) = (scene.view, &scene.view.table);
    let name = scene.who.of(seat);
    let own = near(scene) == seat;
    let builds = view.viewer.is(seat);
    let title = html! {
        (marks::seat(scene.who, seat)) " " (words::garden_of(name))
        span .aside { ": " (words::garden_sum(table.garden().score(seat), view.hand(seat).len()).to_string()) }
    };
    let bare = table.garden().is_empty(seat);
    let plants: usize = (table.garden().guilds(seat))
        .map(|guild| guild.cards.len().max(2))
        .sum();
    let body = html! {
        div .beside { (beside(scene, seat)) }
        div .beds data-rows=(rows(own, plants)) {
            @for (number, guild) in table.garden().guilds(seat).enumerate() { (bed(scene, seat, number, &guild)) }
            @if bare || builds {
                div .guild.new[!bare] {
                    (soil())
                    @if bare { p .none { (words::NO_GUILDS) } } @else { p .none { (words::NEW_BED) } }
                    ul .cards data-slot=[builds.then_some("bed")] data-many {}
                }
            }
        }
    };
    let place = if own {
        "garden near"
    } else {
        PLACES[seat.index()]
    };
    zone(place, title, body)
}

/// Gardens by seat, so that the style sheet finds the plate that goes with one.
const PLACES: [&str; engine::MAX_SEATS] = [
    "garden at0",
    "garden at1",
    "garden at2",
    "garden at3",
    "garden at4",
    "garden at5",
];

/// In how many rows a garden of so many plants is planted.
fn rows(own: bool, plants: usize) -> usize {
    let steps: &[usize] = if own { &[10, 22, 36] } else { &[5, 12, 21] };
    1 + steps.iter().filter(|&&step| plants > step).count()
}

/// What lies beside the plate of a seat: its hand, and the insects it has saved.
fn beside(scene: &Scene<'_, Dandelion>, seat: Seat) -> Markup {
    let table = &scene.view.table;
    let (saved, known) = (table.saved(seat), table.known(seat));
    html! {
        @if let Hand::Hidden(count) = scene.view.hand(seat) {
            (Backs { key: &format!("back{seat}"), count: usize::from(count).saturating_sub(known.len()) })
            @if !known.is_empty() {
                ul .cards.known aria-label=(words::KNOWN) { @for card in known.iter() { (item(scene, card, card.id(), None)) } }
            }
        }
        @if !saved.is_empty() {
            ul .cards.kept aria-label=(words::SAVED) { @for insect in saved.iter() { (item(scene, insect.card(), &saved_key(insect.card()), None)) } }
        }
    }
}

fn soil() -> Markup {
    html! { svg .soil aria-hidden="true" { rect width="100%" height="100%" fill="url(#d-soil)" {} } }
}

/// How wide a bed is for its plants.
const WIDTHS: [&str; 13] = [
    "guild n1",
    "guild n1",
    "guild n2",
    "guild n3",
    "guild n4",
    "guild n5",
    "guild n6",
    "guild n7",
    "guild n8",
    "guild n9",
    "guild n10",
    "guild n11",
    "guild n12",
];

/// A guild in its bed, its centre marked, with its points on a sign and what it gives.
fn bed(scene: &Scene<'_, Dandelion>, seat: Seat, number: usize, guild: &Guild<'_>) -> Markup {
    let table = &scene.view.table;
    let centre = table.centre(guild).filter(|_| guild.cards.len() > 1);
    let first = guild.cards.first().map_or("", |card| card.id());
    let joker = table.garden().joker();
    let touch = guild_key(seat.index(), number);
    let width = WIDTHS[guild.cards.len().min(WIDTHS.len() - 1)];
    html! {
        section class=(width) data-key={ "guild-" (first) } data-aphids[guild.aphids] {
            div .piece data-touch=(touch) {
                (soil())
                h4 .sign {
                    span .aside { (words::guild(number, guild.points())) @if guild.aphids { ". " (words::APHIDS) } }
                    b aria-hidden="true" { (guild.sound) }
                }
                ul .cards data-slot=(touch) data-many {
                    @for &card in guild.cards {
                        li data-key=(card.id()) data-centre[Some(card) == centre] {
                            (face_of(scene, card.id()))
                            @if Some(card) == centre { span .star title=(words::CENTRE) { (marks::mark("centre")) } }
                            @if let Some(icon) = joker.filter(|_| card == Card::DANDELION) { span .badge { (words::joker(icon)) } }
                        }
                    }
                }
                @if guild.aphids { svg .pest aria-hidden="true" { rect width="100%" height="100%" fill="url(#d-aphids)" {} } }
                (strip(Mix::of(guild.cards.iter().copied(), table.climate()).once))
            }
        }
    }
}

/// Which of the seven icons a guild gives.
fn strip(given: Icons) -> Markup {
    html! {
        ol .strip aria-label=(words::GIVEN) {
            @for icon in Icon::ALL {
                li .on[given.contains(icon)] data-icon=(icon.id()) title=(icon.word()) { (marks::mark(icon.id())) }
            }
        }
    }
}
