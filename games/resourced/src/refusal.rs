//! Why something is not possible.

use engine::{Game as _, Refusal, Seat};
use parts::Hex;

use crate::{
    Action, Choice, FloodUnpaid, Phase, Resource, Resourced, Spot, SpotSet, Thing, Tile, Trade,
    Upgrade, Vote, legal::has_enough,
};

mod in_turn;

type Rules = &'static [&'static str];

/// `Some` refusal; `None` means that the choice is possible.
type Answer = Option<Refusal>;

#[expect(
    clippy::unnecessary_wraps,
    reason = "a refusal is returned as the answer it is"
)]
fn no(rules: Rules, words: impl Into<engine::Message>) -> Answer {
    Some(Refusal::new(rules, words))
}

/// Refuses if the condition holds.
fn no_if(condition: bool, rules: Rules, words: &'static str) -> Answer {
    condition.then(|| Refusal::new(rules, words))
}

impl Resourced {
    /// Why a seat may not do this now.
    pub(crate) fn refuse(&self, seat: Seat, action: Action) -> Answer {
        if let Phase::Over(_) = self.phase {
            return no(&["R179"], "the game is over");
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
        no_if(absent, &["R1"], "nobody sits there")
    }

    /// R195: a word for or against a proposal.
    fn refuse_voice(&self, seat: Seat) -> Answer {
        match self.vote {
            Vote::Proposal { agree, object, .. } => no_if(
                agree.contains(seat) || object.contains(seat),
                &["R195", "R194"],
                "you have had your say on this proposal",
            ),
            Vote::None | Vote::Votes(_) | Vote::Runoff(_) => {
                no(&["R195"], "there is no proposal to agree or object to")
            }
        }
    }

    fn refuse_proposal(&self, seat: Seat, choice: Choice) -> Answer {
        if !self.is_put_to_vote() || !self.has_several_answers() {
            return no(&["R195"], "nothing is being put to a vote now");
        }
        match self.vote {
            Vote::Proposal { .. } => no(&["R195"], "agree to the proposal, or object"),
            Vote::None if seat != self.active => {
                no(&["R194", "R195"], "the Lead makes the proposal")
            }
            Vote::None => self.refuse_answer(choice),
            Vote::Votes(votes) if votes[seat.index()].is_some() => {
                no(&["R196", "R195", "R194"], "you have named your answer")
            }
            Vote::Votes(_) => self.refuse_answer(choice),
            Vote::Runoff(_) if seat != self.active => {
                no(&["R194", "R196"], "the Lead decides among the tied answers")
            }
            Vote::Runoff(tied) => no_if(
                !tied.contains(choice),
                &["R196"],
                "only an answer with the most votes can be chosen",
            ),
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
            return no(&["R88"], "there is no offer to answer");
        }
        if self.is_put_to_vote() && self.has_several_answers() && self.asks_for(choice) {
            return no(
                &["R195", "R194"],
                "the team decides by vote: put it as a proposal",
            );
        }
        // While others vote the Lead is not the only one to speak.
        if seat != decider && !self.awaits().contains(seat) {
            let own = !self.phase.is_team_decision(self.team_pays()) && decider != self.active;
            let rules: Rules = if own {
                &["R193", "R194"]
            } else {
                &["R194", "R193"]
            };
            return no(rules, format!("it is for seat {decider} to decide"));
        }
        self.refuse_answer(choice)
    }

    /// R67, R80, R81: who may trade, and when.
    fn refuse_trading(&self, seat: Seat) -> Answer {
        if !self.phase.in_turn() {
            return no(
                &["R67", "R80", "R45"],
                "nobody trades before the turns of a round",
            );
        }
        if seat != self.active {
            return no(
                &["R80", "R194"],
                format!("only seat {} can start a trade now", self.active),
            );
        }
        no_if(
            !self.phase.trades(),
            &["R81", "R68"],
            "finish what you are doing before you trade",
        )
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
            return no(rules, format!("now it is about {}", self.question()));
        }
        match choice {
            Choice::Preset => no_if(
                self.empty_in(1) != SpotSet::ring(1),
                &["R26"],
                "the preset is a whole layout; you have begun your own",
            ),
            Choice::Build(tile, hex) => self.refuse_build(tile, hex),
            Choice::Waste(kind) => self.refuse_waste(kind),
            Choice::Feed(seat, kind) => self.refuse_feed(seat, kind),
            Choice::Lose(seat, kind) => self.refuse_loss(seat, kind),
            Choice::RepairSystem(hex, seat) => self.refuse_system(hex).or_else(|| {
                no_if(
                    !self.hand(seat).has(Resource::Water),
                    &["R64", "R160"],
                    "that seat has no Water to pay with",
                )
            }),
            Choice::RepairContainer(payers) => no_if(
                !has_enough(payers, |seat| self.hand(seat).of(Resource::Metal)),
                &["R64", "R165"],
                "these seats do not hold the 3 Metal",
            ),
            Choice::Fence(hex, payers) => self.refuse_garden(hex).or_else(|| {
                no_if(
                    !has_enough(payers, |seat| self.hand(seat).of(Resource::Wood)),
                    &["R64", "R166"],
                    "these seats do not hold the 2 Wood",
                )
            }),
            Choice::Abandon(hex) => match self.phase {
                Phase::Drought { .. } => self.refuse_system(hex),
                Phase::Flood { .. } => self.refuse_garden(hex),
                _ => self.refuse_container(hex),
            },
            Choice::Replant(seat) => no_if(
                !self.hand(seat).has(Resource::Food),
                &["R166", "R168"],
                "that seat has no Food to replant with",
            ),
            Choice::Pay(kind) => self.refuse_payment(kind, None),
            Choice::PayBy(kind, seat) => self.refuse_payment(kind, Some(seat)),
            Choice::Blame(seat) => match self.phase {
                Phase::Damage { blamed: Some(_) } => {
                    no(&["R169"], "the cat has made its visit; a card is to go")
                }
                _ => no_if(
                    self.hand(seat).is_empty(),
                    &["R170"],
                    "that seat has no card to lose",
                ),
            },
            Choice::Discard(kind) => {
                let rules: Rules = match self.phase {
                    Phase::Damage { .. } => &["R169"],
                    _ => &["R175"],
                };
                let held = self.hand(self.decider()).has(kind);
                no_if(!held, rules, "you hold no such card")
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
                "a shopping trip brings home at least one card",
            ),
            Choice::Craft(thing) => self.refuse_craft(thing),
            Choice::Place(hex) => self.refuse_place(hex),
            Choice::Finish => no_if(
                self.turn.crafted == 0,
                &["R71"],
                "there is nothing to finish: take an Action first",
            ),
            Choice::Pass => self.refuse_pass(),
            Choice::Move(hex) => self.refuse_move(hex),
            Choice::Trade(trade) => self.refuse_trade(trade),
            Choice::Stay | Choice::End | Choice::Accept | Choice::Decline => None,
        }
    }

