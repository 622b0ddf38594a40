//! The table: where people play.

mod end;
mod gathering;
mod parts;
mod side;

use catalog::Entry;
pub(super) use parts::ChoiceButton;

use engine::{Ending, Match, Outcome, Seat, Status, Viewer};
use maud::{Markup, Render as _, html};

use super::{DealNote, Head, Linked, Warning, faces, frame, layout};
use crate::{
    live::{Offer, Terms},
    words,
};
use board::{Board, Choice, Detail, Names, Scene, Source, choices};
use i18n::Message;

/// Everything a table page shows to one person.
pub struct TablePage<'a> {
    /// The table's id in its address.
    pub id: &'a str,
    /// The game.
    pub game: &'a Entry,
    /// Counts everything that changes what a page shows, chat apart.
    pub version: u64,
    /// How many decisions have been taken.
    pub ply: usize,
    /// Where the table is in its life.
    pub life: Life,
    /// Through whose eyes the page is drawn.
    pub viewer: Viewer,
    /// Who sits where, in seat order.
    pub seats: Vec<Plate>,
    /// The names of the seats, for sentences.
    pub names: &'a Names,
    /// The game itself; nothing before it starts.
    pub drawn: Option<Drawn>,
    /// Whether the last decision can be taken back.
    pub undo: Undo,
    /// Who gave up, if that ended the game.
    pub resigned: Option<Seat>,
    /// What the page has to tell its reader: a refusal, say.
    pub notice: Option<Notice>,
    /// At one screen for several people: whose hand is about to be shown, while
    /// it is still covered.
    pub cover: Option<Seat>,
    /// Whether one person sits in several seats.
    pub hot_seat: bool,
    /// What happened, as this viewer noticed it.
    pub log: Markup,
    /// What was said.
    pub chat: Vec<ChatLine>,
    /// The reader's private note about this table.
    pub note: String,
    /// The names of those who watch.
    pub watchers: Vec<String>,
    /// How many more watch without a name.
    pub unnamed_watchers: usize,
    /// Whether the reader made the table.
    pub host: bool,
    /// Whether the reader has a seat, in whatever perspective the page is.
    pub seated: bool,
    /// The name the reader goes by, if any.
    pub me: Option<&'a str>,
    /// How links to the server begin, as the reader reaches it.
    pub base_url: &'a str,
    /// The house rules that differ from the usual ones.
    pub house: Vec<HouseRule>,
    /// What can be checked about the shuffle.
    pub seed: SeedNote,
    /// How the seed came about, at the end of the game.
    pub dealt: Option<DealNote>,
    /// What people have to know of the deal.
    pub warning: Option<Warning>,
    /// While the cards are dealt: whose devices are waited for.
    pub awaited_shares: Vec<String>,
    /// Other tables that wait for the reader.
    pub waiting_elsewhere: usize,
    /// Whether the reader is asked before unusual acts.
    pub questions: Questions,
    /// For how many days the table is kept if no game begins, if not for ever.
    pub kept_days: Option<u64>,
    /// What the host has decided.
    pub terms: Terms,
    /// The table of the rematch, once there is one.
    pub rematch: Option<String>,
    /// The levels of bots that can be asked to sit down.
    pub levels: &'a [super::Level],
}

/// T6: whether somebody is asked before doing what is seldom meant.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Questions {
    /// Yes.
    Asked,
    /// No more in this game.
    Spared,
}

/// Where a table is in its life.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Life {
    /// Seats are being filled.
    Gathering,
    /// All sit, and their devices add to the deal.
    Dealing,
    /// The game runs.
    Running,
    /// The game has ended.
    Over,
    /// Nobody may go on here.
    Closed,
}

/// A seat, with who sits there.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Plate {
    /// Which.
    pub seat: Seat,
    /// What its sitter is called; nothing for an empty seat.
    pub name: Option<String>,
    /// Who sits there.
    pub sitter: Sitter,
    /// Whether its person is looking at the table.
    pub presence: Presence,
    /// Whether it is the reader's.
    pub yours: bool,
    /// Whether a bot may play for its person, if they are away and waited for.
    pub offer: Option<Offer>,
    /// Whether its person has asked for a rematch.
    pub again: bool,
}

/// Who sits in a seat.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Sitter {
    /// Nobody yet: anybody with the link may.
    Open,
    /// Nobody, and nobody may.
    Closed,
    /// A person.
    Person,
    /// A bot of this level.
    Bot(String),
    /// A bot of this level, in place of a person who is away.
    StandIn(String),
}

/// Whether a person is there.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Presence {
    /// Looking at the table, or a bot.
    Here,
    /// Away for so many seconds.
    Away(u64),
    /// Not seen since the server started.
    Unknown,
}

