use engine::{BySeat, MAX_SEATS, Seat};
use parts::Pile;

use crate::{
    FULL_HAND,
    cards::{Card, Cards, Insect, Insects, OutOfGame, Wild},
    deck_file::ORDINARY,
    garden::{Garden, Guild},
    guild::{Climate, Mix, Water},
    options::{DandelionCard, Drought, FirstPlayer, InsectTrade, Options, Ties},
};

/// Everything that lies open on the table, and what follows from it (D12).
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Table {
    pub(crate) options: Options,
    pub(crate) seats: u8,
    pub(crate) dealer: Seat,
    /// Whose turn it is; while dealt wild cards are resolved, who resolves.
    pub(crate) turn: Seat,
    pub(crate) step: Step,
    pub(crate) garden: Garden,
    /// Top last.
    pub(crate) discard: Pile<Card, ORDINARY>,
    pub(crate) saved: [Insects; MAX_SEATS],
    pub(crate) out: OutOfGame,
    /// Hand cards everybody knows, because they were taken from the pile.
    pub(crate) known: [Cards; MAX_SEATS],
    /// The seat whose next building step ends the drought (D103).
    pub(crate) drought: Option<Seat>,
    /// Wild cards of the deal still to be looked at, with `deal_wilds` =
    /// `resolve`; the last one comes first. Nothing once they and the draws
    /// for them are settled.
    pub(crate) dealt: Option<Pile<DealtWild, 6>>,
    /// Cards still to draw.
    pub(crate) need: u8,
    pub(crate) discarded: bool,
    pub(crate) built: bool,
    pub(crate) traded: bool,
    pub(crate) idle_turns: u8,
    pub(crate) final_lap: Option<Seat>,
}

/// The decision that is awaited.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Step {
    /// Lay, extend, cure (D30).
    Build,
    /// Discard one card (D62).
    Discard,
    /// Choose a source (D66).
    Replenish,
    /// Take cards of the pile one by one.
    Take,
    /// Say where the aphids go (D82, D85, D86).
    Aphids {
        /// Who says so.
        seat: Seat,
    },
    /// Spend a saved insect or suffer (D87).
    Landing {
        /// Whose guild it is.
        seat: Seat,
        /// Its number.
        guild: u8,
    },
    /// Apply, save or trade (D88, D94).
    Insect {
        /// The insect.
        insect: Insect,
        /// Who has it.
        seat: Seat,
    },
    /// Offer or pass (D92).
    Offers {
        /// The insect.
        insect: Insect,
        /// Who is asked.
        seat: Seat,
        /// The answers so far.
        offers: [Offer; MAX_SEATS],
    },
    /// Accept or refuse (D93).
    Answer {
        /// The insect.
        insect: Insect,
        /// The answers.
        offers: [Offer; MAX_SEATS],
    },
    /// The game has ended (D110).
    Over,
}

/// What a seat answered to an open trade.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub enum Offer {
    /// Nothing so far; the trader is never asked.
    #[default]
    Open,
    /// It passed.
    Pass,
    /// It offers this guild.
    Guild(u8),
}

/// A wild card from the deal.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct DealtWild {
    /// Before whom it lies.
    pub seat: Seat,
    /// The card.
    pub wild: Wild,
}

impl Default for DealtWild {
    fn default() -> DealtWild {
        DealtWild {
            seat: Seat::new(0),
            wild: Wild::Aphids,
        }
    }
}

impl Table {
    /// An empty table, before the deal.
    pub(crate) fn new(options: Options, seats: usize, dealer: Seat) -> Table {
        let mut table = Table {
            options,
            seats: seats as u8,
            dealer,
            turn: dealer,
            step: Step::Build,
            garden: Garden::new(),
            discard: Pile::new(),
            saved: [Insects::NONE; MAX_SEATS],
            out: OutOfGame::default(),
            known: [Cards::NONE; MAX_SEATS],
            drought: None,
            dealt: None,
            need: 0,
            discarded: false,
            built: false,
            traded: false,
            idle_turns: 0,
            final_lap: None,
        };
        table.turn = table.first_player();
        table
    }

