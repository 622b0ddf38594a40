//! Guiding the Dandelion on a page.

mod glossary;
pub(crate) mod words;

use crate::words::NOTHING;
use crate::{Action, Card, Dandelion, Guild, Hand, Icons, Step, Wild};
use board::parted;
use engine::{Outcome, Seat, Viewer};
use i18n::{Each, Language, Message};
use maud::{Markup, Render, html};

use board::piece::{Piece, backs, face_of, zone};
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
        let view = scene.view;
        let seats = view.table.seats();
        // The own garden first, then clockwise.
        let own = match view.viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator => Seat::new(0),
        };
        html! {
            @if let Some(seat) = view.table.drought() { p .warning.dry { (plate::<Dandelion>(Wild::Drought.card().id())) " " (linked(scene, &words::drought(seat))) } }
            (turned_up(scene))
            (garden(scene, own))
            (middle(scene))
            @for step in 1..seats { (garden(scene, own.after(step, seats))) }
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
        Some(zone("own", words::YOUR_HAND, cards).render())
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
        words::garden_sum(view.table.garden().score(seat), view.hand(seat).len())
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
        div .card data-wild[card.wild().is_some()] data-needs=[ids(card.inputs())] data-gives=[ids(card.outputs())] {
            (plate::<Dandelion>(card.id()))
            span .name { (parted::<Dandelion>(words::name(card))) }
            @match card.wild() {
                Some(wild) => {
                    span .class { (words::class(card)) }
                    span .effect { (words::effect(wild)) }
                },
                None => {
                    span .class { (words::class(card)) }
                    span .needs { b { (words::NEEDS) } (icons(card.inputs())) }
                    span .gives { b { (words::GIVES) } (icons(card.outputs())) }
                },
            }
        }
    }
}

/// Icons as the script reads them.
fn ids(icons: Icons) -> Option<String> {
    let ids: Vec<&str> = icons.iter().map(crate::Icon::id).collect();
    (!ids.is_empty()).then(|| ids.join(" "))
}

fn icons(icons: Icons) -> Markup {
    html! {
        @if icons.is_empty() { span .icon { (NOTHING) } }
        @for icon in icons.iter() {
            span .icon data-icon=(icon.id()) title=(icon.word()) { (marks::mark(icon.id())) (icon.word()) }
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
                    ul { @for seat in Seat::all(table.seats()) {
                        @if let Some(words) = words::offer(scene.view, seat, offers[seat.index()]) {
                            li { span .piece data-touch={ "seat:" (seat) } { (words.text(scene.who)) } }
                        }
                    } }
                }
            }))
        }
        @if !table.dealt_wilds().is_empty() {
            (zone("turned-up", words::DEALT_WILDS, html! {
                ul .cards.small { @for dealt in table.dealt_wilds().iter().rev() {
                    li { (face_of(scene, dealt.wild.card().id())) span .badge { (scene.who.of(dealt.seat)) } }
                } }
            }))
        }
    }
}

/// The cards on top of the pile that are shown in full: as many as anybody can
/// take.
const SHOWN: usize = 6;

/// Deck, pile and what is out of the game.
fn middle(scene: &Scene<'_, Dandelion>) -> impl Render {
    let view = scene.view;
    let pile = view.table.discard();
    let out: Vec<&str> = view.table.out().iter().map(words::name).collect();
    zone(
        "middle",
        words::MIDDLE,
        html! {
            div .deck data-key="deck" {
                div .piece data-touch="deck" data-try="draw deck" { (words::DECK) ": " (board::words::cards(view.deck.into())) }
            }
            div .pile {
                h4 { span .piece data-touch="pile" data-try="draw pile" { (words::PILE) ": " (board::words::cards(pile.len())) } }
                @if pile.is_empty() { p .count { (words::PILE_EMPTY) } }
                ul .cards.small { @for &card in pile.iter().rev().take(SHOWN) { (item(scene, card, &format!("pile:{}", card.id()), None)) } }
                ul .chips { @for &card in pile.iter().rev().skip(SHOWN) {
                    li data-key=(card.id()) { span .piece.chip data-look=(card.id()) data-touch={ "pile:" (card.id()) } { (words::name(card)) } }
                } }
            }
            @if !out.is_empty() { p .count { (words::OUT) ": " (board::words::list(&out)) } }
        },
    )
}

fn garden(scene: &Scene<'_, Dandelion>, seat: Seat) -> impl Render {
    let (view, table) = (scene.view, &scene.view.table);
    let name = scene.who.of(seat);
    let title = html! {
        span .piece data-touch={ "seat:" (seat) } { (marks::seat(scene.who, seat)) " " (words::garden_of(name)) }
        " " span .count { (words::garden_sum(table.garden().score(seat), view.hand(seat).len()).to_string()) }
    };
    let saved = table.saved(seat);
    zone(
        "garden",
        title,
        html! {
            @if table.garden().is_empty(seat) { p .count { (words::NO_GUILDS) } }
            div .guilds {
                @for (number, guild) in table.garden().guilds(seat).enumerate() { (guild_part(scene, seat, number, &guild)) }
            }
            @if !saved.is_empty() {
                h4 { (words::SAVED) }
                ul .cards.small { @for insect in saved.iter() { (item(scene, insect.card(), &saved_key(insect.card()), None)) } }
            }
            @if let Hand::Hidden(count) = view.hand(seat) { (hidden_hand(scene, seat, count.into())) }
        },
    )
}

/// The face-down cards of a hand, and those everybody knows to be in it.
fn hidden_hand(scene: &Scene<'_, Dandelion>, seat: Seat, count: usize) -> Markup {
    let known = scene.view.table.known(seat);
    html! {
        (backs(&format!("back{seat}"), count.saturating_sub(known.len()), &board::words::cards(count)))
        @if !known.is_empty() {
            h4 { (words::KNOWN) }
            ul .cards.small { @for card in known.iter() { (item(scene, card, card.id(), None)) } }
        }
    }
}

/// A guild, its centre marked.
fn guild_part(
    scene: &Scene<'_, Dandelion>,
    seat: Seat,
    number: usize,
    guild: &Guild<'_>,
) -> Markup {
    let table = &scene.view.table;
    let centre = table.centre(guild);
    let first = guild.cards.first().map_or("", |card| card.id());
    let joker = table.garden().joker();
    html! {
        section .guild data-key={ "guild-" (first) } data-aphids[guild.aphids] {
            div .piece data-touch=(guild_key(seat.index(), number)) {
                h4 { (words::guild(number, guild.points())) }
                @if guild.aphids { p .warning { (plate::<Dandelion>(Wild::Aphids.card().id())) " " (words::APHIDS) } }
                ul .cards {
                    @for &card in guild.cards {
                        li data-key=(card.id()) data-centre[Some(card) == centre && guild.cards.len() > 1] {
                            (face_of(scene, card.id()))
                            @if Some(card) == centre && guild.cards.len() > 1 { span .badge { (words::CENTRE) } }
                            @if let Some(icon) = joker.filter(|_| card == Card::DANDELION) { span .badge { (words::joker(icon)) } }
                        }
                    }
                }
            }
        }
    }
}
