import type { Seat } from '@richtfest/engine';
import type { StoredClock } from '../store/timing-store.ts';

/** The clock of one seat, in milliseconds of the monotonic clock. */
export interface SeatTime {
  /** The deadline of its decision; once it is late, the time of the next reminder. */
  deadline?: number | undefined;
  /** The time left when its clock stopped. */
  left?: number | undefined;
  /** Whether its time ran out, and a bot or the rules moved for it. */
  isLate?: boolean;
  /** The number of reminders that its time has run out for the decision it owes. */
  reminders?: number;
  /** Whether its timeout is already being handled. */
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
 * A clock from the store. If the machine's clock was set back meanwhile, nobody gets more than
 * `most`.
 */
export function seatTime(
  { at, left, isLate = false, reminders = 0 }: StoredClock,
  { deadlineOf, most }: { readonly deadlineOf: (at: number) => number; readonly most: number },
): SeatTime {
  const deadline = at === undefined ? undefined : Math.min(deadlineOf(at), most);
  return { deadline, left, isLate, reminders };
}
