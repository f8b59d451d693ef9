import { type GameTypes, type Seat, isEqualJson } from '@richtfest/engine';
import { isClearLoss } from './grades.ts';
import { type Sums, addSums, meansOf, variancesOf } from './sums.ts';
import type { Comparison } from './valuing/comparison.ts';

/** A move that the judge preferred, and the played move minus this one. */
interface Candidate<T extends GameTypes> {
  readonly move: T['Move'];
  readonly versus?: Sums;
}

/**
 * The results for one decision. A move that the judge prefers later replaces the earlier one only
 * after both were compared with the played move: a longer search sometimes returns to a move that
 * is clearly worse in the same samples.
 */
export class Judgement<T extends GameTypes> {
  readonly #seat: Seat;
  #best: Candidate<T> | undefined;
  #challenger: Candidate<T> | undefined;
  #choice: Sums | undefined;

  constructor(seat: Seat, best?: T['Move']) {
    this.#seat = seat;
    if (best !== undefined) this.#best = { move: best };
  }

  /** The best move known so far; undefined before the first search. */
  get best(): T['Move'] | undefined {
    return this.#best?.move;
  }

  /** The move to compare with the played one next. */
  get compared(): T['Move'] | undefined {
    return (this.#challenger ?? this.#best)?.move;
  }

  get comparison(): Comparison | undefined {
    const versus = this.#best?.versus;
    return this.#choice === undefined || versus === undefined
      ? undefined
      : { choice: this.#choice, versus };
  }

  /** Adds the result of a search. */
  find(move: T['Move']): void {
    if (this.#best === undefined) this.#best = { move };
    else if (!isEqualJson(this.#best.move, move)) this.#challenger = { move };
  }

  /** Adds samples that compare a move with the played one. */
  add(move: T['Move'], { choice, versus }: Comparison): void {
    this.#choice = addSums(this.#choice, choice);
    const added = (candidate: Candidate<T>) => ({
      move,
      versus: addSums(candidate.versus, versus),
    });
    if (this.#challenger !== undefined && isEqualJson(this.#challenger.move, move)) {
      this.#challenger = added(this.#challenger);
    } else if (this.#best !== undefined && isEqualJson(this.#best.move, move)) {
      this.#best = added(this.#best);
    }
  }

  /** Once both moves were compared, keeps the better one. */
  settle(): void {
    if (this.#challenger?.versus === undefined) return;
    if (!this.#isBestAhead(this.#best?.versus, this.#challenger.versus)) {
      this.#best = this.#challenger;
    }
    this.#challenger = undefined;
  }

  #isBestAhead(best: Sums | undefined, challenger: Sums): boolean {
    if (best === undefined) return false;
    const loss = this.#loss(best);
    const error = Math.sqrt(variancesOf(best)[this.#seat] ?? 0);
    return isClearLoss(loss, error) && loss > this.#loss(challenger);
  }

  /** The loss of the played move compared with a candidate, in win shares. */
  #loss(versus: Sums): number {
    return 0 - (meansOf(versus)[this.#seat] ?? 0);
  }
}
