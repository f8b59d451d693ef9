const CONSTANT = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

/**
 * One ChaCha20 block (RFC 8439, section 2.3) as sixteen 32-bit words; key of 8 words, nonce of 3.
 */
export function chacha20Block(
  key: Uint32Array,
  counter: number,
  nonce: readonly [number, number, number],
): Uint32Array {
  const start = new Uint32Array(16);
  start.set(CONSTANT);
  start.set(key, 4);
  start[12] = counter;
  start.set(nonce, 13);
  const x = start.slice();
  for (let round = 0; round < 10; round++) {
    quarterRound(x, 0, 4, 8, 12);
    quarterRound(x, 1, 5, 9, 13);
    quarterRound(x, 2, 6, 10, 14);
    quarterRound(x, 3, 7, 11, 15);
    quarterRound(x, 0, 5, 10, 15);
    quarterRound(x, 1, 6, 11, 12);
    quarterRound(x, 2, 7, 8, 13);
    quarterRound(x, 3, 4, 9, 14);
  }
  for (let position = 0; position < x.length; position++) {
    x[position] = at(x, position) + at(start, position);
  }
  return x;
}

// oxlint-disable-next-line max-params -- the quarter round is defined over four positions
export function quarterRound(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  x[a] = at(x, a) + at(x, b);
  x[d] = rotateLeft(at(x, d) ^ at(x, a), 16);
  x[c] = at(x, c) + at(x, d);
  x[b] = rotateLeft(at(x, b) ^ at(x, c), 12);
  x[a] = at(x, a) + at(x, b);
  x[d] = rotateLeft(at(x, d) ^ at(x, a), 8);
  x[c] = at(x, c) + at(x, d);
  x[b] = rotateLeft(at(x, b) ^ at(x, c), 7);
}

function at(words: Uint32Array, position: number): number {
  return words[position] as number;
}

function rotateLeft(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}
