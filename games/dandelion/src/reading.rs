//! Positions as JSON, on their way in: every error names its field.

use engine::{
    Fields, HouseRules as _, MAX_SEATS, Message, PositionError, Seat, words::message as common,
};
use i18n::verbatim;
use parts::Pile;
use serde::Deserialize;
use serde_json::{Map, Value};

use crate::{
    Dandelion, FULL_HAND, IN_PLAY,
    cards::{Card, Cards, JOKER_NAMES, Wild},
    deck_file::{DESIGNS, ORDINARY},
    guild::{anyone_satisfied, most_inputs, points},
    icons::Icon,
    notation::{card_with_id, named_card},
    options::{
        DandelionCard, DealWilds, Helpers, InsectTrade, Options, PassedAphids, PilePick,
        WildReplacement,
    },
    table::{DealtWild, Offer, Step, Table},
    words::{self, files},
};

type Reading<T> = Result<T, PositionError>;

fn wrong<T>(field: impl Into<String>, reason: impl Into<Message>) -> Reading<T> {
    Err(PositionError::new(field, reason))
}

/// The position with these fields.
pub(crate) fn read(
    options: &Options,
    asked: Option<usize>,
    fields: &Map<String, Value>,
) -> Reading<Dandelion> {
    let fields = Fields::new(fields);
    let hands: Vec<Vec<String>> = fields.require("hands")?;
    let seats = hands.len();
    if let Err(error) = options.seats(Some(seats)) {
        return wrong("hands", files::message::hands_wrong(seats, error.reason));
    }
    if asked.is_some_and(|asked| asked != seats) {
        return wrong("hands", files::message::hands_at_other_table(seats));
    }
    let dealer = fields.seat("dealer", seats)?.unwrap_or(Seat::new(0));
    let mut reader = Reader {
        fields,
        table: Table::new(*options, seats, dealer),
        hands: [Cards::NONE; MAX_SEATS],
        deck: Pile::new(),
        counts: [0; DESIGNS],
    };
    reader.read_places(&hands)?;
    reader.read_turn()?;
    reader.read_step()?;
    reader.read_derived()?;
    let Reader {
        fields,
        table,
        hands,
        deck,
        ..
    } = reader;
    fields.finish()?;
    Ok(Dandelion { table, hands, deck })
}