/// Whether the last decision can be taken back.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Undo {
    /// Yes.
    Possible,
    /// No: a card was revealed, chance spoke, or another player moved.
    Past,
    /// There is nothing to take back.
    Nothing,
}

/// Something to tell the reader.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Notice {
    /// What.
    pub message: Message,
    /// The rules behind it, number and text.
    pub rules: Vec<(String, String)>,
}

/// Where the lines of a log are that are not shown: they end where the shown ones begin.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Earlier {
    /// The ply of the first line that is shown.
    pub ply: usize,
    /// A replay that shows the lines before it.
    pub address: String,
}

/// One line of the log.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct LogLine {
    /// The ply it came of; the set-up is ply 0.
    pub ply: usize,
    /// What happened.
    pub message: Message,
}

/// One line of the chat.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct ChatLine {
    /// Its number at this table.
    pub number: i64,
    /// Who said it.
    pub name: String,
    /// Whether the speaker had a seat.
    pub seated: bool,
    /// What.
    pub text: String,
}

/// A house rule that differs from the usual one.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct HouseRule {
    /// Its key.
    pub key: String,
    /// Its value.
    pub value: String,
    /// What the value means.
    pub meaning: String,
}

/// What can be checked about the shuffle.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct SeedNote {
    /// The hash of the seed, shown as soon as there is one.
    pub hash: Option<String>,
    /// The seed itself, once the game is over.
    pub seed: Option<String>,
    /// How it comes about.
    pub deal: DealNote,
}

/// A game as one viewer sees it, drawn.
pub struct Drawn {
    /// The id of the game.
    pub game: &'static str,
    /// Through whose eyes it is drawn.
    pub viewer: Viewer,
    /// The table.
    pub board: Markup,
    /// The viewer's own hand.
    pub hand: Option<Markup>,
    /// Round, turn and phase.
    pub progress: Markup,
    /// The same as a picture.
    pub steps: Markup,
    /// What can be looked up beside the score.
    pub ledger: Markup,
    /// The seats that are to act, with what each has to decide, people by seat.
    pub tasks: Vec<(Seat, Message)>,
    /// How every seat stands.
    pub standings: Vec<Markup>,
    /// What is shown on the plate of every seat.
    pub on_plates: Vec<Markup>,
    /// Where every seat's points come from.
    pub breakdowns: Vec<Vec<Source>>,
    /// What it would come to for all together if the game ended now.
    pub forecast: Option<String>,
    /// What the viewer may do.
    pub choices: Vec<Choice>,
    /// How it ended.
    pub ended: Option<Ended>,
    /// Whether all share one result.
    pub together: bool,
}

/// How a game ended.
pub struct Ended {
    /// The result.
    pub outcome: Outcome,
    /// Why.
    pub words: Message,
}

impl Ended {
    /// The points of a seat; a team may share one entry.
    fn score(&self, seat: Seat) -> i64 {
        let scores = self.outcome.scores.as_slice();
        let own = scores.get(seat.index()).or(scores.first());
        own.copied().unwrap_or(0)
    }
}

impl Drawn {
    /// The points of a seat if the game ended now, and the place they would bring.
    fn so_far(&self, seat: Seat) -> (i64, usize) {
        let sum = |sources: &Vec<Source>| sources.iter().map(|source| source.points).sum();
        let points = self.breakdowns.get(seat.index()).map_or(0, sum);
        let better = self.breakdowns.iter().filter(|other| sum(other) > points);
        (points, better.count() + 1)
    }

    /// The points of a seat, so far or in the end; nothing where all share one result.
    pub(in crate::pages) fn points_of(&self, seat: Seat) -> Option<i64> {
        match &self.ended {
            _ if self.together => None,
            Some(ended) => Some(ended.score(seat)),
            None => Some(self.so_far(seat).0),
        }
    }

    /// Draws a match for a viewer; what may be done is listed for a seat that
    /// is to act.
    pub fn of<G: Board>(game: &Match<G>, viewer: Viewer, who: &Names) -> Drawn {
        Drawn::with(game, viewer, who, Detail::Full)
    }

    /// Draws a match for a page that has all faces of the game already.
    pub fn brief<G: Board>(game: &Match<G>, viewer: Viewer, who: &Names) -> Drawn {
        Drawn::with(game, viewer, who, Detail::Brief)
    }

