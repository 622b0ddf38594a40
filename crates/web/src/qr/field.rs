//! The field of 256 elements that errors are corrected in.

/// The product of two elements, modulo x⁸ + x⁴ + x³ + x² + 1.
pub(super) fn times(a: u8, b: u8) -> u8 {
    (0..8).rev().fold(0, |product: u8, bit| {
        let carry = if product & 0x80 == 0 { 0 } else { 0x1d };
        let doubled = (product << 1) ^ carry;
        if b >> bit & 1 == 1 {
            doubled ^ a
        } else {
            doubled
        }
    })
}

/// The words that correct errors in `data`: the remainder by the polynomial with the
/// roots 2⁰, 2¹, …
pub(super) fn correction(data: &[u8], words: usize) -> Vec<u8> {
    let divisor = divisor(words);
    let mut rest = vec![0; words];
    for &word in data {
        let factor = word ^ rest.remove(0);
        rest.push(0);
        for (rest, &part) in rest.iter_mut().zip(&divisor) {
            *rest ^= times(part, factor);
        }
    }
    rest
}

/// The coefficients below the highest, which is one.
fn divisor(degree: usize) -> Vec<u8> {
    let mut product = vec![0; degree];
    product[degree - 1] = 1;
    let mut root = 1;
    for _ in 0..degree {
        for i in 0..degree {
            let next = product.get(i + 1).copied().unwrap_or(0);
            product[i] = times(product[i], root) ^ next;
        }
        root = times(root, 2);
    }
    product
}
