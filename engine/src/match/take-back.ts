import type { GameTypes } from '../game.ts';
import type { Seat } from '../seats.ts';
import type { Step } from './match.ts';

/** The line of a match and where a take-back may reach. */
export interface TakeBackPlace<T extends GameTypes> {
  readonly line: readonly Step<T>[];
  /** The first move that can be taken back; earlier ones come from the forked match. */
  readonly from: number;
  /** Choices are secret until they are revealed. */
  readonly hasSecrets: boolean;
}

/**
 * How many moves a seat's latest turn and everything after it comprise; 0 if it has none. Answers
 * of other seats belong to the turn in which they were given.
 */
export function movesOfLatestTurn<T extends GameTypes>(
  place: TakeBackPlace<T>,
  seat: Seat,
): number {
  const { line } = place;
  const last = line.findLastIndex((step) => step.seat === seat);
  if (last < place.from) return 0;
  let first = last;
  for (let at = last; at >= place.from; at--) {
    const step = line[at];
    if (step?.seat === seat) first = at;
    else if (step?.isAside !== true) break;
  }
  while (first > place.from && !isFairMoment(place, first)) first--;
  return isFairMoment(place, first) ? line.length - first : 0;
}

/**
 * Whether a take-back may return to the position after `moment` moves. With secret choices, none
 * may be pending at that moment: the others may have seen it since, and only its owner would be
 * bound to it.
 */
export function isFairMoment<T extends GameTypes>(
  { line, from, hasSecrets }: TakeBackPlace<T>,
  moment: number,
): boolean {
  if (moment < from || moment >= line.length) return false;
  if (!hasSecrets || moment === 0) return true;
  const before = line[moment - 1];
  return before?.isLearned === true && before.hasPending !== true;
}
