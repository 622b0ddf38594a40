//! Reading a position, and refusing one that cannot be.

use std::collections::BTreeMap;

use engine::{
    Fields, HouseRules as _, Message, PositionError, Seat, SeatSet, words::message as common,
};
use parts::Hex;
use serde::Deserialize;
use serde_json::{Map, Value};

use crate::{
    Action, BankSize, Board, CARDS_OF_A_KIND, Cards, Choice, ComposterEffect, House, Phase,
    RecyclerLimit, Resource, Resourced, SEATS, Spot, SpotSet, Tile, Trade, TradePartners, Turn,
    Upgrade, Vote, Waste, notation::Reader, spinner, turn::PRESET, words::files,
};

mod phase;
mod vote;

use phase::PhaseName;

type Read<T> = Result<T, PositionError>;

fn wrong<T>(field: impl Into<String>, reason: impl Into<Message>) -> Read<T> {
    Err(PositionError::new(field, reason))
}

fn must(condition: bool, field: &str, reason: impl Into<Message>) -> Read<()> {
    if condition {
        Ok(())
    } else {
        wrong(field, reason)
    }
}

/// With an unlimited Bank: cards in hands and pile, and cards each turn to come may add, that the
/// pile has room for.
const MOST_CARDS: u64 = 960;
const MOST_IN_A_TURN: u64 = 160;

const PER_SEAT: [&str; 5] = ["hands", "pawns", "skips", "smoke", "given"];

impl Resourced {
    /// The position with these fields.
    pub(crate) fn from_fields(
        house: &House,
        asked: Option<usize>,
        raw: &Map<String, Value>,
    ) -> Read<Resourced> {
        let fields = Fields::new(raw);
        for written_only in ["steps", "supply"] {
            fields.value(written_only);
        }
        let seats = seats(house, asked, raw)?;
        let phase = fields.read::<String>("phase")?;
        let phase = phase.unwrap_or_else(|| "action_1".to_owned());
        let kind = PhaseName::read(&phase)?;
        let first = fields.seat("first", seats)?.unwrap_or(Seat::new(0));
        let setup = kind == PhaseName::Setup;
        let mut position = Resourced {
            house: *house,
            seats: seats as u8,
            round: fields.read("round")?.unwrap_or(u8::from(!setup)),
            ring: fields.read("ring")?.unwrap_or(2),
            first,
            active: fields.seat("active", seats)?.unwrap_or(first),
            phase: Phase::Setup,
            vote: Vote::None,
            bank: Cards::NONE,
            hands: [Cards::NONE; SEATS],
            board: Board::EMPTY,
            pawns: [Spot::CENTRE; SEATS],
            spin: None,
            skips: marks(&fields, "skips", seats)?,
            smoke: marks(&fields, "smoke", seats)?,
            turn: Turn::NEW,
            protected: 0,
            waste: Waste::EMPTY,
        };
        position.check_round(kind)?;
        position.read_tiles(&fields, setup)?;
        position.read_pawns(&fields)?;
        position.read_cards(&fields, setup)?;
        position.read_protected(&fields)?;
        let skipped = raw.get("spin") == Some(&Value::Null);
        position.read_spin(&fields, kind, skipped)?;
        position.read_turn(&fields, kind)?;
        position.read_phase(&fields, kind)?;
        position.check_room(kind)?;
        position.read_offer(&fields)?;
        position.read_vote(&fields)?;
        fields.finish()?;
        Ok(position)
    }

    fn check_round(&self, kind: PhaseName) -> Read<()> {
        let setup = kind == PhaseName::Setup;
        must(setup == (self.round == 0), "round", files::ROUND_IN_SETUP)?;
        must(self.round <= self.rounds(), "round", files::TOO_MANY_ROUNDS)?;
        must(
            self.ring == 2 || self.ring == 3,
            "ring",
            files::RING_TWO_OR_THREE,
        )?;
        must(!setup || self.ring == 2, "ring", files::RING_IN_SETUP)?;
        must(
            kind.in_turn() || self.active == self.first,
            "active",
            files::FIRST_LEADS,
        )?;
        let skips = kind.in_turn() && self.skips.contains(self.active);
        must(!skips, "skips", files::DOES_NOT_SKIP)
    }

    fn read_tiles(&mut self, fields: &Fields, setup: bool) -> Read<()> {
        let tiles: Option<BTreeMap<String, TileField>> = fields.read("tiles")?;
        let Some(tiles) = tiles else {
            if !setup {
                for (tile, hex) in PRESET {
                    self.board
                        .lay(tile, Spot::at(hex).expect("ring 1 is on the map"));
                }
            }
            return Ok(());
        };
        for (hex, entry) in &tiles {
            self.read_tile(hex, entry)?;
        }
        self.check_tiles(setup)
    }

