import { type GameTypes, isEqualJson } from '@richtfest/engine';
import { type Estimates, type Review, reviewOf } from './review.ts';
import type { ReviewBudget } from './budget.ts';
import { contendersOf } from './moments.ts';
import type { MoveReason } from './reasons/find-reasons.ts';
import type { Subject } from './subject.ts';
import { isGradeInDoubt } from './grades.ts';
import { Judgement } from './judgement.ts';
import { type Sums, addSums, cautiousVariancesOf, meansOf } from './sums.ts';
import { divided, parts, spreadOf } from './allocation.ts';
import type { Unit, UnitOutcome } from './units.ts';
import { type Method, methodOf } from './valuing/valuer.ts';

export interface ReviewOptions {
  readonly seed: string;
  readonly budget: ReviewBudget;
  /**
   * `false` leaves the judge out: luck and choices are the same kind of estimates, but every played
   * move counts as the best.
   */
  readonly isJudged?: boolean;
  /** Judges only this decision and values no position. */
  readonly only?: number;
}

/** The first look takes this part of the whole budget. */
const FIRST_SHARE = 1 / 8;
/** If the played move was best at first, this part of the search is enough. */
const CONFIRMING_SHARE = 1 / 2;
/**
 * Decisions whose grade is in doubt get this many times the samples of others. Playouts to the end
 * of the game spread the most, so their samples go where they decide something.
 */
const DOUBT_WEIGHT: Readonly<Record<Method, number>> = {
  playouts: 4,
  'plan-rollouts': 2,
  'whole-turns': 2,
  'exact-turns': 1,
};
/** Rounds that divide the rest of the samples by need. */
const ADAPTIVE_ROUNDS = 3;
/** Rounds that settle which moment is the most important one. */
const MOMENT_ROUNDS = 2;
/** In each of them, a moment gets this many times the samples of an average decision. */
const MOMENT_WEIGHT = 4;
/** More explanations are not read. */
const MAX_EXPLAINED = 12;

/**
 * Plans a review in rounds. The units of a round are independent of each other, and what a round
 * contains depends only on completed rounds, so the result is the same for any number of workers.
 * After two rounds there is a first result, which the following rounds refine.
 */
export class Reviewer<T extends GameTypes = GameTypes> {
  readonly #subject: Subject<T>;
  readonly #options: ReviewOptions;
  readonly #rounds: readonly (() => Unit<T>[])[];
  readonly #values: (Sums | undefined)[];
  readonly #judgements: readonly Judgement<T>[];
  readonly #reasons: (readonly MoveReason[] | undefined)[];
  #round = 0;

  constructor(subject: Subject<T>, options: ReviewOptions) {
    this.#subject = subject;
    this.#options = options;
    this.#values = Array.from({ length: subject.steps.length + 1 });
    const { isJudged = true, only } = options;
    this.#judgements = subject.decisions.map(
      ({ seat, played, isForced }) =>
        new Judgement<T>(seat, isJudged || isForced ? undefined : played),
    );
    this.#reasons = Array.from({ length: subject.decisions.length });
    const { compare, value, explain } = options.budget;
    const rest = (1 - FIRST_SHARE) / ADAPTIVE_ROUNDS;
    const isExact = methodOf(subject.game) === 'exact-turns';
    const first = [
      () => [...this.#valueUnits(value * FIRST_SHARE), ...this.#searchUnits(FIRST_SHARE)],
      () => this.#compareUnits(compare * FIRST_SHARE),
    ];
    const later = [
      () => this.#searchUnits(1),
      () => this.#compareUnits(compare * FIRST_SHARE),
      ...Array.from({ length: ADAPTIVE_ROUNDS }, () => () => [
        ...this.#neededValues(value * rest),
        ...this.#neededComparisons(compare * rest),
      ]),
      ...Array.from({ length: MOMENT_ROUNDS }, () => () => this.#contenderUnits(MOMENT_WEIGHT)),
    ];
    const last = only === undefined ? [() => this.#explainUnits(explain)] : [];
    this.#rounds = isExact ? [...first, ...last] : [...first, ...later, ...last];
  }

  /** Completed rounds of all rounds. */
  get progress(): { readonly done: number; readonly of: number } {
    return { done: this.#round, of: this.#rounds.length };
  }

  /** Whether there is a first result. */
  get hasResult(): boolean {
    return this.#round >= 2;
  }

  /** The units of the next round; undefined after the last one. */
  next(): readonly Unit<T>[] | undefined {
    return this.#rounds[this.#round]?.();
  }

  /** Completes a round: the outcomes of the units that `next` returned, in their order. */
  complete(units: readonly Unit<T>[], outcomes: readonly UnitOutcome<T>[]): void {
    units.forEach((unit, at) => {
      const outcome = outcomes[at];
      if (outcome !== undefined) this.#add(unit, outcome);
    });
    for (const judgement of this.#judgements) judgement.settle();
    this.#round++;
  }

  /** The review so far. */
  review(): Review {
    const estimates: Estimates<T> = {
      values: this.#values,
      best: this.#judgements.map(({ best }) => best),
      comparisons: this.#judgements.map(({ comparison }) => comparison),
      reasons: this.#reasons,
    };
    return reviewOf(this.#subject, estimates);
  }

  #add(unit: Unit<T>, outcome: UnitOutcome<T>): void {
    if ('best' in outcome) {
      if (unit.kind === 'search') this.#judgements[unit.decision]?.find(outcome.best);
    } else if ('reasons' in outcome) {
      if (unit.kind === 'explain') this.#reasons[unit.decision] = outcome.reasons;
    } else if ('sums' in outcome) {
      if (unit.kind === 'value')
        this.#values[unit.step] = addSums(this.#values[unit.step], outcome.sums);
    } else if (unit.kind === 'compare') {
      this.#judgements[unit.decision]?.add(unit.best, outcome);
    }
  }

  /** Explains the most expensive decisions. */
  #explainUnits(samples: number): Unit<T>[] {
    const { decisions, moments } = this.review();
    const isKey = (decision: number) =>
      moments.some((moment) => moment.kind === 'choice' && moment.decision === decision);
    return decisions
      .map(({ grade, loss }, decision) => ({ decision, grade, loss: loss.shares }))
      .filter(
        ({ decision, grade }) => isKey(decision) || grade === 'mistake' || grade === 'blunder',
      )
      .sort((one, other) => other.loss - one.loss)
      .slice(0, MAX_EXPLAINED)
      .map(({ decision }) => ({
        kind: 'explain',
        decision,
        best: this.#judgements[decision]?.best as T['Move'],
        samples,
        seed: this.#seed('explain', decision),
      }));
  }

  #seed(kind: string, at: number, part = 0): string {
    return `${this.#options.seed}/${kind}/${at}/${this.#round}/${part}`;
  }

  #valueUnits(samples: number): Unit<T>[] {
    if (this.#options.only !== undefined) return [];
    return this.#values.flatMap((_, step) => this.#valueUnitsAt(step, samples));
  }

  #valueUnitsAt(step: number, samples: number): Unit<T>[] {
    return parts(samples).map((count, part) => ({
      kind: 'value',
      step,
      samples: count,
      seed: this.#seed('value', step, part),
    }));
  }

  #searchUnits(share: number): Unit<T>[] {
    const { isJudged = true, only } = this.#options;
    return this.#subject.decisions.flatMap(({ isForced, played }, decision): Unit<T>[] => {
      if (isForced || !isJudged || (only !== undefined && decision !== only)) return [];
      const best = this.#judgements[decision]?.best;
      const isConfirming = best !== undefined && isEqualJson(best, played);
      const part = isConfirming ? share * CONFIRMING_SHARE : share;
      const iterations = Math.max(1, Math.round(this.#options.budget.search * part));
      return [{ kind: 'search', decision, iterations, seed: this.#seed('search', decision) }];
    });
  }

  /** Decisions that were a choice. */
  get #open(): number[] {
    return this.#judgements.flatMap(({ best }, decision) => (best === undefined ? [] : [decision]));
  }

  #compareUnits(samples: number): Unit<T>[] {
    return this.#open.flatMap((decision) => this.#compareUnitsAt(decision, samples));
  }

