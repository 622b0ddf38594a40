// @ts-check
// SHA-256, since `crypto.subtle` is missing where pages come by plain http, as in most homes.

const primes = [];
for (let n = 2; primes.length < 64; n += 1) if (primes.every((prime) => n % prime)) primes.push(n);
const fraction = (number) => ((number - Math.floor(number)) * 2 ** 32) | 0;
const ROUNDS = primes.map((prime) => fraction(Math.cbrt(prime)));
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const rotated = (word, bits) => (word >>> bits) | (word << (32 - bits));

/** The SHA-256 of a text, as hexadecimal digits. */
function sha256(text) {
  const bytes = new TextEncoder().encode(text),
    length = bytes.length;
  const words = new Int32Array((((length + 8) >> 6) + 1) * 16);
  bytes.forEach((byte, i) => {
    words[i >> 2] |= byte << (24 - (i & 3) * 8);
  });
  words[length >> 2] |= 0x80 << (24 - (length & 3) * 8);
  words[words.length - 1] = length * 8;
  const hash = Int32Array.from(START),
    w = new Int32Array(64);
  for (let block = 0; block < words.length; block += 16) {
    let [a, b, c, d, e, f, g, h] = hash;
    for (let i = 0; i < 64; i += 1) {
      if (i < 16) w[i] = words[block + i];
      else {
        const s0 = rotated(w[i - 15], 7) ^ rotated(w[i - 15], 18) ^ (w[i - 15] >>> 3);
        const s1 = rotated(w[i - 2], 17) ^ rotated(w[i - 2], 19) ^ (w[i - 2] >>> 10);
        w[i] = w[i - 16] + s0 + w[i - 7] + s1;
      }
      const s1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25),
        choice = (e & f) ^ (~e & g);
      const one = (h + s1 + choice + ROUNDS[i] + w[i]) | 0;
      const s0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22),
        most = (a & b) ^ (a & c) ^ (b & c);
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + s0 + most) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => {
      hash[i] += word;
    });
  }
  return [...hash].map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
