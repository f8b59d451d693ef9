import type { Seat } from '@richtfest/engine';
import { KINDS, NUMBER_OF, turned } from '../bundles.ts';
import { ANSWER, NONE, PILLAR, type State, playerAt } from '../state.ts';
import { couldCarryOut, isPossible } from '../trading.ts';
import type { Deal, Materials } from '../words.ts';
import { LEAST_GAIN, type Weights } from './weights.ts';
import { type Site, siteOf, worth } from './worth.ts';

/** The cost of an offer that leads to no deal. */
const WASTED = 0.004;
/** The weight of a proposal's gain, because it may not be accepted. */
const HOPE = 0.5;

/** A deal and its partner: the rolling seat gives and wants. */
export interface Option {
  readonly partner: Seat;
  readonly deal: Deal;
}

/** Evaluates a position for all seats; deals are tried out on copies of the storages. */
export class Haggling {
  readonly state: State;
  readonly weights: Weights;
  readonly #site: Site;
  /** By seat. */
  readonly #worths: number[];

  constructor(state: State, weights: Weights) {
    this.state = state;
    this.weights = weights;
    this.#site = siteOf(state, weights);
    this.#worths = state.players.map((player, seat) => worth(this.#site, seat, player.storage));
    if (state.phase === 'pay') this.#worths[state.seat] = this.#worthAfterPaying();
  }

  value(seat: Seat): number {
    return this.#lead(this.#worths, seat);
  }

  /** UD-11: the value after paying with the least valuable materials and receiving the goods. */
  #worthAfterPaying(): number {
    const { seat, bankItem, toPay } = this.state;
    const storage = playerAt(this.state, seat).storage.slice();
    for (let paid = 0; paid < toPay; paid++) {
      let least = 0;
      let most = -Infinity;
      for (let material = 0; material < KINDS; material++) {
        if (storage[material] === 0) continue;
        const value = this.worthChanged(seat, storage, [material, -1]);
        if (value <= most) continue;
        most = value;
        least = material;
      }
      storage[least] = (storage[least] as number) - 1;
    }
    if (bankItem !== PILLAR) return this.worthChanged(seat, storage, [bankItem, 1]);
    return worth(this.#site, seat, storage) + this.weights.step;
  }

  worthOf(seat: Seat): number {
    return this.#worths[seat] as number;
  }

  /** The value of a seat's own position with one more or less of a material. */
  worthChanged(
    seat: Seat,
    storage: readonly number[],
    [material, change]: readonly [material: number, change: number],
  ): number {
    const changed = storage.slice();
    changed[material] = (changed[material] as number) + change;
    return worth(this.#site, seat, changed);
  }

  /** UD-10 g: whether the rolling seat has an open cell for one more of a material. */
  couldBuild(material: number): boolean {
    const { seat } = this.state;
    const open = this.#site.open[seat]?.[material] ?? 0;
    return open > (playerAt(this.state, seat).storage[material] as number);
  }

  /** The gains of both sides of a deal. */
  gains({ partner, deal }: Option): { readonly rolling: number; readonly partner: number } {
    const worths = this.#worthsAfter(partner, deal);
    const { seat } = this.state;
    return {
      rolling: this.#lead(worths, seat) - this.value(seat),
      partner: this.#lead(worths, partner) - this.value(partner),
    };
  }

  valueAfter(seat: Seat, { partner, deal }: Option): number {
    return this.#lead(this.#worthsAfter(partner, deal), seat);
  }

  #worthsAfter(partner: Seat, { give, want, pillars }: Deal): number[] {
    const { state } = this;
    const rolling = playerAt(state, state.seat);
    const other = playerAt(state, partner);
    const own = rolling.storage.slice();
    const theirs = other.storage.slice();
    add(own, give, -1);
    add(own, want, 1);
    add(theirs, want, -1);
    add(theirs, give, 1);
    if (pillars > 0) return this.#withPillars(partner, pillars, { own, theirs });
    const worths = this.#worths.slice();
    worths[state.seat] = worth(this.#site, state.seat, own);
    worths[partner] = worth(this.#site, partner, theirs);
    return worths;
  }

  /** Pillars change the number of turns left, so all seats have to be evaluated again. */
  #withPillars(
    partner: Seat,
    pillars: number,
    { own, theirs }: { readonly own: number[]; readonly theirs: number[] },
  ): number[] {
    const { state } = this;
    const other = playerAt(state, partner);
    state.loose -= pillars;
    other.pillars += pillars;
    const site = siteOf(state, this.weights);
    const worths = state.players.map(({ storage }, seat) =>
      worth(site, seat, seat === state.seat ? own : seat === partner ? theirs : storage),
    );
    state.loose += pillars;
    other.pillars -= pillars;
    return worths;
  }

  /** The value of an open offer, as if all seats answered and the rolling seat picked the best. */
  valueOfOffer(seat: Seat): number {
    const picked = this.#expectedPick();
    if (picked !== undefined) return this.valueAfter(seat, picked);
    return this.value(seat) - (seat === this.state.seat ? WASTED : WASTED / 2);
  }

  /** The value of a seat's own position, including the expected result of an open offer. */
  worthWithOffer(seat: Seat): number {
    const picked = this.state.offerTo === NONE ? undefined : this.#expectedPick();
    const worths =
      picked === undefined ? this.#worths : this.#worthsAfter(picked.partner, picked.deal);
    return worths[seat] as number;
  }

  #expectedPick(): Option | undefined {
    const { state } = this;
    let best: Option | undefined;
    let most = 0;
    state.answers.forEach((answer, partner) => {
      const option = this.#optionOf(answer, partner);
      if (option === undefined) return;
      const gain = this.gains(option).rolling;
      if (gain <= most) return;
      most = gain;
      best = option;
    });
    return best;
  }

  #optionOf(answer: number, partner: Seat): Option | undefined {
    const { offer, counters } = this.state;
    switch (answer) {
      case ANSWER.accepted:
        return { partner, deal: offer };
      case ANSWER.countered:
        return { partner, deal: turned(counters[partner] ?? offer) };
      case ANSWER.owed: {
        const option = { partner, deal: offer };
        const isWelcome =
          couldCarryOut(this.state, partner, offer) && this.gains(option).partner > 0;
        return isWelcome ? option : undefined;
      }
      default:
        return undefined;
    }
  }

  /** The value of an open proposal: part of its gain, if the rolling seat gains as well. */
  valueOfProposal(seat: Seat): number {
    const deal = this.state.proposals[seat];
    const now = this.value(seat);
    if (deal === undefined || !isPossible(this.state, seat, deal)) return now - WASTED;
    const gain = this.gains({ partner: seat, deal: turned(deal) });
    return gain.rolling > LEAST_GAIN ? now + HOPE * gain.partner : now - WASTED;
  }

  /** The lead over a weighted mean of the other seats and the best of them. */
  #lead(worths: readonly number[], seat: Seat): number {
    const { bestRival, rivalry } = this.weights;
    let sum = 0;
    let best = -Infinity;
    for (let other = 0; other < worths.length; other++) {
      if (other === seat) continue;
      const value = worths[other] as number;
      sum += value;
      best = Math.max(best, value);
    }
    const mean = sum / (worths.length - 1);
    const rivals = mean * (1 - bestRival) + best * bestRival;
    return (worths[seat] as number) - rivalry * rivals;
  }
}

function add(storage: number[], materials: Materials, count: number): void {
  for (const material of materials) {
    const number = NUMBER_OF[material];
    storage[number] = (storage[number] as number) + count;
  }
}
