//! Why an action is refused: each test cites its rule.

use engine::{Refusal, Seat};

use crate::{
    Dandelion,
    action::Action,
    cards::{Card, Cards, JOKER_NAMES},
    garden::GuildSet,
    guild::{Climate, Mix, anyone_satisfied, points},
    icons::Icon,
    options::{DandelionCard, Extend, Helpers, InsectTrade, NewCentre, PassedAphids},
    table::{Offer, Step},
};

type Verdict = Result<(), Refusal>;

fn refuse<T>(
    rules: &'static [&'static str],
    words: impl Into<engine::Message>,
) -> Result<T, Refusal> {
    Err(Refusal::new(rules, words))
}

/// Refuses unless `holds`.
fn need(holds: bool, rules: &'static [&'static str], words: &'static str) -> Verdict {
    if holds { Ok(()) } else { refuse(rules, words) }
}

impl Dandelion {
    /// Whether `seat` may do this now, and if not, why.
    pub(crate) fn why_not(&self, seat: Seat, action: Action) -> Verdict {
        let table = &self.table;
        let Some(to_act) = table.to_act() else {
            return refuse(&["D110"], "the game is over");
        };
        if to_act != seat {
            return match action {
                Action::Cure { .. } | Action::Spend(_) => refuse(
                    &["D91"],
                    "a saved insect acts in its owner's building step, or when aphids land on an own guild",
                ),
                _ => refuse(&["D27"], format!("it is for seat {to_act} to act")),
            };
        }
        if let Action::Trade | Action::TradeSaved(_) = action {
            return self.why_no_trade(seat, action);
        }
        if !self.is_of_this_step(action) {
            return match table.pending() {
                Some(wild) => refuse(
                    &["D78"],
                    format!("first the {} must be dealt with", wild.card().name()),
                ),
                None => refuse(&["D28"], "this belongs to another step of the turn"),
            };
        }
        match action {
            Action::Lay { cards, name, twice } => {
                must_be_ordinary(cards)?;
                must_come_once(twice, &["D39"])?;
                self.why_no_lay(seat, cards, name)
            }
            Action::Extend {
                guilds,
                cards,
                name,
                twice,
            } => {
                must_be_ordinary(cards)?;
                must_come_once(twice, &["D46"])?;
                self.why_no_extension(seat, guilds, cards, name)
            }
            Action::Cure {
                seat: owner,
                guild,
                insect,
            } => {
                let saved = table.saved(seat);
                need(
                    insect.insect().is_some_and(|insect| saved.contains(insect)),
                    &["D91"],
                    "you have not saved this insect",
                )?;
                self.must_be_infested(owner, guild)
            }
            Action::Discard(card) => need(
                self.hand(seat).contains(card),
                &["D62"],
                "you do not hold this card",
            ),
            Action::DrawDeck => need(!self.deck.is_empty(), &["D70"], "the deck is empty"),
            Action::DrawPile => {
                need(
                    table.available().len() >= table.need as usize,
                    &["D68", "D67"],
                    "the pile has fewer available cards than you need",
                )?;
                need(
                    !table.stalled(),
                    &["D77"],
                    "play has stalled: the pile is barred until a card is drawn from the deck",
                )
            }
            Action::Take(card) => need(
                table.available().contains(&card),
                &["D67"],
                "this card of the pile is not available to you",
            ),
            Action::AphidsOn(guild) => self.why_no_aphids_on(seat, guild as usize),
            Action::AphidsTo { seat: to, guild } => self.why_no_aphids_to(seat, to, guild),
            Action::AphidsAway => {
                self.must_not_be_named(seat)?;
                self.must_have_no_free_guild(seat)
            }
            Action::Spend(card) => {
                let saved = table.saved(seat);
                need(
                    card.insect().is_some_and(|insect| saved.contains(insect)),
                    &["D87"],
                    "you have not saved this insect",
                )
            }
            Action::Apply { seat: owner, guild } => self.must_be_infested(owner, guild),
            Action::Offer(guild) => need(
                table.garden.is_free(seat, guild as usize),
                &["D92"],
                "offer a guild of your own without aphids",
            ),
            Action::Accept(from) => {
                let Step::Answer { offers, .. } = table.step else {
                    return Ok(());
                };
                let offer = offers.get(from as usize);
                need(
                    matches!(offer, Some(Offer::Guild(_))),
                    &["D93"],
                    "this player has offered nothing",
                )
            }
            Action::Done
            | Action::Suffer
            | Action::Save
            | Action::Pass
            | Action::Refuse
            | Action::Trade
            | Action::TradeSaved(_) => Ok(()),
        }
    }