    fn refuse_build(&self, tile: Tile, hex: Hex) -> Answer {
        let Some(spot) = Spot::at(hex) else {
            return no(&["R17", "R24"], "that hex is outside the map");
        };
        if !self.layout_lacks(tile) {
            return no(
                &["R24"],
                "ring 1 takes one of each tile and one more Food Forest, Community Garden or Heat Haven",
            );
        }
        if spot.ring() != 1 {
            return no(&["R24"], "the six tiles fill ring 1");
        }
        no_if(
            self.board.occupied().contains(spot),
            &["R20"],
            "there is a tile on that hex",
        )
    }

    fn refuse_waste(&self, kind: Resource) -> Answer {
        let rules: Rules = match self.phase {
            Phase::UpkeepBank { .. } => &["R49"],
            Phase::UpkeepLoss { .. } if self.all_in_hands() > 0 => {
                return no(&["R56"], "cards in hands go before cards of the Bank");
            }
            Phase::UpkeepLoss { .. } => &["R56"],
            _ => &["R103"],
        };
        no_if(!self.bank_has(kind), rules, "the Bank has no such card")
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
            return no(rules, format!("{} is to be paid now", due.name()));
        }
        no_if(!self.hand(seat).has(kind), &["R52"], "that seat has none")
    }

    fn refuse_loss(&self, seat: Seat, kind: Resource) -> Answer {
        if let Phase::UpkeepLoss { .. } = self.phase {
            let held = self.hand(seat).has(kind);
            return no_if(!held, &["R55"], "that seat holds no such card");
        }
        if self.house.flood_unpaid == FloodUnpaid::Ignore {
            return no(&["R168"], "a garden is replanted with Food");
        }
        if self.in_hands(Resource::Food) > 0 {
            return no(&["R168"], "there is Food to replant the garden with");
        }
        let held = self.hand(seat).has(kind);
        no_if(!held, &["R168"], "that seat holds no such card")
    }

    fn refuse_system(&self, hex: Hex) -> Answer {
        let due = match self.phase {
            Phase::Drought { systems } => is_in(systems, hex),
            _ => false,
        };
        no_if(
            !due,
            &["R160"],
            "no Irrigation System to be dealt with there",
        )
    }

    fn refuse_garden(&self, hex: Hex) -> Answer {
        let due = match self.phase {
            Phase::Flood { gardens } => is_in(gardens, hex),
            _ => false,
        };
        no_if(
            !due,
            &["R166"],
            "no Community Garden to be dealt with there",
        )
    }

    fn refuse_container(&self, hex: Hex) -> Answer {
        let there = is_in(self.board.upgrades(Upgrade::ShippingContainer), hex);
        no_if(!there, &["R165"], "there is no Shipping Container")
    }

    /// R63, R161, R162.
    fn refuse_payment(&self, kind: Resource, payer: Option<Seat>) -> Answer {
        if payer.is_some() != self.team_pays() {
            let words = if self.team_pays() {
                "say who pays: `pay water by 0`"
            } else {
                "everybody pays their own"
            };
            return no(&["R63"], words);
        }
        let hand = self.hand(payer.unwrap_or_else(|| self.decider()));
        match self.phase {
            Phase::HeatWave { .. } => {
                if !matches!(kind, Resource::Food | Resource::Water) {
                    return no(&["R162"], "a Heat Wave takes Food or Water");
                }
                no_if(!hand.has(kind), &["R162"], "there is no such card to pay")
            }
            _ => {
                if kind != Resource::Water {
                    return no(&["R161"], "a Drought takes Water");
                }
                no_if(!hand.has(kind), &["R161"], "that seat has no Water")
            }
        }
    }

    fn refuse_upgrade(&self, hex: Hex) -> Answer {
        let Some(spot) = Spot::at(hex) else {
            return no(&["R159", "R17"], "that hex is outside the map");
        };
        let Some(upgrade) = self.board.tile_on(spot).and_then(Tile::upgrade) else {
            return no(&["R159"], "there is no resource tile");
        };
        if upgrade == Upgrade::BusStop {
            return no(&["R159"], "BGCS is no resource tile");
        }
        if self.board.upgrade_on(spot).is_some() {
            return no(&["R158", "R21"], "that tile has its upgrade");
        }
        no_if(
            self.board.supply(Thing::Upgrade(upgrade)) == 0,
            &["R159", "R178"],
            "no such upgrade is left",
        )
    }

    /// What is asked, in words.
    fn question(&self) -> &'static str {
        match self.phase {
            Phase::Setup => "the layout of ring 1",
            Phase::UpkeepBank { .. } => "the cards Wasted from the Bank",
            Phase::UpkeepFeed { .. } => "feeding Social Housing",
            Phase::UpkeepLoss { .. } => "the cards lost for missed feeding",
            Phase::Carya => "the tile that gets an upgrade",
            Phase::Drought { .. } => "the dry Irrigation Systems",
            Phase::Thirst { .. } => "Water for thirsty players",
            Phase::HeatWave { .. } => "Food or Water against the heat",
            Phase::Vandalism => "the damaged Shipping Container",
            Phase::Flood { .. } => "the flooded Community Gardens",
            Phase::Replant { .. } => "replanting the garden",
            Phase::Damage { .. } => "what the cat broke",
            Phase::Action(_) => "an Action",
            Phase::Move => "moving",
            Phase::Place { .. } => "the place of what was crafted",
            Phase::ShopTake { .. } => "the cards of the shopping trip",
            Phase::ShopWaste { .. } => "the cards the shopping trip Wastes",
            Phase::End => "the end of the turn",
            Phase::Discard { .. } => "the cards above the hand limit",
            Phase::Over(_) => "nothing, for the game is over",
        }
    }
}

/// R88: while an offer waits for its answer.
fn refuse_beside(offer: Trade, seat: Seat, action: Action) -> Answer {
    match action {
        Action::Do(Choice::Accept | Choice::Decline) if seat == offer.partner => None,
        _ => no(
            &["R88", "R194"],
            format!("an offer waits for the answer of seat {}", offer.partner),
        ),
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