    fn read_tile(&mut self, text: &str, entry: &TileField) -> Read<()> {
        let field = format!("tiles[\"{text}\"]");
        let Some(spot) = spot(text) else {
            return wrong(field, files::NO_HEX);
        };
        let Some(tile) = Tile::from_id(&entry.tile) else {
            return wrong(field, files::message::no_tile(entry.tile.clone()));
        };
        if (tile == Tile::Bgcs) != (spot == Spot::CENTRE) {
            return wrong(field, files::BGCS_IN_CENTRE);
        }
        if tile != Tile::Bgcs {
            must(
                !self.board.occupied().contains(spot),
                &field,
                files::HEX_TWICE,
            )?;
            self.board.lay(tile, spot);
        }
        let Some(upgrade) = &entry.upgrade else {
            return Ok(());
        };
        let Some(upgrade) = Upgrade::from_id(upgrade) else {
            return wrong(field, files::message::no_upgrade(upgrade.clone()));
        };
        must(upgrade.tile() == tile, &field, files::UPGRADE_MISFITS)?;
        self.board.improve(spot);
        Ok(())
    }

    fn check_tiles(&self, setup: bool) -> Read<()> {
        let board = &self.board;
        for tile in Tile::BUILT {
            let reason = files::message::only_so_many(tile.copies(), tile.id());
            must(board.tiles(tile).count() <= tile.copies(), "tiles", reason)?;
        }
        for upgrade in Upgrade::ALL {
            let reason = files::message::only_so_many(upgrade.copies(), upgrade.id());
            let fits = board.upgrades(upgrade).count() <= upgrade.copies();
            must(fits, "tiles", reason)?;
        }
        let built_up_to = if setup { 1 } else { self.ring };
        let open = (0..=built_up_to).fold(SpotSet::NONE, |all, k| all.or(SpotSet::ring(k)));
        must(
            board.occupied().minus(open).is_empty(),
            "tiles",
            files::BEYOND_RING,
        )?;
        if !setup {
            let full = self.empty_in(1).is_empty();
            return must(full, "tiles", files::RING_ONE_IS_FULL);
        }
        must(!self.empty_in(1).is_empty(), "tiles", files::SETUP_IS_OVER)?;
        let upgraded = Upgrade::ALL
            .into_iter()
            .any(|upgrade| !board.upgrades(upgrade).is_empty());
        must(!upgraded, "tiles", files::NO_UPGRADES_YET)?;
        must(self.fits_layout(), "tiles", files::NOT_THE_SET)
    }

    /// R24: whether the tiles laid in setup belong to the set.
    fn fits_layout(&self) -> bool {
        let count = |tile| self.board.tiles(tile).count();
        let doubles = [Tile::FoodForest, Tile::HeatHaven, Tile::CommunityGarden];
        let spare: u16 = doubles
            .map(|tile| count(tile).saturating_sub(1))
            .iter()
            .sum();
        count(Tile::SocialHousing) <= 1 && count(Tile::Recycler) <= 1 && spare <= 1
    }

    fn read_pawns(&mut self, fields: &Fields) -> Read<()> {
        let Some(pawns) = fields.read::<Vec<String>>("pawns")? else {
            return Ok(());
        };
        for (seat, text) in self.all_seats().zip(&pawns) {
            let field = format!("pawns[{seat}]");
            let spot = spot(text).filter(|&spot| self.board.occupied().contains(spot));
            match spot {
                Some(spot) => self.pawns[seat.index()] = spot,
                None => return wrong(field, files::PAWN_ON_TILE),
            }
        }
        Ok(())
    }

    fn read_cards(&mut self, fields: &Fields, setup: bool) -> Read<()> {
        let hands: Option<Vec<Map<String, Value>>> = fields.read("hands")?;
        for seat in self.all_seats() {
            self.hands[seat.index()] = match &hands {
                Some(hands) => cards(&format!("hands[{seat}]"), &hands[seat.index()])?,
                None if setup => Cards::new([0, 0, 0, 1, 1]),
                None => Cards::NONE,
            };
        }
        let waste: Vec<String> = fields.read("waste")?.unwrap_or_default();
        must(
            waste.len() as u64 <= MOST_CARDS,
            "waste",
            files::TOO_MUCH_WASTE,
        )?;
        for (i, id) in waste.iter().enumerate().rev() {
            match Resource::from_id(id) {
                Some(kind) => self.waste.push(kind),
                None => {
                    return wrong(
                        format!("waste[{i}]"),
                        files::message::no_resource(id.clone()),
                    );
                }
            }
        }
        let bank: Option<Map<String, Value>> = fields.read("bank")?;
        match self.house.bank {
            BankSize::Unlimited => must(bank.is_none(), "bank", files::UNLIMITED_IS_NULL),
            BankSize::Finite => self.read_bank(bank.as_ref()),
        }
    }

