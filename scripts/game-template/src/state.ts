import type { Seat, Stream } from '@richtfest/engine';
import type { Options } from './options.ts';
import { MAX_PLAYERS, MAX_ROUNDS, type Phase } from './words.ts';

/** A position: plain JSON, changed in place by the rules. */
export interface State {
  readonly options: Options;
  phase: Phase;
  /** Seats that owe a decision, as bits. */
  owing: number;
  players: Player[];
}

export interface Player {
  /** Ascending; a plank chosen in secret is still in it. */
  hand: number[];
  /** XY-3: the plank chosen in this round, or `NONE`. */
  chosen: number;
  /** Planks laid in earlier rounds, in that order. */
  laid: number[];
  /** XY-4 */
  walls: number;
  /** The highest plank that built a wall, or `NONE`. */
  best: number;
}

/** Chance has an address: `deal/seat/plank`. What is dealt never depends on anybody's decision. */
export const STREAM = { deal: 0 } as const;
export const streams: readonly Stream[] = [
  {
    name: 'deal',
    parts: [
      { name: 'seat', size: MAX_PLAYERS },
      { name: 'plank', size: MAX_ROUNDS },
    ],
  },
];

export function playerAt(state: State, seat: Seat): Player {
  const player = state.players[seat];
  if (player === undefined) throw new RangeError(`there is no seat ${seat}`);
  return player;
}

export function everyone({ players }: State): number {
  return (1 << players.length) - 1;
}
