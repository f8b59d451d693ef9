import { isInBasement, isUpperFloor } from '../house.ts';
import { FIELDS } from '../words.ts';

const FLOOR_OF: readonly number[] = FIELDS.map((_, field) =>
  isUpperFloor(field) ? 0 : isInBasement(field) ? 2 : 1,
);

export const FLOOR_COUNT = 3;

/** By floor: its first field, and the field after its last. */
export const FLOOR_START: readonly number[] = [0, 1, 2].map((floor) => FLOOR_OF.indexOf(floor));
export const FLOOR_END: readonly number[] = [0, 1, 2].map(
  (floor) => FLOOR_OF.lastIndexOf(floor) + 1,
);

export function floorOf(field: number): number {
  return FLOOR_OF[field] as number;
}
