import type { GameTypes, PlayableGame } from '@richtfest/engine';
import { hooksOf } from '@richtfest/bots';
import type { MadeDecision } from '../subject.ts';
import type { Sums } from '../sums.ts';
import type { Comparison } from './comparison.ts';
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

/** Estimates results. Equal arguments give equal sums. */
export interface Valuer<T extends GameTypes = GameTypes> {
  /** The expected result at a position, with its actual hidden information. */
  value(state: T['State'], sampling: Sampling): Sums;
  /**
   * Compares the played move with what the reference player would have done and with another move,
   * as far as the seat could know: all of them meet the same sampled hidden information and random
   * numbers.
   */
  compare(decision: MadeDecision<T>, other: T['Move'], sampling: Sampling): Comparison;
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
