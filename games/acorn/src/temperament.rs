use parts::named;

named! {
    /// How a greedy player likes to buy.
    pub enum Temperament {
        /// Buys what pays off before the finish.
        Balanced = "balanced",
        /// Gathers at most 2 acorns a turn, and none after the first checkpoint.
        Sprint = "sprint",
        /// Buys little.
        Tempo = "tempo",
        /// Buys a good deck before it runs.
        Builder = "builder",
        /// Buys whenever there is something to buy.
        Hoard = "hoard",
        /// Likes cards that hinder others.
        Mean = "mean",
    }
}

/// A temperament in figures.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Taste {
    /// What a purchase is worth, as a multiple of what it usually is.
    pub(crate) appetite: f32,
    /// What harm to an opponent is worth, as a multiple of what it usually is.
    pub(crate) spite: f32,
    /// The most acorns gathered in a turn.
    pub(crate) purse: u16,
    /// From this spot on nothing is bought.
    pub(crate) until: u16,
}

impl Temperament {
    pub(crate) const fn taste(self) -> Taste {
        let balanced = Taste {
            appetite: 1.0,
            spite: 1.0,
            purse: u16::MAX,
            until: u16::MAX,
        };
        match self {
            Temperament::Balanced => balanced,
            Temperament::Sprint => Taste {
                purse: 2,
                until: 25,
                ..balanced
            },
            Temperament::Tempo => Taste {
                appetite: 0.45,
                ..balanced
            },
            Temperament::Builder => Taste {
                appetite: 1.35,
                ..balanced
            },
            Temperament::Hoard => Taste {
                appetite: 2.0,
                ..balanced
            },
            Temperament::Mean => Taste {
                spite: 3.0,
                ..balanced
            },
        }
    }
}
