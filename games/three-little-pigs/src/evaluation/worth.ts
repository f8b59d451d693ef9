import type { Seat } from '@richtfest/engine';
import { MATERIAL_CARD } from '../scoring.ts';
import { type State, NONE, isFinished, playerAt } from '../state.ts';
import { stacksToEmpty } from '../turn.ts';
import { type House, type Material, VALUE } from '../words.ts';

/**
 * What a position is worth, in points, guessed from what is seen: finished houses at their
 * score less the wolf's due, open houses by the chance that they still get a roof, the dice on
 * the table by the best they can pay for now.
 */
export const WEIGHTS = {
  /** Chance that a turn brings a roof for an open house. */
  roofPerTurn: 0.27,
  /** Tiles a turn takes from the stacks that will end the game. */
  tilesPerTurn: 0.62,
  /** Blows at one's own houses in a round. */
  blowsPerTurn: 0.25,
  /** How much less likely each further open house is to get its roof than the one before. */
  queue: 0.55,
  /** What it is worth that a house can still take a door. */
  doorRoom: 0.25,
  /** What the roof to come will add to an open house. */
  roofToCome: 2,
  /** An opponent's point against one's own. */
  rivalry: 0.8,
  /** In the variant: a flower pot, a finished house, a material card within reach. */
  variantPot: 0.3,
  variantHouse: 0.7,
  cardInReach: 1.2,
  /** At the end: winning, beyond the points. */
  win: 20,
} as const;

/** What all parts of one evaluation need. */
export interface Forecast {
  readonly state: State;
  readonly roofChance: number;
  /** Blows a seat must expect before the end. */
  readonly blows: number;
  readonly perPot: number;
  readonly perHouse: number;
}

export function forecastOf(state: State): Forecast {
  const players = state.players.length;
  const turns = tilesToTheEnd(state) / (WEIGHTS.tilesPerTurn * players);
  const { experienced } = state.options;
  return {
    state,
    roofChance: 1 - (1 - WEIGHTS.roofPerTurn) ** turns,
    blows: WEIGHTS.blowsPerTurn * turns,
    perPot: experienced ? WEIGHTS.variantPot : 1,
    perHouse: experienced ? WEIGHTS.variantHouse : 1,
  };
}

/** LP-15: tiles that must go before enough stacks are empty, if the smallest go first. */
export function tilesToTheEnd(state: State): number {
  const sizes = stackSizes(state);
  let tiles = 0;
  for (let at = 0; at < stacksToEmpty(state.players.length); at++) tiles += sizes[at] ?? 0;
  return tiles;
}

/** How many tiles each stack has left, the smallest first. */
export function stackSizes({ stacks }: State): number[] {
  const sizes = stacks.map(({ top, below }) => (top === NONE ? 0 : 1 + below.length));
  return sizes.sort((a, b) => a - b);
}

/** By what a seat is ahead of the others, from what each of them has. */
export function leadAmong(worths: readonly number[], seat: Seat): number {
  let others = 0;
  worths.forEach((worth, other) => {
    if (other !== seat) others += worth;
  });
  return (worths[seat] ?? 0) - (WEIGHTS.rivalry * others) / (worths.length - 1);
}

/** Houses at what they will score, less what the wolf will take from them. */
export function worthOf(forecast: Forecast, seat: Seat): number {
  const { worth, loss } = streetOf(forecast, seat);
  return worth - loss * hitsOf(forecast) + cardsOf(forecast.state, seat);
}

/** The chance that the wolf will blow at a seat before the end. */
export function hitsOf({ blows }: Forecast): number {
  return 1 - Math.exp(-blows);
}

/** What the houses of a seat will score if nobody blows, and the most that a blow takes. */
export function streetOf(forecast: Forecast, seat: Seat): { worth: number; loss: number } {
  let worth = 0;
  let loss = 0;
  let queue = 1;
  for (const house of playerAt(forecast.state, seat).houses) {
    let value = houseWorth(forecast, house, NOTHING);
    if (!isFinished(house)) {
      value *= queue;
      queue *= WEIGHTS.queue;
    }
    worth += value;
    loss = Math.max(loss, lossByBlow(forecast, house));
  }
  return { worth, loss };
}

/** The mean of what a blow at this house takes away. */
export function lossByBlow(forecast: Forecast, house: House): number {
  const { wheel } = forecast.state.options;
  let left = 0;
  for (const material of wheel) left += houseWorth(forecast, house, material);
  return houseWorth(forecast, house, NOTHING) - left / wheel.length;
}

const NOTHING = undefined;

/** What a house is worth after all tiles of a material are gone (LP-14). */
function houseWorth(forecast: Forecast, house: House, gone: Material | undefined): number {
  const { perPot, perHouse, roofChance } = forecast;
  let points = perHouse;
  let rooms = 0;
  let isClosed = false;
  let canTakeDoor = true;
  for (const tile of house) {
    if (tile.material === gone) continue;
    points += VALUE[tile.material] + perPot * tile.pots;
    if (tile.kind === 'roof') isClosed = true;
    else rooms++;
    if (tile.kind === 'door') canTakeDoor = false;
  }
  if (rooms === 0) return 0;
  if (isClosed) return points;
  return (points + WEIGHTS.roofToCome + (canTakeDoor ? WEIGHTS.doorRoom : 0)) * roofChance;
}

export function cardsOf(state: State, seat: Seat): number {
  let points = 0;
  for (const holder of state.materialCards) if (holder === seat) points += MATERIAL_CARD;
  return points;
}

/** Points of a house once it is finished, without a roof it does not have. */
export function pointsOf({ perPot, perHouse }: Forecast, house: House): number {
  let points = perHouse;
  for (const tile of house) points += VALUE[tile.material] + perPot * tile.pots;
  return points;
}
