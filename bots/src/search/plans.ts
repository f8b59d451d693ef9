import {
  type Abstraction,
  type GameTypes,
  type PlanOptions,
  type Random,
  type Seat,
} from '@richtfest/engine';
import { exactExp } from '@richtfest/engine/exact-math';
import type { Decision } from '../bot.ts';
import { hooksOf } from '../hooks-of.ts';
import { Allowance, type SearchContext } from './budget.ts';

/** A plan gets a node of its own after this many tries. */
const EXPAND_AFTER = 4;
/** How much lower than the mean untried plans are valued. */
const FIRST_PLAY_REDUCTION = 0.02;
/** Reading the clock takes time. */
const ROLLOUTS_PER_CLOCK_CHECK = 16;

/** The statistics of a seat's plans at one node of its tree. */
class PlanNode {
  readonly plans: number[] = [];
  readonly tries: number[] = [];
  readonly sums: number[] = [];
  readonly next: (PlanNode | undefined)[] = [];
  visits = 0;
  sum = 0;
}

/** A seat's path through its tree in this rollout. */
interface Path {
  at: PlanNode | undefined;
  readonly nodes: PlanNode[];
  readonly choices: number[];
}

/**
 * Searches the game's abstraction (PUCT). Each seat has a tree of its own, because decisions are
 * simultaneous; below the trees all seats follow the rollout policy. Undefined if there is no
 * abstraction.
 */
export function searchPlans<T extends GameTypes>(
  { game, seat, observation, random }: Decision<T>,
  options: PlanOptions,
  { budget, now, onSpent }: SearchContext,
): T['Move'] | undefined {
  const abstraction = hooksOf(game).abstraction?.(observation, random);
  if (abstraction === undefined) return undefined;
  abstraction.restart(random);
  const search = new PlanSearch(abstraction, seat, options);
  if (search.hasSinglePlan) return search.best();
  const allowance = new Allowance(budget, now, onSpent);
  for (let games = 0; games % ROLLOUTS_PER_CLOCK_CHECK !== 0 || allowance.share < 1; games++) {
    search.playOnce(random);
    allowance.spend(1);
  }
  return search.best();
}

class PlanSearch<Move> {
  /** There is only one plan. */
  readonly hasSinglePlan: boolean;
  readonly #abstraction: Abstraction<Move>;
  readonly #seat: Seat;
  readonly #options: PlanOptions;
  readonly #roots: readonly PlanNode[];
  readonly #paths: readonly Path[];
  readonly #chosen: Int32Array;
  /** The prior of each plan; they add up to 1. */
  readonly #priors: Float64Array;
  readonly #firstPlan: number;

  constructor(abstraction: Abstraction<Move>, seat: Seat, options: PlanOptions) {
    const seats = Array.from({ length: abstraction.seats });
    this.#abstraction = abstraction;
    this.#seat = seat;
    this.#options = options;
    this.#roots = seats.map(() => new PlanNode());
    this.#paths = seats.map(() => ({ at: undefined, nodes: [], choices: [] }));
    this.#chosen = new Int32Array(abstraction.seats);
    this.#priors = new Float64Array(abstraction.plans.length);
    this.hasSinglePlan = abstraction.listPlans(seat) === 1;
    this.#firstPlan = abstraction.rolloutPlan(seat);
  }

  playOnce(random: Random): void {
    const abstraction = this.#abstraction;
    abstraction.restart(random);
    for (let seat = 0; seat < abstraction.seats; seat++) this.#startPath(seat, random);
    while (!abstraction.isOver) {
      for (let seat = 0; seat < abstraction.seats; seat++) this.#chosen[seat] = this.#decide(seat);
      abstraction.play(this.#chosen);
    }
    for (let seat = 0; seat < abstraction.seats; seat++) this.#backUp(seat);
  }

  /** The move with the most tries. */
  best(): Move {
    const { plans, tries } = this.#roots[this.#seat] as PlanNode;
    const votes = new Map<Move, number>();
    let best = this.#abstraction.moveOf(this.#firstPlan);
    for (let at = 0; at < plans.length; at++) {
      const move = this.#abstraction.moveOf(plans[at] as number);
      votes.set(move, (votes.get(move) ?? 0) + (tries[at] as number));
    }
    for (const [move, count] of votes) if (count > (votes.get(best) ?? 0)) best = move;
    return best;
  }

  #startPath(seat: Seat, random: Random): void {
    const path = this.#paths[seat] as Path;
    const isByPolicy = seat !== this.#seat && random.fraction() < this.#options.policyShare;
    path.at = isByPolicy || this.#depthOf(seat) === 0 ? undefined : this.#roots[seat];
    path.nodes.length = 0;
    path.choices.length = 0;
  }

