/// What the scripted player thinks things are worth, in spots unless said
/// otherwise.
///
/// `tuning` looks for better figures.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Weights {
    /// An acorn in a later turn, while there is time to use what it buys.
    pub(crate) acorn: f32,
    /// With so many turns to go an acorn is worth nothing any more.
    pub(crate) acorn_until: f32,
    /// So many turns before that it is worth all it can be.
    pub(crate) acorn_fades: f32,
    /// A card drawn in a later turn.
    pub(crate) draw: f32,
    /// A card drawn now, as a multiple of the average card of the deck.
    pub(crate) draw_now: f32,
    /// A card discarded.
    pub(crate) discard: f32,
    /// What share of the opponents is ahead in a later turn.
    pub(crate) ahead: f32,
    /// A step back in a later turn.
    pub(crate) back: f32,
    /// A Trap of one's own.
    pub(crate) trap: f32,
    /// A Trap for an opponent.
    pub(crate) spite_trap: f32,
    /// A spot that an opponent is pushed back.
    pub(crate) spite_push: f32,
    /// A spot or Trap for each opponent counts so much of the same for one.
    pub(crate) each: f32,
    /// A Trap shed now.
    pub(crate) shed: f32,
    /// A Trap that may be shed later.
    pub(crate) shed_later: f32,
    /// A change of lanes that costs nothing.
    pub(crate) lane: f32,
    /// How often a bonus of the right lane is used.
    pub(crate) bonus: f32,
    /// A spot gained by a purchase, as a multiple of a spot now.
    pub(crate) appetite: f32,
    /// Turns until a purchase can be drawn, beside those the deck lasts.
    pub(crate) wait: f32,
    /// How much a card bought has to be better than the average of the deck.
    pub(crate) dilution: f32,
    /// How much faster the deck will be by and by, as a multiple.
    pub(crate) growth: f32,
    /// The same, in spots a turn.
    pub(crate) pace: f32,
    /// How much the race is thought to last as long as the leader needs.
    pub(crate) rivals: f32,
    /// What a change of lanes for two cards has to be better by.
    pub(crate) change: f32,
    /// A bonus in a later turn that a change of lanes unlocks.
    pub(crate) lane_later: f32,
}

impl Weights {
    /// What evolution found for the usual race.
    pub(crate) const TUNED: Weights = Weights {
        acorn: 1.33,
        acorn_until: 1.51,
        acorn_fades: 2.85,
        draw: 2.94,
        draw_now: 1.2,
        discard: 1.1,
        ahead: 0.741,
        back: 0.57,
        trap: 2.63,
        spite_trap: 0.595,
        spite_push: 0.296,
        each: 0.664,
        shed: 1.98,
        shed_later: 0.283,
        lane: 0.335,
        bonus: 0.964,
        appetite: 3.26,
        wait: 0.913,
        dilution: 1.1,
        growth: 0.695,
        pace: 0.393,
        rivals: 0.454,
        change: 1.01,
        lane_later: 0.458,
    };

    /// How many there are.
    #[cfg(any(test, feature = "training"))]
    pub(crate) const COUNT: usize = 24;

    /// All of them, for a search.
    #[cfg(any(test, feature = "training"))]
    pub(crate) fn each_mut(&mut self) -> [(&'static str, &mut f32); Weights::COUNT] {
        [
            ("acorn", &mut self.acorn),
            ("acorn_until", &mut self.acorn_until),
            ("acorn_fades", &mut self.acorn_fades),
            ("draw", &mut self.draw),
            ("draw_now", &mut self.draw_now),
            ("discard", &mut self.discard),
            ("ahead", &mut self.ahead),
            ("back", &mut self.back),
            ("trap", &mut self.trap),
            ("spite_trap", &mut self.spite_trap),
            ("spite_push", &mut self.spite_push),
            ("each", &mut self.each),
            ("shed", &mut self.shed),
            ("shed_later", &mut self.shed_later),
            ("lane", &mut self.lane),
            ("bonus", &mut self.bonus),
            ("appetite", &mut self.appetite),
            ("wait", &mut self.wait),
            ("dilution", &mut self.dilution),
            ("growth", &mut self.growth),
            ("pace", &mut self.pace),
            ("rivals", &mut self.rivals),
            ("change", &mut self.change),
            ("lane_later", &mut self.lane_later),
        ]
    }
}