    /// R12: 16 of each.
    fn read_bank(&mut self, bank: Option<&Map<String, Value>>) -> Read<()> {
        let mut elsewhere = Cards::NONE;
        for (kind, count) in self.hands.iter().flat_map(|hand| hand.iter()) {
            elsewhere.add(kind, count);
        }
        for kind in self.waste.from_top() {
            elsewhere.add(kind, 1);
        }
        for (kind, count) in elsewhere.iter() {
            match CARDS_OF_A_KIND.checked_sub(count) {
                Some(rest) => self.bank.add(kind, rest),
                None => {
                    let reason = files::message::too_many_of_a_kind(count, kind.id());
                    return wrong("hands", reason);
                }
            }
        }
        let Some(bank) = bank else {
            return Ok(());
        };
        let bank = cards("bank", bank)?;
        must(bank == self.bank, "bank", files::NOT_SIXTEEN)
    }

    fn read_protected(&mut self, fields: &Fields) -> Read<()> {
        let protected: Option<u8> = fields.read("protected")?;
        self.renew_protection();
        match (self.house.composter_effect, protected) {
            (_, None) => Ok(()),
            (ComposterEffect::Global, Some(_)) => wrong("protected", files::PROTECTED_IS_NULL),
            (ComposterEffect::OnePerComposter, Some(count)) => {
                let most = Upgrade::Composter.copies();
                must(
                    u16::from(count) <= most,
                    "protected",
                    files::TOO_MANY_COMPOSTERS,
                )?;
                self.protected = count;
                Ok(())
            }
        }
    }

    fn read_spin(&mut self, fields: &Fields, kind: PhaseName, is_null: bool) -> Read<()> {
        let spin: Option<u8> = fields.read("spin")?;
        if !kind.in_turn() {
            return must(spin.is_none(), "spin", files::NULL_OUTSIDE_TURNS);
        }
        // Only the hand check of a skipped turn has no spin.
        let skipped = kind == PhaseName::Discard && self.house.skip_hand_check.is_on() && is_null;
        if skipped {
            return Ok(());
        }
        let spin = spin.unwrap_or(1);
        must(
            spinner().contains(&u16::from(spin)),
            "spin",
            files::NOT_ON_SPINNER,
        )?;
        self.spin = Some(spin);
        Ok(())
    }

    fn read_turn(&mut self, fields: &Fields, kind: PhaseName) -> Read<()> {
        let seats = usize::from(self.seats);
        let partner = fields.seat("partner", seats)?;
        if partner.is_some() {
            must(kind.in_turn(), "partner", files::NULL_OUTSIDE_TURNS)?;
            must(
                partner != Some(self.active),
                "partner",
                files::PARTNER_IS_ANOTHER,
            )?;
            must(
                self.house.trade_partners == TradePartners::One,
                "partner",
                files::PARTNER_IS_NULL,
            )?;
        }
        self.turn.partner = partner;
        let given: Vec<u8> = fields.read("given")?.unwrap_or_default();
        for (seat, given) in self.all_seats().zip(given) {
            must(
                given == 0 || kind.in_turn(),
                "given",
                files::NO_TRADE_OUTSIDE,
            )?;
            self.turn.given[seat.index()] = given;
        }
        self.read_declined(fields, kind)?;
        self.read_recycled(fields, kind)
    }

    fn read_declined(&mut self, fields: &Fields, kind: PhaseName) -> Read<()> {
        let declined: Vec<String> = fields.read("declined")?.unwrap_or_default();
        if declined.is_empty() {
            return Ok(());
        }
        must(kind.in_turn(), "declined", files::EMPTY_OUTSIDE_TURNS)?;
        must(
            self.house.trade_consent.is_on(),
            "declined",
            files::NOTHING_DECLINED,
        )?;
        for (i, text) in declined.iter().enumerate() {
            let field = format!("declined[{i}]");
            let trade = self.trade_from(&field, text)?;
            must(
                !self.turn.declined.contains(trade),
                &field,
                engine::words::THERE_TWICE,
            )?;
            self.turn.declined.push(trade);
        }
        Ok(())
    }

    fn trade_from(&self, field: &str, text: &str) -> Read<Trade> {
        let reader = self.reader();
        match reader.choice_from(text) {
            Some(Choice::Trade(trade)) if trade.partner != self.active => Ok(trade),
            _ => wrong(field, files::message::no_trade(text.to_owned())),
        }
    }

    fn reader(&self) -> Reader {
        Reader {
            seats: usize::from(self.seats),
        }
    }

