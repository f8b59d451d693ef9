import type { Seat } from '@richtfest/engine';

/** Where two games with the same random values diverged. Moves are written with their seat: `0 roll a c`. */
export type Divergence =
  | { readonly kind: 'same' }
  /** The seat chose differently at the same table; `number` counts its moves from 1. */
  | ({ readonly kind: 'choice'; readonly number: number } & DifferentMoves)
  /** Another seat chose differently first. */
  | ({ readonly kind: 'others'; readonly seat: Seat } & DifferentMoves);

interface DifferentMoves {
  /** The number of moves before it in the own line. */
  readonly at: number;
  readonly own: string;
  readonly other: string;
}

/**
 * Compares two lines from a seat's point of view. Seats that choose at the same time may do so in
 * any order, so each seat's moves are compared with its own.
 */
export function divergenceOf(
  own: readonly string[],
  other: readonly string[],
  seat: Seat,
): Divergence {
  const choice = firstDifference(own, other, seat);
  const [earlier] = seatsIn([...own, ...other])
    .filter((each) => each !== seat)
    .flatMap((each) => firstDifference(own, other, each) ?? [])
    .filter(({ at, otherAt }) => choice === undefined || isBefore({ at, otherAt }, choice))
    .toSorted((one, two) => one.at - two.at);
  if (earlier !== undefined) return { kind: 'others', seat: earlier.seat, ...movesOf(earlier) };
  if (choice === undefined) return { kind: 'same' };
  return { kind: 'choice', number: choice.number, ...movesOf(choice) };
}

interface Difference extends DifferentMoves {
  readonly seat: Seat;
  readonly number: number;
  /** The number of moves before it in the other line. */
  readonly otherAt: number;
}

/** The first of a seat's moves that differ; undefined if there is none that both lines have. */
function firstDifference(
  own: readonly string[],
  other: readonly string[],
  seat: Seat,
): Difference | undefined {
  const [mine, theirs] = [indicesOf(own, seat), indicesOf(other, seat)];
  for (const [index, at] of mine.entries()) {
    const otherAt = theirs[index];
    const [move, otherMove] = [own[at], other[otherAt ?? -1]];
    if (otherAt === undefined || move === undefined || otherMove === undefined) return undefined;
    if (move !== otherMove) {
      return { seat, number: index + 1, at, otherAt, own: move, other: otherMove };
    }
  }
  return undefined;
}

function isBefore(
  one: Pick<Difference, 'at' | 'otherAt'>,
  two: Pick<Difference, 'at' | 'otherAt'>,
): boolean {
  return one.at < two.at && one.otherAt < two.otherAt;
}

function movesOf({ at, own, other }: Difference): DifferentMoves {
  return { at, own, other };
}

function indicesOf(line: readonly string[], seat: Seat): number[] {
  return line.flatMap((move, at) => (seatOf(move) === seat ? [at] : []));
}

function seatsIn(line: readonly string[]): Seat[] {
  return [...new Set(line.map(seatOf))];
}

function seatOf(move: string): Seat {
  return Number.parseInt(move, 10);
}