    /// Whether the action answers what is asked for now; trades are judged
    /// apart.
    fn is_of_this_step(&self, action: Action) -> bool {
        match action {
            Action::Lay { .. } | Action::Extend { .. } | Action::Cure { .. } | Action::Done => {
                matches!(self.table.step, Step::Build)
            }
            Action::Discard(_) => matches!(self.table.step, Step::Discard),
            Action::DrawDeck | Action::DrawPile => matches!(self.table.step, Step::Replenish),
            Action::Take(_) => matches!(self.table.step, Step::Take),
            Action::AphidsOn(_) | Action::AphidsTo { .. } | Action::AphidsAway => {
                matches!(self.table.step, Step::Aphids { .. })
            }
            Action::Spend(_) | Action::Suffer => matches!(self.table.step, Step::Landing { .. }),
            Action::Apply { .. } | Action::Save => matches!(self.table.step, Step::Insect { .. }),
            Action::Offer(_) | Action::Pass => matches!(self.table.step, Step::Offers { .. }),
            Action::Accept(_) | Action::Refuse => matches!(self.table.step, Step::Answer { .. }),
            Action::Trade | Action::TradeSaved(_) => true,
        }
    }

    /// D94 to D96, and `insect_trade`.
    fn why_no_trade(&self, seat: Seat, action: Action) -> Verdict {
        let table = &self.table;
        match (table.options.insect_trade, table.step) {
            (InsectTrade::OnOwnTurn, Step::Build) => match action {
                Action::TradeSaved(card) => {
                    need(
                        !table.traded,
                        &["D95", "D96"],
                        "there is one trade in a building step",
                    )?;
                    let saved = table.saved(seat);
                    need(
                        card.insect().is_some_and(|insect| saved.contains(insect)),
                        &["D96", "D91"],
                        "you have not saved this insect",
                    )
                }
                _ => refuse(&["D96"], "say which saved insect you offer"),
            },
            (
                InsectTrade::OnReveal | InsectTrade::Off,
                Step::Offers { .. } | Step::Answer { .. },
            ) => refuse(&["D78", "D95"], "a trade is open already"),
            (InsectTrade::OnReveal, Step::Insect { .. }) => {
                need(
                    seat == table.turn,
                    &["D94", "D96"],
                    "an insect received in a trade is applied or saved",
                )?;
                need(
                    !table.traded,
                    &["D95", "D96"],
                    "this insect has been offered already",
                )?;
                need(
                    action == Action::Trade,
                    &["D96"],
                    "only the insect that has just turned up can be offered",
                )
            }
            (InsectTrade::Off, _) => refuse(&["D96"], "insects are not traded at this table"),
            (InsectTrade::OnOwnTurn, _) => refuse(
                &["D96"],
                "at this table saved insects are offered while building",
            ),
            (InsectTrade::OnReveal, _) => {
                refuse(&["D96"], "a trade is opened when an insect turns up")
            }
        }
    }

