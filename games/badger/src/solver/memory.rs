//! What a solver remembers of positions it has been in.

use super::stakes::Outlook;

/// What was found out about a position.
#[derive(Copy, Clone, Debug)]
pub(super) struct Memory {
    /// What it can still be worth.
    pub(super) outlook: Outlook,
    /// The number of the card that was best to lead; 0 for none.
    pub(super) card: u8,
}

/// A table of memories, of fixed size; newer ones replace older ones.
///
/// A word holds 42 bits of the key, 8 for each bound and 6 for the card. The
/// place in the table depends on other bits of the key.
#[derive(Debug)]
pub(super) struct Memories {
    words: Vec<u64>,
}

const KEY_SHIFT: u32 = 22;

impl Memories {
    /// Room for two to the power of `bits` memories, at most 22.
    pub(super) fn new(bits: u32) -> Memories {
        Memories {
            words: vec![0; 1 << bits.min(KEY_SHIFT)],
        }
    }

    pub(super) fn clear(&mut self) {
        self.words.fill(0);
    }

    #[inline]
    fn place(&self, key: u64) -> usize {
        key as usize & (self.words.len() - 1)
    }

    #[inline]
    pub(super) fn find(&self, key: u64) -> Option<Memory> {
        let word = self.words[self.place(key)];
        ((word ^ key) >> KEY_SHIFT == 0).then_some(Memory {
            outlook: Outlook {
                least: (word >> 14) as u8,
                most: (word >> 6) as u8,
            },
            card: word as u8 & 63,
        })
    }

    #[inline]
    pub(super) fn keep(&mut self, key: u64, memory: Memory) {
        let place = self.place(key);
        self.words[place] = key >> KEY_SHIFT << KEY_SHIFT
            | u64::from(memory.outlook.least) << 14
            | u64::from(memory.outlook.most) << 6
            | u64::from(memory.card);
    }
}
