//! The phase of a position and what it owes.

use engine::{Fields, PositionError, Seat, SeatSet, words};
use i18n::{Phrase, verbatim};
use serde::{Deserialize, de::DeserializeOwned};
use serde_json::Value;

use super::{Read, must, spot, wrong};
use crate::{
    BankSize, DoubleCraft, EventCard, Phase, Resource, Resourced, Spot, SpotSet, Thing, Tile,
    Upgrade, Verdict, Which, words::files,
};

/// The phase and what it owes.
impl Resourced {
    pub(super) fn read_phase(&mut self, fields: &Fields, kind: PhaseName) -> Read<()> {
        let event = read_event(fields, kind)?;
        let which = read_which(fields, kind)?;
        let thing = self.read_crafting(fields, kind, which)?;
        let todo = fields.value("todo");
        self.phase = match kind {
            PhaseName::Setup => Phase::Setup,
            PhaseName::UpkeepBank => self.read_upkeep_bank(todo)?,
            PhaseName::UpkeepFeed => self.read_upkeep_feed(todo)?,
            PhaseName::UpkeepLoss => {
                let left: u16 = required(todo)?;
                let most = self.can_be_lost().min(2 * self.board.housing());
                must((1..=most).contains(&left), "todo", files::TOO_MANY_OWED)?;
                Phase::UpkeepLoss { left }
            }
            PhaseName::Event => match event {
                Some(event) => self.read_event_phase(event, todo)?,
                None => return wrong("event", files::EVENT_REQUIRED),
            },
            PhaseName::Replant => {
                let gardens = self.read_gardens(todo)?;
                must(self.replanting_is_due(), "phase", files::NOBODY_REPLANTS)?;
                Phase::Replant { gardens }
            }
            PhaseName::Action1 => Phase::Action(Which::First),
            PhaseName::Move => Phase::Move,
            PhaseName::Action2 => Phase::Action(Which::Second),
            PhaseName::Place => match (which, thing) {
                (Some(which), Some(thing)) => Phase::Place { which, thing },
                _ => return wrong("crafting", files::CRAFTING_REQUIRED),
            },
            PhaseName::ShopTake => self.read_shop_take(which, todo)?,
            PhaseName::ShopWaste => self.read_shop_waste(which, todo)?,
            PhaseName::End => Phase::End,
            PhaseName::Discard => {
                let above = self.hand(self.active).total();
                let above = above.saturating_sub(self.hand_limit());
                let left = optional(todo)?.unwrap_or(above);
                must(above > 0, "phase", files::NOBODY_ABOVE_LIMIT)?;
                must(left == above, "todo", files::CARDS_ABOVE_LIMIT)?;
                Phase::Discard { left }
            }
            PhaseName::Over => Phase::Over(self.read_verdict()?),
        };
        let owes = !matches!(
            kind,
            PhaseName::Setup
                | PhaseName::Action1
                | PhaseName::Move
                | PhaseName::Action2
                | PhaseName::Place
                | PhaseName::End
                | PhaseName::Over
        );
        must(owes || todo.is_none(), "todo", words::NULL_HERE)
    }

    fn read_verdict(&self) -> Read<Verdict> {
        self.verdict()
            .ok_or_else(|| PositionError::new("phase", files::NOT_ENDED))
    }

    fn read_crafting(
        &mut self,
        fields: &Fields,
        kind: PhaseName,
        which: Option<Which>,
    ) -> Read<Option<Thing>> {
        let crafted: u8 = fields.read("crafted")?.unwrap_or(0);
        let in_centre = self.pawn(self.active) == Spot::CENTRE;
        if crafted > 0 {
            let second = which == Some(Which::Second)
                && matches!(kind, PhaseName::Action2 | PhaseName::Place);
            let twice = self.house.double_craft == DoubleCraft::AfterMove;
            must(
                crafted == 1 && second && twice && in_centre,
                "crafted",
                files::BETWEEN_CRAFTS,
            )?;
        }
        self.turn.crafted = crafted;
        let id = fields.read::<String>("crafting")?;
        let Some(id) = id else {
            return Ok(None);
        };
        must(kind == PhaseName::Place, "crafting", words::NULL_HERE)?;
        let Some(thing) = Thing::from_id(&id) else {
            return wrong("crafting", files::message::no_such_thing(id));
        };
        let possible = thing != Thing::Tile(Tile::Bgcs) && in_centre && self.may_craft(thing);
        must(possible, "crafting", files::CANNOT_CRAFT)?;
        Ok(Some(thing))
    }

