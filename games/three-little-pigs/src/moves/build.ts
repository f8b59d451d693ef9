import { schema } from '@richtfest/engine';
import type { PigsDealer } from '../events.ts';
import { LAST_HOUSE, houseLetter, houseNumber } from '../notation/tiles.ts';
import type { PigsReason } from '../reasons.ts';
import { winMaterialCard } from '../rewards.ts';
import {
  CHEAPEST,
  MAX_HOUSES,
  STACKS,
  type StackKind,
  stackKind,
  stackNumber,
  stacksOf,
} from '../stacks.ts';
import { type State, NONE, hasDoor, isFinished, playerAt, stackAt, unspent } from '../state.ts';
import { takeTile, turnUp } from '../supply.ts';
import type { Moment } from '../turn.ts';
import { type House, KINDS, type Kind, MATERIALS, type Material } from '../words.ts';
import { DONE, type DoneMove } from './done.ts';
import type { PigsVerb } from './verb.ts';

export interface BuildMove {
  readonly verb: 'build';
  readonly kind: Kind;
  readonly material: Material;
  readonly house: number | 'new';
}

const WORDS = new RegExp(`^(${MATERIALS.join('|')}) (${KINDS.join('|')}) (new|[A-${LAST_HOUSE}])$`);

export const build: PigsVerb<BuildMove> = {
  phases: ['build'],
  notNow: { rule: 'LP-8', code: 'still-rolling' },
  parameters: {
    kind: schema.oneOf(...KINDS),
    material: schema.oneOf(...MATERIALS),
    house: schema.anyOf(schema.integer(0, MAX_HOUSES - 1), schema.oneOf('new')),
  },
  refusal: refuseBuild,
  play: playBuild,
  notation: {
    examples: ['straw door new', 'wood window A'],
    write: ({ kind, material, house }) =>
      `${material} ${kind} ${house === 'new' ? 'new' : houseLetter(house)}`,
    read(words) {
      const [, material, kind, house] = WORDS.exec(words) ?? [];
      if (house === undefined) return undefined;
      return {
        kind: kind as Kind,
        material: material as Material,
        house: house === 'new' ? 'new' : houseNumber(house),
      };
    },
  },
};

// Moves are immutable and shared, so lists of them cost no memory in playouts.

/** By stack and house. */
const BUILDS: readonly (readonly BuildMove[])[] = STACKS.map(({ kind, material }) =>
  Array.from({ length: MAX_HOUSES }, (_, house) => buildMove(kind, material, house)),
);

const NEW_HOUSES: readonly BuildMove[] = STACKS.map(({ kind, material }) =>
  buildMove(kind, material, 'new'),
);

function buildOn(stack: StackKind, house: number): BuildMove {
  return BUILDS[stack.number]?.[house] as BuildMove;
}

function buildNew(stack: StackKind): BuildMove {
  return NEW_HOUSES[stack.number] as BuildMove;
}

function buildMove(kind: Kind, material: Material, house: number | 'new'): BuildMove {
  return { verb: 'build', kind, material, house };
}

type TakingBar = 'stack-is-empty' | 'same-stack' | 'too-few-symbols';
type PlacingBar = 'no-such-house' | 'roof-needs-a-house' | 'house-is-finished' | 'house-has-a-door';

/** By kind, material and house, a new house last; `done` if the first tile is built (LP-9). */
export function builds(state: State): readonly (BuildMove | DoneMove)[] {
  const list: (BuildMove | DoneMove)[] = [];
  const { houses } = playerAt(state, state.seat);
  for (const kind of KINDS) {
    const have = unspent(state, kind);
    if (have < CHEAPEST) continue;
    for (const stack of stacksOf(kind)) {
      if (barToTaking(state, stack, have) !== undefined) continue;
      for (let house = 0; house < houses.length; house++) {
        if (barToPlacing(kind, houses[house]) === undefined) list.push(buildOn(stack, house));
      }
      if (barToStarting(kind) === undefined) list.push(buildNew(stack));
    }
  }
  if (state.firstTile !== NONE) list.push(DONE);
  return list;
}

