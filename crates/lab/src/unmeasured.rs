//! What is measured of a game that does not say.

use std::collections::BTreeSet;

use engine::{HouseRules as _, Notation, Seat, Seed, Viewer, zones};
use i18n::Medium;
use parts::Described;

use crate::{
    Notes, Piece, Study,
    study::Label,
    words::{ACTION, CARD},
};

/// The group of the kinds of actions.
pub(crate) const ACTIONS: Label = Label::Of(ACTION);

/// What the ids of the kinds of actions begin with; no card is called so.
const KIND: &str = "action:";

/// The cards of the data file, then the kinds of actions: the first words of their notation.
pub(crate) fn pieces<G: Study>() -> Vec<Piece> {
    let cards = Described::all(G::FILE, G::CATALOGUE).unwrap_or_default();
    let mut pieces: Vec<Piece> = (cards.iter())
        .map(|card| Piece::new(CARD, card.id, &card.name))
        .collect();
    let kinds = kinds::<G>();
    pieces.extend(
        kinds
            .iter()
            .map(|kind| Piece::new(ACTIONS, &[KIND, kind].concat(), kind)),
    );
    pieces
}

/// All kinds of actions: what somebody might try at a fresh table covers every kind.
fn kinds<G: Study>() -> BTreeSet<String> {
    let options = G::Options::default();
    let seats = options.seats(None).unwrap_or(G::USUAL_PLAYERS);
    let table = G::setup(&options, seats, &mut Seed::from(0).setup());
    let mut actions = Vec::new();
    table.thinkable(&mut actions);
    if let Some(seat) = table.awaits().first() {
        table.legal_actions(seat, &mut actions);
    }
    actions
        .into_iter()
        .map(|action| kind(&table, action))
        .collect()
}

fn kind<G: Notation>(state: &G, action: G::Action) -> String {
    let text = state.action_text(action);
    text.split(' ').next().unwrap_or_default().to_owned()
}

/// Counts a decision: kinds and cards that could be chosen, and those that were; the turn,
/// and how everybody stands.
pub(crate) fn note<G: Study>(state: &G, seat: Seat, action: G::Action, notes: &mut Notes) {
    let view = state.view(Viewer::Seat(seat));
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    let each: Vec<BTreeSet<usize>> = (legal.iter())
        .map(|&action| counted(state, &view, action, notes))
        .collect();
    let offered: BTreeSet<usize> = each.iter().flatten().copied().collect();
    for &place in &offered {
        notes.seen(place);
        if each.iter().all(|named| named.contains(&place)) {
            notes.taken(place);
        }
    }
    for place in counted(state, &view, action, notes) {
        notes.used(place, seat);
    }
    // The memory holds who decided last, from 1.
    let last = seat.index() as i64 + 1;
    if notes.memory[0] != last {
        notes.memory[0] = last;
        notes.turn();
    }
    let scores = zones::numbers::<G>(&view, &G::Chronicle::default(), "scores");
    for (seat, score) in Seat::all(state.seats()).zip(scores.unwrap_or_default()) {
        notes.stands(seat, score);
    }
}

/// The places of what an action is counted under: its kind, and the cards it names.
fn counted<G: Study>(
    state: &G,
    view: &G::View,
    action: G::Action,
    notes: &Notes,
) -> BTreeSet<usize> {
    let mut named = Named::default();
    G::action_words(view, action).write(&mut named);
    let kind = [KIND, kind(state, action).as_str()].concat();
    let ids = named.0.iter().copied().chain([kind.as_str()]);
    ids.filter_map(|id| notes.place_of(id)).collect()
}

/// The pieces that a message names.
#[derive(Default)]
struct Named(BTreeSet<&'static str>);

impl Medium for Named {
    fn text(&mut self, _: &str) {}

    fn seat(&mut self, _: i18n::Seat) {}

    fn piece(&mut self, piece: &i18n::Piece, _: &str, _: Option<&str>) {
        self.0.insert(piece.id);
    }
}
