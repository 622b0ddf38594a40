use engine::{
    Game as _, Seat, Viewer,
    conformance::{Conform, History, Past, Rewind, Secret},
};

use crate::{
    Dandelion, FULL_HAND,
    action::Action,
    cards::{Card, Cards, JOKER_NAMES, Wild},
    garden::GuildSet,
    guild::{most_inputs, points},
    icons::Icon,
    options::Helpers,
    table::Step,
};

impl Conform for Dandelion {
    /// D7, D11, D14, D64, and what every guild must be.
    fn audit(&self) {
        let table = &self.table;
        let mut seen = Cards::NONE;
        let mut once = |card: Card| {
            assert!(!seen.contains(card), "{card} is in two places");
            seen.insert(card);
        };
        for seat in Seat::all(self.seats()) {
            let hand = self.hand(seat);
            assert!(hand.len() <= FULL_HAND, "D64: a hand of {}", hand.len());
            assert!(
                hand.minus(Card::ORDINARY).is_empty(),
                "D7: a wild card in hand"
            );
            assert!(
                table.known(seat).minus(hand).is_empty(),
                "a known card is gone"
            );
            hand.iter().for_each(&mut once);
            for guild in table.garden.guilds(seat) {
                guild.cards.iter().copied().for_each(&mut once);
                self.audit_guild(guild.set(), guild.sound);
            }
        }
        table.discard().iter().copied().for_each(&mut once);
        let in_deck = self
            .deck
            .as_slice()
            .iter()
            .filter(|card| card.wild().is_none());
        in_deck.copied().for_each(&mut once);
        assert_eq!(seen, Card::ORDINARY, "D14: a card is missing");
        for wild in Wild::ALL {
            let in_deck = (self.deck.as_slice().iter())
                .filter(|&&card| card == wild.card())
                .count();
            let count = in_deck + table.in_sight(wild);
            assert_eq!(count, table.copies(wild), "D14: {wild:?}");
        }
        assert!(
            usize::from(table.need) <= FULL_HAND,
            "D65: need {}",
            table.need
        );
    }

    /// Ordinary cards in other hands and in the deck, but for those everybody
    /// knows. The ids of wild cards are field names and phases as well.
    fn hidden_from(&self, viewer: Viewer) -> Vec<String> {
        let hands = Seat::all(self.seats()).filter(|&seat| !viewer.is(seat));
        let held = hands.flat_map(|seat| self.hand(seat).minus(self.table.known(seat)).iter());
        let deck = self.deck.as_slice().iter().copied();
        held.chain(deck.filter(|card| card.wild().is_none()))
            .map(|card| card.id().to_owned())
            .collect()
    }

    fn secrets(&self, viewer: Viewer) -> Vec<Secret> {
        let deck = self.deck.as_slice().iter().map(|card| card.id());
        let mut secrets = vec![Secret::new("deck", deck)];
        for seat in Seat::all(self.seats()).filter(|&seat| !viewer.is(seat)) {
            let unknown = self.hand(seat).minus(self.table.known(seat));
            let hand = unknown.iter().map(Card::id);
            secrets.push(Secret::unordered(format!("hand of {seat}"), hand));
        }
        secrets
    }

    fn thinkable(&self, out: &mut Vec<Action>) {
        let seat = self.table.to_act().unwrap_or(self.table.turn);
        let hand = self.hand(seat);
        out.extend([
            Action::Done,
            Action::DrawDeck,
            Action::DrawPile,
            Action::AphidsAway,
            Action::Suffer,
            Action::Save,
            Action::Trade,
            Action::Pass,
            Action::Refuse,
        ]);
        for insect in [
            Wild::Ladybug.card(),
            Wild::PrayingMantis.card(),
            Card::DANDELION,
        ] {
            out.extend([Action::TradeSaved(insect), Action::Spend(insect)]);
        }
        for guild in 0..3 {
            out.extend([Action::AphidsOn(guild), Action::Offer(guild)]);
            for seat in 0..4 {
                out.extend([
                    Action::Apply { seat, guild },
                    Action::AphidsTo { seat, guild: None },
                    Action::AphidsTo {
                        seat,
                        guild: Some(guild),
                    },
                    Action::Cure {
                        seat,
                        guild,
                        insect: Wild::Ladybug.card(),
                    },
                ]);
            }
        }
        out.extend((0..4).map(Action::Accept));
        let strangers = [Card::DANDELION, Wild::Tornado.card()];
        for card in hand
            .iter()
            .chain(strangers)
            .chain(self.table.discard().first().copied())
        {
            out.extend([Action::Discard(card), Action::Take(card)]);
        }
        if self.table.step == Step::Build {
            self.think_of_guilds(seat, out);
        }
    }
}

