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
