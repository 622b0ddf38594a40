//! What readers are told when a table changes, and whole pages of it.

use std::{fmt::Write as _, sync::Arc};

use maud::Markup;
use serde::Serialize;
use sha2::{Digest as _, Sha256};
use store::{Line, Moment, Sitter, Stage, Visibility};

use super::{
    Eyes, Reader, Refused, Terms, Zones,
    lines::Lines,
    setup::differing,
    state::{Lack, State, Telling},
    table::Table,
    zones::Changes,
};
use crate::{
    pages::{
        self, ChatLine, DealNote, Drawn, Level, Life, Notice, Plate, Presence, Questions, SeedNote,
        TablePage, Undo, Warning,
    },
    problem::Problem,
    words,
};
use board::Names;

/// Stands between a message and the texts behind it, and between these. No name has it: it
/// is a control character.
const SEPARATOR: char = '\u{1e}';

/// Puts a text after the rest of a message, as it is.
fn append(message: &mut String, text: &str) {
    message.push(SEPARATOR);
    message.push_str(text);
}

/// What a reader is told. Parts that are not needed are left out.
#[derive(Serialize)]
struct Message<'a> {
    version: u64,
    ply: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    zones: Option<&'a Changes<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<&'a str>,
    #[serde(rename = "yourTurn", skip_serializing_if = "Option::is_none")]
    your_turn: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    log: Option<LogPart>,
    #[serde(skip_serializing_if = "Option::is_none")]
    go: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    deal: Option<serde_json::Value>,
    #[serde(flatten)]
    answer: &'a Answer,
}

/// Lines of the log. They stand after the rest of a message as they are, behind the new
/// zones; behind them, a line each, what a screen reader says of them, and the events.
#[derive(Serialize)]
struct LogPart {
    from: usize,
}

/// Lines of the chat: a message of its own.
#[derive(Serialize)]
struct ChatMessage {
    chat: ChatPart,
}

#[derive(Serialize)]
struct ChatPart {
    html: String,
}

/// What a reader gets to hear about something it sent.
#[derive(Default, Serialize)]
pub struct Answer {
    /// The key of what was done.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ack: Option<String>,
    /// Why something was not done.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refused: Option<Refused>,
}

impl Answer {
    fn is_empty(&self) -> bool {
        self.ack.is_none() && self.refused.is_none()
    }
}

/// What a page is told, and the version it brings it to.
pub struct Update {
    /// A message: JSON, and behind it the zones that are new, lines of the log, and events.
    pub text: String,
    /// Another: lines of the chat. They are apart because anybody may have written them, and
    /// must not learn from the size of what is compressed what else the page is shown.
    pub chat: Option<String>,
    /// The version.
    pub version: u64,
}

/// What a whole page needs beyond the table.
#[derive(Default)]
pub struct Extras {
    /// The reader's note.
    pub note: String,
    /// How many other tables wait for the reader.
    pub waiting_elsewhere: usize,
    /// What the page has to say.
    pub notice: Option<Notice>,
}

impl Table {
    /// What a page of version `since` lacks, beyond what it shows, with an answer to
    /// what it sent; `None` if there is nothing to say.
    ///
    /// # Errors
    ///
    /// Fails if the reader may not look any more.
    pub async fn update(
        &self,
        reader: &Reader,
        since: Option<u64>,
        zones: &mut Zones,
        answer: &Answer,
    ) -> Result<Option<Update>, Problem> {
        let state = self.lock().await?;
        if since == Some(state.version) && answer.is_empty() {
            return Ok(None);
        }
        let eyes = state.eyes(reader)?;
        let lack = state.lack(since);
        let version = state.version;
        let chat = chat_message(&state, eyes, lack);
        let (mut text, lines) = self.message(&state, reader, eyes, lack, zones, answer);
        // What takes long need not keep others from the table.
        drop(state);
        if let Some(lines) = lines {
            let lines = lines.drawn(&self.hall.workshop).await?;
            append(&mut text, &lines.html.into_string());
            append(&mut text, &lines.aloud);
            append(&mut text, &lines.events);
        }
        Ok(Some(Update {
            text,
            chat,
            version,
        }))
    }

