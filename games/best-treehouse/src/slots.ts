import { type Balance, HIGHEST_LEVEL, LOWEST_LEVEL } from './words.ts';

/** BT-2: a place of the tree. Position 0 is on the left; level L has L of them. */
export interface Place {
  readonly level: number;
  readonly position: number;
}

/** The side of the tree, and the circle of the track that a room there moves the marker to. */
export type Side = Balance;

export interface Slot extends Place {
  /** Counted from 0, from the bottom to the top, on each level from left to right. */
  readonly number: number;
  /** Card widths from the trunk: below 0 left, above 0 right. */
  readonly x: number;
  readonly side: Side;
  /** BT-3: the slots that must be built first; none on level 2, which rests on the tree. */
  readonly supports: readonly number[];
  /** BT-4: the slots it touches. */
  readonly touches: readonly number[];
}

/** All 20, by number. */
export const SLOTS: readonly Slot[] = levels().flatMap((level) =>
  Array.from({ length: level }, (_, position) => slotAt(level, position)),
);

export function slotOf(number: number): Slot {
  const slot = SLOTS[number];
  if (slot === undefined) throw new RangeError(`there is no slot ${number}`);
  return slot;
}

/** The number of a slot; undefined where the tree has none. */
export function slotNumber({ level, position }: Place): number | undefined {
  return hasSlot(level, position) ? numberAt(level, position) : undefined;
}

function levels(): number[] {
  return Array.from({ length: HIGHEST_LEVEL - LOWEST_LEVEL + 1 }, (_, at) => LOWEST_LEVEL + at);
}

function hasSlot(level: number, position: number): boolean {
  return level >= LOWEST_LEVEL && level <= HIGHEST_LEVEL && position >= 0 && position < level;
}

/** Below level L lie 2 + 3 + … + (L − 1) slots. */
function numberAt(level: number, position: number): number {
  return (level * (level - 1)) / 2 - 1 + position;
}

function slotAt(level: number, position: number): Slot {
  const x = position - (level - 1) / 2;
  const existing = (places: readonly (readonly [number, number])[]): number[] =>
    places.flatMap(([on, at]) => (hasSlot(on, at) ? [numberAt(on, at)] : []));
  const below = [
    [level - 1, position - 1],
    [level - 1, position],
  ] as const;
  const beside = [
    [level, position - 1],
    [level, position + 1],
  ] as const;
  const above = [
    [level + 1, position],
    [level + 1, position + 1],
  ] as const;
  return {
    number: numberAt(level, position),
    level,
    position,
    x,
    side: x < 0 ? 'left' : x > 0 ? 'right' : 'middle',
    supports: existing(below),
    touches: existing([...below, ...beside, ...above]),
  };
}
