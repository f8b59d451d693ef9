import { asciiWord } from '@richtfest/engine/picture';

type Corners = readonly [left: string, middle: string, right: string];

/** The characters that the picture is drawn with. */
export interface Marks {
  readonly wall: string;
  readonly edge: string;
  /** The corners of the upper edge, the ceilings and the lower edge: left, between bays, right. */
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
  /** Converts a text to characters that can be displayed. */
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
