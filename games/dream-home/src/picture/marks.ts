import { asciiWord } from '@richtfest/engine/picture';

/** The characters things are drawn with. */
export interface Marks {
  readonly wall: string;
  readonly edge: string;
  readonly corner: string;
  readonly earth: string;
  readonly free: string;
  readonly empty: string;
  readonly scaffold: string;
  readonly child: string;
  readonly decor: string;
  readonly turn: string;
  readonly cut: string;
  readonly between: string;
  readonly times: string;
  /** A word of the texts in the characters that can be shown. */
  word(text: string): string;
}

const unicode: Marks = {
  wall: '│',
  edge: '─',
  corner: '┼',
  earth: '░',
  free: '·',
  empty: '▒',
  scaffold: '╫',
  child: '☺',
  decor: '✦',
  turn: '▸',
  cut: '…',
  between: ' · ',
  times: '×',
  word: (text) => text,
};

const ascii: Marks = {
  wall: '|',
  edge: '-',
  corner: '+',
  earth: ':',
  free: '.',
  empty: '#',
  scaffold: 'H',
  child: 'o',
  decor: '*',
  turn: '>',
  cut: '~',
  between: ', ',
  times: 'x',
  word: (text) => asciiWord(text.replaceAll('’', "'")),
};

export function marksFor(hasUnicode: boolean): Marks {
  return hasUnicode ? unicode : ascii;
}
