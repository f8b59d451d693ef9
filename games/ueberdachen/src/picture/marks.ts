import type { Tone } from '@richtfest/engine';
import { asciiWord } from '@richtfest/engine/picture';
import type { Material, Trade } from '../words.ts';

/** The characters that the picture is drawn with. */
export interface Marks {
  /** One wide. */
  readonly material: Readonly<Record<Material, string>>;
  /** An empty cell, by the material it needs: one wide. */
  readonly missing: Readonly<Record<Material, string>>;
  readonly wall: string;
  readonly inner: string;
  readonly free: string;
  readonly pillar: string;
  readonly noPillar: string;
  readonly slab: string;
  readonly slope: readonly [left: string, right: string];
  readonly tile: string;
  readonly opener: string;
  readonly turn: string;
  readonly cut: string;
  readonly between: string;
  readonly yes: string;
  readonly no: string;
  readonly waits: string;
  /** Converts a text to characters that can be displayed. */
  word(text: string): string;
}

const unicode: Marks = {
  material: {
    lamp: '☼',
    socket: '⊙',
    radiator: '≡',
    tap: '♒',
    door: '∩',
    shelf: '⊟',
    plaster: '▒',
    tiles: '▦',
  },
  missing: {
    lamp: 'l',
    socket: 's',
    radiator: 'r',
    tap: 't',
    door: 'd',
    shelf: 'h',
    plaster: 'p',
    tiles: 'f',
  },
  wall: '║',
  inner: '│',
  free: '·',
  pillar: '▮',
  noPillar: '▯',
  slab: '═',
  slope: ['╱', '╲'],
  tile: '▀',
  opener: '⚿',
  turn: '▸',
  cut: '…',
  between: ' · ',
  yes: '✓',
  no: '✗',
  waits: '…',
  word: (text) => text,
};

const ascii: Marks = {
  material: {
    lamp: 'L',
    socket: 'S',
    radiator: 'R',
    tap: 'T',
    door: 'D',
    shelf: 'H',
    plaster: 'P',
    tiles: 'F',
  },
  missing: unicode.missing,
  wall: '|',
  inner: ':',
  free: '.',
  pillar: '#',
  noPillar: '_',
  slab: '=',
  slope: ['/', '\\'],
  tile: '^',
  opener: '(O)',
  turn: '>',
  cut: '...',
  between: ', ',
  yes: 'yes',
  no: 'no',
  waits: '?',
  word: asciiWord,
};

export function marksFor(hasUnicode: boolean): Marks {
  return hasUnicode ? unicode : ascii;
}

/** The closest palette colour for each trade (UD-1). */
export const toneOf: Readonly<Record<Trade, Tone>> = {
  electrician: 'straw',
  plumber: 'sky',
  carpenter: 'leaf',
  mason: 'brick',
};

export const toneOfMaterial: Readonly<Record<Material, Tone>> = {
  lamp: 'straw',
  socket: 'straw',
  radiator: 'sky',
  tap: 'sky',
  door: 'leaf',
  shelf: 'leaf',
  plaster: 'brick',
  tiles: 'brick',
};
