import { type Seat } from '@richtfest/engine';
import { exactExp, exactPower } from '@richtfest/engine/exact-math';
import { MATERIAL_CARD } from '../scoring.ts';
import { type State, NONE, isFinished, playerAt } from '../state.ts';
import { stacksToEmpty } from '../turn.ts';
import { type House, type Material, VALUE } from '../words.ts';

/**
 * Weights of the evaluation in points: finished houses count their score minus the expected loss to
 * the wolf, open houses the probability of getting a roof, the dice the best purchase.
 */
export const WEIGHTS = {
  /** The probability that a turn adds a roof to an open house. */
  roofPerTurn: 0.27,
  /** Tiles taken per turn from the stacks that will end the game. */
  tilesPerTurn: 0.62,
  /** Blows at a seat's houses per round. */
  blowsPerTurn: 0.25,
  /** How much less likely each further open house is to get its roof than the one before. */
  queue: 0.55,
  /** The value of a house that can still get a door. */
  doorRoom: 0.25,
  /** The expected points of the roof of an open house. */
  roofToCome: 2,
  /** The weight of an opponent's point. */
  rivalry: 0.8,
  /** In the variant: a flower pot, a finished house, an attainable material card. */
  variantPot: 0.3,
  variantHouse: 0.7,
  cardInReach: 1.2,
  /** The bonus for winning, at the end. */
  win: 20,
} as const;

/** The data shared by all parts of an evaluation. */
export interface Forecast {
  readonly state: State;
  readonly roofChance: number;
  /** Expected blows at a seat before the end. */
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
    roofChance: 1 - exactPower(1 - WEIGHTS.roofPerTurn, turns),
    blows: WEIGHTS.blowsPerTurn * turns,
    perPot: experienced ? WEIGHTS.variantPot : 1,
    perHouse: experienced ? WEIGHTS.variantHouse : 1,
  };
}

/** LP-15: tiles to take before enough stacks are empty, the smallest stacks first. */
export function tilesToTheEnd(state: State): number {
  const sizes = stackSizes(state);
  let tiles = 0;
  for (let at = 0; at < stacksToEmpty(state.players.length); at++) tiles += sizes[at] ?? 0;
  return tiles;
}

/** The sizes of the stacks, smallest first. */
export function stackSizes({ stacks }: State): number[] {
  const sizes = stacks.map(({ top, below }) => (top === NONE ? 0 : 1 + below.length));
  return sizes.sort((a, b) => a - b);
}

/** A seat's lead, from the values of all seats. */
export function leadAmong(worths: readonly number[], seat: Seat): number {
  let others = 0;
  worths.forEach((worth, other) => {
    if (other !== seat) others += worth;
  });
  return (worths[seat] ?? 0) - (WEIGHTS.rivalry * others) / (worths.length - 1);
}

/** The expected score of the houses minus the expected loss to the wolf. */
export function worthOf(forecast: Forecast, seat: Seat): number {
  const { worth, loss } = streetOf(forecast, seat);
  return worth - loss * hitsOf(forecast) + cardsOf(forecast.state, seat);
}

/** The probability of a blow at a seat before the end. */
export function hitsOf({ blows }: Forecast): number {
  return 1 - exactExp(-blows);
}

/** The expected score of a seat's houses without blows, and the maximum loss by one blow. */
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

/** The mean loss by a blow at this house. */
export function lossByBlow(forecast: Forecast, house: House): number {
  const { wheel } = forecast.state.options;
  let left = 0;
  for (const material of wheel) left += houseWorth(forecast, house, material);
  return houseWorth(forecast, house, NOTHING) - left / wheel.length;
}

const NOTHING = undefined;

/** The value of a house without the tiles of a material (LP-14). */
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

/** The points of a house as if finished, excluding a missing roof. */
export function pointsOf({ perPot, perHouse }: Forecast, house: House): number {
  let points = perHouse;
  for (const tile of house) points += VALUE[tile.material] + perPot * tile.pots;
  return points;
}
