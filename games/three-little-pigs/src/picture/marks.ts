import { asciiWord } from '@richtfest/engine/picture';
import type { Face, Material } from '../words.ts';

/** The characters of a picture. */
export interface Marks {
  /** The fill of a tile's wall. */
  readonly texture: Readonly<Record<Material, string>>;
  readonly wall: string;
  readonly slope: readonly [left: string, right: string];
  /** Upper and lower half, three wide. */
  readonly window: readonly [string, string];
  readonly door: readonly [string, string];
  readonly pot: string;
  /** Three wide. */
  readonly face: Readonly<Record<Face, string>>;
  readonly corner: readonly [string, string, string, string];
  readonly edge: string;
  readonly ground: string;
  readonly gone: string;
  readonly times: string;
  readonly turn: string;
  readonly cut: string;
  readonly between: string;
  finished(letter: string): string;
  /** A word of the texts in the available characters. */
  word(text: string): string;
}

const unicode: Marks = {
  texture: { straw: '░', wood: '▒', stone: '▓' },
  wall: '│',
  slope: ['╱', '╲'],
  window: ['┌┬┐', '└┴┘'],
  door: ['┌─┐', '│∙│'],
  pot: '✿',
  face: { door: ' ∩ ', window: ' ⊞ ', roof: ' ▲ ', wolf: '╲ω╱' },
  corner: ['┌', '┐', '└', '┘'],
  edge: '─',
  ground: '▔',
  gone: '·',
  times: '×',
  turn: '▸',
  cut: '…',
  between: ' · ',
  finished: (letter) => `${letter} ✓`,
  word: (text) => text,
};

const ascii: Marks = {
  texture: { straw: ':', wood: '=', stone: '#' },
  wall: '|',
  slope: ['/', '\\'],
  window: ['.-.', "'-'"],
  door: ['.-.', '|.|'],
  pot: '*',
  face: { door: ' n ', window: '[+]', roof: '/^\\', wolf: '\\w/' },
  corner: ['+', '+', '+', '+'],
  edge: '-',
  ground: '-',
  gone: '.',
  times: 'x',
  turn: '>',
  cut: '...',
  between: ', ',
  finished: (letter) => `[${letter}]`,
  word: asciiWord,
};

export function marksFor(hasUnicode: boolean): Marks {
  return hasUnicode ? unicode : ascii;
}
