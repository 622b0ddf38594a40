//! Why something is not possible.

use engine::{Game as _, Message, Refusal, Seat};
use i18n::Phrase;
use parts::Hex;

use crate::{
    Action, Choice, FloodUnpaid, Phase, Resource, Resourced, Spot, SpotSet, Thing, Tile, Trade,
    Upgrade, Vote,
    legal::has_enough,
    words::{self, message},
};

mod in_turn;

type Rules = &'static [&'static str];

/// `Some` refusal; `None` means that the choice is possible.
type Answer = Option<Refusal>;

#[expect(
    clippy::unnecessary_wraps,
    reason = "a refusal is returned as the answer it is"
)]
fn no(rules: Rules, words: impl Into<Message>) -> Answer {
    Some(Refusal::new(rules, words))
}

/// Refuses if the condition holds.
fn no_if(condition: bool, rules: Rules, words: Phrase) -> Answer {
    condition.then(|| Refusal::new(rules, words))
}

/// Refuses unless the condition holds.
fn no_unless(condition: bool, rules: Rules, words: impl FnOnce() -> Message) -> Answer {
    (!condition).then(|| Refusal::new(rules, words()))
}

impl Resourced {
    /// Why a seat may not do this now.
    pub(crate) fn refuse(&self, seat: Seat, action: Action) -> Answer {
        if let Phase::Over(_) = self.phase {
            return no(&["R179"], words::GAME_IS_OVER);
        }
        if let Some(refusal) = self.refuse_seats(seat, action) {
            return Some(refusal);
        }
        if let Some(offer) = self.turn.offer {
            return refuse_beside(offer, seat, action);
        }
        match action {
            Action::Do(choice) => self.refuse_do(seat, choice),
            Action::Propose(choice) => self.refuse_proposal(seat, choice),
            Action::Agree | Action::Object => self.refuse_voice(seat),
        }
    }

    /// R1: nobody sits there.
    fn refuse_seats(&self, seat: Seat, action: Action) -> Answer {
        let there = |seat: Seat| seat.index() < self.seats();
        let named = match action {
            Action::Do(choice) | Action::Propose(choice) => choice.seats_named(),
            Action::Agree | Action::Object => [None; 3],
        };
        let absent = !there(seat) || named.into_iter().flatten().any(|seat| !there(seat));
        no_if(absent, &["R1"], words::NOBODY_THERE)
    }

    /// R195: a word for or against a proposal.
    fn refuse_voice(&self, seat: Seat) -> Answer {
        match self.vote {
            Vote::Proposal { agree, object, .. } => no_if(
                agree.contains(seat) || object.contains(seat),
                &["R195", "R194"],
                words::HAD_YOUR_SAY,
            ),
            Vote::None | Vote::Votes(_) | Vote::Runoff(_) => no(&["R195"], words::NO_PROPOSAL),
        }
    }

    fn refuse_proposal(&self, seat: Seat, choice: Choice) -> Answer {
        if !self.is_put_to_vote() || !self.has_several_answers() {
            return no(&["R195"], words::NO_VOTE_NOW);
        }
        match self.vote {
            Vote::Proposal { .. } => no(&["R195"], words::ANSWER_PROPOSAL),
            Vote::None if seat != self.active => no(&["R194", "R195"], words::LEAD_PROPOSES),
            Vote::None => self.refuse_answer(choice),
            Vote::Votes(votes) if votes[seat.index()].is_some() => {
                no(&["R196", "R195", "R194"], words::ANSWER_NAMED)
            }
            Vote::Votes(_) => self.refuse_answer(choice),
            Vote::Runoff(_) if seat != self.active => {
                no(&["R194", "R196"], words::LEAD_DECIDES_TIE)
            }
            Vote::Runoff(tied) => no_if(!tied.contains(choice), &["R196"], words::MOST_VOTES_ONLY),
        }
    }

