import type { GameTypes, PlayableGame, Seat } from '@richtfest/engine';
import { hooksOf } from '@richtfest/bots';
import type { Figures, Sums } from '../sums.ts';
import { exactTurns } from './exact-turns.ts';
import { planRollouts } from './plan-rollouts.ts';
import { playouts } from './playouts.ts';
import { wholeTurns } from './whole-turns.ts';

/** How a review values positions of a game. */
export type Method = 'exact-turns' | 'whole-turns' | 'plan-rollouts' | 'playouts';

/** A number of samples and the seed of their random numbers. */
export interface Sampling {
  readonly samples: number;
  readonly seed: string;
}

/** A seat that has to choose. */
export interface OpenDecision<T extends GameTypes = GameTypes> {
  readonly state: T['State'];
  readonly seat: Seat;
}

/**
 * One sample of hidden information and random numbers: the result of the line that begins with a
 * move, or with the choice of the reference player.
 */
type Sample<T extends GameTypes = GameTypes> = (move?: T['Move']) => Figures;

/** Estimates results. Equal arguments give equal results. */
export interface Valuer<T extends GameTypes = GameTypes> {
  /** Every sample is the exact value. */
  readonly isExact: boolean;
  /** The expected result at a position, with its actual hidden information. */
  value(state: T['State'], sampling: Sampling): Sums;
  /** Every call of the returned function is another sample, for the given moves and no others. */
  sampler(decision: OpenDecision<T>, moves: readonly T['Move'][], seed: string): () => Sample<T>;
}

export function methodOf<T extends GameTypes>(game: PlayableGame<T>): Method {
  const hooks = hooksOf(game);
  if (hooks.turnResults !== undefined) return 'exact-turns';
  if (hooks.expectedResult !== undefined && hooks.isBetweenTurns !== undefined)
    return 'whole-turns';
  return hooks.abstraction === undefined ? 'playouts' : 'plan-rollouts';
}

export function valuerOf<T extends GameTypes>(game: PlayableGame<T>): Valuer<T> {
  switch (methodOf(game)) {
    case 'exact-turns':
      return exactTurns(game);
    case 'whole-turns':
      return wholeTurns(game);
    case 'plan-rollouts':
      return planRollouts(game);
    case 'playouts':
      return playouts(game);
  }
}
