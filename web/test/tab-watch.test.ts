import { describe, expect, test, vi } from 'vitest';
import { type ClaimOptions, claimMatch } from '../src/match/tab-watch.ts';

const claim = (options: Partial<ClaimOptions> & { readonly id: string }) =>
  claimMatch({ isInsisting: false, onLost: () => undefined, ...options });

describe('a match in several tabs', () => {
  test('belongs to the tab that has it, which need not answer, until it is released', async () => {
    const first = await claim({ id: 'a' });
    expect(await claim({ id: 'a' })).toBeUndefined();
    const other = await claim({ id: 'b' });
    expect(other).toBeDefined();
    first?.release();
    expect(await claim({ id: 'a' })).toBeDefined();
  });

  test('goes to a page that was reloaded, once the old one has gone', async () => {
    const old = await claim({ id: 'c' });
    const next = claim({ id: 'c' });
    old?.release();
    expect(await next).toBeDefined();
  });

  test.each(['with locks', 'over plain http, without locks'])(
    'is lost to a tab that insists, %s',
    async (how) => {
      if (how !== 'with locks') vi.stubGlobal('navigator', {});
      const { promise: lost, resolve: onLost } = Promise.withResolvers<void>();
      await claim({ id: 'd', onLost });
      const second = await claim({ id: 'd', isInsisting: true });
      await lost;
      second?.release();
      vi.unstubAllGlobals();
    },
  );
});