    fn with<G: Board>(game: &Match<G>, viewer: Viewer, who: &Names, detail: Detail) -> Drawn {
        let state = game.state();
        let view = state.view(viewer);
        let scene = Scene {
            viewer,
            view: &view,
            chronicle: game.chronicle(),
            who,
            detail,
        };
        let seats = state.seats();
        let choices = match viewer {
            Viewer::Seat(seat) => choices(&scene, state, &game.legal(seat)),
            Viewer::Spectator => Vec::new(),
        };
        let ended = match state.status() {
            Status::Over(outcome) => Some(Ended {
                words: G::ending(&scene, &outcome),
                outcome,
            }),
            Status::Awaits(_) => None,
        };
        let awaited = state.awaits().iter();
        let linked = |message: Message| {
            Linked {
                message: &message,
                who,
            }
            .render()
        };
        Drawn {
            game: G::ID,
            viewer,
            board: G::draw(&scene),
            hand: G::hand(&scene),
            progress: linked(G::progress(&scene)),
            steps: G::steps(&scene),
            ledger: G::ledger(&scene),
            tasks: awaited.map(|seat| (seat, G::task(&scene, seat))).collect(),
            standings: Seat::all(seats)
                .map(|seat| linked(G::standing(&scene, seat)))
                .collect(),
            on_plates: Seat::all(seats)
                .map(|seat| G::on_plate(&scene, seat))
                .collect(),
            breakdowns: Seat::all(seats)
                .map(|seat| G::breakdown(&scene, seat))
                .collect(),
            forecast: G::forecast(&scene),
            choices,
            ended,
            together: G::TOGETHER.is_team(),
        }
    }

    /// The place of a seat, from 1; nothing while the game runs or where all
    /// share one result.
    fn place(&self, seat: Seat) -> Option<u8> {
        match &self.ended.as_ref()?.outcome.ending {
            Ending::Ranked(places) => Some(places[seat] + 1),
            Ending::Team { .. } => None,
        }
    }
}

impl TablePage<'_> {
    /// The whole page.
    pub fn full(&self) -> Markup {
        let title = self.title();
        let head = Head {
            title: &title,
            body: "table",
            table: Some(self.id),
            me: self.me,
            game: Some(self.game),
            bar: Some(frame::bar(self.game, &self.status())),
        };
        layout::page(
            &head,
            html! {
                main #table class=(self.game.id) data-version=(self.version) data-ply=(self.ply) data-game=(self.game.id) data-life=(self.life.word()) data-hot[self.hot_seat] {
                    (frame::scenery(self.game.id))
                    (self.prompt())
                    (self.dock())
                    div #play {
                        (self.board_part())
                        (self.players())
                    }
                    aside #side popover="auto" aria-label=(words::BESIDE_THE_TABLE) {
                        (self.log_tab())
                        (self.chat_tab())
                        (self.score_tab())
                        (self.cards_tab())
                        (self.rules_tab())
                        (self.notes_tab())
                        (self.about_tab())
                    }
                }
                (faces::template(self.game.id))
            },
        )
    }

    /// The parts of the page that change with the game, each with an id of its
    /// own.
    pub fn fragment(&self) -> Markup {
        html! {
            // First, so that they make no zone longer: one goes on to the next section.
            (self.status())
            (self.score_tab())
            (self.prompt())
            (self.board_part())
            (self.dock())
            (self.players())
        }
    }

    /// The title of the page, with a mark if the reader is to act.
    pub fn title(&self) -> String {
        words::table_title(self.your_turn(), self.game.title)
    }

    /// Whether the reader is to act.
    pub fn your_turn(&self) -> bool {
        let Some(drawn) = &self.drawn else {
            return false;
        };
        (drawn.tasks.iter()).any(|&(seat, _)| self.is_yours(seat) && !self.is_stood_in(seat))
    }

    /// Whether a bot plays for somebody who is away.
    fn is_stood_in(&self, seat: Seat) -> bool {
        let plate = self.seats.get(seat.index());
        plate.is_some_and(|plate| matches!(plate.sitter, Sitter::StandIn(_)))
    }

    fn is_yours(&self, seat: Seat) -> bool {
        self.seats
            .get(seat.index())
            .is_some_and(|plate| plate.yours)
    }

    /// Lines of the log, to be appended to those a page has.
    pub fn log_items(names: &Names, earlier: Option<&Earlier>, lines: &[LogLine]) -> Markup {
        side::log_items(names, earlier, lines)
    }

    /// Lines of the chat, to be appended to those a page has.
    pub fn chat_items(lines: &[ChatLine]) -> Markup {
        side::chat_items(lines)
    }

    /// The whole address to give to others.
    fn invitation(&self) -> String {
        format!("{}/t/{}", self.base_url, self.id)
    }

    fn action(&self, what: &str) -> String {
        format!("/t/{}/{what}", self.id)
    }
}

impl Life {
    /// The word for it in the page.
    const fn word(self) -> &'static str {
        match self {
            Life::Gathering => "gathering",
            Life::Dealing => "dealing",
            Life::Running => "running",
            Life::Over => "over",
            Life::Closed => "closed",
        }
    }
}
