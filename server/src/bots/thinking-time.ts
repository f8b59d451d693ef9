/** The most milliseconds a bot thinks when nobody else waits. */
const LONGEST = 800;
/** Enough to evaluate every move. */
const SHORTEST = 10;
/** Milliseconds in which all waiting questions should be answered. */
const ROUND = 2_000;

/** How long a bot may think: the more wait for a thread, the shorter. */
export function thinkingTime(waiting: number, threads: number): number {
  return Math.round(Math.min(LONGEST, Math.max(SHORTEST, (ROUND * threads) / (waiting + 1))));
}
