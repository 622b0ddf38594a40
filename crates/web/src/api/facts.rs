//! A table as programs see it.

use serde::Serialize;
use serde_json::Value;
use store::{Sitter, Stage, Visibility};

use crate::live::{Absence, Facts, Offer, dealing::is_chosen};

/// A table.
#[derive(Serialize, utoipa::ToSchema)]
pub(super) struct TableBody {
    /// Its id in addresses.
    id: String,
    /// What is played.
    game: String,
    /// `gathering`, `dealing`, `playing`, `over` or `closed`.
    stage: &'static str,
    /// Who sits where.
    seats: Vec<SeatBody>,
    /// How many decisions count.
    ply: usize,
    /// The seats that are to act.
    to_act: Vec<usize>,
    /// Your seats.
    yours: Vec<usize>,
    /// House rules that differ from the usual ones.
    #[schema(value_type = Object)]
    options: Value,
    /// Whether the lobby lists it.
    listed: bool,
    /// The SHA-256 of the 32 bytes of the seed, once the cards are dealt.
    seed_hash: Option<String>,
    /// The seed, once the game is over.
    seed: Option<String>,
    /// Whether whoever made the table chose the seed, and so could know every card. Sit down
    /// with `accept_chosen_deal` if you agree to that.
    chosen_deal: bool,
    /// How the seed comes about: what was promised, and at the end all secrets. Not in lists.
    #[schema(value_type = Option<Object>)]
    deal: Option<Value>,
    /// How it ended, if it did.
    #[schema(value_type = Option<Object>)]
    outcome: Option<Value>,
    /// The table of the rematch.
    rematch: Option<String>,
    /// The page of the table, for people.
    page: String,
}

/// A seat.
#[derive(Serialize, utoipa::ToSchema)]
pub(super) struct SeatBody {
    /// `person`, `bot`, `open` or `closed`.
    kind: &'static str,
    /// What its sitter is called.
    name: Option<String>,
    /// The level of the bot, or of the bot that plays for a person who is away.
    level: Option<String>,
    /// For how many seconds the person has been away; nothing if they are there. Lists do
    /// not say.
    away: Option<u64>,
    /// In how many seconds a bot may play for the person who is away and whose turn it is:
    /// 0 is now.
    bot_in: Option<u64>,
}

impl TableBody {
    pub(super) fn new(facts: &Facts, base_url: &str) -> TableBody {
        let row = &facts.row;
        let numbers = |seats: engine::SeatSet| seats.iter().map(engine::Seat::index).collect();
        TableBody {
            id: row.id.to_string(),
            game: row.game.clone(),
            stage: match row.stage {
                Stage::Gathering => "gathering",
                Stage::Dealing => "dealing",
                Stage::Playing => "playing",
                Stage::Over { .. } => "over",
                Stage::Closed => "closed",
            },
            seats: (row.chairs.iter().enumerate())
                .map(|(seat, chair)| SeatBody::new(chair, facts.absences.get(seat)))
                .collect(),
            ply: facts.ply,
            to_act: numbers(facts.awaits),
            yours: numbers(facts.own),
            options: serde_json::from_str(&row.options).unwrap_or_default(),
            listed: row.visibility == Visibility::Listed,
            seed_hash: facts.seed_hash.clone(),
            seed: facts.seed.clone(),
            chosen_deal: is_chosen(row),
            deal: facts.deal.clone(),
            outcome: match &row.stage {
                Stage::Over { outcome } => serde_json::from_str(outcome).ok(),
                Stage::Gathering | Stage::Dealing | Stage::Playing | Stage::Closed => None,
            },
            rematch: row.rematch.as_ref().map(ToString::to_string),
            page: format!("{base_url}/t/{}", row.id),
        }
    }
}

impl SeatBody {
    fn new(chair: &store::Chair, absence: Option<&Absence>) -> SeatBody {
        let (kind, name, level) = match &chair.sitter {
            Sitter::Person { name, .. } => ("person", Some(name.clone()), chair.stand_in.clone()),
            Sitter::Bot { level } => ("bot", None, Some(level.clone())),
            Sitter::Open => ("open", None, None),
            Sitter::Closed => ("closed", None, None),
        };
        let absence = absence.copied().unwrap_or_default();
        SeatBody {
            kind,
            name,
            level,
            away: absence.away,
            bot_in: match absence.offer {
                Some(Offer::Now) => Some(0),
                Some(Offer::In(seconds)) => Some(seconds),
                Some(Offer::Never) | None => None,
            },
        }
    }
}