    fn refuse_do(&self, seat: Seat, choice: Choice) -> Answer {
        let decider = self.decider();
        if let Choice::Trade(_) = choice
            && let Some(refusal) = self.refuse_trading(seat)
        {
            return Some(refusal);
        }
        if let Choice::Accept | Choice::Decline = choice {
            return no(&["R88"], words::NO_OFFER);
        }
        if self.is_put_to_vote() && self.has_several_answers() && self.asks_for(choice) {
            return no(&["R195", "R194"], words::PUT_TO_VOTE);
        }
        // While others vote the Lead is not the only one to speak.
        if seat != decider && !self.awaits().contains(seat) {
            let own = !self.phase.is_team_decision(self.team_pays()) && decider != self.active;
            let rules: Rules = if own {
                &["R193", "R194"]
            } else {
                &["R194", "R193"]
            };
            return no(rules, message::others_decision(decider));
        }
        self.refuse_answer(choice)
    }

    /// R67, R80, R81: who may trade, and when.
    fn refuse_trading(&self, seat: Seat) -> Answer {
        if !self.phase.in_turn() {
            return no(&["R67", "R80", "R45"], words::NO_TRADE_YET);
        }
        if seat != self.active {
            return no(&["R80", "R194"], message::others_trade(self.active));
        }
        no_if(!self.phase.trades(), &["R81", "R68"], words::FINISH_FIRST)
    }

    fn has_several_answers(&self) -> bool {
        let mut answers = Vec::new();
        self.list_answers(&mut answers);
        answers.len() > 1
    }

    /// Whether this is the kind of answer the phase asks for.
    fn asks_for(&self, choice: Choice) -> bool {
        match choice {
            Choice::Preset | Choice::Build(..) => self.phase == Phase::Setup,
            Choice::Waste(_) => matches!(
                self.phase,
                Phase::UpkeepBank { .. } | Phase::UpkeepLoss { .. } | Phase::ShopWaste { .. }
            ),
            Choice::Feed(..) => matches!(self.phase, Phase::UpkeepFeed { .. }),
            Choice::Lose(..) => {
                matches!(self.phase, Phase::UpkeepLoss { .. } | Phase::Replant { .. })
            }
            Choice::RepairSystem(..) => matches!(self.phase, Phase::Drought { .. }),
            Choice::RepairContainer(_) => self.phase == Phase::Vandalism,
            Choice::Fence(..) => matches!(self.phase, Phase::Flood { .. }),
            Choice::Abandon(_) => matches!(
                self.phase,
                Phase::Drought { .. } | Phase::Vandalism | Phase::Flood { .. }
            ),
            Choice::Replant(_) => matches!(self.phase, Phase::Replant { .. }),
            Choice::Pay(_) | Choice::PayBy(..) => {
                matches!(self.phase, Phase::Thirst { .. } | Phase::HeatWave { .. })
            }
            Choice::Blame(_) => matches!(self.phase, Phase::Damage { .. }),
            Choice::Discard(_) => matches!(
                self.phase,
                Phase::Damage { blamed: Some(_) } | Phase::Discard { .. }
            ),
            Choice::Upgrade(_) => self.phase == Phase::Carya,
            Choice::Gather
            | Choice::GatherOne(_)
            | Choice::GatherTwo(..)
            | Choice::Operate
            | Choice::Shop
            | Choice::Craft(_)
            | Choice::Finish
            | Choice::Pass => matches!(self.phase, Phase::Action(_)),
            Choice::Take(_) | Choice::Enough => matches!(self.phase, Phase::ShopTake { .. }),
            Choice::Place(_) => matches!(self.phase, Phase::Place { .. }),
            Choice::Move(_) | Choice::Stay => self.phase == Phase::Move,
            Choice::Trade(_) => self.phase.trades(),
            Choice::Accept | Choice::Decline => self.turn.offer.is_some(),
            Choice::End => self.phase == Phase::End,
        }
    }