  #depthOf(seat: Seat): number {
    const { own, other, others } = this.#options;
    if (seat === this.#seat) return own;
    return this.#abstraction.seats === 2 ? other : others;
  }

  #decide(seat: Seat): number {
    const { at, nodes, choices } = this.#paths[seat] as Path;
    if (at === undefined) return this.#abstraction.rolloutPlan(seat);
    const count = this.#abstraction.listPlans(seat);
    if (count === 1) return this.#abstraction.plans[0] as number;
    const choice = this.#chooseAt(at, count);
    nodes.push(at);
    choices.push(choice);
    this.#descend(seat, at, choice);
    return at.plans[choice] as number;
  }

  #descend(seat: Seat, at: PlanNode, choice: number): void {
    const path = this.#paths[seat] as Path;
    if (path.nodes.length >= this.#depthOf(seat)) {
      path.at = undefined;
      return;
    }
    if (at.next[choice] === undefined && (at.tries[choice] as number) >= EXPAND_AFTER) {
      at.next[choice] = new PlanNode();
    }
    path.at = at.next[choice];
  }

  /** Selects the plan with the highest upper bound (PUCT). */
  #chooseAt(at: PlanNode, count: number): number {
    const { plans } = this.#abstraction;
    this.#readPriors(count);
    const exploration = this.#options.exploration * Math.sqrt(at.visits + 1);
    const untriedMean = at.visits === 0 ? 0.5 : at.sum / at.visits - FIRST_PLAY_REDUCTION;
    let best = -Infinity;
    let choice = 0;
    let plan = 0;
    for (let which = 0; which < count; which++) {
      const known = at.plans.indexOf(plans[which] as number);
      const tries = at.tries[known] ?? 0;
      const mean = tries === 0 ? untriedMean : (at.sums[known] as number) / tries;
      const bound = mean + (exploration * (this.#priors[which] as number)) / (1 + tries);
      if (bound <= best) continue;
      best = bound;
      choice = known;
      plan = plans[which] as number;
    }
    return choice === UNKNOWN ? addPlan(at, plan) : choice;
  }

  #readPriors(count: number): void {
    const { worths } = this.#abstraction;
    let most = -Infinity;
    for (let at = 0; at < count; at++) most = Math.max(most, worths[at] as number);
    let sum = 0;
    for (let at = 0; at < count; at++) {
      const prior = exactExp(((worths[at] as number) - most) / this.#options.temperature);
      this.#priors[at] = prior;
      sum += prior;
    }
    for (let at = 0; at < count; at++) this.#priors[at] = (this.#priors[at] as number) / sum;
  }

  #backUp(seat: Seat): void {
    const { nodes, choices } = this.#paths[seat] as Path;
    if (nodes.length === 0) return;
    const worth = this.#worthOf(this.#abstraction.lead(seat));
    for (let step = 0; step < nodes.length; step++) {
      const node = nodes[step] as PlanNode;
      const choice = choices[step] as number;
      node.visits++;
      node.sum += worth;
      node.tries[choice] = (node.tries[choice] as number) + 1;
      node.sums[choice] = (node.sums[choice] as number) + worth;
    }
  }

  /** The value of a lead from 0 to 1 on a logistic scale; a tie is half a win. */
  #worthOf(lead: number): number {
    const { scale, winning } = this.#options;
    const win = (Math.sign(lead) + 1) / 2;
    return winning * win + (1 - winning) / (1 + exactExp(-lead / scale));
  }
}

const UNKNOWN = -1;

function addPlan({ plans, tries, sums, next }: PlanNode, plan: number): number {
  tries.push(0);
  sums.push(0);
  next.push(undefined);
  return plans.push(plan) - 1;
}