/** LP-9: whether dice, stacks and houses allow any tile. */
export function canBuild(state: State): boolean {
  for (const kind of KINDS) {
    const have = unspent(state, kind);
    if (have < CHEAPEST || !hasPlace(state, kind)) continue;
    for (const stack of stacksOf(kind)) {
      if (barToTaking(state, stack, have) === undefined) return true;
    }
  }
  return false;
}

function hasPlace(state: State, kind: Kind): boolean {
  if (barToStarting(kind) === undefined) return true;
  for (const house of playerAt(state, state.seat).houses) {
    if (barToPlacing(kind, house) === undefined) return true;
  }
  return false;
}

function refuseBuild(state: State, move: BuildMove): PigsReason | undefined {
  const stack = stackKind(stackNumber(move.kind, move.material));
  const taking = barToTaking(state, stack, unspent(state, stack.kind));
  if (taking !== undefined) return explainTaking(state, stack, taking);
  const placing =
    move.house === 'new'
      ? barToStarting(move.kind)
      : barToPlacing(move.kind, playerAt(state, state.seat).houses[move.house]);
  return placing === undefined ? undefined : explainPlacing(state, move, placing);
}

export function playBuild(state: State, move: BuildMove, dealer: PigsDealer): Moment {
  const number = stackNumber(move.kind, move.material);
  const { houses } = playerAt(state, state.seat);
  const tile = takeTile(state, number);
  const isNew = move.house === 'new';
  const at = move.house === 'new' ? houses.length : move.house;
  if (isNew) houses.push([tile]);
  else if (move.kind === 'door') houses[at]?.unshift(tile);
  else houses[at]?.push(tile);
  dealer.report?.({ type: 'tile-built', seat: state.seat, tile, house: at, isNew });
  if (move.kind === 'roof') {
    dealer.report?.({ type: 'house-finished', seat: state.seat, house: at });
    winMaterialCard(state, at, dealer);
  }
  turnUp(state, number, dealer);
  if (state.firstTile !== NONE) return 'turn-ended';
  state.firstTile = number;
  return 'tile-built';
}

/** LP-8: dice and stack. */
function barToTaking(state: State, stack: StackKind, have: number): TakingBar | undefined {
  if (stackAt(state, stack.number).top === NONE) return 'stack-is-empty';
  if (state.firstTile === stack.number) return 'same-stack';
  return have < stack.cost ? 'too-few-symbols' : undefined;
}

/** LP-10: a house begins with a door or a window. */
function barToStarting(kind: Kind): PlacingBar | undefined {
  return kind === 'roof' ? 'roof-needs-a-house' : undefined;
}

/** LP-10, LP-11: on or under an existing house. */
function barToPlacing(kind: Kind, house: House | undefined): PlacingBar | undefined {
  if (house === undefined) return 'no-such-house';
  if (isFinished(house)) return 'house-is-finished';
  return kind === 'door' && hasDoor(house) ? 'house-has-a-door' : undefined;
}

function explainTaking(state: State, stack: StackKind, bar: TakingBar): PigsReason {
  const { kind, material, cost } = stack;
  const causes = [{ component: 'stack', kind, material }];
  if (bar !== 'too-few-symbols') return { rule: 'LP-8', code: bar, kind, material, causes };
  const have = unspent(state, kind);
  const dice = state.dice.flatMap((face, die) =>
    face === kind ? [{ component: 'die', die }] : [],
  );
  return { rule: 'LP-8', code: bar, kind, material, need: cost, have, causes: dice };
}

function explainPlacing(state: State, move: BuildMove, bar: PlacingBar): PigsReason {
  if (bar === 'roof-needs-a-house' || move.house === 'new') {
    return { rule: 'LP-10', code: 'roof-needs-a-house' };
  }
  const { house } = move;
  if (bar === 'no-such-house') return { rule: 'LP-10', code: bar, house };
  const causes = [{ component: 'house', seat: state.seat, house }];
  return { rule: 'LP-11', code: bar, house, causes };
}
