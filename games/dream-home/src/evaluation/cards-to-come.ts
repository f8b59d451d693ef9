import { colourOf, isRoof, kindOf } from '../codes.ts';
import { roomNamed, specialNamed } from '../notation/cards.ts';
import { type State, NONE } from '../state.ts';
import { COLOURS, ROOMS } from '../words.ts';
import { WEIGHTS } from './weights.ts';

/** The number of cards still to come, in the decks and in the market. */
export interface CardsToCome {
  /** By kind: room cards. */
  readonly rooms: readonly number[];
  /** By colour: roofs. */
  readonly roofs: readonly number[];
  readonly allRoofs: number;
}

export function cardsToCome(state: State): CardsToCome {
  const deck = inDecks(state);
  const rooms = deck.rooms.slice();
  const roofs = deck.roofs.slice();
  let { allRoofs } = deck;
  for (const code of state.marketRooms) {
    if (code !== NONE) rooms[kindOf(code)] = (rooms[kindOf(code)] as number) + 1;
  }
  for (const code of state.marketSpecials) {
    if (!isRoof(code)) continue;
    const colour = colourOf(code);
    roofs[colour] = (roofs[colour] as number) + 1;
    allRoofs++;
  }
  return { rooms, roofs, allRoofs };
}

/** Decks only get shorter, so the length identifies the deck and one count per round suffices. */
let lastDecks: readonly [readonly string[], readonly string[]] = [[], []];
let lastLengths: readonly [number, number] = [-1, -1];
let lastCounts: CardsToCome;

function inDecks({ roomDeck, specialDeck }: State): CardsToCome {
  const isSame =
    roomDeck === lastDecks[0] &&
    specialDeck === lastDecks[1] &&
    roomDeck.length === lastLengths[0] &&
    specialDeck.length === lastLengths[1];
  if (isSame) return lastCounts;
  lastDecks = [roomDeck, specialDeck];
  lastLengths = [roomDeck.length, specialDeck.length];
  lastCounts = countDecks(roomDeck, specialDeck);
  return lastCounts;
}

function countDecks(roomDeck: readonly string[], specialDeck: readonly string[]): CardsToCome {
  const rooms = ROOMS.map(() => 0);
  const roofs = COLOURS.map(() => 0);
  let allRoofs = 0;
  for (const name of roomDeck) {
    const kind = kindOf(roomNamed(name));
    rooms[kind] = (rooms[kind] as number) + 1;
  }
  for (const name of specialDeck) {
    const code = specialNamed(name);
    if (!isRoof(code)) continue;
    const colour = colourOf(code);
    roofs[colour] = (roofs[colour] as number) + 1;
    allRoofs++;
  }
  return { rooms, roofs, allRoofs };
}

const MOST_CARDS = 60;
const MOST_WANTED = 5;

/** By cards to come and cards wanted: the probability of getting at least that many. */
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
