import { describe, expect, test } from 'vitest';
import { type PebblesTypes, pebbles } from '../../../testkit/test/pebbles.ts';
import { LocalMatch } from '../../src/match/local-match.ts';
import { MemoryStore } from '../../src/match/memory-store.ts';
import { startMatch } from '../../src/match/start-match.ts';
import { withoutSpoilers } from '../../src/table/animation.ts';
import { atOnce } from '../support/local.ts';

const nobody = {
  choose: () => Promise.reject(new Error('nobody thinks here')),
  volunteer: () => Promise.resolve(undefined),
  close: () => undefined,
};

async function twoPeople(): Promise<LocalMatch<PebblesTypes>> {
  const seats = [{ name: 'Anna' }, { name: 'Ben' }];
  const store = new MemoryStore();
  const saved = startMatch(pebbles, { seats, options: {} }, 1000);
  await store.write(saved, undefined);
  return new LocalMatch(pebbles, saved, { store, bots: nobody, pace: atOnce, now: () => 2000 });
}

async function hide(match: LocalMatch<PebblesTypes>): Promise<void> {
  match.lift();
  const [first] = match.getSnapshot().legal;
  expect(match.play(first!)).toBeUndefined();
  await match.settled();
}

describe('the shared view after a reveal', () => {
  test('starts from the public view before the change', async () => {
    const match = await twoPeople();
    await hide(match);
    await hide(match);
    const { watcher, curtain, view, viewBefore, events, eventsSeen } = match.getSnapshot();
    expect(watcher).toBe('public');
    expect(curtain).toBeDefined();
    expect(viewBefore?.phase).toBe('hide');
    expect(view.phase).toBe('won');
    expect(viewBefore?.players.flatMap(({ hand, hidden }) => [hand, hidden])).toEqual(
      Array.from({ length: 4 }, () => undefined),
    );
    expect(events.slice(eventsSeen).map(({ type }) => type)).toContain('revealed');
  });

  test('ends when a player takes the device', async () => {
    const match = await twoPeople();
    await hide(match);
    await hide(match);
    match.lift();
    expect(match.getSnapshot().viewBefore).toBeUndefined();
    expect(match.getSnapshot().watcher).not.toBe('public');
  });
});

describe('the texts beside an animated table', () => {
  test('show the previous snapshot, unless another watcher saw it', async () => {
    const match = await twoPeople();
    match.lift();
    const annas = match.getSnapshot() as never;
    await hide(match);
    const all = match.getSnapshot() as never;
    const shown = withoutSpoilers(all, { isAnimating: true, shown: annas }, pebbles);
    expect(shown.watcher).toBe('public');
    expect(shown.legal).toEqual([]);
    const open = withoutSpoilers(
      all,
      { isAnimating: true, shown: annas },
      { hasPrivateViews: false },
    );
    expect(open.watcher).toBe(0);
    const later = withoutSpoilers(annas, { isAnimating: true, shown: annas });
    expect(later.watcher).toBe(0);
    expect(later.acting).toBeUndefined();
    expect(withoutSpoilers(annas, { isAnimating: false, shown: all })).toBe(annas);
  });
});
