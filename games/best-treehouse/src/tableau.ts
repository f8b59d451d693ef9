import { colourNumber, colourOf } from './data/rooms.ts';
import {
  bitsOf,
  leanOf,
  placeAt,
  planted,
  slotsIn,
  supportedSlots,
  touchedSlots,
} from './places.ts';
import type { TableauReason } from './reasons.ts';
import { builtSlots } from './state.ts';
import { COLOURS, NONE } from './words.ts';

/** Why a tree can't stand: BT-3, BT-4, BT-5, and that it must have been built room by room. */
export function* treeProblems(tree: readonly number[]): Generator<TableauReason, undefined> {
  const standing = planted(tree);
  const { groups, balance } = standing;
  const built = builtSlots(standing);
  const hanging = slotsIn(built & ~supportedSlots(built));
  for (const { level, position, supports } of hanging) {
    const missing = supports.filter((below) => (built & (1 << below)) === 0).map(placeAt);
    yield { rule: 'BT-3', code: 'room-hangs-in-the-air', level, position, missing };
  }
  const split = COLOURS.filter((_, at) => connected(groups[at] ?? 0) !== groups[at]);
  for (const colour of split) yield { rule: 'BT-4', code: 'colour-is-split', colour };
  if (Math.abs(balance) > 1) {
    const left = slotsIn(built).filter(({ side }) => side === 'left').length;
    yield { rule: 'BT-5', code: 'tree-topples', left, right: left + balance };
    return;
  }
  if (hanging.length > 0 || split.length > 0 || canBeBuilt(tree, built)) return;
  yield { rule: 'BT-4', code: 'no-order-of-building' };
}

/** The first reason why a tree can't stand. */
export function treeProblem(tree: readonly number[]): TableauReason | undefined {
  return treeProblems(tree).next().value;
}

/** BT-1: every card exists once. */
export function cardProblem(cards: readonly number[]): TableauReason | undefined {
  const card = cards.find((entry, at) => cards.indexOf(entry) !== at);
  return card === undefined ? undefined : { rule: 'BT-1', code: 'card-is-there-twice', card };
}

/** The slots connected with the lowest room of a group. */
function connected(group: number): number {
  let reached = group & -group;
  for (;;) {
    const more = reached | (touchedSlots(reached) & group);
    if (more === reached) return reached;
    reached = more;
  }
}

/** Whether some building order obeys the rules at every step. */
function canBeBuilt(tree: readonly number[], all: number): boolean {
  const deadEnds = new Set<number>();
  const search = (built: number, balance: number): boolean => {
    if (built === all) return true;
    if (deadEnds.has(built)) return false;
    for (const { number } of slotsIn(all & ~built & supportedSlots(built))) {
      const lean = balance + leanOf(number);
      if (Math.abs(lean) > 1 || !joins(tree, built, number)) continue;
      if (search(built | (1 << number), lean)) return true;
    }
    deadEnds.add(built);
    return false;
  };
  return search(0, 0);
}

/** BT-4: the first of its colour, or touching another one. */
function joins(tree: readonly number[], built: number, slot: number): boolean {
  const colour = colourNumber(tree[slot] ?? NONE);
  const group = slotsIn(built).filter(
    ({ number }) => colourNumber(tree[number] ?? NONE) === colour,
  );
  return group.length === 0 || (touchedSlots(bitsOf(group)) & (1 << slot)) !== 0;
}

/** BT-1: checks the supply over all trees of a sheet that names only colours. */
export function* supplyProblems(
  cards: readonly number[],
  most: number,
): Generator<TableauReason, undefined> {
  for (const colour of COLOURS) {
    const have = cards.filter((card) => colourOf(card) === colour).length;
    if (have > most) yield { rule: 'BT-1', code: 'too-many-of-a-colour', colour, have };
  }
}
