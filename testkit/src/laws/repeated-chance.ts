import type { Chance, Outcome, Random } from '@richtfest/engine';

/** Records draws, then repeats them where they are still possible, with one changed if asked. */
export class RepeatedChance implements Chance {
  /** Whether a repeated draw could not have its recorded outcome. */
  hasDiffered = false;
  readonly #source: Chance;
  readonly #recorded = new Map<string, Outcome>();
  #isRepeating = false;
  #changed: { readonly key: string; readonly random: Random } | undefined;
  #displaced: Outcome | undefined;

  constructor(source: Chance) {
    this.#source = source;
  }

  repeat(): void {
    this.#isRepeating = true;
  }

  /** Repeats all draws but a random one; false if nothing was drawn. */
  repeatWithOneChange(random: Random): boolean {
    const keys = [...this.#recorded.keys()];
    const key = keys[random.below(Math.max(1, keys.length))];
    if (key === undefined) return false;
    this.#changed = { key, random };
    this.repeat();
    return true;
  }

  pick<O extends Outcome>(outcomes: readonly O[], stream: number, index: number): O {
    const key = `${stream}/${index}`;
    if (this.#isRepeating) return this.#again(outcomes, { key, stream, index });
    const outcome = this.#source.pick(outcomes, stream, index);
    this.#recorded.set(key, outcome);
    return outcome;
  }

  #again<O extends Outcome>(
    outcomes: readonly O[],
    { key, stream, index }: { key: string; stream: number; index: number },
  ): O {
    const recorded = this.#recorded.get(key);
    if (this.#changed?.key === key) {
      const others = outcomes.filter((outcome) => outcome !== recorded);
      this.#displaced = recorded;
      return others[this.#changed.random.below(Math.max(1, others.length))] ?? (recorded as O);
    }
    if (recorded !== undefined && outcomes.includes(recorded as O)) return recorded as O;
    this.hasDiffered = true;
    // The card that the changed draw took is swapped for the one it put back.
    const displaced = this.#displaced as O | undefined;
    if (displaced !== undefined && outcomes.includes(displaced)) return displaced;
    return this.#source.pick(outcomes, stream, index);
  }
}
