import type { Outcome } from '@richtfest/engine';
import type { OpenDraw } from '@richtfest/engine/box';

/** Dice of an incomplete roll that were entered with one tap. */
export interface EarlyDice {
  readonly outcome: Outcome;
  /** Positions in the open draws. */
  readonly draws: readonly number[];
}

/** The outcome of each position in the open draws that was entered. */
export function takenBy(early: readonly EarlyDice[]): Map<number, Outcome> {
  return new Map(early.flatMap(({ outcome, draws }) => draws.map((at) => [at, outcome] as const)));
}

/** The saved dice if they are part of the roll that is open now, otherwise none. */
export function fittingDice(
  draws: readonly OpenDraw[],
  early: readonly EarlyDice[],
): readonly EarlyDice[] {
  const taken = takenBy(early);
  const dice = early.reduce((sum, each) => sum + each.draws.length, 0);
  const canShow = ([at, outcome]: [number, Outcome]) => draws[at]?.outcomes.includes(outcome);
  const isPart = taken.size === dice && dice < draws.length && [...taken].every(canShow);
  return isPart ? early : [];
}
