import { type GameTypes, observe, randomFromText } from '@richtfest/engine';
import { judge } from './judge.ts';
import { type MoveReason, findReasons } from './reasons/find-reasons.ts';
import type { Subject } from './subject.ts';
import { type Sums, exactSums, figuresOf } from './sums.ts';
import { type Comparison, compareMoves } from './valuing/comparison.ts';
import { actualResult } from './valuing/actual-result.ts';
import { type Sampling, valuerOf } from './valuing/valuer.ts';

/**
 * A piece of a review that depends on no other piece of its round, as plain data. Any worker that
 * has the match can carry it out, with the same outcome.
 */
export type Unit<T extends GameTypes = GameTypes> =
  | ({
      readonly kind: 'value';
      /** A position in `Subject.steps`; their number stands for the final position. */
      readonly step: number;
    } & Sampling)
  | {
      readonly kind: 'search';
      readonly decision: number;
      readonly iterations: number;
      readonly seed: string;
    }
  | ({
      readonly kind: 'compare';
      readonly decision: number;
      readonly best: T['Move'];
    } & Sampling)
  | ({
      readonly kind: 'explain';
      readonly decision: number;
      readonly best: T['Move'];
    } & Sampling);

export type UnitOutcome<T extends GameTypes = GameTypes> =
  | { readonly sums: Sums }
  | Comparison
  | { readonly reasons: readonly MoveReason[] }
  | { readonly best: T['Move'] };

/** Carries out a unit. */
export function runUnit<T extends GameTypes>(subject: Subject<T>, unit: Unit<T>): UnitOutcome<T> {
  const { game } = subject;
  switch (unit.kind) {
    case 'value':
      return { sums: valueAt(subject, unit) };
    case 'search': {
      const { state, seat, legal } = decisionAt(subject, unit.decision);
      const observation = observe(game, state, seat);
      const random = randomFromText(unit.seed);
      return { best: judge(unit.iterations).choose({ game, seat, observation, legal, random }) };
    }
    case 'compare': {
      const decision = decisionAt(subject, unit.decision);
      const { best: other, samples, seed } = unit;
      return compareMoves(valuerOf(game), decision, { other, samples, seed });
    }
    case 'explain': {
      const { state, seat, played } = decisionAt(subject, unit.decision);
      const moves = { observation: observe(game, state, seat), seat, played, better: unit.best };
      return { reasons: findReasons(game, moves, unit) };
    }
  }
}

function valueAt<T extends GameTypes>(
  { game, steps, match, result }: Subject<T>,
  { step, samples, seed }: Extract<Unit<T>, { kind: 'value' }>,
): Sums {
  const state = steps[step]?.state;
  if (state !== undefined) return valuerOf(game).value(state, { samples, seed });
  if (result !== undefined) return exactSums(figuresOf(actualResult(result)));
  return valuerOf(game).value(match.state, { samples, seed });
}

function decisionAt<T extends GameTypes>({ decisions }: Subject<T>, at: number) {
  const decision = decisions[at];
  if (decision === undefined) throw new RangeError(`the match has no decision ${at}`);
  return decision;
}
