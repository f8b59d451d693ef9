import { vi } from 'vitest';
import type { Store } from '../../src/index.ts';

/** Tells tests when the server has decided not to notify an absent player. */
export function watchNotices({ notices }: Store) {
  const asked = vi.spyOn(notices, 'of');
  const claimed = vi.spyOn(notices, 'claim');
  const until = (isTrue: () => boolean) => vi.waitUntil(isTrue, 90_000);
  return {
    /** Waits until an action has led the server to find no confirmed subscription. */
    async findsNone(action: () => Promise<unknown>): Promise<void> {
      const seen = asked.mock.calls.length;
      await action();
      const isFound = () => asked.mock.settledResults.slice(seen).some(isEmpty);
      await until(isFound);
    },
    /** Waits until an action has led to a notice that would come too soon after the last one. */
    async throttles(action: () => Promise<unknown>): Promise<void> {
      const seen = claimed.mock.calls.length;
      await action();
      await until(() =>
        claimed.mock.settledResults
          .slice(seen)
          .some(({ type, value }) => type === 'fulfilled' && !value),
      );
    },
  };

  function isEmpty({ type, value }: (typeof asked.mock.settledResults)[number]): boolean {
    return type === 'fulfilled' && value.every(({ isConfirmed }) => !isConfirmed);
  }
}
