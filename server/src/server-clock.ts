export interface ServerClock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds of a monotonic clock. */
  readonly ticks: () => number;
}

export const THIS_MACHINE: ServerClock = {
  now: () => Date.now(),
  ticks: () => performance.now(),
};

/** The clock of a server, set by that of the database if there are several servers. */
export function clockOf<Clock extends ServerClock>(
  own: Clock,
  members: { readonly clockOffset: number },
): Clock {
  return { ...own, now: () => own.now() + members.clockOffset };
}
