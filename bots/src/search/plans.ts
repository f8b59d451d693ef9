import type { Abstraction, GameTypes, PlanOptions, Random, Seat } from '@richtfest/engine';
import type { Decision } from '../bot.ts';
import { hooksOf } from '../hooks-of.ts';
import { Allowance, type Thought } from './budget.ts';

/** A plan is worth a thought about what comes after it once it was tried so often. */
const TRIED = 4;
/** What nobody has tried yet is thought a little worse than the rest. */
const UNTRIED = 0.02;
/** Looking at the clock takes time, too. */
const BETWEEN_LOOKS = 16;

/** What came of a seat's plans at one point of its own way. */
class Crossroads {
  readonly plans: number[] = [];
  readonly tries: number[] = [];
  readonly sums: number[] = [];
  readonly next: (Crossroads | undefined)[] = [];
  visits = 0;
  sum = 0;
}

/** How a seat has gone in this rollout. */
interface Way {
  at: Crossroads | undefined;
  readonly roads: Crossroads[];
  readonly turns: number[];
}

/**
 * Plays the game's abstraction to its end again and again. At first seats weigh their plans by
 * what came of them before, each in a tree of its own, since nobody sees what others decide at the
 * same time; then all follow the rollout policy. Undefined if there is no abstraction.
 */
export function searchPlans<T extends GameTypes>(
  { game, seat, observation, random }: Decision<T>,
  settings: PlanOptions,
  { budget, now, onSpent }: Thought,
): T['Move'] | undefined {
  const abstraction = hooksOf(game).abstraction?.(observation, random);
  if (abstraction === undefined) return undefined;
  abstraction.restart(random);
  const search = new PlanSearch(abstraction, seat, settings);
  if (search.isSettled) return search.best();
  const allowance = new Allowance(budget, now, onSpent);
  for (let games = 0; games % BETWEEN_LOOKS !== 0 || allowance.share < 1; games++) {
    search.playOnce(random);
    allowance.spend(1);
  }
  return search.best();
}

class PlanSearch<Move> {
  /** There is one plan only. */
  readonly isSettled: boolean;
  readonly #abstraction: Abstraction<Move>;
  readonly #seat: Seat;
  readonly #settings: PlanOptions;
  readonly #starts: readonly Crossroads[];
  readonly #ways: readonly Way[];
  readonly #chosen: Int32Array;
  /** By plan: how promising it looks at a glance, all together 1. */
  readonly #promises: Float64Array;
  readonly #atFirst: number;

  constructor(abstraction: Abstraction<Move>, seat: Seat, settings: PlanOptions) {
    const seats = Array.from({ length: abstraction.seats });
    this.#abstraction = abstraction;
    this.#seat = seat;
    this.#settings = settings;
    this.#starts = seats.map(() => new Crossroads());
    this.#ways = seats.map(() => ({ at: undefined, roads: [], turns: [] }));
    this.#chosen = new Int32Array(abstraction.seats);
    this.#promises = new Float64Array(abstraction.plans.length);
    this.isSettled = abstraction.listPlans(seat) === 1;
    this.#atFirst = abstraction.rolloutPlan(seat);
  }

  playOnce(random: Random): void {
    const abstraction = this.#abstraction;
    abstraction.restart(random);
    for (let seat = 0; seat < abstraction.seats; seat++) this.#setOut(seat, random);
    while (!abstraction.isOver) {
      for (let seat = 0; seat < abstraction.seats; seat++) this.#chosen[seat] = this.#decide(seat);
      abstraction.play(this.#chosen);
    }
    for (let seat = 0; seat < abstraction.seats; seat++) this.#learn(seat);
  }

  /** The move most tries begin with. */
  best(): Move {
    const { plans, tries } = this.#starts[this.#seat] as Crossroads;
    const votes = new Map<Move, number>();
    let best = this.#abstraction.moveOf(this.#atFirst);
    for (let at = 0; at < plans.length; at++) {
      const move = this.#abstraction.moveOf(plans[at] as number);
      votes.set(move, (votes.get(move) ?? 0) + (tries[at] as number));
    }
    for (const [move, count] of votes) if (count > (votes.get(best) ?? 0)) best = move;
    return best;
  }

  #setOut(seat: Seat, random: Random): void {
    const way = this.#ways[seat] as Way;
    const isByPolicy = seat !== this.#seat && random.fraction() < this.#settings.policyShare;
    way.at = isByPolicy || this.#aheadOf(seat) === 0 ? undefined : this.#starts[seat];
    way.roads.length = 0;
    way.turns.length = 0;
  }

