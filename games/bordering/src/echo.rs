use std::{fmt, num::NonZeroU8};

use parts::tsv;

use crate::{
    Colour, ColourSet, Kind,
    card_file::{COLOURS, COPY, DECK, FILE, ID, KIND, NAME, VALUE},
    data_file::cards,
};

/// How many Echo cards there are (S6).
pub(crate) const ECHOES: usize = 99;

/// An Echo card, Complications included.
///
/// Numbered from 1 like the file's codes (`E01`), so that `Option<Echo>` is one byte.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct Echo(NonZeroU8);

impl Echo {
    /// All Echo cards in the order of the card file.
    pub fn all() -> impl DoubleEndedIterator<Item = Echo> + ExactSizeIterator {
        (0..ECHOES).map(Echo::new)
    }

    /// The card on line `index` of the Echo cards in the card file.
    #[inline]
    pub(crate) const fn new(index: usize) -> Echo {
        Echo(NonZeroU8::MIN.saturating_add(index as u8))
    }

    /// Its place among the Echo cards, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The card with this id.
    pub fn by_id(id: &str) -> Option<Echo> {
        Echo::all().find(|echo| echo.id() == id)
    }

    /// The id used in positions; it ends with the number of the copy.
    pub fn id(self) -> &'static str {
        ECHO_CARDS[self.index()].id
    }

    /// The name as the card file has it; copies share it.
    pub fn name(self) -> &'static str {
        ECHO_CARDS[self.index()].name
    }

    /// Its value.
    #[inline]
    pub fn value(self) -> u8 {
        cards().echoes.values[self.index()]
    }

    /// Its type.
    #[inline]
    pub fn kind(self) -> Kind {
        cards().echoes.kinds[self.index()]
    }

    /// The colours of its circles.
    #[inline]
    pub fn colours(self) -> ColourSet {
        cards().echoes.colours[self.index()]
    }

    /// Whether it is a Complication.
    #[inline]
    pub fn is_complication(self) -> bool {
        matches!(self.kind(), Kind::Complication)
    }

    /// The first card of its name.
    #[inline]
    pub(crate) const fn first_copy(self) -> Echo {
        Echo::new(ECHO_CARDS[self.index()].first_copy as usize)
    }

    /// S17: whether both cards have the same name.
    #[inline]
    pub fn shares_name(self, other: Echo) -> bool {
        ECHO_CARDS[self.index()].first_copy == ECHO_CARDS[other.index()].first_copy
    }
}

/// The first Echo card of the card file; piles fill their unused room with it.
impl Default for Echo {
    fn default() -> Echo {
        Echo::new(0)
    }
}

impl fmt::Debug for Echo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

struct EchoCard {
    id: &'static str,
    name: &'static str,
    value: u8,
    kind: Kind,
    colours: ColourSet,
    first_copy: u8,
}

static ECHO_CARDS: [EchoCard; ECHOES] = {
    const BLANK: EchoCard = EchoCard {
        id: "",
        name: "",
        value: 0,
        kind: Kind::Complication,
        colours: ColourSet::NONE,
        first_copy: 0,
    };
    let mut cards = [BLANK; ECHOES];
    let mut rows = tsv::Rows::below_header(FILE);
    let mut count = 0;
    while let Some(row) = rows.next() {
        let deck = row.cell(DECK);
        if !tsv::same(deck, "echo") && !tsv::same(deck, "complication") {
            continue;
        }
        let letters = row.cell(COLOURS).as_bytes();
        let mut colours = ColourSet::NONE;
        let mut i = 0;
        while i < letters.len() {
            colours = colours.with(Colour::lettered(letters[i]).expect("a colour of yarn"));
            i += 1;
        }
        cards[count].id = row.cell(ID);
        cards[count].name = row.cell(NAME);
        cards[count].value = tsv::number(row.cell(VALUE)) as u8;
        cards[count].kind = Kind::named(row.cell(KIND));
        cards[count].colours = colours;
        // Copies of a card stand below one another.
        let first_copy = count + 1 - tsv::number(row.cell(COPY)) as usize;
        assert!(
            (row.cell(NAME).as_bytes()).eq_ignore_ascii_case(cards[first_copy].name.as_bytes()),
            "copies share a name"
        );
        cards[count].first_copy = first_copy as u8;
        count += 1;
    }
    assert!(count == ECHOES, "the card file lists 99 Echo cards");
    cards
};

/// What another data file may change on the Echo cards.
#[derive(Clone, Eq, PartialEq, Debug)]
pub(crate) struct Echoes {
    pub(crate) values: [u8; ECHOES],
    pub(crate) kinds: [Kind; ECHOES],
    pub(crate) colours: [ColourSet; ECHOES],
}

impl Echoes {
    pub(crate) const PRINTED: Echoes = {
        let mut echoes = Echoes {
            values: [0; ECHOES],
            kinds: [Kind::Complication; ECHOES],
            colours: [ColourSet::NONE; ECHOES],
        };
        let mut i = 0;
        while i < ECHOES {
            echoes.values[i] = ECHO_CARDS[i].value;
            echoes.kinds[i] = ECHO_CARDS[i].kind;
            echoes.colours[i] = ECHO_CARDS[i].colours;
            i += 1;
        }
        echoes
    };
}
