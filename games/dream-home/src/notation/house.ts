import { type Problem, schema, suggestion, withoutExtraSpaces } from '@richtfest/engine';
import { decorName, faceDown, fieldName, isFaceDown, faceUp } from '../codes.ts';
import { type Player, NONE, SCAFFOLD } from '../state.ts';
import { DECORS, FIELDS, type Field, ROOMS } from '../words.ts';
import { ROOM_NAMES, readRoom } from './cards.ts';

/** By field; a field that is not listed is free. */
export type HouseText = Readonly<Partial<Record<Field, string>>>;

const cell = schema.described(
  schema.string({ minLength: 1, maxLength: 80 }),
  'what lies there: “kitchen”, “kitchen +1” (one child), “living-room with grand-piano”, “kitchen face down”, “empty” (whatever card), “scaffold” or “free”',
);
export const houseSchema = schema.object(
  {},
  Object.fromEntries(FIELDS.map((field) => [field, cell])),
);

/** An unspecified face-down card; `readPosition` chooses one. */
export const UNKNOWN_EMPTY = faceDown(0) * 2;

export function writeHouse({ house, tiles }: Player): Record<string, string> {
  return Object.fromEntries(
    house.flatMap((code, field) => {
      if (code === NONE) return [];
      return [[fieldName(field), writeCell(code, tiles[field] as number)]];
    }),
  );
}

function writeCell(code: number, tile: number): string {
  if (code === SCAFFOLD) return 'scaffold';
  const name = ROOM_NAMES[faceUp(code)] ?? '';
  if (isFaceDown(code)) return `${name} face down`;
  return tile === NONE ? name : `${name} with ${decorName(tile)}`;
}

interface Cell {
  readonly code: number;
  readonly tile: number;
}

const CELL = /^(.*?)(?: (face down)| with ([a-z-]+))?$/;
const PLAIN: Readonly<Record<string, number>> = {
  free: NONE,
  scaffold: SCAFFOLD,
  empty: UNKNOWN_EMPTY,
};

function readCell(text: string): Cell | undefined {
  const words = withoutExtraSpaces(text);
  const plain = Object.hasOwn(PLAIN, words) ? PLAIN[words] : undefined;
  if (plain !== undefined) return { code: plain, tile: NONE };
  const [, name = '', down, tileName] = CELL.exec(words) ?? [];
  const code = readRoom(name);
  if (code === undefined) return undefined;
  if (down !== undefined) return { code: faceDown(code), tile: NONE };
  const tile = tileName === undefined ? NONE : DECORS.findIndex((decor) => decor === tileName);
  return tileName !== undefined && tile === NONE ? undefined : { code, tile };
}

/** Reads a house into a player's fields and returns the problems. */
export function readHouse(text: HouseText, player: Player, path: string): Problem[] {
  const problems: Problem[] = [];
  FIELDS.forEach((field, at) => {
    const words = text[field];
    if (words === undefined) return;
    const found = readCell(words);
    if (found === undefined) {
      const message = `must be like “kitchen”, “kitchen +1”, “living-room with grand-piano”, “kitchen face down”, “empty”, “scaffold” or “free”, not “${words}”.${meant(words)}`;
      const values = {
        like: '“kitchen”, “kitchen +1”, “living-room with grand-piano”, “scaffold”',
        actual: words,
      };
      problems.push({ path: `${path}.${field}`, message, code: 'not-like', values });
      return;
    }
    player.house[at] = found.code;
    player.tiles[at] = found.tile;
  });
  return problems;
}

/** A suggestion for an entry that can't be read. */
function meant(words: string): string {
  const [text = '', tile = ''] = words.split(' with ');
  const name = text.replace(/ ?\+.*$| face down$/, '');
  const isRoom = ROOMS.some((room) => room === name);
  return isRoom ? suggestion(tile, DECORS) : suggestion(name, [...ROOMS, ...Object.keys(PLAIN)]);
}
