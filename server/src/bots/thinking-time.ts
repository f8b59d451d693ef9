/** The maximum thinking time in milliseconds when no other question waits. */
const LONGEST = 800;
/** Enough to evaluate every move. */
const SHORTEST = 10;
/** Milliseconds in which all waiting questions should be answered. */
const ROUND = 2_000;

/** The thinking time of a bot: shorter the more questions wait for a thread. */
export function thinkingTime(waiting: number, threads: number): number {
  return Math.round(Math.min(LONGEST, Math.max(SHORTEST, (ROUND * threads) / (waiting + 1))));
}
