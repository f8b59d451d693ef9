import type { Seat } from '@richtfest/engine';
import type { StoredClock } from '../store/timing-store.ts';

/** How the time of one seat stands, in milliseconds of the monotonic clock. */
export interface SeatTime {
  /** Until when it must have decided; or, once it is late, when it is reminded again. */
  deadline?: number | undefined;
  /** What was left when its clock stopped. */
  left?: number | undefined;
  /** It let its time run out, and a bot or the rules moved for it. */
  isLate?: boolean;
  /** How often it was told that its time has run out for the decision it owes. */
  reminders?: number;
  /** That its time has run out is being handled. */
  isRung?: boolean;
}

/** As it is stored: a monotonic clock means nothing to another process. */
export function storedClock(
  seat: Seat,
  { deadline, left, isLate = false, reminders = 0 }: SeatTime,
  atOf: (deadline: number) => number,
): StoredClock {
  return {
    seat,
    ...(deadline === undefined ? {} : { at: Math.round(atOf(deadline)) }),
    ...(left === undefined ? {} : { left: Math.round(left) }),
    ...(isLate ? { isLate } : {}),
    ...(reminders === 0 ? {} : { reminders }),
  };
}

/**
 * As it was stored. A machine whose clock was set back meanwhile gives nobody more than
 * `most`.
 */
export function seatTime(
  { at, left, isLate = false, reminders = 0 }: StoredClock,
  { deadlineOf, most }: { readonly deadlineOf: (at: number) => number; readonly most: number },
): SeatTime {
  const deadline = at === undefined ? undefined : Math.min(deadlineOf(at), most);
  return { deadline, left, isLate, reminders };
}