    fn read_upkeep_bank(&self, todo: Option<&Value>) -> Read<Phase> {
        let due = self.bank_waste_due();
        let left = optional(todo)?.unwrap_or(due);
        must((1..=due).contains(&left), "todo", files::TOO_MANY_OWED)?;
        Ok(Phase::UpkeepBank { left })
    }

    fn read_upkeep_feed(&self, todo: Option<&Value>) -> Read<Phase> {
        let (food, water, short) = match optional::<FeedField>(todo)? {
            None => self.feeding_due(),
            Some(FeedField { food, water, short }) => (food, water, short),
        };
        let all = u32::from(food) + u32::from(water) + u32::from(short);
        must(food > 0 || water > 0, "todo", files::NOTHING_OWED)?;
        must(
            all <= 2 * u32::from(self.board.housing()),
            "todo",
            files::TOO_MUCH_ASKED,
        )?;
        let there =
            food <= self.in_hands(Resource::Food) && water <= self.in_hands(Resource::Water);
        must(there, "todo", files::NOT_IN_HANDS)?;
        Ok(Phase::UpkeepFeed { food, water, short })
    }

    fn read_event_phase(&self, event: EventCard, todo: Option<&Value>) -> Read<Phase> {
        match event {
            EventCard::JoinCarya => {
                must(todo.is_none(), "todo", files::NULL_IN_EVENT)?;
                let some = !self.board.carya_targets().is_empty();
                must(some, "event", files::NOTHING_TO_UPGRADE)?;
                Ok(Phase::Carya)
            }
            EventCard::Vandalism => {
                must(todo.is_none(), "todo", files::NULL_IN_EVENT)?;
                let containers = self.board.upgrades(Upgrade::ShippingContainer);
                must(!containers.is_empty(), "event", files::NO_CONTAINER)?;
                Ok(Phase::Vandalism)
            }
            EventCard::Drought => self.read_drought(todo),
            EventCard::HeatWave => {
                let exposed = self.read_exposed(self.exposed_to_heat(), todo)?;
                let payable = self
                    .first_of(exposed)
                    .is_some_and(|seat| self.can_pay_for_heat(seat));
                must(payable, "todo", files::FIRST_CANNOT_PAY)?;
                Ok(Phase::HeatWave { exposed })
            }
            EventCard::Flood => {
                let gardens = self.read_gardens(todo)?;
                must(!gardens.is_empty(), "todo", files::NO_GARDEN_LEFT)?;
                Ok(Phase::Flood { gardens })
            }
            EventCard::PropurrrtyDamage => self.read_damage(todo),
            EventCard::Rain
            | EventCard::CommunityPlantingDay
            | EventCard::Harvest
            | EventCard::BeeHotels
            | EventCard::ComputerAccessProgram
            | EventCard::StudyGroup
            | EventCard::TrashPickupDay
            | EventCard::BushfireSmoke => wrong("event", files::EVENT_ASKS_NOTHING),
        }
    }

    fn read_drought(&self, todo: Option<&Value>) -> Read<Phase> {
        let systems = self.board.upgrades(Upgrade::IrrigationSystem);
        let part_two = match todo {
            None => systems.is_empty(),
            Some(list) => list
                .as_array()
                .is_some_and(|items| items.iter().any(Value::is_number)),
        };
        if !part_two {
            let systems = read_spots(systems, todo, files::NO_SYSTEM_ON_IT)?;
            must(!systems.is_empty(), "todo", files::NO_SYSTEM_LEFT)?;
            return Ok(Phase::Drought { systems });
        }
        must(self.team_pays(), "todo", files::PAY_BY_THEMSELVES)?;
        let exposed = self.read_exposed(self.exposed_to_drought(), todo)?;
        must(
            self.in_hands(Resource::Water) > 0,
            "todo",
            files::NOBODY_HAS_WATER,
        )?;
        Ok(Phase::Thirst { exposed })
    }