    /// A message, and the lines of the log that it ends with.
    pub(super) fn message(
        &self,
        state: &State,
        reader: &Reader,
        eyes: Eyes,
        lack: Lack,
        zones: &mut Zones,
        answer: &Answer,
    ) -> (String, Option<Lines>) {
        let page = lack.main.then(|| {
            let drawn = (state.live.as_ref()).map(|live| live.brief(eyes.viewer, &state.names));
            self.page(state, &state.names, reader, eyes, drawn)
        });
        let html = page.as_ref().map(|page| page.fragment().into_string());
        let changes = html.as_deref().and_then(|html| zones.changes(html));
        let title = page.as_ref().map(TablePage::title);
        let go = state
            .row
            .rematch
            .as_ref()
            .filter(|_| !eyes.own.is_empty() && lack.rematch);
        let go = go.map(|next| format!("/t/{next}"));
        let message = Message {
            version: state.version,
            ply: state.ply(),
            zones: changes.as_ref(),
            title: title.as_deref(),
            your_turn: page.as_ref().map(TablePage::your_turn),
            log: lack.log.map(|from| LogPart { from }),
            go: go.as_deref(),
            deal: (state.row.stage == Stage::Dealing && lack.deal)
                .then(|| state.deal_facts(eyes.own))
                .flatten(),
            answer,
        };
        let mut text = serde_json::to_string(&message).expect("a message has string keys");
        for zone in changes.iter().flat_map(Changes::new_zones) {
            append(&mut text, zone);
        }
        let lines = lack.log.map(|from| {
            let lines = Lines::of(state, from, eyes.viewer, eyes.own);
            lines.with_events(lack.telling == Telling::Since)
        });
        (text, lines)
    }

    /// The whole page as a reader sees it.
    ///
    /// # Errors
    ///
    /// Fails if the reader may not look.
    pub async fn full_page(&self, reader: &Reader, extras: Extras) -> Result<Markup, Problem> {
        let state = self.lock().await?;
        let eyes = state.eyes(reader)?;
        let names = Arc::clone(&state.names);
        let drawn = (state.live.as_ref()).map(|live| live.drawn(eyes.viewer, &names));
        let mut page = self.page(&state, &names, reader, eyes, drawn);
        if let Some(live) = &state.live {
            page.house = live.house_rules();
        }
        page.chat = state
            .heard(!eyes.own.is_empty(), 0)
            .map(chat_line)
            .collect();
        page.note = extras.note;
        page.waiting_elsewhere = extras.waiting_elsewhere;
        page.notice = extras.notice;
        page.seed = state.seed_note(eyes.own);
        let lines = Lines::of(&state, 0, eyes.viewer, eyes.own);
        // What takes long need not keep others from the table.
        drop(state);
        page.log = lines.drawn(&self.hall.workshop).await?.html;
        Ok(page.full())
    }

    /// The page without what only whole pages show.
    pub(super) fn page<'a>(
        &'a self,
        state: &State,
        names: &'a Names,
        reader: &'a Reader,
        eyes: Eyes,
        drawn: Option<Drawn>,
    ) -> TablePage<'a> {
        let now = Moment::now();
        let lookers = self.lookers();
        let plate = |(i, chair): (usize, &store::Chair)| {
            let seat = engine::Seat::new(i);
            let (sitter, presence) = match (&chair.sitter, &chair.stand_in) {
                (Sitter::Person { person, .. }, stand_in) => (
                    match stand_in {
                        None => pages::Sitter::Person,
                        Some(level) => pages::Sitter::StandIn(level.clone()),
                    },
                    lookers.presence(person, now),
                ),
                (Sitter::Bot { level }, _) => (pages::Sitter::Bot(level.clone()), Presence::Here),
                (Sitter::Open, _) => (pages::Sitter::Open, Presence::Unknown),
                (Sitter::Closed, _) => (pages::Sitter::Closed, Presence::Unknown),
            };
            let name = state.names.of(seat);
            Plate {
                seat,
                name: (!name.is_empty()).then(|| name.to_owned()),
                sitter,
                presence,
                yours: eyes.own.contains(seat),
                offer: state.offer(&lookers, seat, now),
                again: chair.wants_rematch,
            }
        };
        let life = match &state.row.stage {
            Stage::Gathering => Life::Gathering,
            Stage::Dealing => Life::Dealing,
            Stage::Playing => Life::Running,
            Stage::Over { .. } => Life::Over,
            Stage::Closed => Life::Closed,
        };
        let seated = |person: &store::PersonId| !state.seats_of(person).is_empty();
        let watchers = lookers.here().filter(|(person, _)| !seated(person));
        TablePage {
            id: self.id().as_str(),
            game: state.game,
            version: state.version,
            ply: state.ply(),
            life,
            resigned: state.resigned.filter(|_| life == Life::Over),
            viewer: eyes.viewer,
            seats: state.row.chairs.iter().enumerate().map(plate).collect(),
            names,
            drawn,
            undo: state.undo(eyes),
            notice: None,
            cover: eyes.cover,
            hot_seat: eyes.own.len() > 1,
            log: Markup::default(),
            chat: Vec::new(),
            note: String::new(),
            watchers: watchers.map(|(_, name)| name.to_owned()).collect(),
            unnamed_watchers: lookers.strangers() as usize,
            host: eyes.host,
            seated: !eyes.own.is_empty(),
            me: (!reader.name.is_empty()).then_some(reader.name.as_str()),
            base_url: &reader.base_url,
            house: match life {
                Life::Gathering | Life::Dealing => differing(&state.row.game, &state.row.options),
                Life::Running | Life::Over | Life::Closed => Vec::new(),
            },
            questions: if own_chairs(state, eyes).any(|chair| chair.calm) {
                Questions::Spared
            } else {
                Questions::Asked
            },
            kept_days: (self.hall.config.expiry.gatherings)
                .map(|kept| kept.as_secs() / (24 * 60 * 60)),
            terms: Terms {
                spectators: state.settings.spectators,
                listed: state.row.visibility == Visibility::Listed,
                pace: Some(state.settings.pace),
                grace: Some(state.settings.grace),
                order: Some(state.row.order),
            },
            seed: SeedNote {
                hash: None,
                seed: None,
                deal: DealNote::Unsaid,
            },
            warning: if state.warns_of_chosen() {
                Some(Warning::Chosen)
            } else if state.warns_of_known() {
                Some(Warning::Known)
            } else {
                None
            },
            awaited_shares: match life {
                Life::Dealing => state.awaited_shares(),
                Life::Gathering | Life::Running | Life::Over | Life::Closed => Vec::new(),
            },
            dealt: match life {
                Life::Over => Some(state.deal_note(eyes.own)),
                Life::Gathering | Life::Dealing | Life::Running | Life::Closed => None,
            },
            waiting_elsewhere: 0,
            rematch: state.row.rematch.as_ref().map(ToString::to_string),
            levels: LEVELS,
        }
    }
}