  #aheadOf(seat: Seat): number {
    const { own, other, others } = this.#settings;
    if (seat === this.#seat) return own;
    return this.#abstraction.seats === 2 ? other : others;
  }

  #decide(seat: Seat): number {
    const { at, roads, turns } = this.#ways[seat] as Way;
    if (at === undefined) return this.#abstraction.rolloutPlan(seat);
    const count = this.#abstraction.listPlans(seat);
    if (count === 1) return this.#abstraction.plans[0] as number;
    const turn = this.#turnAt(at, count);
    roads.push(at);
    turns.push(turn);
    this.#goOn(seat, at, turn);
    return at.plans[turn] as number;
  }

  #goOn(seat: Seat, at: Crossroads, turn: number): void {
    const way = this.#ways[seat] as Way;
    if (way.roads.length >= this.#aheadOf(seat)) {
      way.at = undefined;
      return;
    }
    if (at.next[turn] === undefined && (at.tries[turn] as number) >= TRIED) {
      at.next[turn] = new Crossroads();
    }
    way.at = at.next[turn];
  }

  /** Where to go: what did well, and what looks promising and was not tried often. */
  #turnAt(at: Crossroads, count: number): number {
    const { plans } = this.#abstraction;
    this.#readPromises(count);
    const eager = this.#settings.exploration * Math.sqrt(at.visits + 1);
    const usual = at.visits === 0 ? 0.5 : at.sum / at.visits - UNTRIED;
    let best = -Infinity;
    let turn = 0;
    let plan = 0;
    for (let which = 0; which < count; which++) {
      const known = at.plans.indexOf(plans[which] as number);
      const tries = at.tries[known] ?? 0;
      const mean = tries === 0 ? usual : (at.sums[known] as number) / tries;
      const hope = mean + (eager * (this.#promises[which] as number)) / (1 + tries);
      if (hope <= best) continue;
      best = hope;
      turn = known;
      plan = plans[which] as number;
    }
    return turn === UNKNOWN ? addPlan(at, plan) : turn;
  }

  #readPromises(count: number): void {
    const { worths } = this.#abstraction;
    let most = -Infinity;
    for (let at = 0; at < count; at++) most = Math.max(most, worths[at] as number);
    let sum = 0;
    for (let at = 0; at < count; at++) {
      const promise = Math.exp(((worths[at] as number) - most) / this.#settings.temperature);
      this.#promises[at] = promise;
      sum += promise;
    }
    for (let at = 0; at < count; at++) this.#promises[at] = (this.#promises[at] as number) / sum;
  }

  #learn(seat: Seat): void {
    const { roads, turns } = this.#ways[seat] as Way;
    if (roads.length === 0) return;
    const worth = this.#worthOf(this.#abstraction.lead(seat));
    for (let step = 0; step < roads.length; step++) {
      const road = roads[step] as Crossroads;
      const turn = turns[step] as number;
      road.visits++;
      road.sum += worth;
      road.tries[turn] = (road.tries[turn] as number) + 1;
      road.sums[turn] = (road.sums[turn] as number) + worth;
    }
  }

  /** From 0 to 1: far leads differ less than close ones, and a tie is half a win. */
  #worthOf(lead: number): number {
    const { scale, winning } = this.#settings;
    const win = (Math.sign(lead) + 1) / 2;
    return winning * win + (1 - winning) / (1 + Math.exp(-lead / scale));
  }
}

const UNKNOWN = -1;

function addPlan({ plans, tries, sums, next }: Crossroads, plan: number): number {
  tries.push(0);
  sums.push(0);
  next.push(undefined);
  return plans.push(plan) - 1;
}
