import type { GameTypes, PlayableGame } from '@richtfest/engine';
import type { OpenDecision } from '../valuing/valuer.ts';
import { CRITERIA } from './criteria.ts';
import { SOLVERS, type SolvedShares, type Solver, choiceOf } from './difficulty.ts';

export interface AttemptOptions {
  readonly seed: string;
  /** Of each level. */
  readonly attempts?: number;
}

/** The moves that a level chooses in some attempts, in notation. */
export function attemptsOf<T extends GameTypes>(
  game: PlayableGame<T>,
  decision: OpenDecision<T>,
  { level, seed, attempts = CRITERIA.attempts }: AttemptOptions & { readonly level: Solver },
): string[] {
  return Array.from({ length: attempts }, (_, at) =>
    choiceOf(game, decision, { level, seed: `${seed}/${level}/${at}` }),
  );
}

/** The share of attempts that find an answer. */
export function solvedShare(choices: readonly string[], answers: readonly string[]): number {
  return choices.filter((choice) => answers.includes(choice)).length / choices.length;
}

/** The most frequent wrong choice; undefined if there is none. */
export function commonMistake(
  choices: readonly string[],
  answers: readonly string[],
): string | undefined {
  const counts = new Map<string, number>();
  for (const choice of choices.filter((each) => !answers.includes(each)))
    counts.set(choice, (counts.get(choice) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

/** How often each level finds the answer. */
export function solvedShares<T extends GameTypes>(
  game: PlayableGame<T>,
  decision: OpenDecision<T>,
  { answers, ...options }: AttemptOptions & { readonly answers: readonly string[] },
): SolvedShares {
  const share = (level: Solver) =>
    solvedShare(attemptsOf(game, decision, { ...options, level }), answers);
  const [child, family, club] = SOLVERS.map(share) as [number, number, number];
  return { child, family, club };
}
