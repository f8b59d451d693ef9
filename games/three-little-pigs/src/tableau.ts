import type { Pots } from './data/components.ts';
import type { TableauReason } from './reasons.ts';
import { STACKS, type StackKind, stackNumber } from './stacks.ts';
import type { House, Tile } from './words.ts';

/** Why a house can't stand: LP-10, LP-11, LP-14. */
export function* houseProblems(house: House): Generator<TableauReason, undefined> {
  const doors = house.filter(({ kind }) => kind === 'door').length;
  const roof = house.findIndex(({ kind }) => kind === 'roof');
  if (doors > 1) yield { rule: 'LP-11', code: 'two-doors' };
  if (roof >= 0 && roof < house.length - 1) yield { rule: 'LP-11', code: 'roof-is-not-on-top' };
  if (doors === 1 && house[0]?.kind !== 'door') {
    yield { rule: 'LP-10', code: 'door-is-not-at-the-bottom' };
  }
  if (house.length === 1 && roof === 0) yield { rule: 'LP-14', code: 'roof-stands-alone' };
}

/** The first reason why a house can't stand. */
export function houseProblem(house: House): TableauReason | undefined {
  return houseProblems(house).next().value;
}

/** Why these tiles can't all come from one box: LP-1, LP-2. */
export function* supplyProblems(
  tiles: readonly Tile[],
  pots: Pots,
): Generator<TableauReason, undefined> {
  for (const stack of STACKS) {
    const problem = stackProblem(stack, potsUsed(tiles, stack), pots);
    if (problem !== undefined) yield problem;
  }
}

/** The first stack that these tiles can't all come from. */
export function supplyProblem(tiles: readonly Tile[], pots: Pots): TableauReason | undefined {
  return supplyProblems(tiles, pots).next().value;
}

/** The pots of a stack's tiles that are not among the given ones, ascending. */
export function potsLeft(tiles: readonly Tile[], stack: StackKind, pots: Pots): number[] {
  const left = [...pots[stack.kind][stack.material]];
  for (const used of potsUsed(tiles, stack)) left.splice(left.indexOf(used), 1);
  return left;
}

function potsUsed(tiles: readonly Tile[], stack: StackKind): number[] {
  return tiles
    .filter(({ kind, material }) => stackNumber(kind, material) === stack.number)
    .map((tile) => tile.pots);
}

function stackProblem(
  { kind, material }: StackKind,
  used: readonly number[],
  pots: Pots,
): TableauReason | undefined {
  const all = pots[kind][material];
  if (used.length > all.length) {
    const count = { have: used.length, exist: all.length };
    return { rule: 'LP-1', code: 'too-many-tiles', kind, material, ...count };
  }
  for (const number of new Set(used)) {
    const exist = all.filter((entry) => entry === number).length;
    if (used.filter((entry) => entry === number).length > exist) {
      return { rule: 'LP-2', code: 'no-such-pots', kind, material, pots: number, exist };
    }
  }
  return undefined;
}
