import type { Tone } from '@richtfest/engine';
import { asciiWord } from '@richtfest/engine/picture';
import type { Colour } from '../words.ts';

/** The characters of a picture. */
export interface Marks {
  readonly sign: Readonly<Record<Colour, string>>;
  readonly wall: readonly [string, string];
  readonly trunk: string;
  readonly ground: string;
  readonly circle: string;
  readonly marker: string;
  readonly turn: string;
  readonly between: string;
  readonly cut: string;
  word(text: string): string;
}

export const toneOf: Readonly<Record<Colour, Tone>> = {
  red: 'brick',
  yellow: 'straw',
  green: 'leaf',
  blue: 'sky',
  purple: 'plum',
  brown: 'wood',
};

const UNICODE: Marks = {
  sign: { red: '◆', yellow: '▣', green: '♣', blue: '≈', purple: '♪', brown: '●' },
  wall: ['▐', '▌'],
  trunk: '║',
  ground: '▔',
  circle: '○',
  marker: '●',
  turn: '▸',
  between: ' · ',
  cut: '…',
  word: (text) => text,
};

const ASCII: Marks = {
  sign: { red: '#', yellow: '=', green: '&', blue: '~', purple: '*', brown: '@' },
  wall: ['[', ']'],
  trunk: '|',
  ground: '_',
  circle: 'o',
  marker: 'X',
  turn: '>',
  between: ', ',
  cut: '~',
  word: asciiWord,
};

export function marksFor(hasUnicode: boolean): Marks {
  return hasUnicode ? UNICODE : ASCII;
}
