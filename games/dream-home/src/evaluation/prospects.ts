import { colourOf, hasWindow, isRoof, kindOf } from '../codes.ts';
import { roomNamed, specialNamed } from '../notation/cards.ts';
import { type State, NONE } from '../state.ts';
import { COLOURS, ROOMS } from '../words.ts';
import { WEIGHTS } from './weights.ts';

/** What is still to come, in the decks and in the market. */
export interface Prospects {
  /** By kind: room cards. */
  readonly rooms: readonly number[];
  /** By colour: roofs. */
  readonly roofs: readonly number[];
  /** By colour: whether the one with the window is among them. */
  readonly windows: readonly boolean[];
  readonly allRoofs: number;
}

export function prospectsOf(state: State): Prospects {
  const rooms = ROOMS.map(() => 0);
  const roofs = COLOURS.map(() => 0);
  const windows = COLOURS.map(() => false);
  let allRoofs = 0;
  const countRoom = (code: number) => {
    const kind = kindOf(code);
    rooms[kind] = (rooms[kind] ?? 0) + 1;
  };
  const countSpecial = (code: number) => {
    if (!isRoof(code)) return;
    const colour = colourOf(code);
    roofs[colour] = (roofs[colour] ?? 0) + 1;
    if (hasWindow(code)) windows[colour] = true;
    allRoofs++;
  };
  for (const name of state.roomDeck) countRoom(roomNamed(name));
  for (const code of state.marketRooms) if (code !== NONE) countRoom(code);
  for (const name of state.specialDeck) countSpecial(specialNamed(name));
  for (const code of state.marketSpecials) countSpecial(code);
  return { rooms, roofs, windows, allRoofs };
}

const MOST_CARDS = 60;
const MOST_WANTED = 5;

/** By cards to come and cards wanted: the chance to get at least so many of them. */
function chances(share: number): readonly (readonly number[])[] {
  return Array.from({ length: MOST_CARDS + 1 }, (_, cards) =>
    Array.from({ length: MOST_WANTED + 1 }, (__, wanted) => {
      let missing = 0;
      for (let got = 0; got < wanted && got <= cards; got++) {
        missing += choose(cards, got) * share ** got * (1 - share) ** (cards - got);
      }
      return wanted > cards ? 0 : Math.max(0, 1 - missing);
    }),
  );
}

function choose(cards: number, got: number): number {
  let ways = 1;
  for (let at = 1; at <= got; at++) ways = (ways * (cards - got + at)) / at;
  return ways;
}

const ROOM_CHANCES = chances(WEIGHTS.roomShare);
const ROOF_CHANCES = chances(WEIGHTS.roofShare);

export function chanceOfRooms(cards: number, wanted: number): number {
  return ROOM_CHANCES[cards]?.[wanted] ?? 0;
}

export function chanceOfRoofs(cards: number, wanted: number): number {
  return wanted <= 0 ? 1 : (ROOF_CHANCES[cards]?.[wanted] ?? 0);
}
