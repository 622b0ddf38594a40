//! Codes are read again the way a phone does, from the squares alone.

use super::{Code, blocks::VERSIONS, field::times};

/// The mask in the upper left corner, if it is undamaged and the level is M.
fn mask(code: &Code) -> usize {
    let along = (0..6).map(|y| (8, y)).chain([(8, 7), (8, 8), (7, 8)]);
    let along = along.chain((0..6).rev().map(|x| (x, 8)));
    let bits = along
        .enumerate()
        .filter(|&(_, (x, y))| code.is_dark(x, y))
        .fold(0, |bits, (i, _)| bits | 1 << i);
    let plain: u32 = bits ^ 0x5412;
    // The remainder of an undamaged format is zero.
    let mut rest = plain;
    for bit in (10..15).rev() {
        if rest >> bit & 1 == 1 {
            rest ^= 0x537 << (bit - 10);
        }
    }
    assert_eq!(rest, 0, "the format is damaged");
    assert_eq!(plain >> 13, 0, "not level M");
    (plain >> 10) as usize & 7
}

fn turns(mask: usize, i: usize, j: usize) -> bool {
    let (sum, product) = (i + j, i * j);
    0 == match mask {
        0 => sum % 2,
        1 => i % 2,
        2 => j % 3,
        3 => sum % 3,
        4 => (i / 2 + j / 3) % 2,
        5 => product % 2 + product % 3,
        6 => (product % 2 + product % 3) % 2,
        _ => (sum % 2 + product % 3) % 2,
    }
}

/// Whether a square is part of a pattern.
fn is_pattern(number: usize, alignment: &[usize], x: usize, y: usize) -> bool {
    let far = 9 + 4 * number;
    let near = |centre: usize, at: usize| centre.abs_diff(at) <= 2;
    let aligned = alignment.iter().any(|&cx| {
        alignment.iter().any(|&cy| {
            let corner = (cx < 9 && (cy < 9 || cy >= far)) || (cx >= far && cy < 9);
            !corner && near(cx, x) && near(cy, y)
        })
    });
    let corners = (x < 9 && (y < 9 || y >= far)) || (x >= far && y < 9);
    let sized = number >= 7 && ((x < 6 && y >= far - 3) || (y < 6 && x >= far - 3));
    x == 6 || y == 6 || corners || aligned || sized
}

fn read(code: &Code) -> String {
    let number = (code.side - 17) / 4;
    let version = &VERSIONS[number - 1];
    let mask = mask(code);
    let mut bits = Vec::new();
    let (mut x, mut upwards) = (code.side as isize - 1, true);
    while x > 0 {
        if x == 6 {
            x -= 1;
        }
        for step in 0..code.side {
            let y = if upwards { code.side - 1 - step } else { step };
            for x in [x as usize, x as usize - 1] {
                if !is_pattern(number, version.alignment, x, y) {
                    bits.push(code.is_dark(x, y) ^ turns(mask, y, x));
                }
            }
        }
        upwards = !upwards;
        x -= 2;
    }
    let word = |bits: &[bool]| {
        bits.iter()
            .fold(0u8, |word, &bit| word << 1 | u8::from(bit))
    };
    let words: Vec<u8> = bits.chunks_exact(8).map(word).collect();
    let sizes: Vec<usize> = version.sizes().collect();
    let total = sizes.iter().sum::<usize>() + sizes.len() * version.correction;
    assert!(words.len() == total, "{} words of {total}", words.len());
    // Apart again: data first, then what corrects them.
    let mut blocks = vec![Vec::new(); sizes.len()];
    let mut words = words.into_iter();
    for i in 0..*sizes.iter().max().unwrap() {
        for (block, size) in blocks.iter_mut().zip(&sizes) {
            if i < *size {
                block.extend(words.next());
            }
        }
    }
    for _ in 0..version.correction {
        for block in &mut blocks {
            block.extend(words.next());
        }
    }
    let mut data: Vec<u8> = Vec::new();
    for (block, size) in blocks.iter().zip(&sizes) {
        let mut root = 1;
        for _ in 0..version.correction {
            let value = block.iter().fold(0, |sum, &word| times(sum, root) ^ word);
            assert_eq!(value, 0, "a block is damaged");
            root = times(root, 2);
        }
        data.extend(&block[..*size]);
    }
    let bits: Vec<usize> = (data.iter())
        .flat_map(|word| (0..8).rev().map(move |bit| usize::from(word >> bit & 1)))
        .collect();
    let number =
        |from: usize, count: usize| bits[from..from + count].iter().fold(0, |n, b| 2 * n + b);
    assert_eq!(number(0, 4), 4, "not bytes");
    let start = 4 + version.length_bits();
    let length = number(4, version.length_bits());
    let text = (0..length)
        .map(|i| number(start + 8 * i, 8) as u8)
        .collect();
    String::from_utf8(text).unwrap()
}

#[test]
fn what_is_written_can_be_read_at_every_length() {
    let link = "https://hedgerow.example/t/".repeat(9);
    for length in 0..=213 {
        let text = &link[..length];
        let code = Code::of(text).expect("there is room");
        assert_eq!(read(&code), text);
    }
    assert_eq!(Code::of(&link[..214]), None);
}

#[test]
fn a_code_is_no_larger_than_it_has_to_be() {
    let side = |length: usize| Code::of(&"x".repeat(length)).map(|code| code.side);
    assert_eq!([side(14), side(15)], [Some(21), Some(25)]);
    assert_eq!([side(180), side(181)], [Some(53), Some(57)]);
}

/// Found to be readable by a reader of another make.
#[test]
fn a_code_looks_as_it_did_when_it_was_checked() {
    let code = Code::of("hedgerow").unwrap();
    let square = |x, y| if code.is_dark(x, y) { '#' } else { '.' };
    let rows: Vec<String> = (0..code.side)
        .map(|y| (0..code.side).map(|x| square(x, y)).collect())
        .collect();
    assert_eq!(
        rows,
        [
            "#######..#.#..#######",
            "#.....#.#.#...#.....#",
            "#.###.#....##.#.###.#",
            "#.###.#..##.#.#.###.#",
            "#.###.#.##.##.#.###.#",
            "#.....#....#..#.....#",
            "#######.#.#.#.#######",
            ".....................",
            "#.#.#.#..#..#...#..#.",
            "##..##....##....#..##",
            "..#####....#.#.######",
            "##.....###.###..#..#.",
            ".#..#.###.##..##.....",
            "........###...###..##",
            "#######..#..#..##.###",
            "#.....#..#....###..#.",
            "#.###.#.##..#.#.#....",
            "#.###.#..###.#..#..#.",
            "#.###.#.##.#.#####..#",
            "#.....#..#####.....#.",
            "#######.#.##.####..##",
        ]
    );
}
