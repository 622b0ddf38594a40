//! What follows from an action: the steps of a turn and the wild cards.

use engine::{Log, MAX_SEATS, Seat};

use crate::{
    Dandelion,
    action::Action,
    cards::{Card, Cards, Insect, Wild},
    event::Event,
    garden::GuildSet,
    guild::{Climate, points},
    icons::Icon,
    options::{FinalLap, InsectTrade, PilePick, WildReplacement},
    table::{Offer, Step, Table},
};

/// Whether drawing goes on or waits for a decision.
#[derive(Copy, Clone, Eq, PartialEq)]
enum Draw {
    On,
    Waits,
}

impl Dandelion {
    /// Carries out a legal action.
    pub(crate) fn act(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::Lay { cards, name, .. } => self.lay(seat, cards, name, log),
            Action::Extend {
                guilds,
                cards,
                name,
                ..
            } => self.extend(seat, guilds, cards, name, log),
            Action::Cure {
                seat: owner,
                guild,
                insect,
            } => self.cure(seat, Seat::new(owner as usize), guild, insect, log),
            Action::TradeSaved(card) => {
                if let Some(insect) = card.insect() {
                    self.table.saved[seat.index()].remove(insect);
                    self.open_trade(seat, insect, log);
                }
            }
            Action::Done => self.finish_building(seat, log),
            Action::Discard(card) => self.discard_card(seat, card, log),
            Action::DrawDeck => self.draw_on(log),
            Action::DrawPile => self.draw_pile(seat, log),
            Action::Take(card) => self.take(seat, card, log),
            Action::AphidsOn(guild) => self.aphids_come(seat, guild, log),
            Action::AphidsTo { seat: to, guild } => {
                let to = Seat::new(to as usize);
                log.push(|| Event::AphidsPassed { from: seat, to });
                match guild {
                    None => self.table.step = Step::Aphids { seat: to },
                    Some(guild) => self.aphids_come(to, guild, log),
                }
            }
            Action::AphidsAway => {
                self.table.out.insert(Wild::Aphids);
                log.push(|| Event::AphidsAway { seat });
                self.go_on(log);
            }
            Action::Spend(card) => self.spend(seat, card, log),
            Action::Suffer => {
                if let Step::Landing { seat, guild } = self.table.step {
                    self.aphids_land(seat, guild, log);
                }
            }
            Action::Apply { seat: owner, guild } => {
                let owner = Seat::new(owner as usize);
                if let Step::Insect { insect, .. } = self.table.step {
                    self.remove_aphids(seat, owner, guild, insect, log);
                    self.go_on(log);
                }
            }
            Action::Save => {
                if let Step::Insect { insect, .. } = self.table.step {
                    self.table.saved[seat.index()].insert(insect);
                    log.push(|| Event::Saved { seat, insect });
                    self.go_on(log);
                }
            }
            Action::Trade => {
                if let Step::Insect { insect, .. } = self.table.step {
                    self.open_trade(seat, insect, log);
                }
            }
            Action::Offer(guild) => self.answer_trade(seat, Offer::Guild(guild), log),
            Action::Pass => self.answer_trade(seat, Offer::Pass, log),
            Action::Accept(from) => self.accept(seat, Seat::new(from as usize), log),
            Action::Refuse => {
                log.push(|| Event::OffersRefused { seat });
                self.end_trade(log);
            }
        }
    }

    /// D39 to D45: puts a new guild down.
    fn lay(&mut self, seat: Seat, cards: Cards, name: Option<Icon>, log: &mut impl Log<Event>) {
        if name.is_some() {
            self.table.garden.joker = name;
        }
        let worth = points(cards, self.table.printed());
        self.leave_hand(seat, cards);
        self.table.garden.lay(seat, cards.iter(), worth);
        self.table.built = true;
        log.push(|| Event::Laid {
            seat,
            cards,
            name,
            points: worth,
        });
    }

    /// D46, D47: makes one guild of own guilds and hand cards.
    fn extend(
        &mut self,
        seat: Seat,
        guilds: GuildSet,
        cards: Cards,
        name: Option<Icon>,
        log: &mut impl Log<Event>,
    ) {
        let added = cards.and(self.hand(seat));
        let all = (guilds.iter())
            .filter_map(|number| self.table.garden.guild(seat, number))
            .fold(added, |all, guild| all.or(guild.set()));
        if name.is_some() {
            self.table.garden.joker = name;
        }
        let climate: Climate = self.table.printed();
        let worth = points(all, climate);
        self.leave_hand(seat, added);
        self.table.garden.extend(seat, guilds, added, worth);
        self.table.built = true;
        log.push(|| Event::Extended {
            seat,
            guilds,
            cards,
            name,
            points: worth,
        });
    }

    /// D91: a saved insect undoes aphids.
    fn cure(&mut self, seat: Seat, owner: Seat, guild: u8, card: Card, log: &mut impl Log<Event>) {
        if let Some(insect) = card.insect() {
            self.table.saved[seat.index()].remove(insect);
            self.remove_aphids(seat, owner, guild, insect, log);
        }
    }

    /// D28: ends the building step, and with it a drought (D103).
    fn finish_building(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.table.traded = false;
        if self.table.drought == Some(seat) {
            self.table.drought = None;
            self.table.out.insert(Wild::Drought);
            log.push(|| Event::DroughtEnded);
        }
        if self.hand(seat).is_empty() {
            self.begin_replenishing(seat, log);
        } else {
            self.table.step = Step::Discard;
        }
    }

    /// D62.
    fn discard_card(&mut self, seat: Seat, card: Card, log: &mut impl Log<Event>) {
        self.leave_hand(seat, Cards::only(card));
        self.table.discard.push(card);
        self.table.discarded = true;
        log.push(|| Event::Discarded { seat, card });
        self.begin_replenishing(seat, log);
    }

    /// D64, D74: works out the need, and asks for a source if there is one.
    fn begin_replenishing(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.table.need = Table::need_of(self.hand(seat).len());
        if self.deck.is_empty() && !self.table.pile_is_open() {
            log.push(|| Event::DrewNothing { seat });
            self.end_turn(false, log);
        } else {
            self.table.step = Step::Replenish;
        }
    }

    /// D69: takes the uppermost available cards, or asks which ones.
    fn draw_pile(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        if self.table.options.pile_pick == PilePick::Free {
            self.table.step = Step::Take;
            return;
        }
        let depth = self.table.withheld();
        let mut taken = Cards::NONE;
        for _ in 0..self.table.need {
            let card = self.table.discard.remove(depth);
            taken.insert(card.expect("D68: enough cards are available"));
        }
        self.take_openly(seat, taken);
        log.push(|| Event::Took { seat, cards: taken });
        self.end_turn(false, log);
    }

    /// One card of the pile, with `pile_pick` = `free`.
    fn take(&mut self, seat: Seat, card: Card, log: &mut impl Log<Event>) {
        let place = self.table.discard.from_top().position(|c| c == card);
        self.table
            .discard
            .remove(place.expect("D67: the card is available"));
        self.table.need -= 1;
        let taken = Cards::only(card);
        self.take_openly(seat, taken);
        log.push(|| Event::Took { seat, cards: taken });
        if self.table.need == 0 {
            self.end_turn(false, log);
        }
    }

    fn take_openly(&mut self, seat: Seat, cards: Cards) {
        let hand = &mut self.hands[seat.index()];
        *hand = hand.or(cards);
        let known = &mut self.table.known[seat.index()];
        *known = known.or(cards);
    }

    fn leave_hand(&mut self, seat: Seat, cards: Cards) {
        let hand = &mut self.hands[seat.index()];
        *hand = hand.minus(cards);
        let known = &mut self.table.known[seat.index()];
        *known = known.minus(cards);
    }

    /// D72, D78 to D80: draws for the player whose turn it is until the need
    /// is met, the deck is empty or a wild card asks for a decision.
    fn draw_on(&mut self, log: &mut impl Log<Event>) {
        let seat = self.table.turn;
        loop {
            if let Some(wild) = self.next_dealt() {
                if self.reveal(seat, wild, log) == Draw::Waits {
                    return;
                }
                continue;
            }
            if self.table.need == 0 {
                break;
            }
            let Some(card) = self.deck.pop() else {
                break;
            };
            let Some(wild) = card.wild() else {
                self.hands[seat.index()].insert(card);
                self.table.need -= 1;
                log.push(|| Event::Drew { seat, card });
                continue;
            };
            match self.table.options.wild_replacement {
                WildReplacement::Yes => {}
                WildReplacement::No => self.table.need -= 1,
            }
            if self.reveal(seat, wild, log) == Draw::Waits {
                return;
            }
        }
        self.table.need = 0;
        if self.table.dealt.is_some() {
            self.settle_next(log);
        } else {
            self.end_turn(true, log);
        }
    }

    /// The next wild card dealt to the player who settles, taken up.
    fn next_dealt(&mut self) -> Option<Wild> {
        let dealt = self.table.dealt.as_mut()?;
        let next = dealt.top().filter(|next| next.seat == self.table.turn)?;
        dealt.pop();
        Some(next.wild)
    }

    /// With `deal_wilds` = `resolve`: the next player with dealt wild cards
    /// settles them; when nobody has any, the first turn begins.
    pub(crate) fn settle_next(&mut self, log: &mut impl Log<Event>) {
        let Some(next) = self.table.dealt.and_then(|dealt| dealt.top()) else {
            self.table.dealt = None;
            self.table.turn = self.table.first_player();
            self.table.step = Step::Build;
            return;
        };
        self.table.turn = next.seat;
        self.table.need = Table::need_of(self.hand(next.seat).len());
        self.draw_on(log);
    }

    /// D78: shows a wild card and resolves it, or asks what to do.
    fn reveal(&mut self, seat: Seat, wild: Wild, log: &mut impl Log<Event>) -> Draw {
        log.push(|| Event::Revealed { seat, wild });
        match wild {
            Wild::Aphids => {
                self.table.step = Step::Aphids { seat };
                Draw::Waits
            }
            Wild::Ladybug => self.reveal_insect(seat, Insect::Ladybug),
            Wild::PrayingMantis => self.reveal_insect(seat, Insect::PrayingMantis),
            Wild::Tornado => {
                self.tornado(seat, log);
                Draw::On
            }
            Wild::Drought => {
                self.table.drought = Some(seat);
                Draw::On
            }
        }
    }

    fn reveal_insect(&mut self, seat: Seat, insect: Insect) -> Draw {
        self.table.step = Step::Insect { insect, seat };
        Draw::Waits
    }

    /// D97 to D99: the hand goes onto the pile, and five cards are needed.
    fn tornado(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let blown = self.hand(seat);
        self.leave_hand(seat, blown);
        let mut left = blown;
        while let Some(card) = last(left) {
            left.remove(card);
            self.table.discard.push(card);
        }
        self.table.out.insert(Wild::Tornado);
        self.table.need = Table::need_of(0);
        log.push(|| Event::BlownAway { seat, cards: blown });
    }

    /// D87: aphids are about to land; a saved insect may meet them.
    fn aphids_come(&mut self, seat: Seat, guild: u8, log: &mut impl Log<Event>) {
        if self.table.saved(seat).is_empty() {
            self.aphids_land(seat, guild, log);
        } else {
            self.table.step = Step::Landing { seat, guild };
        }
    }

    fn aphids_land(&mut self, seat: Seat, guild: u8, log: &mut impl Log<Event>) {
        self.table.garden.set_aphids(seat, guild as usize, true);
        log.push(|| Event::AphidsLanded { seat, guild });
        self.go_on(log);
    }

    fn spend(&mut self, seat: Seat, card: Card, log: &mut impl Log<Event>) {
        let Some(insect) = card.insect() else {
            return;
        };
        self.table.saved[seat.index()].remove(insect);
        self.table.out.insert(insect.wild());
        self.table.out.insert(Wild::Aphids);
        log.push(|| Event::Spent { seat, insect });
        self.go_on(log);
    }

    /// D89: insect and aphids leave the game.
    fn remove_aphids(
        &mut self,
        seat: Seat,
        owner: Seat,
        guild: u8,
        insect: Insect,
        log: &mut impl Log<Event>,
    ) {
        self.table.garden.set_aphids(owner, guild as usize, false);
        self.table.out.insert(insect.wild());
        self.table.out.insert(Wild::Aphids);
        log.push(|| Event::Cured {
            seat,
            owner,
            guild,
            insect,
        });
    }

    /// D92: the neighbour on the left is asked first.
    fn open_trade(&mut self, seat: Seat, insect: Insect, log: &mut impl Log<Event>) {
        self.table.traded = true;
        self.table.step = Step::Offers {
            insect,
            seat: seat.next(self.table.seats()),
            offers: [Offer::Open; MAX_SEATS],
        };
        log.push(|| Event::TradeOpened { seat, insect });
    }

    fn answer_trade(&mut self, asked: Seat, answer: Offer, log: &mut impl Log<Event>) {
        let Step::Offers {
            insect, mut offers, ..
        } = self.table.step
        else {
            return;
        };
        offers[asked.index()] = answer;
        log.push(|| Event::Answered {
            seat: asked,
            answer,
        });
        let next = asked.next(self.table.seats());
        if next != self.table.turn {
            self.table.step = Step::Offers {
                insect,
                seat: next,
                offers,
            };
            return;
        }
        self.table.step = Step::Answer { insect, offers };
        let offered = |offer: &Offer| matches!(offer, Offer::Guild(_));
        if !offers.iter().any(offered) {
            self.end_trade(log);
        }
    }

    /// D94: guild and insect change hands.
    fn accept(&mut self, trader: Seat, from: Seat, log: &mut impl Log<Event>) {
        let Step::Answer { insect, offers } = self.table.step else {
            return;
        };
        let Offer::Guild(guild) = offers[from.index()] else {
            return;
        };
        self.table.garden.give(from, guild as usize, trader);
        log.push(|| Event::Traded {
            trader,
            from,
            guild,
            insect,
        });
        self.table.step = Step::Insect { insect, seat: from };
    }

    /// D95: the trade comes to nothing.
    fn end_trade(&mut self, log: &mut impl Log<Event>) {
        let Step::Answer { insect, .. } = self.table.step else {
            return;
        };
        let seat = self.table.turn;
        match self.table.options.insect_trade {
            InsectTrade::OnReveal | InsectTrade::Off => {
                self.table.step = Step::Insect { insect, seat };
            }
            InsectTrade::OnOwnTurn => {
                self.table.saved[seat.index()].insert(insect);
                self.go_on(log);
            }
        }
    }

    /// Goes back to what a wild card interrupted: building or drawing.
    fn go_on(&mut self, log: &mut impl Log<Event>) {
        if self.table.pauses_building() {
            self.table.step = Step::Build;
            return;
        }
        self.table.traded = false;
        self.draw_on(log);
    }

    /// D27, D77, D108 to D112: ends the turn.
    fn end_turn(&mut self, drew: bool, log: &mut impl Log<Event>) {
        let table = &mut self.table;
        let seat = table.turn;
        let idle = !table.built && !drew;
        table.idle_turns = if idle {
            table.idle_turns.saturating_add(1)
        } else {
            0
        };
        // An empty deck from which nothing was drawn was empty all the turn.
        let dry = idle && self.deck.is_empty();
        match (table.options.final_lap, table.final_lap) {
            (_, None) if dry => {
                table.final_lap = Some(seat);
                log.push(|| Event::DryTurn { seat });
            }
            (FinalLap::DryLap, Some(_)) if !dry => table.final_lap = None,
            (FinalLap::OneLap | FinalLap::DryLap, _) => {}
        }
        table.need = 0;
        let next = seat.next(table.seats());
        if table.final_lap == Some(next) {
            table.step = Step::Over;
            log.push(|| Event::Ended);
            return;
        }
        table.turn = next;
        table.step = Step::Build;
        table.discarded = false;
        table.built = false;
    }
}

/// The card with the highest number, which comes last in the alphabet.
fn last(cards: Cards) -> Option<Card> {
    let bits = cards.bits();
    (bits != 0).then(|| Card::from_index(bits.ilog2()))
}
