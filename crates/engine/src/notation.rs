use std::fmt::Debug;

use serde_json::{Map, Value};

use i18n::{Catalogue, Message, verbatim};

use crate::{Game, PositionError, Viewer, one_line::OneLine, words::message, zones};

/// Everything about a game that is written down: its rulebook, actions,
/// positions, views and events as text.
pub trait Notation: Game {
    /// What the table remembers beyond the position because no rule asks for
    /// it again (scores of finished rounds, say); `()` for most games.
    type Chronicle: Clone + Default + Eq + Debug + Send + Sync;

    /// The game's name.
    const TITLE: &'static str;
    /// What the game has to tell people. By convention it has `summary`, the game in one
    /// line, `credit`, who made it, `piece-ID` for every piece, `seams`, where long words may
    /// be parted, and what [`Switch`](crate::Switch) says. Faces that the game does not make
    /// itself ask for `field-KEY`, what a [zone](crate::zones) is called, `prompt-PHASE`, what is
    /// to be decided, and `text-ID`, what a piece says.
    const CATALOGUE: &'static Catalogue;
    /// The numbered rulebook, in Markdown.
    const RULEBOOK: &'static str;
    /// The fewest and the most players.
    const PLAYERS: (usize, usize);
    /// How many play if nobody says.
    const USUAL_PLAYERS: usize;

    /// An action as one canonical line, in this position.
    fn action_text(&self, action: Self::Action) -> String;

    /// What somebody would do, as it stands on a button or within a sentence: "play the Sea".
    ///
    /// The pieces, spaces and seats it names are what the action touches. Where a game does
    /// not say, it is the line of notation.
    fn action_words(view: &Self::View, action: Self::Action) -> Message {
        verbatim(zones::guess::<Self>(view).action_text(action))
    }

    /// The action a line means in this position, legal or not.
    ///
    /// # Errors
    ///
    /// Fails on a line that is no action at all.
    fn parse_action(&self, text: &str) -> Result<Self::Action, ParseError>;

    /// The fields of the position, without `to_act` and `over`.
    fn position(&self, chronicle: &Self::Chronicle) -> Map<String, Value>;

    /// The position with these fields.
    ///
    /// `seats` is what was asked for where the fields do not tell.
    ///
    /// # Errors
    ///
    /// Names the field that cannot be so, and why.
    fn from_position(
        options: &Self::Options,
        seats: Option<usize>,
        fields: &Map<String, Value>,
    ) -> Result<(Self, Self::Chronicle), PositionError>;

    /// The fields that are worked out afresh when somebody changes `named`
    /// ones; `to_act` and `over` need not be listed.
    fn derived(&self, named: &Map<String, Value>) -> Vec<&'static str>;

    /// The fields of the position as a viewer sees them, `null` where it may
    /// not look, and `recall`: what a careful player would remember.
    fn view_fields(view: &Self::View, chronicle: &Self::Chronicle) -> Map<String, Value>;

    /// Keeps the chronicle.
    fn chronicle(chronicle: &mut Self::Chronicle, event: &Self::Event) {
        let _ = (chronicle, event);
    }

    /// An event as one viewer notices it; `None` if that viewer notices nothing.
    fn tell(event: &Self::Event, viewer: Viewer) -> Option<Message>;
}

/// A line that is no action.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
#[error("{}", OneLine(&.0.to_string()))]
pub struct ParseError(pub Message);

impl ParseError {
    /// A line that begins with no known word.
    pub fn unknown(text: &str) -> ParseError {
        ParseError(message::unknown_action(text.trim().to_owned()))
    }
}
