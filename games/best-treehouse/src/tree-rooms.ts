import { SLOTS, slotNumber, slotOf } from './slots.ts';
import type { TreeRoom } from './view.ts';
import { NONE } from './words.ts';

/** A tree as in views: its rooms from the bottom to the top. */
export function roomsOf(tree: readonly number[]): TreeRoom[] {
  return tree.flatMap((card, number) => {
    if (card === NONE) return [];
    const { level, position } = slotOf(number);
    return [{ level, position, card }];
  });
}

/** A tree as in states: by slot the card, or `NONE`. */
export function treeOf(rooms: readonly TreeRoom[]): number[] {
  const tree = SLOTS.map(() => NONE);
  for (const room of rooms) {
    const number = slotNumber(room);
    if (number !== undefined) tree[number] = room.card;
  }
  return tree;
}
