import { asciiWord } from '@richtfest/engine/picture';

type Corners = readonly [left: string, middle: string, right: string];

/** The characters things are drawn with. */
export interface Marks {
  readonly wall: string;
  readonly edge: string;
  /** Left, between two bays, right: of the upper edge, the ceilings, the lower edge. */
  readonly corners: readonly [upper: Corners, ceiling: Corners, lower: Corners];
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
  corners: [
    ['┌', '┬', '┐'],
    ['├', '┼', '┤'],
    ['└', '┴', '┘'],
  ],
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
  corners: [
    ['+', '+', '+'],
    ['+', '+', '+'],
    ['+', '+', '+'],
  ],
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
