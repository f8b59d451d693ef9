import { type Result, winnersOf } from '@richtfest/engine';
import type { ScoreLine } from './score-lines.ts';

/** Whether the lines of the score sheet show who won: the total is among them, and nobody is level. */
export function isDecidedBy(lines: readonly ScoreLine[], result: Result): boolean {
  const [winner, ...more] = winnersOf(result);
  if (winner === undefined || more.length > 0) return false;
  const { seats } = result;
  const best = seats[winner]?.score ?? 0;
  const isAlone = seats.every(({ score }, seat) => seat === winner || score < best);
  return isAlone && lines.some(({ isTotal }) => isTotal);
}