struct Reader<'a> {
    fields: Fields<'a>,
    table: Table,
    hands: [Cards; MAX_SEATS],
    deck: Pile<Card, IN_PLAY>,
    /// How often each card has been seen.
    counts: [u8; DESIGNS],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GuildFields {
    cards: Vec<String>,
    #[serde(default)]
    aphids: bool,
    points: Option<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PendingFields {
    card: String,
    seat: usize,
    guild: Option<u8>,
    offers: Option<Vec<Value>>,
}

impl Reader<'_> {
    /// Puts a card somewhere; there must be one left (D11, D14).
    fn place(&mut self, card: Card, field: &str) -> Reading<()> {
        let copies = match card.wild() {
            Some(wild) => self.table.copies(wild) as u8,
            None => card.copies_in_play(),
        };
        if copies == 0 {
            return wrong(field, files::message::not_in_game(card.to_string()));
        }
        let count = &mut self.counts[card.index() as usize];
        *count += 1;
        if *count > copies {
            return wrong(field, files::message::too_often(card.to_string(), copies));
        }
        Ok(())
    }

    fn card(&mut self, id: &str, field: &str) -> Reading<Card> {
        let card = card_with_id(id).or_else(|reason| wrong(field, reason))?;
        self.place(card, field)?;
        Ok(card)
    }

    fn ordinary(&mut self, id: &str, field: &str) -> Reading<Card> {
        let card = self.card(id, field)?;
        if card.wild().is_some() {
            return wrong(field, files::message::never_lies_here(card.to_string()));
        }
        Ok(card)
    }

    fn wild(&mut self, id: &str, field: &str) -> Reading<Wild> {
        let card = self.card(id, field)?;
        match card.wild() {
            Some(wild) => Ok(wild),
            None => wrong(field, files::message::not_wild(card.to_string())),
        }
    }

    /// A list for each seat, empty if left out.
    fn per_seat<T: serde::de::DeserializeOwned + Default + Clone>(
        &self,
        name: &'static str,
    ) -> Reading<Vec<T>> {
        let seats = self.table.seats();
        let lists: Option<Vec<T>> = self.fields.read(name)?;
        match lists {
            None => Ok(vec![T::default(); seats]),
            Some(lists) if lists.len() == seats => Ok(lists),
            Some(lists) => wrong(name, common::other_table(lists.len(), seats)),
        }
    }

    fn read_places(&mut self, hands: &[Vec<String>]) -> Reading<()> {
        for (seat, ids) in hands.iter().enumerate() {
            let field = format!("hands[{seat}]");
            if ids.len() > FULL_HAND {
                return wrong(field, files::HAND_OF_FIVE);
            }
            for id in ids {
                let card = self.ordinary(id, &field)?;
                self.hands[seat].insert(card);
            }
        }
        let deck: Vec<String> = self.fields.read("deck")?.unwrap_or_default();
        for id in deck.iter().rev() {
            let card = self.card(id, "deck")?;
            self.deck.push(card);
        }
        let discard: Vec<String> = self.fields.read("discard")?.unwrap_or_default();
        for id in discard.iter().rev() {
            let card = self.ordinary(id, "discard")?;
            self.table.discard.push(card);
        }
        let out: Vec<String> = self.fields.read("out")?.unwrap_or_default();
        for id in &out {
            let wild = self.wild(id, "out")?;
            self.table.out.insert(wild);
        }
        self.read_guilds()?;
        let insects: Vec<Vec<String>> = self.per_seat("insects")?;
        for (seat, ids) in insects.iter().enumerate() {
            let field = format!("insects[{seat}]");
            for id in ids {
                let card = self.card(id, &field)?;
                let Some(insect) = card.insect() else {
                    return wrong(field, files::message::not_an_insect(card.to_string()));
                };
                self.table.saved[seat].insert(insect);
            }
        }
        self.table.drought = self.fields.seat("drought", self.table.seats())?;
        if self.table.drought.is_some() {
            self.place(Wild::Drought.card(), "drought")?;
        }
        Ok(())
    }

    fn read_guilds(&mut self) -> Reading<()> {
        let guilds: Vec<Vec<Value>> = self.per_seat("guilds")?;
        for (seat, guilds) in guilds.into_iter().enumerate() {
            for (number, guild) in guilds.into_iter().enumerate() {
                let field = format!("guilds[{seat}][{number}]");
                let guild: GuildFields = serde_json::from_value(guild)
                    .or_else(|error| wrong(&field, verbatim(error.to_string())))?;
                self.read_guild(Seat::new(seat), number, &guild, &field)?;
            }
        }
        Ok(())
    }

    fn read_guild(
        &mut self,
        seat: Seat,
        number: usize,
        guild: &GuildFields,
        field: &str,
    ) -> Reading<()> {
        let mut cards: Pile<Card, ORDINARY> = Pile::new();
        for word in &guild.cards {
            let (card, name) = named_card(word).or_else(|reason| wrong(field, reason))?;
            self.place(card, field)?;
            if card.wild().is_some() {
                return wrong(field, files::message::is_wild(card.to_string()));
            }
            if card == Card::DANDELION {
                self.table.garden.joker = self.joker_name(name, field)?;
            }
            cards.push(card);
        }
        let set: Cards = cards.as_slice().iter().copied().collect();
        let printed = self.table.printed();
        let holds = match (cards.len(), self.table.options.helpers) {
            (0, _) => return wrong(field, files::GUILD_WITHOUT_CARDS),
            (1, _) | (_, Helpers::Free) => anyone_satisfied(set, set, printed, self.table.jokers()),
            (_, Helpers::Strict) => most_inputs(set, printed) > 0,
        };
        if !holds {
            return wrong(field, files::GUILD_UNSATISFIED);
        }
        let sound = points(set, printed);
        let worth = if guild.aphids { 0 } else { sound };
        if guild
            .points
            .is_some_and(|points| points != i64::from(worth))
        {
            return wrong(
                format!("{field}.points"),
                files::message::guild_is_worth(worth),
            );
        }
        self.table
            .garden
            .lay(seat, cards.as_slice().iter().copied(), sound);
        if guild.aphids {
            self.place(Wild::Aphids.card(), field)?;
            self.table.garden.set_aphids(seat, number, true);
        }
        Ok(())
    }

    fn joker_name(&self, name: Option<Icon>, field: &str) -> Reading<Option<Icon>> {
        match (self.table.options.dandelion, name) {
            (DandelionCard::Plain, None) => Ok(None),
            (DandelionCard::Plain, Some(_)) => wrong(field, files::NO_JOKER),
            (DandelionCard::Joker, Some(icon)) if JOKER_NAMES.contains(&icon) => Ok(Some(icon)),
            (DandelionCard::Joker, _) => wrong(field, files::JOKER_NAMES),
        }
    }

    fn read_turn(&mut self) -> Reading<()> {
        let seats = self.table.seats();
        if let Some(turn) = self.fields.seat("turn", seats)? {
            self.table.turn = turn;
        }
        self.table.discarded = self.fields.read("discarded")?.unwrap_or(false);
        self.table.built = self.fields.read("built")?.unwrap_or(false);
        self.table.idle_turns = self.fields.read("idle_turns")?.unwrap_or(0);
        self.table.final_lap = self.fields.seat("final_lap", seats)?;
        let dealt: Option<Vec<Vec<String>>> = self.fields.read("dealt_wilds")?;
        let Some(dealt) = dealt else {
            return Ok(());
        };
        if self.table.options.deal_wilds != DealWilds::Resolve {
            return wrong("dealt_wilds", files::NEEDS_RESOLVE);
        }
        if dealt.len() != seats {
            return wrong("dealt_wilds", common::other_table(dealt.len(), seats));
        }
        let mut left: Pile<DealtWild, 6> = Pile::new();
        // Those who settle later lie deeper; nobody before the present one is left.
        let first = self.table.first_player();
        for steps in (0..seats).rev() {
            let seat = first.after(steps, seats);
            let field = format!("dealt_wilds[{seat}]");
            for id in dealt[seat.index()].iter().rev() {
                let wild = self.wild(id, &field)?;
                left.push(DealtWild { seat, wild });
            }
            if seat == self.table.turn {
                let earlier = (0..steps).map(|steps| first.after(steps, seats));
                if let Some(seat) = earlier.into_iter().find(|s| !dealt[s.index()].is_empty()) {
                    return wrong(format!("dealt_wilds[{seat}]"), files::HAS_SETTLED);
                }
                break;
            }
        }
        self.table.dealt = Some(left);
        Ok(())
    }

    fn read_step(&mut self) -> Reading<()> {
        let phase: String = (self.fields.read("phase")?).unwrap_or_else(|| "build".to_owned());
        let pending: Option<PendingFields> = self.fields.read("pending")?;
        let hand = self.hands[self.table.turn.index()].len();
        match phase.as_str() {
            "build" => self.table.step = Step::Build,
            "discard" if hand == 0 => {
                return wrong("phase", files::EMPTY_HAND);
            }
            "discard" => self.table.step = Step::Discard,
            "replenish" => self.table.step = Step::Replenish,
            "take" if self.table.options.pile_pick != PilePick::Free => {
                return wrong("phase", files::NEEDS_FREE_PICK);
            }
            "take" => self.table.step = Step::Take,
            "over" => self.table.step = Step::Over,
            "aphids" | "aphids_landing" | "insect" | "offers" | "answer" => {
                let Some(pending) = pending else {
                    return wrong("pending", files::message::required_in(phase));
                };
                return self.read_pending(&phase, &pending);
            }
            _ => return wrong("phase", common::no_phase(phase)),
        }
        if pending.is_some() {
            return wrong("pending", files::message::null_in(phase));
        }
        if self.table.dealt.is_some() {
            return wrong("dealt_wilds", files::message::null_in(phase));
        }
        let over = matches!(self.table.step, Step::Over);
        if !over && self.table.final_lap == Some(self.table.turn) {
            return wrong("final_lap", files::HAD_LAST_TURN);
        }
        if matches!(self.table.step, Step::Build | Step::Discard) && self.table.discarded {
            return wrong("discarded", files::message::false_in(phase));
        }
        Ok(())
    }

    fn read_pending(&mut self, phase: &str, pending: &PendingFields) -> Reading<()> {
        let seats = self.table.seats();
        if pending.seat >= seats {
            return wrong("pending.seat", common::no_seat(pending.seat, seats - 1));
        }
        let seat = Seat::new(pending.seat);
        let card = self.card(&pending.card, "pending.card")?;
        if matches!(phase, "aphids" | "aphids_landing") != (card == Wild::Aphids.card()) {
            return wrong(
                "pending.card",
                files::message::does_not_lead_to(card.to_string(), phase.to_owned()),
            );
        }
        if phase != "aphids_landing" && pending.guild.is_some() {
            return wrong(
                "pending.guild",
                files::message::left_out_in(phase.to_owned()),
            );
        }
        let trading = matches!(phase, "offers" | "answer");
        if !trading && pending.offers.is_some() {
            return wrong(
                "pending.offers",
                files::message::left_out_in(phase.to_owned()),
            );
        }
        self.table.step = match (phase, card.insect()) {
            ("aphids", _) => self.aphids_step(seat)?,
            ("aphids_landing", _) => self.landing_step(seat, pending.guild)?,
            (_, None) => {
                return wrong(
                    "pending.card",
                    files::message::does_not_lead_to(card.to_string(), phase.to_owned()),
                );
            }
            ("insect", Some(insect)) => {
                let off = self.table.options.insect_trade == InsectTrade::Off;
                if off && seat != self.table.turn {
                    return wrong("pending.seat", words::NO_TRADES);
                }
                Step::Insect { insect, seat }
            }
            (_, Some(insect)) => {
                let offers = self.offers(seat, phase == "answer", pending.offers.as_deref())?;
                if phase == "answer" {
                    Step::Answer { insect, offers }
                } else {
                    Step::Offers {
                        insect,
                        seat,
                        offers,
                    }
                }
            }
        };
        if self.table.pauses_building() && self.table.dealt.is_some() {
            return wrong("dealt_wilds", files::NULL_WHILE_TRADING);
        }
        Ok(())
    }

    fn aphids_step(&self, seat: Seat) -> Reading<Step> {
        let garden = &self.table.garden;
        if seat != self.table.turn {
            if self.table.options.passed_aphids == PassedAphids::Passer {
                return wrong("pending.seat", files::PASSER_PICKS);
            }
            if !garden.has_free(seat) {
                return wrong("pending.seat", files::NO_FREE_GUILD);
            }
        }
        Ok(Step::Aphids { seat })
    }

    fn landing_step(&self, seat: Seat, guild: Option<u8>) -> Reading<Step> {
        let Some(guild) = guild else {
            return wrong(
                "pending.guild",
                files::message::required_in("aphids_landing"),
            );
        };
        if !self.table.garden.is_free(seat, guild as usize) {
            return wrong("pending.guild", files::NOT_FREE);
        }
        if self.table.saved(seat).is_empty() {
            return wrong("pending.seat", files::NO_INSECT_SAVED);
        }
        Ok(Step::Landing { seat, guild })
    }

    /// The answers to a trade: those asked before `asked` have answered, in
    /// the phase `answer` all have.
    fn offers(
        &self,
        asked: Seat,
        all: bool,
        given: Option<&[Value]>,
    ) -> Reading<[Offer; MAX_SEATS]> {
        let (seats, trader) = (self.table.seats(), self.table.turn);
        if self.table.options.insect_trade == InsectTrade::Off {
            return wrong("phase", words::NO_TRADES);
        }
        if all != (asked == trader) {
            return wrong("pending.seat", files::WHO_IS_ASKED);
        }
        let nothing = vec![Value::Null; seats];
        let given = given.unwrap_or(&nothing);
        if given.len() != seats {
            return wrong("pending.offers", common::other_table(given.len(), seats));
        }
        let mut offers = [Offer::Open; MAX_SEATS];
        let mut awaited = false;
        for steps in 1..=seats {
            let seat = trader.after(steps, seats);
            awaited |= seat == asked;
            let field = format!("pending.offers[{seat}]");
            let offer = match &given[seat.index()] {
                Value::Null => Offer::Open,
                Value::String(word) if word == "pass" => Offer::Pass,
                value => match value.as_u64().and_then(|n| u8::try_from(n).ok()) {
                    Some(n) if self.table.garden.is_free(seat, n as usize) => Offer::Guild(n),
                    _ => return wrong(field, files::OFFER_SHAPE),
                },
            };
            if awaited != (offer == Offer::Open) {
                return wrong(field, files::ANSWERS_IN_TURN);
            }
            offers[seat.index()] = offer;
        }
        let offered = offers.iter().any(|offer| matches!(offer, Offer::Guild(_)));
        if all && !offered {
            return wrong("pending.offers", files::NOTHING_TO_ANSWER);
        }
        Ok(offers)
    }

    fn read_derived(&mut self) -> Reading<()> {
        self.table.traded = self.read_traded()?;
        self.table.need = self.read_need()?;
        let (table, need) = (&self.table, self.table.need as usize);
        match table.step {
            Step::Replenish | Step::Take if need == 0 => {
                return wrong("hands", files::HAND_IS_FULL);
            }
            Step::Replenish if self.deck.is_empty() && !table.pile_is_open() => {
                return wrong("phase", files::NOTHING_TO_DRAW);
            }
            Step::Take if table.available().len() < need => {
                return wrong("discard", files::TOO_FEW_TO_TAKE);
            }
            _ => {}
        }
        let scores: Option<Vec<i64>> = self.fields.read("scores")?;
        let counted = table.scores();
        let right = counted.as_slice().iter().copied();
        if scores.is_some_and(|scores| !scores.into_iter().eq(right)) {
            return wrong(
                "scores",
                files::message::guilds_are_worth(format!("{counted:?}")),
            );
        }
        Ok(())
    }

    fn read_traded(&self) -> Reading<bool> {
        let table = &self.table;
        let must = match table.step {
            Step::Offers { .. } | Step::Answer { .. } => true,
            Step::Insect { seat, .. } => seat != table.turn,
            _ => false,
        };
        let may = match table.step {
            Step::Build => table.options.insect_trade == InsectTrade::OnOwnTurn,
            Step::Insect { .. } => table.options.insect_trade == InsectTrade::OnReveal,
            _ => false,
        };
        match self.fields.read::<bool>("traded")? {
            None => Ok(must),
            Some(traded) if traded == must || traded && may => Ok(traded),
            Some(_) => wrong("traded", files::message::must_say(must.to_string())),
        }
    }

    fn read_need(&self) -> Reading<u8> {
        let table = &self.table;
        let derived = Table::need_of(self.hands[table.turn.index()].len());
        let given = self.fields.read::<u8>("need")?;
        let drawing = table.pending().is_some() && !table.pauses_building();
        let right = match table.step {
            Step::Replenish | Step::Take => derived,
            _ if !drawing => 0,
            _ => match (table.options.wild_replacement, given) {
                (WildReplacement::Yes, _) => derived,
                (WildReplacement::No, Some(given)) if given <= derived => given,
                (WildReplacement::No, Some(_)) => {
                    return wrong("need", files::message::need_at_most(derived));
                }
                (WildReplacement::No, None) => {
                    return wrong("need", files::NEED_MISSING);
                }
            },
        };
        match given {
            Some(given) if given != right => wrong("need", files::message::need_is(right)),
            _ => Ok(right),
        }
    }
}
