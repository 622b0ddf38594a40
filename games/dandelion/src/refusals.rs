//! Why an action is refused: each test cites its rule.

use engine::{Message, Refusal, Seat};
use i18n::Phrase;

use crate::{
    Dandelion,
    action::Action,
    cards::{Card, Cards, JOKER_NAMES},
    garden::GuildSet,
    guild::{Climate, Mix, anyone_satisfied, points},
    icons::Icon,
    options::{DandelionCard, Extend, Helpers, InsectTrade, NewCentre, PassedAphids},
    table::{Offer, Step},
    words::{self, message},
};

type Verdict = Result<(), Refusal>;

fn refuse<T>(rules: &'static [&'static str], words: impl Into<Message>) -> Result<T, Refusal> {
    Err(Refusal::new(rules, words))
}

/// Refuses unless `holds`.
fn need(holds: bool, rules: &'static [&'static str], words: Phrase) -> Verdict {
    if holds { Ok(()) } else { refuse(rules, words) }
}

impl Dandelion {
    /// Whether `seat` may do this now, and if not, why.
    pub(crate) fn why_not(&self, seat: Seat, action: Action) -> Verdict {
        let table = &self.table;
        let Some(to_act) = table.to_act() else {
            return refuse(&["D110"], words::GAME_IS_OVER);
        };
        if to_act != seat {
            return match action {
                Action::Cure { .. } | Action::Spend(_) => refuse(&["D91"], words::SAVED_ACTS_WHEN),
                _ => refuse(&["D27"], message::others_turn(to_act)),
            };
        }
        if let Action::Trade | Action::TradeSaved(_) = action {
            return self.why_no_trade(seat, action);
        }
        if !self.is_of_this_step(action) {
            return match table.pending() {
                Some(wild) => refuse(&["D78"], message::wild_first(wild.piece())),
                None => refuse(&["D28"], words::OTHER_STEP),
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
                    words::NOT_SAVED,
                )?;
                self.must_be_infested(owner, guild)
            }
            Action::Discard(card) => {
                need(self.hand(seat).contains(card), &["D62"], words::NOT_HELD)
            }
            Action::DrawDeck => need(!self.deck.is_empty(), &["D70"], words::DECK_EMPTY),
            Action::DrawPile => {
                need(
                    table.available().len() >= table.need as usize,
                    &["D68", "D67"],
                    words::PILE_SHORT,
                )?;
                need(!table.stalled(), &["D77"], words::PLAY_STALLED)
            }
            Action::Take(card) => need(
                table.available().contains(&card),
                &["D67"],
                words::NOT_AVAILABLE,
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
                    words::NOT_SAVED,
                )
            }
            Action::Apply { seat: owner, guild } => self.must_be_infested(owner, guild),
            Action::Offer(guild) => need(
                table.garden.is_free(seat, guild as usize),
                &["D92"],
                words::OFFER_OWN_GUILD,
            ),
            Action::Accept(from) => {
                let Step::Answer { offers, .. } = table.step else {
                    return Ok(());
                };
                let offer = offers.get(from as usize);
                need(
                    matches!(offer, Some(Offer::Guild(_))),
                    &["D93"],
                    words::NOTHING_OFFERED,
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
                    need(!table.traded, &["D95", "D96"], words::ONE_TRADE)?;
                    let saved = table.saved(seat);
                    need(
                        card.insect().is_some_and(|insect| saved.contains(insect)),
                        &["D96", "D91"],
                        words::NOT_SAVED,
                    )
                }
                _ => refuse(&["D96"], words::WHICH_INSECT),
            },
            (
                InsectTrade::OnReveal | InsectTrade::Off,
                Step::Offers { .. } | Step::Answer { .. },
            ) => refuse(&["D78", "D95"], words::TRADE_IS_OPEN),
            (InsectTrade::OnReveal, Step::Insect { .. }) => {
                need(seat == table.turn, &["D94", "D96"], words::APPLY_OR_SAVE)?;
                need(!table.traded, &["D95", "D96"], words::OFFERED_ALREADY)?;
                need(
                    action == Action::Trade,
                    &["D96"],
                    words::ONLY_JUST_TURNED_UP,
                )
            }
            (InsectTrade::Off, _) => refuse(&["D96"], words::NO_TRADES),
            (InsectTrade::OnOwnTurn, _) => refuse(&["D96"], words::TRADES_WHILE_BUILDING),
            (InsectTrade::OnReveal, _) => refuse(&["D96"], words::TRADES_ON_REVEAL),
        }
    }

    /// D39 to D44.
    fn why_no_lay(&self, seat: Seat, cards: Cards, name: Option<Icon>) -> Verdict {
        need(
            !cards.is_empty() && cards.minus(self.hand(seat)).is_empty(),
            &["D39"],
            words::GUILD_OF_HELD,
        )?;
        self.must_be_named_right(cards.contains(Card::DANDELION), name)?;
        let climate = self.climate_with(name);
        if cards.len() == 1 {
            need(
                cards.and(self.table.jokers()).is_empty(),
                &["D106"],
                words::JOKER_ALONE,
            )?;
            return need(
                cards.iter().all(|card| card.inputs().is_empty()),
                &["D40"],
                words::SINGLE_CARD,
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
        need(legal, &["D41", "D34"], words::NO_CENTRE)
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
        let joining = absorbed().fold(Cards::NONE, |all, guild| all.or(guild.set()));
        // A joker that lies in a joining guild is named, not added.
        let renamed = match name {
            None => Cards::NONE,
            Some(_) => self.table.jokers().and(joining),
        };
        let added = cards.minus(renamed);
        need(
            !added.is_empty() && added.minus(self.hand(seat)).is_empty(),
            &["D46"],
            words::EXTEND_WITH_HELD,
        )?;
        need(
            !guilds.is_empty() && guilds.iter().all(|number| number < garden.len(seat)),
            &["D46"],
            words::EXTEND_YOUR_OWN,
        )?;
        self.must_be_named_right(cards.contains(Card::DANDELION), name)?;
        need(
            renamed.is_empty() || name != garden.joker,
            &["D106"],
            words::NAMED_ALREADY,
        )?;
        need(
            absorbed().all(|guild| !guild.aphids),
            &["D48", "D84"],
            words::APHIDS_CANNOT_JOIN,
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
                words::NOBODY_SATISFIED,
            )?,
            Helpers::Strict => {
                let mix = Mix::of(all.iter(), climate);
                let mut centres = Cards::NONE;
                centres = (candidates.iter())
                    .filter(|&card| is_centre(card, mix, climate))
                    .fold(centres, with);
                need(!centres.is_empty(), &["D49"], words::NO_NEW_CENTRE)?;
                let mut fed = Cards::NONE;
                fed = (centres.iter())
                    .filter(|&centre| feed(added, centre, climate))
                    .fold(fed, with);
                need(!fed.is_empty(), &["D50"], words::ADDED_USELESS)?;
                let joins = |centre: Card| {
                    absorbed().all(|guild| {
                        let given = Mix::of(guild.cards.iter().copied(), climate).once;
                        guild.cards.contains(&centre) || given.meets(centre.inputs())
                    })
                };
                need(fed.iter().any(joins), &["D51"], words::JOINED_USELESS)?;
            }
        }
        let worth = points(all, climate);
        let bar = absorbed().map(|guild| guild.bar()).max().unwrap_or(0);
        let enough = match self.table.options.extend {
            Extend::Improve => worth > bar,
            Extend::Lateral => worth >= bar,
        };
        need(enough, &["D52"], words::NOT_WORTH_MORE)
    }

    /// D106: whether the joker is named where it must be, and rightly.
    fn must_be_named_right(&self, dandelion: bool, name: Option<Icon>) -> Verdict {
        match (self.table.options.dandelion, dandelion, name) {
            (DandelionCard::Plain, _, None) | (DandelionCard::Joker, false, None) => Ok(()),
            (DandelionCard::Plain, _, Some(_)) => refuse(&["D106"], words::NO_JOKER_HERE),
            (DandelionCard::Joker, true, None) => refuse(&["D106"], words::WHICH_ICON),
            (DandelionCard::Joker, true, Some(icon)) => need(
                JOKER_NAMES.contains(&icon),
                &["D106"],
                words::ICON_NOT_SHOWN,
            ),
            (DandelionCard::Joker, false, Some(_)) => refuse(&["D106"], words::ONLY_DANDELION),
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
        need(infested, &["D89"], words::NO_APHIDS_THERE)
    }

    fn why_no_aphids_on(&self, seat: Seat, guild: usize) -> Verdict {
        if self.table.garden.is_free(seat, guild) {
            return Ok(());
        }
        self.must_not_be_named(seat)?;
        need(
            guild >= self.table.garden.len(seat),
            &["D83"],
            words::APHIDS_ALREADY,
        )?;
        refuse(&["D82"], words::APHIDS_ON_YOUR_OWN)
    }

    fn why_no_aphids_to(&self, seat: Seat, to: u8, guild: Option<u8>) -> Verdict {
        self.must_not_be_named(seat)?;
        self.must_have_no_free_guild(seat)?;
        let target = (Seat::all(self.table.seats()).nth(to as usize))
            .filter(|&to| to != seat && self.table.garden.has_free(to));
        let Some(target) = target else {
            return refuse(&["D85"], words::NAME_ANOTHER);
        };
        match (self.table.options.passed_aphids, guild) {
            (PassedAphids::Victim, None) => Ok(()),
            (PassedAphids::Victim, Some(_)) => refuse(&["D86"], words::THEY_PICK),
            (PassedAphids::Passer, None) => refuse(&["D86"], words::WHICH_GUILD),
            (PassedAphids::Passer, Some(guild)) => need(
                self.table.garden.is_free(target, guild as usize),
                &["D86", "D83"],
                words::PICK_FREE,
            ),
        }
    }

    /// D86: who was named may only choose a free guild.
    fn must_not_be_named(&self, seat: Seat) -> Verdict {
        need(seat == self.table.turn, &["D86"], words::CHOOSE_FREE)
    }

    fn must_have_no_free_guild(&self, seat: Seat) -> Verdict {
        need(
            !self.table.garden.has_free(seat),
            &["D85", "D82"],
            words::GUILD_YOURSELF,
        )
    }
}

fn must_be_ordinary(cards: Cards) -> Verdict {
    need(
        cards.minus(Card::ORDINARY).is_empty(),
        &["D6"],
        words::WILD_IN_GUILD,
    )
}

/// There is one of each ordinary card (D17), so a second is in no hand.
fn must_come_once(twice: Option<Card>, rules: &'static [&'static str]) -> Verdict {
    match twice {
        None => Ok(()),
        Some(card) => refuse(rules, message::twice(card.piece())),
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