    /// How many play.
    #[inline]
    pub fn seats(&self) -> usize {
        self.seats as usize
    }

    /// The house rules.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Whose turn it is, or was last.
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// The decision that is awaited.
    pub fn step(&self) -> Step {
        self.step
    }

    /// The guilds.
    pub fn garden(&self) -> &Garden {
        &self.garden
    }

    /// The discard pile, top last.
    pub fn discard(&self) -> &[Card] {
        self.discard.as_slice()
    }

    /// The saved insects of a seat.
    pub fn saved(&self, seat: Seat) -> Insects {
        self.saved[seat.index()]
    }

    /// The wild cards out of the game.
    pub fn out(&self) -> &OutOfGame {
        &self.out
    }

    /// The seat whose next building step ends the drought, if there is one.
    pub fn drought(&self) -> Option<Seat> {
        self.drought
    }

    /// Cards still to draw (D64).
    pub fn need(&self) -> u8 {
        self.need
    }

    /// The seat whose dry turn began the final lap, if one has.
    pub fn final_lap(&self) -> Option<Seat> {
        self.final_lap
    }

    /// Hand cards of a seat that everybody knows.
    pub fn known(&self, seat: Seat) -> Cards {
        self.known[seat.index()]
    }

    /// Wild cards of the deal that still lie before their players, the next one
    /// last; only with `deal_wilds` = `resolve`.
    pub fn dealt_wilds(&self) -> &[DealtWild] {
        self.dealt.as_ref().map_or(&[], Pile::as_slice)
    }

    /// D26: who begins.
    pub fn first_player(&self) -> Seat {
        let steps = match self.options.first_player {
            FirstPlayer::Right => self.seats() - 1,
            FirstPlayer::Left => 1,
        };
        self.dealer.after(steps, self.seats())
    }

    /// Who is to act; nobody once the game is over.
    #[inline]
    pub fn to_act(&self) -> Option<Seat> {
        match self.step {
            Step::Build | Step::Discard | Step::Replenish | Step::Take | Step::Answer { .. } => {
                Some(self.turn)
            }
            Step::Aphids { seat }
            | Step::Landing { seat, .. }
            | Step::Insect { seat, .. }
            | Step::Offers { seat, .. } => Some(seat),
            Step::Over => None,
        }
    }

    /// D61: the points of every seat.
    pub fn scores(&self) -> BySeat<i64> {
        BySeat::from_fn(self.seats(), |seat| self.garden.score(seat))
    }

    /// D115, D116: what seats are ranked by.
    pub(crate) fn rank(&self, seat: Seat) -> (i64, u8, usize) {
        let score = self.garden.score(seat);
        match self.options.ties {
            Ties::Shared => (score, 0, 0),
            Ties::BestGuild => {
                let free = || self.garden.guilds(seat).filter(|guild| !guild.aphids);
                let best = free().map(|guild| guild.points()).max().unwrap_or(0);
                (score, best, free().count())
            }
        }
    }

    /// D45: the card to show as the centre of a guild, the satisfied one with
    /// the most inputs, the earliest laid among equals.
    pub fn centre(&self, guild: &Guild<'_>) -> Option<Card> {
        let mix = Mix::of(guild.cards.iter().copied(), self.printed());
        let satisfied = (guild.cards.iter().copied())
            .filter(|&card| mix.satisfies(card, self.printed()) && !self.jokers().contains(card));
        // The last of equals is the first in reverse.
        let cards: Pile<Card, ORDINARY> = satisfied.collect();
        cards.from_top().max_by_key(|card| card.inputs().count())
    }

    /// How guilds on the table are judged: as printed (D105).
    pub(crate) fn printed(&self) -> Climate {
        Climate {
            water: Water::Flows,
            joker: self.garden.joker,
        }
    }