    /// Seats in turn order.
    fn read_exposed(&self, all: SeatSet, todo: Option<&Value>) -> Read<SeatSet> {
        let exposed = match optional::<Vec<u64>>(todo)? {
            None => all,
            Some(listed) => {
                let set: SeatSet = self
                    .in_turn_order()
                    .filter(|&seat| listed.contains(&(seat.index() as u64)))
                    .collect();
                let in_order = self.in_turn_order().filter(|&seat| set.contains(seat));
                let same = in_order
                    .map(|seat| seat.index() as u64)
                    .eq(listed.iter().copied());
                must(same, "todo", files::SEATS_IN_ORDER)?;
                let exposed = set.iter().all(|seat| all.contains(seat));
                must(exposed, "todo", files::SEAT_NOT_EXPOSED)?;
                set
            }
        };
        must(!exposed.is_empty(), "todo", files::NOBODY_EXPOSED)?;
        Ok(exposed)
    }

    fn read_gardens(&self, todo: Option<&Value>) -> Read<SpotSet> {
        let gardens = self.board.tiles(Tile::CommunityGarden);
        read_spots(gardens, todo, files::NO_GARDEN_ON_IT)
    }

    fn read_damage(&self, todo: Option<&Value>) -> Read<Phase> {
        let blamed: Vec<u64> = optional(todo)?.unwrap_or_default();
        let blamed = match blamed.as_slice() {
            [] => None,
            [seat] if *seat < u64::from(self.seats) => Some(Seat::new(*seat as usize)),
            _ => return wrong("todo", files::ONE_SEAT_OR_NONE),
        };
        let some_card = match blamed {
            None => self.all_in_hands() > 0,
            Some(seat) => !self.hand(seat).is_empty(),
        };
        must(some_card, "todo", files::NOTHING_TO_LOSE_THERE)?;
        Ok(Phase::Damage { blamed })
    }

    fn check_shopping(&self) -> Read<()> {
        let there = self.board.has_bus_stop() && self.pawn(self.active) == Spot::CENTRE;
        must(there, "phase", files::TRIP_FROM_BUS_STOP)
    }

    fn read_shop_take(&self, which: Option<Which>, todo: Option<&Value>) -> Read<Phase> {
        self.check_shopping()?;
        let taken: u16 = required(todo)?;
        let possible = if taken == 0 {
            self.may_take_more(0)
        } else {
            // The last card was taken while the Bank held enough, and is in the hand.
            taken <= self.hand(self.active).total()
                && match self.house.bank {
                    BankSize::Finite => taken <= self.bank.total(),
                    BankSize::Unlimited => self.may_take_more(taken - 1),
                }
        };
        must(possible, "todo", files::TOO_MANY_TAKEN)?;
        match which {
            Some(which) => Ok(Phase::ShopTake { which, taken }),
            None => wrong("action", words::REQUIRED_HERE),
        }
    }

    fn read_shop_waste(&self, which: Option<Which>, todo: Option<&Value>) -> Read<Phase> {
        self.check_shopping()?;
        let left: u16 = required(todo)?;
        let possible = match self.house.bank {
            BankSize::Finite => left <= self.bank.total(),
            BankSize::Unlimited => left > 0 && self.may_take_more(left - 1),
        };
        must(left > 0 && possible, "todo", files::TOO_MANY_OWED)?;
        match which {
            Some(which) => Ok(Phase::ShopWaste { which, left }),
            None => wrong("action", words::REQUIRED_HERE),
        }
    }
}

/// The event being resolved, where there is one.
fn read_event(fields: &Fields, kind: PhaseName) -> Read<Option<EventCard>> {
    let id = fields.read::<String>("event")?;
    let Some(id) = id else {
        return Ok(None);
    };
    let Some(event) = EventCard::from_id(&id) else {
        return wrong("event", files::message::no_event(id));
    };
    match kind {
        PhaseName::Event => Ok(Some(event)),
        PhaseName::Replant => {
            must(event == EventCard::Flood, "event", files::FLOOD_IN_REPLANT)?;
            Ok(Some(event))
        }
        _ => wrong("event", words::NULL_HERE),
    }
}