    /// D39 to D44.
    fn why_no_lay(&self, seat: Seat, cards: Cards, name: Option<Icon>) -> Verdict {
        need(
            !cards.is_empty() && cards.minus(self.hand(seat)).is_empty(),
            &["D39"],
            "a new guild is made of cards you hold",
        )?;
        self.must_be_named_right(cards.contains(Card::DANDELION), name)?;
        let climate = self.climate_with(name);
        if cards.len() == 1 {
            need(
                cards.and(self.table.jokers()).is_empty(),
                &["D106"],
                "a joker never lies alone",
            )?;
            return need(
                cards.iter().all(|card| card.inputs().is_empty()),
                &["D40"],
                "a single card must be one that needs nothing",
            );
        }
        let legal = match self.table.options.helpers {
            Helpers::Strict => {
                let mix = Mix::of(cards.iter(), climate);
                cards
                    .iter()
                    .any(|centre| is_centre(centre, mix, climate) && feed(cards, centre, climate))
            }
            Helpers::Free => anyone_satisfied(cards, cards, climate, self.table.jokers()),
        };
        need(
            legal,
            &["D41", "D34"],
            "no card of these has all it needs from the others and is fed by each of them",
        )
    }

    /// D46 to D55.
    fn why_no_extension(
        &self,
        seat: Seat,
        guilds: GuildSet,
        cards: Cards,
        name: Option<Icon>,
    ) -> Verdict {
        let garden = &self.table.garden;
        let absorbed = || {
            guilds
                .iter()
                .filter_map(|number| garden.guild(seat, number))
        };
        let joining = absorbed().fold(Cards::EMPTY, |all, guild| all.or(guild.set()));
        // A joker that lies in a joining guild is named, not added.
        let renamed = match name {
            None => Cards::EMPTY,
            Some(_) => self.table.jokers().and(joining),
        };
        let added = cards.minus(renamed);
        need(
            !added.is_empty() && added.minus(self.hand(seat)).is_empty(),
            &["D46"],
            "an extension adds cards you hold",
        )?;
        need(
            !guilds.is_empty() && guilds.iter().all(|number| number < garden.len(seat)),
            &["D46"],
            "an extension takes guilds of your own",
        )?;
        self.must_be_named_right(cards.contains(Card::DANDELION), name)?;
        need(
            renamed.is_empty() || name != garden.joker,
            &["D106"],
            "the joker has this name already; leave it out",
        )?;
        need(
            absorbed().all(|guild| !guild.aphids),
            &["D48", "D84"],
            "a guild with aphids cannot join",
        )?;
        let climate = self.climate_with(name);
        let all = joining.or(added);
        let candidates = match self.table.options.new_centre {
            NewCentre::Any => all,
            NewCentre::AddedOnly => added,
        };
        match self.table.options.helpers {
            Helpers::Free => need(
                anyone_satisfied(candidates, all, climate, self.table.jokers()),
                &["D49"],
                "no card would have all it needs",
            )?,
            Helpers::Strict => {
                let mix = Mix::of(all.iter(), climate);
                let mut centres = Cards::EMPTY;
                centres = (candidates.iter())
                    .filter(|&card| is_centre(card, mix, climate))
                    .fold(centres, with);
                need(
                    !centres.is_empty(),
                    &["D49"],
                    "no card that could be the centre would have all it needs",
                )?;
                let mut fed = Cards::EMPTY;
                fed = (centres.iter())
                    .filter(|&centre| feed(added, centre, climate))
                    .fold(fed, with);
                need(
                    !fed.is_empty(),
                    &["D50"],
                    "a card you add gives nothing the centre needs",
                )?;
                let joins = |centre: Card| {
                    absorbed().all(|guild| {
                        let given = Mix::of(guild.cards.iter().copied(), climate).once;
                        guild.cards.contains(&centre) || given.meets(centre.inputs())
                    })
                };
                need(
                    fed.iter().any(joins),
                    &["D51"],
                    "a guild that joins gives nothing the centre needs",
                )?;
            }
        }
        let worth = points(all, climate);
        let bar = absorbed().map(|guild| guild.bar()).max().unwrap_or(0);
        let enough = match self.table.options.extend {
            Extend::Improve => worth > bar,
            Extend::Lateral => worth >= bar,
        };
        need(
            enough,
            &["D52"],
            "the guild would not be worth more than before",
        )
    }

