use std::collections::BTreeSet;

use serde_json::Value;

use super::{Conform, Table, even::check_evenness, secrets::Guessed};
use crate::{Chance as _, Dice, Refusal, Seat, SeatSet, Status, Viewer, position};

/// Guesses that each viewer makes at a position.
const GUESSES: usize = 4;

/// Lists longer than this are not always drawn from in every way.
const LONG: u32 = 64;

/// A position of a game, with what the table remembers beyond it.
pub(super) struct Moment<G: Conform> {
    pub(super) ply: usize,
    pub(super) state: G,
    pub(super) chronicle: G::Chronicle,
}

impl<G: Conform> Moment<G> {
    /// Everything that holds for a position, whatever came before it.
    pub(super) fn check(
        &self,
        table: &Table<G>,
        rules: &BTreeSet<&str>,
        guessed: &mut Guessed,
        chance: &mut Dice,
    ) {
        self.check_actions(rules, chance);
        let fields = self.check_position(table);
        for viewer in Viewer::all(self.state.seats()) {
            self.check_view(viewer, &fields);
            let secrets = self.state.secrets(viewer);
            for _ in 0..GUESSES {
                let guess = self.check_guess(viewer, chance);
                guessed.note(&self.state, &secrets, &guess, viewer);
            }
        }
    }

    fn check_actions(&self, rules: &BTreeSet<&str>, chance: &mut Dice) {
        let state = &self.state;
        let who = match state.status() {
            Status::Awaits(seats) => seats,
            Status::Over(_) => SeatSet::NONE,
        };
        assert_eq!(state.awaits(), who, "awaits and status differ");
        let mut thinkable = Vec::new();
        state.thinkable(&mut thinkable);
        let mut checked: Vec<&[&str]> = Vec::new();
        for seat in Seat::all(state.seats()) {
            let mut legal = Vec::new();
            state.legal_actions(seat, &mut legal);
            assert_eq!(
                legal.is_empty(),
                !who.contains(seat),
                "{seat:?} can act or not, and has {} actions",
                legal.len()
            );
            if who.contains(seat) {
                let counted = state.choices(seat, &mut Vec::new());
                assert_eq!(counted, legal.len(), "{seat:?} has other choices");
                // A long list is drawn from in every way the more seldom the longer it is.
                if chance.below(legal.len() as u32) < LONG {
                    check_evenness(state, seat, &legal);
                }
            }
            let mut listed = legal.clone();
            listed.sort_unstable();
            listed.dedup();
            assert_eq!(listed.len(), legal.len(), "repeated actions");
            for &action in &legal {
                let refusal = state.refusal(seat, action);
                assert_eq!(refusal, None, "{action:?} is listed and refused");
                let text = state.action_text(action);
                let parsed = state.parse_action(&text);
                assert_eq!(parsed, Ok(action), "`{text}` does not read back");
            }
            for &action in &thinkable {
                let refusal = state.refusal(seat, action);
                assert_eq!(
                    refusal.is_none(),
                    listed.binary_search(&action).is_ok(),
                    "{seat:?} {action:?} is refused or not listed: {refusal:?}"
                );
                if let Some(Refusal { rules: cited, .. }) = refusal {
                    assert!(!cited.is_empty(), "{action:?} is refused by no rule");
                    if checked.iter().any(|known| std::ptr::eq(*known, cited)) {
                        continue;
                    }
                    checked.push(cited);
                    for rule in cited {
                        assert!(rules.contains(rule), "there is no rule {rule}");
                    }
                }
            }
        }
    }

    /// The fields of the position, once they were read back.
    fn check_position(&self, table: &Table<G>) -> Value {
        let fields = position::complete(&self.state, self.state.position(&self.chronicle));
        let Value::Object(named) = &fields else {
            panic!("a position is an object");
        };
        for name in ["phase", "to_act", "over"] {
            assert!(named.contains_key(name), "no field `{name}`");
        }
        let (state, chronicle) = G::from_position(&table.options, None, named)
            .unwrap_or_else(|error| panic!("own position refused: {error}"));
        let again = position::complete(&state, state.position(&chronicle));
        assert_eq!(again, fields, "the position changes");
        fields
    }

    fn check_view(&self, viewer: Viewer, fields: &Value) {
        let view = self.state.view(viewer);
        let shown = position::complete(&self.state, G::view_fields(&view, &self.chronicle));
        if let (Value::Object(shown), Value::Object(fields)) = (&shown, fields) {
            for name in fields.keys() {
                assert!(shown.contains_key(name), "the view lacks `{name}`");
            }
        }
        let text = shown.to_string();
        for word in self.state.hidden_from(viewer) {
            let leak = text.contains(&format!("\"{word}\""));
            assert!(!leak, "{viewer:?} is shown {word}");
        }
    }

    /// A guess: it is sound, looks to its viewer like the real position, awaits the
    /// same seats and leaves the viewer the same choices.
    fn check_guess(&self, viewer: Viewer, chance: &mut Dice) -> G {
        let view = self.state.view(viewer);
        let guess = G::determinize(&view, chance);
        guess.audit();
        let seen = guess.view(viewer);
        assert_eq!(seen, view, "a guess looks different to {viewer:?}");
        assert_eq!(
            guess.status(),
            self.state.status(),
            "a guess changes whose turn it is"
        );
        if let Viewer::Seat(seat) = viewer {
            let (mut real, mut guessed) = (Vec::new(), Vec::new());
            self.state.legal_actions(seat, &mut real);
            guess.legal_actions(seat, &mut guessed);
            assert_eq!(guessed, real, "{viewer:?} cannot tell what is legal");
        }
        guess
    }
}
