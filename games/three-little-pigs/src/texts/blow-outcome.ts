import type { Event } from '../events.ts';
import type { Tile } from '../words.ts';

type HouseBlown = Extract<Event, { type: 'house-blown' }>;

/** LP-14: the effect of a blow on a house, and the tiles that the wheel removed. */
export interface BlowOutcome {
  readonly is: 'stands' | 'damaged' | 'opened' | 'roof-fell-in' | 'levelled';
  readonly taken: readonly Tile[];
}

export function outcomeOf({ material, lost, left }: HouseBlown): BlowOutcome {
  const taken = lost.filter((tile) => tile.material === material);
  if (lost.length === 0) return { is: 'stands', taken };
  if (left.length > 0) {
    return { is: lost.some(({ kind }) => kind === 'roof') ? 'opened' : 'damaged', taken };
  }
  return { is: taken.length < lost.length ? 'roof-fell-in' : 'levelled', taken };
}
