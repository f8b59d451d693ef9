import { colourOf, isRoof, kindOf } from '../codes.ts';
import { roomNamed, specialNamed } from '../notation/cards.ts';
import { type State, NONE } from '../state.ts';
import { COLOURS, ROOMS } from '../words.ts';
import { type Tables, tablesOf } from '../tables.ts';
import { type Growth, growthOf } from './growth.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** The data shared by all parts of an evaluation: the cards still to come, and the weights. */
export interface Forecast extends CardCounts {
  readonly weights: Weights;
  readonly growth: Growth;
}

/** The number of cards still to come, in the decks and in the market. */
interface CardCounts {
  /** By kind: room cards. */
  readonly rooms: readonly number[];
  /** By colour: roofs. */
  readonly roofs: readonly number[];
  readonly allRoofs: number;
}

export function forecastOf(state: State, weights: Weights = WEIGHTS): Forecast {
  const forecast = emptyForecast(tablesOf(state.options.cards), weights);
  updateForecast(forecast, state);
  return forecast;
}

/** A forecast whose counts can be replaced, so that rollouts need not create one for every move. */
export interface ReusedForecast extends Forecast {
  readonly rooms: number[];
  readonly roofs: number[];
  allRoofs: number;
}

export function emptyForecast(tables: Tables, weights: Weights): ReusedForecast {
  return {
    rooms: ROOMS.map(() => 0),
    roofs: COLOURS.map(() => 0),
    allRoofs: 0,
    weights,
    growth: growthOf(tables, weights),
  };
}

export function updateForecast(forecast: ReusedForecast, state: State): void {
  const { rooms, roofs } = forecast;
  const deck = inDecks(state);
  let { allRoofs } = deck;
  for (let kind = 0; kind < rooms.length; kind++) rooms[kind] = deck.rooms[kind] as number;
  for (let colour = 0; colour < roofs.length; colour++)
    roofs[colour] = deck.roofs[colour] as number;
  const { marketRooms, marketSpecials } = state;
  for (let column = 0; column < marketRooms.length; column++) {
    const room = marketRooms[column] as number;
    if (room !== NONE) rooms[kindOf(room)] = (rooms[kindOf(room)] as number) + 1;
    const special = marketSpecials[column] as number;
    if (!isRoof(special)) continue;
    const colour = colourOf(special);
    roofs[colour] = (roofs[colour] as number) + 1;
    allRoofs++;
  }
  forecast.allRoofs = allRoofs;
}

/** Decks only get shorter, so the length identifies the deck and one count per round suffices. */
let lastDecks: readonly [readonly string[], readonly string[]] = [[], []];
let lastLengths: readonly [number, number] = [-1, -1];
let lastCounts: CardCounts;

function inDecks({ roomDeck, specialDeck }: State): CardCounts {
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

function countDecks(roomDeck: readonly string[], specialDeck: readonly string[]): CardCounts {
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

export function chanceOfRooms({ weights, rooms }: Forecast, kind: number, wanted: number): number {
  return weights.roomChances[rooms[kind] as number]?.[wanted] ?? 0;
}

export function chanceOfRoofs({ weights }: Forecast, cards: number, wanted: number): number {
  return wanted <= 0 ? 1 : (weights.roofChances[cards]?.[wanted] ?? 0);
}
