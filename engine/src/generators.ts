import { utf8 } from './bytes.ts';
import { chacha20Block } from './chacha20.ts';
import type { Chance, Outcome } from './chance.ts';
import { sha256Words } from './sha256.ts';

const TWO_32 = 0x1_0000_0000;

/**
 * The generator of tables: ChaCha20 with a 256-bit key, the stream as nonce and the index as block
 * counter. Values are unpredictable without the key and independent of each other.
 */
export class ChaChaChance implements Chance {
  readonly #key: Uint32Array;

  constructor(key: Uint32Array) {
    this.#key = key;
  }

  pick<T extends Outcome>(outcomes: readonly T[], stream: number, index: number): T {
    const sides = outcomes.length;
    // Words at or above the largest multiple of `sides` are rejected, so all outcomes are equally
    // likely. After the sixteen words of a block follows the next block of the same address.
    const limit = TWO_32 - (TWO_32 % sides);
    for (let block = 0; ; block++) {
      for (const word of chacha20Block(this.#key, index, [stream, block, 0])) {
        if (word < limit) return outcomes[word % sides] as T;
      }
    }
  }
}

/**
 * The generator of simulations: two rounds of a 32-bit mixing function over key, stream and
 * index. Fast and well spread, not secret. A value's bias is below `sides / 2^32`.
 */
export class FastChance implements Chance {
  readonly #a: number;
  readonly #b: number;

  constructor(key: Uint32Array) {
    this.#a = (key[0] ?? 0) | 0;
    this.#b = (key[1] ?? 0) | 0;
  }

  pick<T extends Outcome>(outcomes: readonly T[], stream: number, index: number): T {
    const word = mix(mix((index + this.#a) | 0) ^ ((this.#b + Math.imul(stream, 0x9e3779b1)) | 0));
    return outcomes[((word >>> 0) * outcomes.length * (1 / TWO_32)) | 0] as T;
  }
}

/**
 * A sequence of random numbers for bots and tools, separate from the table's chance (sfc32 with a
 * state of four words).
 */
export class Random {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  constructor(a: number, b: number, c: number) {
    this.#a = a | 0;
    this.#b = b | 0;
    this.#c = c | 0;
    for (let round = 0; round < 12; round++) this.word();
  }

  /** A whole number from 0 to 2^32 - 1. */
  word(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  /** A whole number from 0 to sides - 1. */
  below(sides: number): number {
    return Math.floor((this.word() * sides) / TWO_32);
  }

  /** A number from 0 up to, not including, 1. */
  fraction(): number {
    return this.word() / TWO_32;
  }
}

/** Derives eight key words from a text. */
export function keyFromText(text: string): Uint32Array {
  return sha256Words(utf8(text));
}

/** The key of one game of a simulation: the first half is for its chance, the second for bots. */
export function simulationKey(seed: string, game: number): Uint32Array {
  return keyFromText(`richtfest/simulation/1\n${seed}\n${game}`);
}

/** A seat's own random numbers in the game with this key. */
export function botRandom(key: Uint32Array, seat: number): Random {
  return new Random(key[4] ?? 0, (key[5] ?? 0) ^ mix(seat + 1), key[6] ?? 0);
}

/** A `Random` seeded by a text, for bots, tools and tests. */
export function randomFromText(text: string): Random {
  const key = keyFromText(`richtfest/random/1\n${text}`);
  return new Random(key[0] ?? 0, key[1] ?? 0, key[2] ?? 0);
}

/** A permutation of 32-bit words in which every input bit affects every output bit. */
function mix(word: number): number {
  let x = word;
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return x ^ (x >>> 15);
}
