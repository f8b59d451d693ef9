import type { Seat } from '@richtfest/engine';
import { BUNDLES, type Bundle, KINDS, NUMBER_OF, bundlesOf, holdings } from '../bundles.ts';
import { freePlaces, playerAt } from '../state.ts';
import type { Haggling, Option } from './haggling.ts';
import { LEAST_GAIN } from './weights.ts';

/** The weight of the partner's gain for the seat that suggests a deal. */
const GENEROSITY = 0.25;

/** The value to a seat of gaining or losing one of each material. */
interface Margins {
  readonly more: readonly number[];
  readonly less: readonly number[];
}

function marginsOf(haggling: Haggling, seat: Seat): Margins {
  const { storage } = playerAt(haggling.state, seat);
  const now = haggling.worthOf(seat);
  const more: number[] = [];
  const less: number[] = [];
  for (let material = 0; material < KINDS; material++) {
    more.push(haggling.worthChanged(seat, storage, [material, 1]) - now);
    less.push(
      (storage[material] as number) > 0
        ? now - haggling.worthChanged(seat, storage, [material, -1])
        : Infinity,
    );
  }
  return { more, less };
}

/** A deal estimated by its margins alone. */
interface RoughDeal {
  readonly give: Bundle;
  readonly want: Bundle;
  readonly rolling: number;
  readonly partner: number;
}

/** Limits of the search for deals. */
export interface SwapLimits {
  /** The maximum number of materials on each side of a deal. */
  readonly largest: number;
  /** The number of best-looking deals that are evaluated exactly. */
  readonly exactEvaluations: number;
}

/**
 * Finds deals between the rolling seat and a partner that benefit both, the best for `from` first:
 * estimated from the values of single materials, then evaluated exactly.
 */
export class SwapFinder {
  readonly #haggling: Haggling;
  readonly #limits: SwapLimits;
  readonly #margins = new Map<Seat, Margins>();

  constructor(haggling: Haggling, limits: SwapLimits) {
    this.#haggling = haggling;
    this.#limits = limits;
  }

  swapsWith(partner: Seat, from: Seat): Option[] {
    const { state } = this.#haggling;
    const isRolling = from === state.seat;
    const score = (rolling: number, other: number) =>
      isRolling ? rolling + GENEROSITY * other : other + GENEROSITY * rolling;
    const roughDeals = this.#roughDeals(partner);
    roughDeals.sort((a, b) => score(b.rolling, b.partner) - score(a.rolling, a.partner));
    const weighed = roughDeals.slice(0, this.#limits.exactEvaluations).flatMap(({ give, want }) => {
      const option = { partner, deal: { give: give.materials, want: want.materials, pillars: 0 } };
      return this.#weighed(option, score);
    });
    if (isRolling) weighed.push(...this.#pillarDeals(partner, score));
    weighed.sort((a, b) => b.score - a.score);
    return weighed.map(({ option }) => option);
  }

  #weighed(
    option: Option,
    score: (rolling: number, other: number) => number,
  ): { readonly option: Option; readonly score: number }[] {
    const gains = this.#haggling.gains(option);
    const isGood = gains.rolling > LEAST_GAIN && gains.partner > LEAST_GAIN;
    return isGood ? [{ option, score: score(gains.rolling, gains.partner) }] : [];
  }

  #marginsOf(seat: Seat): Margins {
    let margins = this.#margins.get(seat);
    if (margins === undefined) {
      margins = marginsOf(this.#haggling, seat);
      this.#margins.set(seat, margins);
    }
    return margins;
  }

  #roughDeals(partner: Seat): RoughDeal[] {
    const { state, weights } = this.#haggling;
    const { largest } = this.#limits;
    const own = bundlesOf(playerAt(state, state.seat).storage, largest);
    const theirs = bundlesOf(playerAt(state, partner).storage, largest);
    const mine = this.#marginsOf(state.seat);
    const yours = this.#marginsOf(partner);
    const share = weights.rivalry * 0.6;
    const roughDeals: RoughDeal[] = [];
    for (const give of own) {
      for (const want of theirs) {
        if ((want.kinds & give.kinds) !== 0) continue;
        const gain = sum(mine.more, want) - sum(mine.less, give);
        const gift = sum(yours.more, give) - sum(yours.less, want);
        const rolling = gain - share * gift;
        const other = gift - share * gain;
        if (rolling > 0 && other > 0) roughDeals.push({ give, want, rolling, partner: other });
      }
    }
    return roughDeals;
  }

  /** A pillar that the rolling seat can't set, for missing materials. */
  #pillarDeals(
    partner: Seat,
    score: (rolling: number, other: number) => number,
  ): { readonly option: Option; readonly score: number }[] {
    const { state } = this.#haggling;
    const isIdle = state.loose > freePlaces(playerAt(state, state.seat));
    if (!isIdle || freePlaces(playerAt(state, partner)) === 0) return [];
    const theirs = holdings(playerAt(state, partner).storage);
    return BUNDLES.filter(({ size, needs }) => size > 0 && (needs & ~theirs) === 0).flatMap(
      ({ materials }) =>
        this.#weighed({ partner, deal: { give: [], want: materials, pillars: 1 } }, score),
    );
  }
}

function sum(margins: readonly number[], { materials }: Bundle): number {
  let total = 0;
  for (const material of materials) total += margins[NUMBER_OF[material]] as number;
  return total;
}