/// Hexes among those that can be meant; all of them if none are listed.
fn read_spots(all: SpotSet, todo: Option<&Value>, reason: Phrase) -> Read<SpotSet> {
    let Some(texts) = optional::<Vec<String>>(todo)? else {
        return Ok(all);
    };
    let mut spots = SpotSet::NONE;
    for (i, text) in texts.iter().enumerate() {
        let field = format!("todo[{i}]");
        match spot(text).filter(|&spot| all.contains(spot)) {
            Some(spot) => {
                must(!spots.contains(spot), &field, words::THERE_TWICE)?;
                spots.insert(spot);
            }
            None => return wrong(field, reason),
        }
    }
    Ok(spots)
}

/// Which Action is being taken: told by the phase, or else by the field.
fn read_which(fields: &Fields, kind: PhaseName) -> Read<Option<Which>> {
    let given = match fields.read::<u64>("action")? {
        None => None,
        Some(1) => Some(Which::First),
        Some(2) => Some(Which::Second),
        Some(_) => return wrong("action", files::ONE_OR_TWO),
    };
    let told = match kind {
        PhaseName::Action1 => Some(Which::First),
        PhaseName::Action2 => Some(Which::Second),
        PhaseName::Place | PhaseName::ShopTake | PhaseName::ShopWaste => {
            must(given.is_some(), "action", words::REQUIRED_HERE)?;
            given
        }
        PhaseName::Setup
        | PhaseName::UpkeepBank
        | PhaseName::UpkeepFeed
        | PhaseName::UpkeepLoss
        | PhaseName::Event
        | PhaseName::Replant
        | PhaseName::Move
        | PhaseName::End
        | PhaseName::Discard
        | PhaseName::Over => None,
    };
    must(
        given.is_none() || given == told,
        "action",
        files::CONTRADICTS_PHASE,
    )?;
    Ok(told)
}

fn optional<T: DeserializeOwned>(todo: Option<&Value>) -> Read<Option<T>> {
    let read = todo.map(|value| serde_json::from_value(value.clone()));
    read.transpose()
        .map_err(|error| PositionError::new("todo", verbatim(error.to_string())))
}

fn required<T: DeserializeOwned>(todo: Option<&Value>) -> Read<T> {
    optional(todo)?.ok_or_else(|| PositionError::new("todo", words::REQUIRED_HERE))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FeedField {
    food: u16,
    water: u16,
    short: u16,
}

/// The names of phases, before what they owe is known.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum PhaseName {
    Setup,
    UpkeepBank,
    UpkeepFeed,
    UpkeepLoss,
    Event,
    Replant,
    Action1,
    Move,
    Action2,
    Place,
    ShopTake,
    ShopWaste,
    End,
    Discard,
    Over,
}

impl PhaseName {
    pub(super) fn read(text: &str) -> Read<PhaseName> {
        Ok(match text {
            "setup" => PhaseName::Setup,
            "upkeep_bank" => PhaseName::UpkeepBank,
            "upkeep_feed" => PhaseName::UpkeepFeed,
            "upkeep_loss" => PhaseName::UpkeepLoss,
            "event" => PhaseName::Event,
            "replant" => PhaseName::Replant,
            "action_1" => PhaseName::Action1,
            "move" => PhaseName::Move,
            "action_2" => PhaseName::Action2,
            "place" => PhaseName::Place,
            "shop_take" => PhaseName::ShopTake,
            "shop_waste" => PhaseName::ShopWaste,
            "end" => PhaseName::End,
            "discard" => PhaseName::Discard,
            "over" => PhaseName::Over,
            _ => return wrong("phase", words::message::no_phase(text.to_owned())),
        })
    }

    pub(super) fn in_turn(self) -> bool {
        match self {
            PhaseName::Action1
            | PhaseName::Move
            | PhaseName::Action2
            | PhaseName::Place
            | PhaseName::ShopTake
            | PhaseName::ShopWaste
            | PhaseName::End
            | PhaseName::Discard => true,
            PhaseName::Setup
            | PhaseName::UpkeepBank
            | PhaseName::UpkeepFeed
            | PhaseName::UpkeepLoss
            | PhaseName::Event
            | PhaseName::Replant
            | PhaseName::Over => false,
        }
    }
}