    /// Why this is no possible answer to what is asked, whoever gives it.
    fn refuse_answer(&self, choice: Choice) -> Answer {
        if !self.asks_for(choice) {
            let rules: Rules = if choice.is_step_of_a_turn() {
                &["R68"]
            } else if matches!(choice, Choice::Discard(_))
                && matches!(self.phase, Phase::Damage { .. })
            {
                &["R45", "R169"]
            } else {
                &["R45"]
            };
            return no(rules, message::now_about(self.question()));
        }
        match choice {
            Choice::Preset => no_if(
                self.empty_in(1) != SpotSet::ring(1),
                &["R26"],
                words::PRESET_WHOLE,
            ),
            Choice::Build(tile, hex) => self.refuse_build(tile, hex),
            Choice::Waste(kind) => self.refuse_waste(kind),
            Choice::Feed(seat, kind) => self.refuse_feed(seat, kind),
            Choice::Lose(seat, kind) => self.refuse_loss(seat, kind),
            Choice::RepairSystem(hex, seat) => self
                .refuse_system(hex)
                .or_else(|| self.refuse_missing(seat, Resource::Water, &["R64", "R160"])),
            Choice::RepairContainer(payers) => no_if(
                !has_enough(payers, |seat| self.hand(seat).of(Resource::Metal)),
                &["R64", "R165"],
                words::NO_THREE_METAL,
            ),
            Choice::Fence(hex, payers) => self.refuse_garden(hex).or_else(|| {
                no_if(
                    !has_enough(payers, |seat| self.hand(seat).of(Resource::Wood)),
                    &["R64", "R166"],
                    words::NO_TWO_WOOD,
                )
            }),
            Choice::Abandon(hex) => match self.phase {
                Phase::Drought { .. } => self.refuse_system(hex),
                Phase::Flood { .. } => self.refuse_garden(hex),
                _ => self.refuse_container(hex),
            },
            Choice::Replant(seat) => self.refuse_missing(seat, Resource::Food, &["R166", "R168"]),
            Choice::Pay(kind) => self.refuse_payment(kind, None),
            Choice::PayBy(kind, seat) => self.refuse_payment(kind, Some(seat)),
            Choice::Blame(seat) => match self.phase {
                Phase::Damage { blamed: Some(_) } => no(&["R169"], words::CAT_WAS_THERE),
                _ => no_unless(!self.hand(seat).is_empty(), &["R170"], || {
                    message::no_card_to_lose(seat)
                }),
            },
            Choice::Discard(kind) => {
                let rules: Rules = match self.phase {
                    Phase::Damage { .. } => &["R169"],
                    _ => &["R175"],
                };
                let held = self.hand(self.decider()).has(kind);
                no_if(!held, rules, words::YOU_HOLD_NONE)
            }
            Choice::Upgrade(hex) => self.refuse_upgrade(hex),
            Choice::Gather => self.refuse_gather(),
            Choice::GatherOne(kind) => self.refuse_gather_at_centre(1, self.bank_has(kind)),
            Choice::GatherTwo(one, other) => {
                self.refuse_gather_at_centre(2, self.bank_has_pair(one, other))
            }
            Choice::Operate => self.refuse_operate(),
            Choice::Shop => self.refuse_shop(),
            Choice::Take(kind) => self.refuse_take(kind),
            Choice::Enough => no_if(
                matches!(self.phase, Phase::ShopTake { taken: 0, .. }),
                &["R102"],
                words::AT_LEAST_ONE,
            ),
            Choice::Craft(thing) => self.refuse_craft(thing),
            Choice::Place(hex) => self.refuse_place(hex),
            Choice::Finish => no_if(self.turn.crafted == 0, &["R71"], words::NOTHING_TO_FINISH),
            Choice::Pass => self.refuse_pass(),
            Choice::Move(hex) => self.refuse_move(hex),
            Choice::Trade(trade) => self.refuse_trade(trade),
            Choice::Stay | Choice::End | Choice::Accept | Choice::Decline => None,
        }
    }

    fn refuse_build(&self, tile: Tile, hex: Hex) -> Answer {
        let Some(spot) = Spot::at(hex) else {
            return no(&["R17", "R24"], words::OUTSIDE);
        };
        if !self.layout_lacks(tile) {
            return no(&["R24"], words::RING_ONE_TAKES);
        }
        if spot.ring() != 1 {
            return no(&["R24"], words::FILL_RING_ONE);
        }
        no_if(
            self.board.occupied().contains(spot),
            &["R20"],
            words::TILE_THERE,
        )
    }

    fn refuse_waste(&self, kind: Resource) -> Answer {
        let rules: Rules = match self.phase {
            Phase::UpkeepBank { .. } => &["R49"],
            Phase::UpkeepLoss { .. } if self.all_in_hands() > 0 => {
                return no(&["R56"], words::HANDS_FIRST);
            }
            Phase::UpkeepLoss { .. } => &["R56"],
            _ => &["R103"],
        };
        self.refuse_missing_in_bank(kind, rules)
    }