    /// D106: whether the joker is named where it must be, and rightly.
    fn must_be_named_right(&self, dandelion: bool, name: Option<Icon>) -> Verdict {
        match (self.table.options.dandelion, dandelion, name) {
            (DandelionCard::Plain, _, None) | (DandelionCard::Joker, false, None) => Ok(()),
            (DandelionCard::Plain, _, Some(_)) => {
                refuse(&["D106"], "the Dandelion is no joker at this table")
            }
            (DandelionCard::Joker, true, None) => {
                refuse(&["D106"], "say which icon the Dandelion stands for")
            }
            (DandelionCard::Joker, true, Some(icon)) => need(
                JOKER_NAMES.contains(&icon),
                &["D106"],
                "the Dandelion stands for an icon it does not show",
            ),
            (DandelionCard::Joker, false, Some(_)) => {
                refuse(&["D106"], "only the Dandelion is given a name")
            }
        }
    }

    fn climate_with(&self, name: Option<Icon>) -> Climate {
        let climate = self.table.climate();
        Climate {
            joker: name.or(climate.joker),
            ..climate
        }
    }

    fn must_be_infested(&self, owner: u8, guild: u8) -> Verdict {
        let infested = (Seat::all(self.table.seats()).nth(owner as usize))
            .is_some_and(|owner| self.table.garden.is_infested(owner, guild as usize));
        need(infested, &["D89"], "there are no aphids on such a guild")
    }

    fn why_no_aphids_on(&self, seat: Seat, guild: usize) -> Verdict {
        if self.table.garden.is_free(seat, guild) {
            return Ok(());
        }
        self.must_not_be_named(seat)?;
        need(
            guild >= self.table.garden.len(seat),
            &["D83"],
            "this guild has aphids already",
        )?;
        refuse(&["D82"], "lay the aphids on a guild of your own")
    }

    fn why_no_aphids_to(&self, seat: Seat, to: u8, guild: Option<u8>) -> Verdict {
        self.must_not_be_named(seat)?;
        self.must_have_no_free_guild(seat)?;
        let target = (Seat::all(self.table.seats()).nth(to as usize))
            .filter(|&to| to != seat && self.table.garden.has_free(to));
        let Some(target) = target else {
            return refuse(
                &["D85"],
                "name another player who has a guild without aphids",
            );
        };
        match (self.table.options.passed_aphids, guild) {
            (PassedAphids::Victim, None) => Ok(()),
            (PassedAphids::Victim, Some(_)) => {
                refuse(&["D86"], "the player you name picks the guild")
            }
            (PassedAphids::Passer, None) => refuse(&["D86"], "say which guild you pick"),
            (PassedAphids::Passer, Some(guild)) => need(
                self.table.garden.is_free(target, guild as usize),
                &["D86", "D83"],
                "pick a guild without aphids",
            ),
        }
    }

    /// D86: who was named may only choose a free guild.
    fn must_not_be_named(&self, seat: Seat) -> Verdict {
        need(
            seat == self.table.turn,
            &["D86"],
            "choose one of your guilds without aphids",
        )
    }

    fn must_have_no_free_guild(&self, seat: Seat) -> Verdict {
        need(
            !self.table.garden.has_free(seat),
            &["D85", "D82"],
            "you have a guild for the aphids yourself",
        )
    }
}

fn must_be_ordinary(cards: Cards) -> Verdict {
    need(
        cards.minus(Card::ORDINARY).is_empty(),
        &["D6"],
        "a wild card is never part of a guild",
    )
}

/// There is one of each ordinary card (D17), so a second is in no hand.
fn must_come_once(twice: Option<Card>, rules: &'static [&'static str]) -> Verdict {
    match twice {
        None => Ok(()),
        Some(card) => refuse(rules, format!("you do not hold two cards {}", card.name())),
    }
}

fn with(mut cards: Cards, card: Card) -> Cards {
    cards.insert(card);
    cards
}

/// D41, D49: a card that needs something and has it all.
fn is_centre(card: Card, mix: Mix, climate: Climate) -> bool {
    !card.inputs().is_empty() && mix.satisfies(card, climate)
}

/// D41, D50: every card but the centre gives an icon the centre needs.
fn feed(cards: Cards, centre: Card, climate: Climate) -> bool {
    (cards.iter()).all(|card| card == centre || climate.outputs(card).meets(centre.inputs()))
}