    /// How guilds being laid or extended are judged (D104).
    pub(crate) fn climate(&self) -> Climate {
        let water = match (self.drought, self.options.drought) {
            (None, _) => Water::Flows,
            (Some(_), Drought::CisternsHold) => Water::Stored,
            (Some(_), Drought::DryRound | Drought::SetAside) => Water::Gone,
        };
        Climate {
            water,
            joker: self.garden.joker,
        }
    }

    /// The joker as a set: empty while the Dandelion is an ordinary card.
    pub(crate) fn jokers(&self) -> Cards {
        match self.options.dandelion {
            DandelionCard::Plain => Cards::NONE,
            DandelionCard::Joker => Cards::only(Card::DANDELION),
        }
    }

    /// D77: whether the pile is barred because play has stalled.
    pub(crate) fn stalled(&self) -> bool {
        self.idle_turns >= 2 * self.seats
    }

    /// D67: how many cards on top of the pile are not available.
    pub(crate) fn withheld(&self) -> usize {
        use crate::options::PilePick;

        match self.options.pile_pick {
            PilePick::Block | PilePick::Free => usize::from(self.discarded),
            PilePick::BlockOwn => 0,
        }
    }

    /// D67: the cards of the pile the player may take, top last.
    pub(crate) fn available(&self) -> &[Card] {
        let pile = self.discard.as_slice();
        &pile[..pile.len().saturating_sub(self.withheld())]
    }

    /// D68, D77: whether the pile may be chosen.
    #[inline]
    pub(crate) fn pile_is_open(&self) -> bool {
        self.available().len() >= self.need as usize && !self.stalled()
    }

    /// Whether what is being resolved belongs to the building step: a trade of
    /// a saved insect. Everything else turned up in a draw.
    pub(crate) fn pauses_building(&self) -> bool {
        if self.options.insect_trade != InsectTrade::OnOwnTurn {
            return false;
        }
        match self.step {
            Step::Offers { .. } | Step::Answer { .. } => true,
            Step::Insect { seat, .. } => seat != self.turn,
            Step::Build
            | Step::Discard
            | Step::Replenish
            | Step::Take
            | Step::Aphids { .. }
            | Step::Landing { .. }
            | Step::Over => false,
        }
    }

    /// The wild card being resolved; it lies in no other place.
    pub(crate) fn pending(&self) -> Option<Wild> {
        match self.step {
            Step::Aphids { .. } | Step::Landing { .. } => Some(Wild::Aphids),
            Step::Insect { insect, .. }
            | Step::Offers { insect, .. }
            | Step::Answer { insect, .. } => Some(insect.wild()),
            Step::Build | Step::Discard | Step::Replenish | Step::Take | Step::Over => None,
        }
    }

    /// How many of a wild card lie open somewhere.
    pub(crate) fn in_sight(&self, wild: Wild) -> usize {
        let out = usize::from(self.out.count(wild));
        let pending = usize::from(self.pending() == Some(wild));
        let dealt = (self.dealt.iter().flat_map(Pile::as_slice))
            .filter(|dealt| dealt.wild == wild)
            .count();
        let lying = match wild {
            Wild::Aphids => self.garden.infested(),
            Wild::Drought => usize::from(self.drought.is_some()),
            Wild::Ladybug => self.saved_anywhere(Insect::Ladybug),
            Wild::PrayingMantis => self.saved_anywhere(Insect::PrayingMantis),
            Wild::Tornado => 0,
        };
        out + pending + dealt + lying
    }

    /// How many of a wild card there are in this game.
    pub(crate) fn copies(&self, wild: Wild) -> usize {
        match (wild, self.options.drought) {
            (Wild::Drought, Drought::SetAside) => 0,
            _ => usize::from(wild.card().copies()),
        }
    }

    /// The need of a hand with so many cards (D64).
    pub(crate) fn need_of(hand: usize) -> u8 {
        FULL_HAND.saturating_sub(hand) as u8
    }

    fn saved_anywhere(&self, insect: Insect) -> usize {
        (self.saved.iter())
            .filter(|saved| saved.contains(insect))
            .count()
    }
}
