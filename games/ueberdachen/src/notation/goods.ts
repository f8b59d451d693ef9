import { NUMBER_OF } from '../bundles.ts';
import { COLUMNS, type Deal, MATERIALS, type Material, type Materials, ROWS } from '../words.ts';

const FIRST_COLUMN = 'A'.charCodeAt(0);
const PILLAR_WORD = 'pillar';
const NOTHING = 'nothing';
const FOR = ' for ';

/** In notation, columns have the letters A to G. */
export function columnLetter(column: number): string {
  return String.fromCharCode(FIRST_COLUMN + column);
}

export function columnNumber(letter: string): number {
  return letter.charCodeAt(0) - FIRST_COLUMN;
}

/** A cell by column and row, counted from the top: `B3`. */
export function writeCell(column: number, cell: number): string {
  return `${columnLetter(column + Math.floor(cell / ROWS))}${(cell % ROWS) + 1}`;
}

/** The cell of a room that begins at `column`; undefined if it lies elsewhere. */
export function readCell(column: number, text: string): number | undefined {
  const [, letter, row] = /^([A-H])([1-4])$/.exec(text) ?? [];
  if (letter === undefined || row === undefined) return undefined;
  const side = columnNumber(letter) - column;
  return side === 0 || side === 1 ? side * ROWS + Number(row) - 1 : undefined;
}

export const COLUMN_LETTERS = `A-${columnLetter(COLUMNS - 1)}`;

/** `lamp lamp door`, or `nothing`. */
export function writeGoods(materials: Materials, pillars = 0): string {
  const words = [...materials, ...Array.from({ length: pillars }, () => PILLAR_WORD)];
  return words.length === 0 ? NOTHING : words.join(' ');
}

/** Reads materials in any order; they are written in canonical order. */
export function readGoods(text: string): { materials: Materials; pillars: number } | undefined {
  if (text === NOTHING) return { materials: [], pillars: 0 };
  const words = text.split(' ');
  const materials = words.filter((word): word is Material => Object.hasOwn(NUMBER_OF, word));
  const pillars = words.filter((word) => word === PILLAR_WORD).length;
  if (materials.length + pillars < words.length) return undefined;
  return { materials: sorted(materials), pillars };
}

function sorted(materials: Materials): Materials {
  return materials.toSorted((a, b) => NUMBER_OF[a] - NUMBER_OF[b]);
}

/** `lamp for door`; pillars are on the side that gives them. */
export function writeDeal({ give, want, pillars }: Deal, isRolling: boolean): string {
  return isRolling
    ? writeGoods(give, pillars) + FOR + writeGoods(want)
    : writeGoods(give) + FOR + writeGoods(want, pillars);
}

export function readDeal(text: string, isRolling: boolean): Deal | undefined {
  const [first = '', second = '', ...more] = text.split(FOR);
  const give = readGoods(first);
  const want = readGoods(second);
  if (give === undefined || want === undefined || more.length > 0) return undefined;
  const [pillars, misplaced] = isRolling
    ? [give.pillars, want.pillars]
    : [want.pillars, give.pillars];
  if (misplaced > 0) return undefined;
  return { give: give.materials, want: want.materials, pillars };
}

export function isMaterial(word: string | undefined): word is Material {
  return (MATERIALS as readonly (string | undefined)[]).includes(word);
}
