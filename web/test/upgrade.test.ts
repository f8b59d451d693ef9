import { describe, expect, test } from 'vitest';
import { type UpgradeHost, Upgrades, isIdle } from '../src/offline/upgrade.ts';

function page(path = '/play/abc') {
  const done: string[] = [];
  const host = { path, served: 'one' as string | undefined };
  const upgrades = new Upgrades({
    served: () => Promise.resolve(host.served),
    reload: () => done.push('reloaded'),
    path: () => host.path,
  } satisfies UpgradeHost);
  return { done, host, upgrades, take: () => done.push('taken') };
}

describe('a new version', () => {
  test('is offered, and applied when accepted', () => {
    const { upgrades, done, take } = page();
    upgrades.take();
    expect([upgrades.isOffered, done]).toEqual([false, []]);
    upgrades.found(take);
    expect([upgrades.isOffered, done]).toEqual([true, []]);
    upgrades.take();
    expect(done).toEqual(['taken']);
  });

  test('that is postponed is not offered again, and applied on navigation', () => {
    const { upgrades, done, take } = page();
    upgrades.found(take);
    upgrades.later();
    expect(upgrades.isOffered).toBe(false);
    upgrades.moved();
    expect(done).toEqual(['taken']);
  });

  test('never interrupts a running match or a form', () => {
    for (const path of ['/play/abc', '/t/K7M2PX', '/games/dream-home/set-up']) {
      const { upgrades, done, take } = page(path);
      upgrades.found(take);
      upgrades.hidden();
      expect([path, done]).toEqual([path, []]);
    }
  });

  test('is applied on hidden pages without unfinished input', () => {
    for (const path of [
      '/',
      '/about',
      '/games/dream-home/rules',
      '/play/abc/replay',
      '/play/abc/review',
    ]) {
      const { upgrades, done, take } = page(path);
      upgrades.found(take);
      upgrades.hidden();
      expect([path, done]).toEqual([path, ['taken']]);
    }
    expect(isIdle('/settings')).toBe(true);
    expect(isIdle('/settings/x')).toBe(false);
  });

  test('that another tab has applied makes this one stale: it offers a reload', () => {
    const { upgrades, done } = page();
    upgrades.outdated();
    expect(upgrades.isOffered).toBe(true);
    upgrades.moved();
    expect(done).toEqual(['reloaded']);
  });

  test('is noticed without a service worker by the server’s version', async () => {
    const { upgrades, host } = page();
    await upgrades.compare();
    await upgrades.compare();
    host.served = undefined;
    await upgrades.compare();
    expect(upgrades.isOffered).toBe(false);
    host.served = 'two';
    await upgrades.compare();
    expect(upgrades.getState()).toEqual({ is: 'stale' });
  });
});
