import { withoutExtraSpaces } from '@richtfest/engine';
import { MAX_HOUSES, stackNumber, tileOf } from '../stacks.ts';
import { type House, KINDS, type Kind, MATERIALS, type Material, type Tile } from '../words.ts';

const TILE = new RegExp(`^(${MATERIALS.join('|')}) (${KINDS.join('|')})(?: ?\\+ ?(\\d))?$`);

/** `straw door`, `wood window +2`. */
export function writeTile({ kind, material, pots }: Tile): string {
  return pots === 0 ? `${material} ${kind}` : `${material} ${kind} +${pots}`;
}

export function readTile(text: string): Tile | undefined {
  const [, material, kind, pots = '0'] = TILE.exec(withoutExtraSpaces(text)) ?? [];
  if (material === undefined || kind === undefined) return undefined;
  return tileOf(stackNumber(kind as Kind, material as Material), Number(pots));
}

/** From the bottom to the top: `wood door, wood window +1, wood roof`. */
export function writeHouse(house: readonly Tile[]): string {
  return house.map(writeTile).join(', ');
}

export function readHouse(text: string): House | undefined {
  const tiles = text.split(',').map(readTile);
  const known = tiles.filter((tile) => tile !== undefined);
  return known.length === tiles.length ? known : undefined;
}

/** `straw door`: a stack by its name. */
export function writeStack(kind: Kind, material: Material): string {
  return `${material} ${kind}`;
}

const FIRST_DIE = 'a'.charCodeAt(0);
const FIRST_HOUSE = 'A'.charCodeAt(0);

/** In notation and texts, dice have the letters a, b, c … and houses A, B, C … */
export function dieLetter(die: number): string {
  return String.fromCharCode(FIRST_DIE + die);
}

export function houseLetter(house: number): string {
  return String.fromCharCode(FIRST_HOUSE + house);
}

/** The letter of the last house a seat could own. */
export const LAST_HOUSE = houseLetter(MAX_HOUSES - 1);

export function dieNumber(letter: string): number {
  return letter.charCodeAt(0) - FIRST_DIE;
}

export function houseNumber(letter: string): number {
  return letter.charCodeAt(0) - FIRST_HOUSE;
}
