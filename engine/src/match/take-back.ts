import type { GameTypes } from '../game.ts';
import type { Seat } from '../seats.ts';
import type { Step } from './match.ts';

/** What it takes to know where a turn began. */
export interface TakeBackPlace<T extends GameTypes> {
  readonly line: readonly Step<T>[];
  /** What was played before this is no part of the match's own play. */
  readonly from: number;
  /** Choices lie face down until something is revealed. */
  readonly hasSecrets: boolean;
}

/**
 * How many moves come off the end of the line if a seat takes back the whole of its latest turn;
 * 0 if it has none. What others said meanwhile is part of the turn it was said in.
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
 * Whether all may go back to the moment after so many moves. Where choices are secret it must be
 * one at which none lies face down: others may have seen it meanwhile, and its owner alone would
 * be bound to it.
 */
export function isFairMoment<T extends GameTypes>(
  { line, from, hasSecrets }: TakeBackPlace<T>,
  moment: number,
): boolean {
  if (moment < from || moment >= line.length) return false;
  return !hasSecrets || moment === 0 || line[moment - 1]?.isLearned === true;
}
