//! The sizes of codes, and how data are split, corrected and woven together in them.

use super::field::correction;

/// A size of codes, at error correction level M.
pub(super) struct Version {
    /// Its number: the side is 17 squares and 4 for each.
    pub(super) number: usize,
    /// How many words correct each block.
    pub(super) correction: usize,
    /// How many blocks there are of how many words of data.
    pub(super) blocks: &'static [(usize, usize)],
    /// Where patterns for alignment are centred, in both directions.
    pub(super) alignment: &'static [usize],
}

/// The sizes that are made, from small to large.
pub(super) const VERSIONS: [Version; 10] = [
    version(1, 10, &[(1, 16)], &[]),
    version(2, 16, &[(1, 28)], &[6, 18]),
    version(3, 26, &[(1, 44)], &[6, 22]),
    version(4, 18, &[(2, 32)], &[6, 26]),
    version(5, 24, &[(2, 43)], &[6, 30]),
    version(6, 16, &[(4, 27)], &[6, 34]),
    version(7, 18, &[(4, 31)], &[6, 22, 38]),
    version(8, 22, &[(2, 38), (2, 39)], &[6, 24, 42]),
    version(9, 22, &[(3, 36), (2, 37)], &[6, 26, 46]),
    version(10, 26, &[(4, 43), (1, 44)], &[6, 28, 50]),
];

const fn version(
    number: usize,
    correction: usize,
    blocks: &'static [(usize, usize)],
    alignment: &'static [usize],
) -> Version {
    Version {
        number,
        correction,
        blocks,
        alignment,
    }
}

/// Says that bytes follow.
const BYTES: u8 = 0b0100;

/// What fills up words that nobody needs.
const FILL: [u8; 2] = [0xec, 0x11];

impl Version {
    /// How many squares a side has.
    pub(super) fn side(&self) -> usize {
        17 + 4 * self.number
    }

    /// The words of data of each block.
    pub(super) fn sizes(&self) -> impl Iterator<Item = usize> {
        let blocks = self.blocks.iter();
        blocks.flat_map(|&(count, words)| std::iter::repeat_n(words, count))
    }

    /// How many bits say how long a text is.
    pub(super) fn length_bits(&self) -> usize {
        if self.number < 10 { 8 } else { 16 }
    }

    /// How many bytes a text may have.
    pub(super) fn room(&self) -> usize {
        let bits = 8 * self.sizes().sum::<usize>() - 4 - self.length_bits();
        bits / 8
    }

    /// The words of a text that there is room for.
    pub(super) fn data(&self, text: &[u8]) -> Vec<u8> {
        let mut bits = Vec::new();
        let mut push = |value: usize, count: usize| {
            bits.extend((0..count).rev().map(|bit| value >> bit & 1 == 1));
        };
        push(BYTES.into(), 4);
        push(text.len(), self.length_bits());
        for &byte in text {
            push(byte.into(), 8);
        }
        // The end, which also brings it to whole words.
        push(0, 4);
        let word = |bits: &[bool]| bits.iter().fold(0, |word, &bit| word << 1 | u8::from(bit));
        let words = bits.chunks(8).map(word);
        let room = self.sizes().sum();
        words.chain(FILL.into_iter().cycle()).take(room).collect()
    }

    /// The words of all blocks with those that correct them, in the order in which they
    /// stand in a code: the first of each block, the second of each, and so on.
    pub(super) fn woven(&self, data: &[u8]) -> Vec<u8> {
        let mut rest = data;
        let mut blocks = Vec::new();
        for words in self.sizes() {
            let (block, others) = rest.split_at(words);
            blocks.push((block, correction(block, self.correction)));
            rest = others;
        }
        let longest = self.sizes().max().unwrap_or(0);
        let column = |i: usize| blocks.iter().filter_map(move |(data, _)| data.get(i));
        let corrections = (0..self.correction)
            .flat_map(|i| blocks.iter().map(move |(_, correction)| correction[i]));
        (0..longest)
            .flat_map(column)
            .copied()
            .chain(corrections)
            .collect()
    }
}
