/// What pictures are coloured with: moss, bark, clay, river and sun.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Colour {
    /// The line.
    Ink,
    /// What it is drawn on.
    Paper,
    /// Deep green of leaves in the shade.
    Moss,
    /// Bright green of young leaves.
    Fern,
    /// Pale green of undersides and distance.
    Sage,
    /// Brown of wood.
    Bark,
    /// Pale brown of straw, earth paths and wood in the light.
    Straw,
    /// Brick red.
    Clay,
    /// Clear red of ripe fruit.
    Hip,
    /// Yellow.
    Sun,
    /// Orange between sun and clay.
    Marigold,
    /// Blue of water.
    River,
    /// Pale blue of sky and mist.
    Mist,
    /// Purple of berries.
    Berry,
    /// Pink of blossom.
    Blossom,
    /// Grey of stone and metal.
    Stone,
}

/// How much ink there is.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub enum Ink {
    /// All colours.
    #[default]
    Full,
    /// Lines, and no areas of colour.
    Low,
    /// Greys.
    Grey,
}

impl Colour {
    /// The colour for a kind of ink, as SVG writes it.
    pub const fn hex(self, ink: Ink) -> &'static str {
        match ink {
            Ink::Full => self.full(),
            Ink::Grey => self.grey(),
            Ink::Low => match self {
                Colour::Ink => "#2e2a25",
                _ => "#fff",
            },
        }
    }

    /// Whether letters on it are read more easily in the colour of paper than in ink.
    pub const fn is_dark(self) -> bool {
        match self {
            Colour::Ink
            | Colour::Moss
            | Colour::Bark
            | Colour::Clay
            | Colour::Hip
            | Colour::Berry => true,
            Colour::Paper
            | Colour::Fern
            | Colour::Sage
            | Colour::Straw
            | Colour::Sun
            | Colour::Marigold
            | Colour::River
            | Colour::Mist
            | Colour::Blossom
            | Colour::Stone => false,
        }
    }

    const fn full(self) -> &'static str {
        match self {
            Colour::Ink => "#2e2a25",
            Colour::Paper => "#fbf6e9",
            Colour::Moss => "#5f7a45",
            Colour::Fern => "#8fae5d",
            Colour::Sage => "#c3d2a8",
            Colour::Bark => "#8a6a4a",
            Colour::Straw => "#d9bf8b",
            Colour::Clay => "#b5613c",
            Colour::Hip => "#c8483f",
            Colour::Sun => "#ecc043",
            Colour::Marigold => "#e09338",
            Colour::River => "#5b8fb0",
            Colour::Mist => "#bcd6e0",
            Colour::Berry => "#7a5a94",
            Colour::Blossom => "#e3a3ac",
            Colour::Stone => "#a39e94",
        }
    }

    const fn grey(self) -> &'static str {
        match self {
            Colour::Ink => "#262626",
            Colour::Paper => "#fff",
            Colour::Moss => "#6a6a6a",
            Colour::Fern => "#9c9c9c",
            Colour::Sage => "#cfcfcf",
            Colour::Bark => "#707070",
            Colour::Straw => "#c6c6c6",
            Colour::Clay => "#7b7b7b",
            Colour::Hip => "#757575",
            Colour::Sun => "#d2d2d2",
            Colour::Marigold => "#adadad",
            Colour::River => "#8c8c8c",
            Colour::Mist => "#d8d8d8",
            Colour::Berry => "#636363",
            Colour::Blossom => "#bdbdbd",
            Colour::Stone => "#a2a2a2",
        }
    }
}
