//! Lists what may be done.

use engine::Seat;

use crate::{
    Dandelion,
    action::Action,
    cards::{Card, Cards, JOKER_NAMES},
    garden::GuildSet,
    guild::Climate,
    options::{InsectTrade, PassedAphids},
    table::{Offer, Step, Table},
    workbench::{Naming, Workbench},
};

impl Dandelion {
    /// Appends all legal actions of the seat to act.
    pub(crate) fn list(&self, seat: Seat, out: &mut Vec<Action>) {
        let table = &self.table;
        match table.step {
            Step::Build => self.list_building(seat, out),
            Step::Discard => out.extend(self.hand(seat).iter().map(Action::Discard)),
            Step::Replenish => {
                if !self.deck.is_empty() {
                    out.push(Action::DrawDeck);
                }
                if table.pile_is_open() {
                    out.push(Action::DrawPile);
                }
            }
            Step::Take => {
                let available: Cards = table.available().iter().copied().collect();
                out.extend(available.iter().map(Action::Take));
            }
            Step::Aphids { seat } => self.list_aphids(seat, out),
            Step::Landing { seat, .. } => {
                let saved = table.saved(seat);
                out.extend(saved.iter().map(|insect| Action::Spend(insect.card())));
                out.push(Action::Suffer);
            }
            Step::Insect { seat, .. } => {
                self.each_infested(|owner, guild| {
                    out.push(Action::Apply { seat: owner, guild });
                });
                out.push(Action::Save);
                let on_reveal = table.options.insect_trade == InsectTrade::OnReveal;
                if on_reveal && seat == table.turn && !table.traded {
                    out.push(Action::Trade);
                }
            }
            Step::Offers { seat, .. } => {
                out.extend(self.free_guilds(seat).map(Action::Offer));
                out.push(Action::Pass);
            }
            Step::Answer { offers, .. } => {
                for (from, offer) in offers.iter().enumerate() {
                    if let Offer::Guild(_) = offer {
                        out.push(Action::Accept(from as u8));
                    }
                }
                out.push(Action::Refuse);
            }
            Step::Over => {}
        }
    }

    /// D82, D85, D86.
    fn list_aphids(&self, seat: Seat, out: &mut Vec<Action>) {
        let garden = &self.table.garden;
        if garden.has_free(seat) {
            out.extend(self.free_guilds(seat).map(Action::AphidsOn));
            return;
        }
        for to in Seat::all(self.table.seats()).filter(|&to| to != seat) {
            let seat = to.index() as u8;
            match self.table.options.passed_aphids {
                PassedAphids::Victim if garden.has_free(to) => {
                    out.push(Action::AphidsTo { seat, guild: None });
                }
                PassedAphids::Victim => {}
                PassedAphids::Passer => {
                    out.extend(self.free_guilds(to).map(|guild| Action::AphidsTo {
                        seat,
                        guild: Some(guild),
                    }));
                }
            }
        }
        out.push(Action::AphidsAway);
    }

    fn free_guilds(&self, seat: Seat) -> impl Iterator<Item = u8> {
        (self.table.garden.guilds(seat).enumerate())
            .filter(|(_, guild)| !guild.aphids)
            .map(|(number, _)| number as u8)
    }

    fn each_infested(&self, mut found: impl FnMut(u8, u8)) {
        if self.table.garden.infested() == 0 {
            return;
        }
        for owner in Seat::all(self.table.seats()) {
            for (number, guild) in self.table.garden.guilds(owner).enumerate() {
                if guild.aphids {
                    found(owner.index() as u8, number as u8);
                }
            }
        }
    }

    /// D30: everything that can be done while building.
    fn list_building(&self, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Done);
        self.list_guilds(seat, out);
        let saved = self.table.saved(seat);
        if saved.is_empty() {
            return;
        }
        for insect in saved.iter() {
            let insect = insect.card();
            self.each_infested(|seat, guild| {
                out.push(Action::Cure {
                    seat,
                    guild,
                    insect,
                });
            });
        }
        if self.table.options.insect_trade == InsectTrade::OnOwnTurn && !self.table.traded {
            out.extend(saved.iter().map(|insect| Action::TradeSaved(insect.card())));
        }
    }

    /// All lays and extensions, with every name the joker can have.
    pub(crate) fn list_guilds(&self, seat: Seat, out: &mut Vec<Action>) {
        let hand = self.hand(seat);
        if hand.is_empty() {
            return;
        }
        let mut list = |bench: &Workbench, naming: Naming| bench.list(naming, out);
        self.table.each_bench(seat, hand, &mut list);
    }
}

impl Table {
    /// Calls `use_it` with a bench for each name the joker of a hand or of a guild
    /// can have; there is one bench if nobody plays with a joker.
    #[inline]
    pub(crate) fn each_bench(
        &self,
        seat: Seat,
        hand: Cards,
        use_it: &mut impl FnMut(&Workbench, Naming),
    ) {
        let climate = self.climate();
        let joker = self.jokers();
        let held = hand.and(joker);
        let mut bench = Workbench::blank(self);
        bench.lay_out(self, seat, hand, climate);
        let unnamed = Naming {
            name: None,
            with: Cards::NONE,
            without: held,
            absorbing: GuildSet::NONE,
        };
        use_it(&bench, unnamed);
        if joker.is_empty() {
            return;
        }
        let home = self.joker_guild(seat);
        for icon in JOKER_NAMES {
            // A name it has already is not given again.
            if climate.joker == Some(icon) || held.is_empty() && home.is_empty() {
                continue;
            }
            let climate = Climate {
                joker: Some(icon),
                ..climate
            };
            let mut bench = Workbench::blank(self);
            bench.lay_out(self, seat, hand, climate);
            let named = Naming {
                name: Some(icon),
                with: held,
                without: Cards::NONE,
                absorbing: home,
            };
            use_it(&bench, named);
        }
    }

    /// The seat's guild that holds the joker, if it can be extended.
    fn joker_guild(&self, seat: Seat) -> GuildSet {
        (self.garden.guilds(seat).enumerate())
            .filter(|(_, guild)| !guild.aphids && guild.cards.contains(&Card::DANDELION))
            .map(|(number, _)| number)
            .collect()
    }
}
