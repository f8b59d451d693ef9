import { NONE } from '../state.ts';
import { SIZES, type Tables } from '../tables.ts';
import type { Weights } from './weights.ts';

/** No more free fields beside a room count: two on each side. */
const MOST_FREE = 4;

/**
 * What a room is expected to gain by growing or by its partner room. Computed once for all rooms
 * and all numbers of cards to come, because rollouts need it for every room of a house.
 */
export class Growth {
  /** By kind, size and free fields beside it; in a row by the cards to come. */
  readonly #rows: (readonly number[])[] = [];

  constructor(tables: Tables, weights: Weights) {
    for (let kind = 0; kind < tables.max.length; kind++) {
      for (let size = 0; size < SIZES; size++) {
        for (let free = 0; free <= MOST_FREE; free++) {
          this.#rows.push(
            weights.roomChances.map((chances) =>
              (tables.besideKind[kind] as number) === NONE
                ? growing(tables, weights, { kind, size, free, chances })
                : joining(tables, weights, { kind, size, free, chances }),
            ),
          );
        }
      }
    }
  }

  // oxlint-disable-next-line max-params -- an options object would cost time in the hot path
  of(kind: number, size: number, free: number, cards: number): number {
    return this.#rows[(kind * SIZES + size) * (MOST_FREE + 1) + free]?.[cards] ?? 0;
  }
}

interface RoomToGrow {
  readonly kind: number;
  readonly size: number;
  readonly free: number;
  /** By cards wanted. */
  readonly chances: readonly number[];
}

/** DH-15: up to its largest size. */
function growing(
  { points, max }: Tables,
  weights: Weights,
  { kind, size, free, chances }: RoomToGrow,
): number {
  let worth = 0;
  for (let more = 1; more <= free && size + more <= (max[kind] as number); more++) {
    const at = kind * SIZES + size + more;
    const gain = (points[at] as number) - (points[at - 1] as number);
    worth += gain * (chances[more] as number);
  }
  return weights.growth * worth;
}

/** DH-29 */
function joining(
  { points, besidePoints }: Tables,
  weights: Weights,
  { kind, size, free, chances }: RoomToGrow,
): number {
  if (free === 0) return 0;
  const gain = (besidePoints[kind] as number) - (points[kind * SIZES + size] as number);
  return weights.beside * gain * (chances[1] as number);
}

const known = new WeakMap<Tables, Map<Weights, Growth>>();

export function growthOf(tables: Tables, weights: Weights): Growth {
  const byWeights = known.get(tables) ?? new Map<Weights, Growth>();
  known.set(tables, byWeights);
  const growth = byWeights.get(weights) ?? new Growth(tables, weights);
  byWeights.set(weights, growth);
  return growth;
}