    fn read_recycled(&mut self, fields: &Fields, kind: PhaseName) -> Read<()> {
        let recycled: Vec<String> = fields.read("recycled")?.unwrap_or_default();
        let most = match self.house.recycler_limit {
            RecyclerLimit::PerTurn => 1,
            RecyclerLimit::PerRecycler => 2,
        };
        must(recycled.len() <= most, "recycled", files::TOO_MUCH_RECYCLED)?;
        for (i, text) in recycled.iter().enumerate() {
            let field = format!("recycled[{i}]");
            must(kind.in_turn(), &field, files::EMPTY_OUTSIDE_TURNS)?;
            let recyclers = self.board.tiles(Tile::Recycler);
            let spot = spot(text).filter(|&spot| recyclers.contains(spot));
            let Some(spot) = spot else {
                return wrong(field, files::NO_RECYCLER);
            };
            must(
                !self.turn.recycled.contains(spot),
                &field,
                engine::words::THERE_TWICE,
            )?;
            self.turn.recycled.push(spot);
        }
        Ok(())
    }

    /// With an unlimited Bank: whether the pile has room for what this round may still bring.
    fn check_room(&self, kind: PhaseName) -> Read<()> {
        if self.bank_is_finite() {
            return Ok(());
        }
        let turns = match self.phase {
            Phase::Over(_) => 0,
            _ if kind.in_turn() => {
                let had = self.in_turn_order().take_while(|&seat| seat != self.active);
                u64::from(self.seats) - had.count() as u64
            }
            _ => u64::from(self.seats),
        };
        let cards = u64::from(self.all_in_hands()) + u64::from(self.waste.len());
        must(
            cards + MOST_IN_A_TURN * turns <= MOST_CARDS,
            "hands",
            files::TOO_MANY_CARDS,
        )
    }

    fn read_offer(&mut self, fields: &Fields) -> Read<()> {
        let Some(text) = fields.read::<String>("offer")? else {
            return Ok(());
        };
        must(
            self.house.trade_consent.is_on(),
            "offer",
            files::NOBODY_ASKED,
        )?;
        let trade = self.trade_from("offer", &text)?;
        let refusal = self.refuse(self.active, Action::Do(Choice::Trade(trade)));
        if let Some(refusal) = refusal {
            return wrong("offer", files::message::offer_impossible(refusal.message()));
        }
        self.turn.offer = Some(trade);
        Ok(())
    }
}

/// How many sit at the table: told by the fields with an entry for each seat, or else asked for.
fn seats(house: &House, asked: Option<usize>, raw: &Map<String, Value>) -> Read<usize> {
    let mut told: Option<(&str, usize)> = None;
    for name in PER_SEAT {
        let Some(list) = raw.get(name).filter(|value| !value.is_null()) else {
            continue;
        };
        let Some(list) = list.as_array() else {
            return wrong(name, files::ENTRY_FOR_EACH);
        };
        match told {
            Some((other, len)) if len != list.len() => {
                let reason = common::other_length(list.len(), other.to_owned(), len);
                return wrong(name, reason);
            }
            _ => told = Some((name, list.len())),
        }
    }
    let (field, seats) = match (told, asked) {
        (Some(told), _) => told,
        (None, Some(asked)) => ("hands", asked),
        (None, None) => ("hands", usize::from(house.players)),
    };
    must(
        (3..=SEATS).contains(&seats),
        field,
        files::THREE_OR_FOUR_PLAY,
    )?;
    match house.seats(Some(seats)) {
        Ok(seats) => Ok(seats),
        Err(error) => wrong(field, error.message()),
    }
}

fn marks(fields: &Fields, name: &'static str, seats: usize) -> Read<SeatSet> {
    let marks: Vec<bool> = fields.read(name)?.unwrap_or_default();
    let marked = Seat::all(seats).zip(marks).filter(|&(_, marked)| marked);
    Ok(marked.map(|(seat, _)| seat).collect())
}

fn cards(field: &str, counts: &Map<String, Value>) -> Read<Cards> {
    let mut cards = Cards::NONE;
    for (id, count) in counts {
        let Some(kind) = Resource::from_id(id) else {
            return wrong(format!("{field}.{id}"), files::NO_SUCH_RESOURCE);
        };
        let count = count.as_u64().filter(|&count| count <= MOST_CARDS);
        match count {
            Some(count) => cards.add(kind, count as u16),
            None => return wrong(format!("{field}.{id}"), files::NUMBER_OF_CARDS),
        }
    }
    Ok(cards)
}

fn spot(text: &str) -> Option<Spot> {
    text.parse::<Hex>().ok().and_then(Spot::at)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TileField {
    tile: String,
    upgrade: Option<String>,
}
