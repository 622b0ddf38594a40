use engine::{BySeat, Chance, Game, Log, Outcome, Refusal, Seat, SeatSet, Status, Viewer};

use crate::{
    Action, Event, Options, Race, View,
    race::{Asks, LANE_PRICE, Phase},
    resolve::{Evil, Zone},
};

impl Game for Race {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    const ID: &'static str = "acorn";
    const RULES: u32 = 1;

    fn setup(options: &Options, seats: usize, chance: &mut impl Chance) -> Race {
        Race::fresh(options, seats, chance)
    }

    fn seats(&self) -> usize {
        self.seats_count()
    }

    fn status(&self) -> Status {
        match self.phase {
            Phase::Over => Status::Over(self.outcome()),
            _ => Status::Awaits(SeatSet::only(self.to_act())),
        }
    }

    #[inline]
    fn awaits(&self) -> SeatSet {
        match self.phase {
            Phase::Over => SeatSet::NONE,
            _ => SeatSet::only(self.to_act()),
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if seat == self.to_act() {
            self.list_actions(out);
        }
    }

    fn refusal(&self, seat: Seat, action: Action) -> Option<Refusal> {
        self.why_not(seat, action)
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) {
        match (action, self.phase) {
            (Action::Pick(animal), _) => {
                self.active_mut().animal = Some(animal);
                log.push(|| Event::Picked { seat, animal });
                self.next_pick(chance);
            }
            (Action::Start(lane), _) => {
                let spot = self.start_spot(seat);
                let runner = self.active_mut();
                runner.lane = Some(lane);
                runner.spot = spot;
                log.push(|| Event::Placed { seat, lane, spot });
                self.next_start(chance, log);
            }
            (Action::Reveal(count), _) => self.reveal(count, log),
            (Action::Change(lane), _) => {
                self.phase = Phase::Pay {
                    lane,
                    due: LANE_PRICE,
                };
            }
            (Action::Pay(card), Phase::Pay { lane, due }) => {
                let table = self.table();
                self.active_mut().cards.put_in_nest(card, table);
                log.push(|| Event::Paid { seat, card });
                if due > 1 {
                    self.phase = Phase::Pay { lane, due: due - 1 };
                    return;
                }
                self.active_mut().lane = Some(lane);
                log.push(|| Event::InLane { seat, lane });
                self.phase = Phase::Play;
            }
            (Action::Play(card, way), _) => self.play(card, way, chance, log),
            (Action::Buy(card), _) => {
                self.acorns -= self.cost(card).expect("only Forage cards lie in the Row");
                self.forage.buy(card);
                self.active_mut().cards.gain(card);
                log.push(|| Event::Bought { seat, card });
            }
            (Action::End, _) => self.end_turn(chance, log),
            (Action::Bonus, Phase::Card(_, under_way)) => self.bonus(under_way, chance, log),
            (Action::Skip, _) => self.phase = Phase::Play,
            (Action::Go(lane), Phase::Card(_, under_way)) => {
                self.go(lane, under_way, chance, log);
            }
            (Action::Target(target), Phase::Card(_, under_way)) => {
                self.target(Seat::new(target.into()), under_way, chance, log);
            }
            (Action::Discard(card), Phase::Card(_, under_way)) => {
                self.discard(card, under_way, chance, log);
            }
            (Action::Shed(card), Phase::Card(_, under_way)) => {
                self.shed(card, Zone::Hand, under_way, chance, log);
            }
            (Action::ShedFromNest(card), Phase::Card(_, under_way)) => {
                self.shed(card, Zone::Nest, under_way, chance, log);
            }
            (Action::Enough, Phase::Card(_, under_way)) => self.enough(under_way, chance, log),
            (Action::Trap, Phase::Card(Asks::Evils(target), under_way)) => {
                self.answer(target, Evil::Trap, under_way, chance, log);
            }
            (Action::Back, Phase::Card(Asks::Evils(target), under_way)) => {
                self.answer(target, Evil::Back, under_way, chance, log);
            }
            (action, phase) => unreachable!("{action:?} is not legal in {phase:?}"),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn determinize(view: &View, chance: &mut impl Chance) -> Race {
        view.guess(chance)
    }
}

impl Race {
    /// The seat that may act; after the race the one that played last.
    #[inline]
    pub(crate) fn to_act(&self) -> Seat {
        match self.phase {
            Phase::Card(Asks::Evils(target), _) => target,
            _ => self.turn,
        }
    }

    fn outcome(&self) -> Outcome {
        let scores = BySeat::from_fn(self.seats_count(), |seat| i64::from(self.runner(seat).spot));
        let reason = if self.is_finished() {
            "finish"
        } else {
            "rounds"
        };
        Outcome::ranked(scores, SeatSet::only(self.furthest()), reason)
    }
}