    /// The Bank has no card of this kind.
    fn refuse_missing_in_bank(&self, kind: Resource, rules: Rules) -> Answer {
        no_unless(self.bank_has(kind), rules, || {
            message::bank_lacks(kind.word())
        })
    }

    /// A seat has no card of this kind.
    fn refuse_missing(&self, seat: Seat, kind: Resource, rules: Rules) -> Answer {
        no_unless(self.hand(seat).has(kind), rules, || {
            message::has_none(seat, kind.word())
        })
    }

    fn refuse_feed(&self, seat: Seat, kind: Resource) -> Answer {
        let due = match self.phase {
            Phase::UpkeepFeed { food: 0, .. } => Resource::Water,
            _ => Resource::Food,
        };
        if kind != due {
            // A seat that has none of it could not pay it either.
            let rules: Rules = if self.hand(seat).has(kind) {
                &["R51"]
            } else {
                &["R51", "R52"]
            };
            return no(rules, message::due_now(due.word()));
        }
        self.refuse_missing(seat, kind, &["R52"])
    }

    fn refuse_loss(&self, seat: Seat, kind: Resource) -> Answer {
        if let Phase::UpkeepLoss { .. } = self.phase {
            return self.refuse_missing(seat, kind, &["R55"]);
        }
        if self.house.flood_unpaid == FloodUnpaid::Ignore {
            return no(&["R168"], words::REPLANTED_WITH_FOOD);
        }
        if self.in_hands(Resource::Food) > 0 {
            return no(&["R168"], words::FOOD_IS_THERE);
        }
        self.refuse_missing(seat, kind, &["R168"])
    }

    fn refuse_system(&self, hex: Hex) -> Answer {
        let due = match self.phase {
            Phase::Drought { systems } => is_in(systems, hex),
            _ => false,
        };
        no_if(!due, &["R160"], words::NO_SYSTEM_THERE)
    }

    fn refuse_garden(&self, hex: Hex) -> Answer {
        let due = match self.phase {
            Phase::Flood { gardens } => is_in(gardens, hex),
            _ => false,
        };
        no_if(!due, &["R166"], words::NO_GARDEN_THERE)
    }

    fn refuse_container(&self, hex: Hex) -> Answer {
        let there = is_in(self.board.upgrades(Upgrade::ShippingContainer), hex);
        no_if(!there, &["R165"], words::NO_CONTAINER_THERE)
    }

    /// R63, R161, R162.
    fn refuse_payment(&self, kind: Resource, payer: Option<Seat>) -> Answer {
        if payer.is_some() != self.team_pays() {
            let words = if self.team_pays() {
                message::say_who_pays(Seat::new(0))
            } else {
                words::PAY_YOUR_OWN.into()
            };
            return no(&["R63"], words);
        }
        let payer = payer.unwrap_or_else(|| self.decider());
        match self.phase {
            Phase::HeatWave { .. } => {
                if !matches!(kind, Resource::Food | Resource::Water) {
                    return no(&["R162"], words::HEAT_TAKES);
                }
                self.refuse_missing(payer, kind, &["R162"])
            }
            _ => {
                if kind != Resource::Water {
                    return no(&["R161"], words::DROUGHT_TAKES);
                }
                self.refuse_missing(payer, kind, &["R161"])
            }
        }
    }

    fn refuse_upgrade(&self, hex: Hex) -> Answer {
        let Some(spot) = Spot::at(hex) else {
            return no(&["R159", "R17"], words::OUTSIDE);
        };
        let Some(upgrade) = self.board.tile_on(spot).and_then(Tile::upgrade) else {
            return no(&["R159"], words::NO_RESOURCE_TILE);
        };
        if upgrade == Upgrade::BusStop {
            return no(&["R159"], words::BGCS_NO_RESOURCE_TILE);
        }
        if self.board.upgrade_on(spot).is_some() {
            return no(&["R158", "R21"], words::HAS_UPGRADE);
        }
        no_if(
            self.board.supply(Thing::Upgrade(upgrade)) == 0,
            &["R159", "R178"],
            words::NO_UPGRADE_LEFT,
        )
    }

