/** Milliseconds a bot thinks at most when nobody else waits: nobody likes to wait longer for it. */
const LONGEST = 800;
/** Enough for a look at every move. */
const SHORTEST = 10;
/** Milliseconds in which all who wait should have had their turn. */
const ROUND = 2_000;

/** How long a bot may think: the more wait for a thread, the shorter. */
export function thinkingTime(waiting: number, threads: number): number {
  return Math.round(Math.min(LONGEST, Math.max(SHORTEST, (ROUND * threads) / (waiting + 1))));
}
