import type { Field } from '@richtfest/dream-home';
import { BAY, STOREY } from '../art/shell.ts';

/** The picture of a house in drawing units: garden, walls and five bays, sky to earth. */
export const PICTURE = { width: 584, height: 376 } as const;
export const LEFT = 42;
/** The top of the upper floor; the roof is above it. */
export const TOP = 100;
/** The bottom of the ground floor, where the earth begins. */
export const GROUND = TOP + 2 * STOREY;

const FLOOR_AT: Readonly<Record<string, number>> = { U: 0, G: 1, B: 2 };

export interface Corner {
  readonly x: number;
  readonly y: number;
}

/** The upper left corner of a field. */
export function cornerOf(field: Field): Corner {
  const bay = Number(field.charAt(1)) - 1;
  return { x: LEFT + bay * BAY, y: TOP + (FLOOR_AT[field.charAt(0)] ?? 0) * STOREY };
}

/** A field's position in the picture, for overlays. */
export function shareOf(field: Field) {
  const { x, y } = cornerOf(field);
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return {
    left: percent(x, PICTURE.width),
    top: percent(y, PICTURE.height),
    width: percent(BAY, PICTURE.width),
    height: percent(STOREY, PICTURE.height),
  };
}

/** The field below another; undefined on the ground floor and in the basement (DH-1). */
export function below(field: Field): Field | undefined {
  const floor = field.charAt(0);
  const bay = field.charAt(1);
  if (floor === 'U') return `G${bay}` as Field;
  return floor === 'G' && Number(bay) > 3 ? (`B${bay}` as Field) : undefined;
}
