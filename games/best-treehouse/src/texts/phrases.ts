import type { Format } from '@richtfest/engine';
import { writePlace } from '../notation/cards.ts';
import type { Place } from '../slots.ts';

/** `3a and 3b`. */
export function places(list: readonly Place[], format: Format): string {
  return format.list(list.map(writePlace));
}

export function sum(points: readonly number[]): number {
  return points.reduce((total, more) => total + more, 0);
}