impl Rewind for Dandelion {
    /// Cards are dealt once. What is still in the deck lay there from the start; a
    /// card still hidden in a hand takes the place its true counterpart came from.
    fn pasts(&self, _: Viewer, history: &History<Dandelion>) -> Option<Vec<Past<Dandelion>>> {
        let (dealt, truth) = (history.position(0), &history.now);
        let mut instead: Vec<(Card, Card)> = Vec::new();
        for seat in Seat::all(self.seats()) {
            let (guessed, held) = (self.hand(seat), truth.hand(seat));
            let other = held.minus(guessed).iter().zip(guessed.minus(held).iter());
            instead.extend(other);
        }
        let counterpart = |card: Card| {
            let pair = instead.iter().find(|(held, _)| *held == card);
            pair.map_or(card, |&(_, guessed)| guessed)
        };
        let mut world = dealt.clone();
        for hand in &mut world.hands {
            *hand = hand.iter().map(counterpart).collect();
        }
        for (place, card) in world.deck.as_mut_slice().iter_mut().enumerate() {
            *card = match self.deck.as_slice().get(place) {
                Some(&guessed) => guessed,
                None => counterpart(*card),
            };
        }
        Some(vec![Past {
            from: 0,
            dealt: world,
            moves: history.moves(0),
            chance: Vec::new(),
        }])
    }
}

impl Dandelion {
    fn audit_guild(&self, cards: Cards, sound: u8) {
        let printed = self.table.printed();
        assert_eq!(sound, points(cards, printed), "D57: {cards:?}");
        assert!((1..=5).contains(&sound), "a guild is worth {sound}");
        let strict = self.table.options.helpers == Helpers::Strict;
        if cards.len() > 1 && strict {
            assert!(most_inputs(cards, printed) > 0, "D41: no centre");
        }
    }

    /// Every choice of hand cards as a lay, and as extensions of a few
    /// combinations of guilds that change from ply to ply.
    fn think_of_guilds(&self, seat: Seat, out: &mut Vec<Action>) {
        let hand = self.hand(seat);
        let joker = !self.table.jokers().is_empty();
        let guilds = self.table.garden.len(seat);
        let turn = self.deck.len() + self.table.discard().len();
        let joins = [
            GuildSet::only(turn % (guilds + 1)),
            GuildSet::only(turn % 2).with(turn % (guilds + 1)),
            (0..guilds)
                .filter(|number| (turn >> (number % 4)) & 1 == 0)
                .collect(),
        ];
        for choice in 0u32..1 << hand.len() {
            let chosen = |&(i, _): &(usize, Card)| choice >> i & 1 == 1;
            let mut cards: Cards = (hand.iter().enumerate())
                .filter(chosen)
                .map(|(_, card)| card)
                .collect();
            let mut names = vec![None];
            if joker {
                names.push(Some(JOKER_NAMES[turn % JOKER_NAMES.len()]));
                names.push(Some(Icon::Food));
            }
            for name in names {
                out.push(Action::Lay {
                    cards,
                    name,
                    twice: None,
                });
                if name.is_some() {
                    cards.insert(Card::DANDELION);
                }
                let extend = |guilds| Action::Extend {
                    guilds,
                    cards,
                    name,
                    twice: None,
                };
                out.extend(joins.map(extend));
            }
        }
        let mut wild = hand;
        wild.insert(Wild::Ladybug.card());
        out.push(Action::Lay {
            cards: wild,
            name: None,
            twice: None,
        });
        out.push(Action::Lay {
            cards: hand,
            name: None,
            twice: hand.iter().next(),
        });
    }
}
