import type { Chance, Outcome } from '@richtfest/engine';
import type { PigsDealer } from '../events.ts';
import { type BuildMove, builds, playBuild } from '../moves/build.ts';
import { stackKind, stackNumber } from '../stacks.ts';
import { type State, NONE, clone } from '../state.ts';
import { DICE_COUNT, type Face, KINDS, type Kind } from '../words.ts';
import type { Worth } from './worth.ts';

/** One or two tiles to build, and the value of the resulting position. */
export interface Plan {
  readonly first: BuildMove;
  /** The door, window and roof symbols it costs. */
  readonly cost: readonly number[];
  readonly value: number;
  /** The position it leads to. */
  readonly end: State;
}

/** The next tile is unknown; the median outcome stands in for it. */
const medianChance: Chance = {
  pick: <T extends Outcome>(outcomes: readonly T[]) => outcomes[outcomes.length >> 1] as T,
};
const dealer: PigsDealer = { chance: medianChance, report: undefined };

/** Everything the current seat could build with five dice of its choice. */
export function allPlans(state: State, worth: Worth): Plan[] {
  return KINDS.flatMap((kind) => plansWith(state, { dice: diceOf(kind, DICE_COUNT), worth }, true));
}

/** Everything it can build with the current dice. */
export function plansNow(state: State, worth: Worth): Plan[] {
  return plansWith(state, { dice: state.dice, worth }, false);
}

/** The dice to pay with and the evaluation of the result. */
interface Purchase {
  readonly dice: readonly Face[];
  readonly worth: Worth;
}

function plansWith(state: State, { dice, worth }: Purchase, isFree: boolean): Plan[] {
  const before = withDice(state, dice);
  const isSecond = state.firstTile !== NONE;
  return builds(before).flatMap((first) => {
    if (first.verb !== 'build') return [];
    const built = after(before, first);
    const value = worth(built, state.seat);
    const alone: Plan = { first, cost: costOf(first), value, end: built };
    if (isSecond) return [alone];
    const rests = isFree ? restsOf(first) : [dice];
    return [alone, ...rests.flatMap((rest) => seconds(built, { dice: rest, worth }, alone))];
  });
}

function seconds(built: State, { dice, worth }: Purchase, { first, cost }: Plan): Plan[] {
  return builds(withDice(built, dice)).flatMap((second) => {
    if (second.verb !== 'build') return [];
    const more = costOf(second);
    const end = after(built, second);
    const total = cost.map((count, kind) => count + (more[kind] ?? 0));
    return [{ first, cost: total, value: worth(end, built.seat), end }];
  });
}

/** The dice left after the first tile, all of one kind. */
function restsOf(first: BuildMove): Face[][] {
  const { cost } = stackKind(stackNumber(first.kind, first.material));
  return KINDS.map((kind) => [...diceOf(first.kind, cost), ...diceOf(kind, DICE_COUNT - cost)]);
}

function diceOf(kind: Kind, count: number): Face[] {
  return Array.from({ length: count }, () => kind);
}

function costOf({ kind, material }: BuildMove): number[] {
  const { cost } = stackKind(stackNumber(kind, material));
  return KINDS.map((other) => (other === kind ? cost : 0));
}

function withDice(state: State, dice: readonly Face[]): State {
  return { ...state, dice: [...dice] };
}

function after(state: State, move: BuildMove): State {
  const next = clone(state);
  playBuild(next, move, dealer);
  return next;
}
