import type { Chance, Outcome } from '@richtfest/engine';
import type { PigsDealer } from '../events.ts';
import { type BuildMove, builds, playBuild } from '../moves/build.ts';
import { stackKind, stackNumber } from '../stacks.ts';
import { type State, NONE, clone } from '../state.ts';
import { DICE_COUNT, type Face, KINDS, type Kind } from '../words.ts';
import type { Worth } from './worth.ts';

/** One or two tiles to build, and what the position is worth then. */
export interface Plan {
  readonly first: BuildMove;
  /** Symbols it takes of doors, windows and roofs. */
  readonly cost: readonly number[];
  readonly value: number;
}

/** Nobody knows what is turned up next: something in the middle stands for it. */
const middling: Chance = {
  pick: <T extends Outcome>(outcomes: readonly T[]) => outcomes[outcomes.length >> 1] as T,
};
const dealer: PigsDealer = { chance: middling, report: undefined };

/** Everything the seat on turn could build with five dice of its choice. */
export function allPlans(state: State, worth: Worth): Plan[] {
  return KINDS.flatMap((kind) => plansWith(state, { dice: diceOf(kind, DICE_COUNT), worth }, true));
}

/** Everything it can build with the dice as they lie. */
export function plansNow(state: State, worth: Worth): Plan[] {
  return plansWith(state, { dice: state.dice, worth }, false);
}

/** What there is to pay with, and how to judge what comes of it. */
interface Means {
  readonly dice: readonly Face[];
  readonly worth: Worth;
}

function plansWith(state: State, { dice, worth }: Means, isFree: boolean): Plan[] {
  const before = withDice(state, dice);
  const isSecond = state.firstTile !== NONE;
  return builds(before).flatMap((first) => {
    if (first.verb !== 'build') return [];
    const built = after(before, first);
    const alone: Plan = { first, cost: costOf(first), value: worth(built, state.seat) };
    if (isSecond) return [alone];
    const rests = isFree ? restsOf(first) : [dice];
    return [alone, ...rests.flatMap((rest) => seconds(built, { dice: rest, worth }, alone))];
  });
}

function seconds(built: State, { dice, worth }: Means, { first, cost }: Plan): Plan[] {
  return builds(withDice(built, dice)).flatMap((second) => {
    if (second.verb !== 'build') return [];
    const more = costOf(second);
    return [
      {
        first,
        cost: cost.map((count, kind) => count + (more[kind] ?? 0)),
        value: worth(after(built, second), built.seat),
      },
    ];
  });
}

/** What is left of five dice after the first tile, all of one kind. */
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
