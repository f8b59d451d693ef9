import { onTestFinished, vi } from 'vitest';
import { BotPool } from '../../src/bots/bot-pool.ts';
import { type TestTable, summaryOf } from './table.ts';

/** Records what the bots of this process's servers are asked. */
export function watchBots() {
  const asked = vi.spyOn(BotPool.prototype, 'ask');
  onTestFinished(() => asked.mockRestore());
  const haveAnswered = () => asked.mock.settledResults.every(({ type }) => type !== 'incomplete');
  return {
    /** All questions so far. */
    questions: () => asked.mock.calls.map(([question]) => question),
    /** Waits until a table's bots have answered all they were asked, and their moves are made. */
    async untilIdle(table: TestTable): Promise<void> {
      // A table answers after it has done what was sent before, which may lead to more questions.
      for (let count = -1; asked.mock.calls.length > count;) {
        count = asked.mock.calls.length;
        await summaryOf(table);
        await vi.waitUntil(haveAnswered, 90_000);
        await summaryOf(table);
      }
    },
  };
}
