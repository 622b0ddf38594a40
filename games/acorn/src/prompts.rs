//! What somebody is asked, and the answers, in words.

use engine::Message;

use crate::{
    Action, Card, Effects, View, Way,
    race::{Asks, Phase},
    words::{self, message},
};

impl View {
    /// What is to be decided now.
    pub fn task(&self) -> Message {
        let due = self.cards_due().unwrap_or(1);
        match self.phase {
            Phase::Pick => words::TASK_PICK.into(),
            Phase::Start => words::TASK_START.into(),
            Phase::Reveal => words::TASK_REVEAL.into(),
            Phase::Lane => words::TASK_LANE.into(),
            Phase::Pay { .. } => message::task_pay(due),
            Phase::Play => words::TASK_PLAY.into(),
            Phase::Card(Asks::Bonus, _) => words::TASK_BONUS.into(),
            Phase::Card(Asks::Go, _) => words::TASK_GO.into(),
            Phase::Card(Asks::Target, _) => words::TASK_TARGET.into(),
            Phase::Card(Asks::Discard, _) => message::task_discard(due),
            Phase::Card(Asks::Shed, _) => message::task_shed(due),
            Phase::Card(Asks::Evils(_), _) => words::TASK_EVILS.into(),
            Phase::Over => words::TASK_OVER.into(),
        }
    }

    /// What somebody would do, as on a button.
    pub fn label(&self, action: Action) -> Message {
        match action {
            Action::Pick(animal) => message::pick(animal.word()),
            Action::Start(lane) => message::start_in(lane.word()),
            Action::Reveal(cards) => message::turn_up(cards),
            Action::Change(lane) => message::change_to(lane.word()),
            Action::Pay(card) => message::pay(card.piece()),
            Action::Play(card, way) => {
                let does = self.option(card, way).words();
                match &self.design(card).bonus {
                    Some((_, bonus)) if way.bonus_first() => {
                        message::play_bonus(card.piece(), bonus.words(), does)
                    }
                    _ => message::play(card.piece(), does),
                }
            }
            Action::Bonus => words::USE_BONUS.into(),
            Action::Skip => words::NO_BONUS.into(),
            Action::Buy(card) => message::buy(card.piece()),
            Action::Go(lane) => message::go_to(lane.word()),
            Action::Target(seat) => message::aim_at(i18n::Seat(seat)),
            Action::Discard(card) => message::discard(card.piece()),
            Action::Shed(card) => message::shed(card.piece()),
            Action::ShedFromNest(card) => message::shed_from_nest(card.piece()),
            Action::Enough => words::ENOUGH.into(),
            Action::Trap => words::TAKE_TRAP.into(),
            Action::Back => words::GO_BACK.into(),
            Action::End => words::END_TURN.into(),
        }
    }

    /// The option of a card that is played this way.
    pub fn option(&self, card: Card, way: Way) -> &'static Effects {
        let design = self.design(card);
        match way {
            Way::B | Way::BonusB => design.option_b.as_ref().unwrap_or(&design.option_a),
            Way::Only | Way::A | Way::BonusOnly | Way::BonusA => &design.option_a,
        }
    }
}