  #compareUnitsAt(decision: number, samples: number): Unit<T>[] {
    const best = this.#judgements[decision]?.compared as T['Move'];
    return parts(samples).map((count, part) => ({
      kind: 'compare',
      decision,
      best,
      samples: count,
      seed: this.#seed('compare', decision, part),
    }));
  }

  /** More samples where the spread is larger; twice as many at the start, which every total uses. */
  #neededValues(mean: number): Unit<T>[] {
    if (this.#options.only !== undefined) return [];
    const needs = this.#values.map((sums, step) => spreadOf(sums) * (step === 0 ? 2 : 1));
    return divided(needs, mean).flatMap((samples, step) =>
      samples === 0 ? [] : this.#valueUnitsAt(step, samples),
    );
  }

  /** More samples for the moments of which one is the most important. */
  #contenderUnits(weight: number): Unit<T>[] {
    const { compare, value } = this.#options.budget;
    if (this.#options.only !== undefined) return [];
    const contenders = contendersOf(this.review());
    const steps = new Set(
      contenders.flatMap((moment) =>
        moment.kind === 'luck' ? [moment.course - 1, moment.course] : [],
      ),
    );
    const decisions = new Set(
      contenders.flatMap((moment) =>
        moment.kind === 'choice'
          ? [moment.decision]
          : (this.#subject.steps[moment.course - 1]?.decisions.filter((each) =>
              this.#open.includes(each),
            ) ?? []),
      ),
    );
    return [
      ...[...steps].flatMap((step) => this.#valueUnitsAt(step, value * weight)),
      ...[...decisions].flatMap((decision) => this.#compareUnitsAt(decision, compare * weight)),
    ];
  }

  /** Whether the loss is close to a threshold, so that more samples may change the grade. */
  #isInDoubt(decision: number): boolean {
    const versus = this.#judgements[decision]?.comparison?.versus;
    const seat = this.#subject.decisions[decision]?.seat ?? 0;
    if (versus === undefined) return true;
    return isGradeInDoubt(
      0 - (meansOf(versus)[seat] ?? 0),
      Math.sqrt(cautiousVariancesOf(versus)[seat] ?? 0),
    );
  }

  /** More samples where the spread is larger, which makes the error of the totals smallest. */
  #neededComparisons(mean: number): Unit<T>[] {
    const open = this.#open;
    const inDoubt = DOUBT_WEIGHT[methodOf(this.#subject.game)];
    const needs = open.map((decision) => {
      const known = this.#judgements[decision]?.comparison;
      const weight = this.#isInDoubt(decision) ? inDoubt : 1;
      return weight * Math.hypot(spreadOf(known?.choice), spreadOf(known?.versus));
    });
    return divided(needs, mean).flatMap((samples, at) =>
      samples === 0 ? [] : this.#compareUnitsAt(open[at] as number, samples),
    );
  }
}