/// The levels a page offers.
pub const LEVELS: &[Level] = &[
    Level {
        id: "easy",
        words: words::LEVEL_EASY,
    },
    Level {
        id: "medium",
        words: words::LEVEL_MEDIUM,
    },
    Level {
        id: "hard",
        words: words::LEVEL_HARD,
    },
];

impl State {
    /// Whether the reader may take the last move back, as far as that is known at
    /// once: whether it revealed something is looked at when somebody asks.
    fn undo(&self, eyes: Eyes) -> Undo {
        let Some(live) = self
            .live
            .as_ref()
            .filter(|_| self.row.stage == Stage::Playing)
        else {
            return Undo::Nothing;
        };
        let mover = live.ply().checked_sub(1).and_then(|last| live.mover(last));
        match mover {
            Some(seat) if eyes.own.contains(seat) && eyes.cover.is_none() => {
                if live.by_chance() {
                    Undo::Past
                } else {
                    Undo::Possible
                }
            }
            _ => Undo::Nothing,
        }
    }

    /// The hash of the seed, and the seed once there is nothing left to hide.
    pub(super) fn seed_note(&self, own: engine::SeatSet) -> SeedNote {
        let is_fixed = self.is_seed_fixed();
        SeedNote {
            hash: is_fixed.then(|| seed_hash(&self.row.seed)),
            seed: (is_fixed && self.is_finished()).then(|| self.row.seed.to_string()),
            deal: self.deal_note(own),
        }
    }
}

/// What is shown of a seed from the start: the SHA-256 of its 32 bytes.
pub fn seed_hash(seed: &engine::Seed) -> String {
    hexadecimal(&Sha256::digest(seed.bytes()))
}

/// Bytes as hexadecimal digits.
pub(crate) fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").expect("a string takes every digit");
        text
    })
}

/// The chairs of the reader.
fn own_chairs(state: &State, eyes: Eyes) -> impl Iterator<Item = &store::Chair> {
    let own = eyes.own.iter();
    own.filter_map(|seat| state.row.chairs.get(seat.index()))
}

/// The lines of the chat that a page lacks, as a message.
pub(super) fn chat_message(state: &State, eyes: Eyes, lack: Lack) -> Option<String> {
    let heard = state.heard(!eyes.own.is_empty(), lack.chat?);
    let lines: Vec<ChatLine> = heard.map(chat_line).collect();
    let message = ChatMessage {
        chat: ChatPart {
            html: TablePage::chat_items(&lines).into_string(),
        },
    };
    let text = || serde_json::to_string(&message).expect("a message has string keys");
    (!lines.is_empty()).then(text)
}

fn chat_line(line: &Line) -> ChatLine {
    ChatLine {
        number: line.number as i64,
        name: if line.said.person.is_deleted() {
            words::identity::DELETED_PLAYER.into()
        } else {
            line.said.name.clone()
        },
        seated: line.said.seat.is_some(),
        text: line.said.words.clone(),
    }
}
