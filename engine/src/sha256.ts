import { hex, utf8 } from './bytes.ts';

// FIPS 180-4. Constants are the fractional parts of the roots of the first primes.
const ROUND_CONSTANTS = new Int32Array(64);
const START = new Int32Array(8);
deriveConstants();
const schedule = new Int32Array(64);

/** The eight 32-bit words (unsigned) of the SHA-256 of these bytes. */
export function sha256Words(message: Uint8Array): Uint32Array {
  const digest = Int32Array.from(START);
  const padded = pad(message);
  for (let offset = 0; offset < padded.length; offset += 64) compress(digest, padded, offset);
  return new Uint32Array(digest.buffer);
}

/** The SHA-256 of a text's UTF-8, as 64 hexadecimal digits. */
export function sha256Hex(text: string): string {
  const bytes = new Uint8Array(32);
  sha256Words(utf8(text)).forEach((word, position) => {
    for (let byte = 0; byte < 4; byte++) bytes[position * 4 + byte] = word >>> (24 - 8 * byte);
  });
  return hex(bytes);
}

function pad(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array((((message.length + 8) >> 6) + 1) << 6);
  padded.set(message);
  padded[message.length] = 0x80;
  const bits = message.length * 8;
  const end = padded.length;
  const high = Math.floor(bits / 0x1_0000_0000);
  for (let byte = 0; byte < 4; byte++) {
    padded[end - 1 - byte] = bits >>> (8 * byte);
    padded[end - 5 - byte] = high >>> (8 * byte);
  }
  return padded;
}

function compress(digest: Int32Array, block: Uint8Array, offset: number): void {
  const w = schedule;
  for (let t = 0; t < 16; t++) {
    const from = offset + t * 4;
    w[t] =
      (at(block, from) << 24) |
      (at(block, from + 1) << 16) |
      (at(block, from + 2) << 8) |
      at(block, from + 3);
  }
  for (let t = 16; t < 64; t++) {
    const x = at(w, t - 15);
    const y = at(w, t - 2);
    const small0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3);
    const small1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10);
    w[t] = (at(w, t - 16) + small0 + at(w, t - 7) + small1) | 0;
  }
  let a = at(digest, 0);
  let b = at(digest, 1);
  let c = at(digest, 2);
  let d = at(digest, 3);
  let e = at(digest, 4);
  let f = at(digest, 5);
  let g = at(digest, 6);
  let h = at(digest, 7);
  for (let t = 0; t < 64; t++) {
    const big1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const first = (h + big1 + ((e & f) ^ (~e & g)) + at(ROUND_CONSTANTS, t) + at(w, t)) | 0;
    const big0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const second = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  digest[0] = (at(digest, 0) + a) | 0;
  digest[1] = (at(digest, 1) + b) | 0;
  digest[2] = (at(digest, 2) + c) | 0;
  digest[3] = (at(digest, 3) + d) | 0;
  digest[4] = (at(digest, 4) + e) | 0;
  digest[5] = (at(digest, 5) + f) | 0;
  digest[6] = (at(digest, 6) + g) | 0;
  digest[7] = (at(digest, 7) + h) | 0;
}

function at(words: Int32Array | Uint8Array, position: number): number {
  return words[position] as number;
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function deriveConstants(): void {
  let found = 0;
  for (let candidate = 2; found < 64; candidate++) {
    if (!isPrime(candidate)) continue;
    if (found < 8) START[found] = fraction(Math.sqrt(candidate));
    ROUND_CONSTANTS[found++] = fraction(Math.cbrt(candidate));
  }
}

function isPrime(candidate: number): boolean {
  for (let divisor = 2; divisor * divisor <= candidate; divisor++) {
    if (candidate % divisor === 0) return false;
  }
  return true;
}

function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 0x1_0000_0000) | 0;
}
