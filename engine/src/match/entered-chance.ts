import { type Chance, type Draw, type Outcome, isOpen } from '../chance.ts';
import type { HiddenDraws } from '../game.ts';

/** A draw whose outcome is not known yet. */
export interface MissingDraw {
  readonly stream: number;
  readonly index: number;
  /** Every possible outcome once. */
  readonly outcomes: readonly Outcome[];
}

/**
 * Chance that people enter: the outcomes of known draws, and a list of the missing ones, for which
 * any possible outcome stands in.
 */
export class EnteredChance implements Chance {
  readonly missing: MissingDraw[] = [];
  readonly #known = new Map<string, Outcome>();
  /** Outcomes of the hidden stream that are known to belong to a certain draw. */
  readonly #placed = new Set<Outcome>();
  readonly #hidden: Pick<HiddenDraws, 'stream' | 'outcomes'> | undefined;

  constructor(hidden: Pick<HiddenDraws, 'stream' | 'outcomes'> | undefined) {
    this.#hidden = hidden;
  }

  learn({ stream, index, outcome }: Draw): void {
    this.#known.set(keyOf(stream, index), outcome);
    if (stream === this.#hidden?.stream) this.#placed.add(outcome);
  }

  knows(stream: number, index: number): boolean {
    return this.#known.has(keyOf(stream, index));
  }

  /** The outcomes of the hidden stream that no known draw has. */
  unplaced(): Outcome[] {
    return (this.#hidden?.outcomes ?? []).filter((outcome) => !this.#placed.has(outcome));
  }

  pick<T extends Outcome>(outcomes: readonly T[], stream: number, index: number): T {
    const entered = this.#known.get(keyOf(stream, index));
    if (entered !== undefined) {
      const outcome = outcomes.find((each) => each === entered);
      if (outcome === undefined) throw new RangeError(`${entered} was dealt before`);
      return outcome;
    }
    const first = outcomes[0] as T;
    if (stream === this.#hidden?.stream) {
      // Nobody on the site has seen this card, so any card does that is not known to be elsewhere.
      return outcomes.find((outcome) => !this.#placed.has(outcome)) ?? first;
    }
    if (isOpen(outcomes)) this.missing.push({ stream, index, outcomes: [...new Set(outcomes)] });
    return first;
  }
}

function keyOf(stream: number, index: number): string {
  return `${stream}/${index}`;
}