    /// What is asked.
    fn question(&self) -> Phrase {
        match self.phase {
            Phase::Setup => words::ABOUT_SETUP,
            Phase::UpkeepBank { .. } => words::ABOUT_BANK,
            Phase::UpkeepFeed { .. } => words::ABOUT_FEED,
            Phase::UpkeepLoss { .. } => words::ABOUT_LOSS,
            Phase::Carya => words::ABOUT_CARYA,
            Phase::Drought { .. } => words::ABOUT_DROUGHT,
            Phase::Thirst { .. } => words::ABOUT_THIRST,
            Phase::HeatWave { .. } => words::ABOUT_HEAT,
            Phase::Vandalism => words::ABOUT_VANDALISM,
            Phase::Flood { .. } => words::ABOUT_FLOOD,
            Phase::Replant { .. } => words::ABOUT_REPLANT,
            Phase::Damage { .. } => words::ABOUT_CAT,
            Phase::Action(_) => words::ABOUT_ACTION,
            Phase::Move => words::ABOUT_MOVE,
            Phase::Place { .. } => words::ABOUT_PLACE,
            Phase::ShopTake { .. } => words::ABOUT_SHOP,
            Phase::ShopWaste { .. } => words::ABOUT_SHOP_WASTE,
            Phase::End => words::ABOUT_END,
            Phase::Discard { .. } => words::ABOUT_LIMIT,
            Phase::Over(_) => words::ABOUT_OVER,
        }
    }
}

/// R88: while an offer waits for its answer.
fn refuse_beside(offer: Trade, seat: Seat, action: Action) -> Answer {
    match action {
        Action::Do(Choice::Accept | Choice::Decline) if seat == offer.partner => None,
        _ => no(&["R88", "R194"], message::offer_waits(offer.partner)),
    }
}

fn is_in(spots: SpotSet, hex: Hex) -> bool {
    Spot::at(hex).is_some_and(|spot| spots.contains(spot))
}

impl Choice {
    /// The seats an answer names.
    fn seats_named(self) -> [Option<Seat>; 3] {
        match self {
            Choice::Feed(seat, _)
            | Choice::Lose(seat, _)
            | Choice::RepairSystem(_, seat)
            | Choice::Replant(seat)
            | Choice::PayBy(_, seat)
            | Choice::Blame(seat) => [Some(seat), None, None],
            Choice::Trade(trade) => [Some(trade.partner), None, None],
            Choice::RepairContainer(payers) => payers.map(Some),
            Choice::Fence(_, [a, b]) => [Some(a), Some(b), None],
            Choice::Preset
            | Choice::Build(..)
            | Choice::Waste(_)
            | Choice::Abandon(_)
            | Choice::Pay(_)
            | Choice::Discard(_)
            | Choice::Upgrade(_)
            | Choice::Gather
            | Choice::GatherOne(_)
            | Choice::GatherTwo(..)
            | Choice::Operate
            | Choice::Shop
            | Choice::Take(_)
            | Choice::Enough
            | Choice::Craft(_)
            | Choice::Place(_)
            | Choice::Finish
            | Choice::Pass
            | Choice::Move(_)
            | Choice::Stay
            | Choice::Accept
            | Choice::Decline
            | Choice::End => [None; 3],
        }
    }

    /// R68: whether it belongs to the steps of a turn.
    fn is_step_of_a_turn(self) -> bool {
        match self {
            Choice::Gather
            | Choice::GatherOne(_)
            | Choice::GatherTwo(..)
            | Choice::Operate
            | Choice::Shop
            | Choice::Take(_)
            | Choice::Enough
            | Choice::Craft(_)
            | Choice::Place(_)
            | Choice::Finish
            | Choice::Pass
            | Choice::Move(_)
            | Choice::Stay
            | Choice::End => true,
            Choice::Preset
            | Choice::Build(..)
            | Choice::Waste(_)
            | Choice::Feed(..)
            | Choice::Lose(..)
            | Choice::RepairSystem(..)
            | Choice::RepairContainer(_)
            | Choice::Fence(..)
            | Choice::Abandon(_)
            | Choice::Replant(_)
            | Choice::Pay(_)
            | Choice::PayBy(..)
            | Choice::Blame(_)
            | Choice::Discard(_)
            | Choice::Upgrade(_)
            | Choice::Trade(_)
            | Choice::Accept
            | Choice::Decline => false,
        }
    }
}
