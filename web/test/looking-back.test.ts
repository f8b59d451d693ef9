import { bestTreehouse } from '@richtfest/best-treehouse';
import type { Game, GameMove } from '@richtfest/engine';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MatchSnapshot } from '../src/match/match-client.ts';
import { RemotePast } from '../src/match/remote-past.ts';
import { StillMatch } from '../src/match/still-match.ts';
import { RemoteTable } from '../src/online/remote-table.ts';
import { FakeServer } from './support/fake-server.ts';
import { localTable, pigs, untilAsked } from './support/local.ts';

const STOP: GameMove = { verb: 'stop' };

describe('looking back in a local match', () => {
  test('shows what was visible then, with nothing to do', async () => {
    const table = await localTable();
    const match = await table.open();
    match.begin();
    await untilAsked(match);
    const before = match.getSnapshot();
    // After two wolves at once, the bot may have played before Anna's first decision.
    const then = match.lookBack()!.now;
    match.play(before.legal[0] as GameMove);
    await match.settled();
    const { events } = match.getSnapshot();
    const past = match.lookBack()!;
    expect(past.now).toBeGreaterThan(then);
    const moment = past.momentOf(events.length - 1);
    expect(moment).toBe(past.now);
    expect(past.momentOf(0)).toBe(0);
    const seen = past.at(then);
    expect(seen.view).toEqual(before.view);
    expect(seen).toMatchObject({ acting: undefined, legal: [], undoable: 0, isStill: true });
    // Looking back changed nothing.
    expect(match.getSnapshot().events).toEqual(events);
  });

  test('shows the public view where views are private', async () => {
    const game: Game = bestTreehouse;
    const seats = [{ name: 'Anna' }, { name: 'Ida', bot: 'greedy' }];
    const table = await localTable({ game, seats, options: {} });
    const match = await table.open();
    match.begin();
    await untilAsked(match);
    match.play(match.getSnapshot().legal[0] as GameMove);
    await match.settled();
    const past = match.lookBack()!;
    for (let moment = 0; moment <= past.now; moment++) {
      expect(past.at(moment).watcher).toBe('public');
    }
    expect(match.getSnapshot().watcher).toBe(0);
  });
});

describe('looking back at an online table', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('covers every moment since it was opened, without undone moves', () => {
    const server = new FakeServer();
    const options = { table: 'K7M2PX', game: pigs, key: 'a-key-of-sixteen-letters' };
    const table = new RemoteTable({ ...options, open: server.open });
    server.line.onopen?.();
    server.line.say(server.welcome({ seat: 0 }));
    const state = table.getState();
    if (state.is !== 'playing') throw new Error('it is not playing');
    const { match } = state;
    const first = match.getSnapshot();
    server.play(0, STOP);
    server.line.say(server.update());
    const { events } = match.getSnapshot();
    const past = match.lookBack();
    expect(past.now).toBe(1);
    expect(past.momentOf(events.length - 1)).toBe(1);
    expect(past.momentOf(0)).toBe(0);
    expect(past.at(0).view).toEqual(first.view);
    server.undo(0, 1);
    server.line.say(server.update());
    expect(match.lookBack().now).toBe(0);
    table.close();
  });

  test('remembers the latest moments of a long game', () => {
    const past = new RemotePast();
    const seen = {
      view: {},
      watcher: 'public',
      owing: [],
      standing: [],
      result: undefined,
    } as const;
    for (let count = 1; count <= 1000; count++) {
      past.add({ ...seen, events: Array.from({ length: count }, () => ({ type: 'x' })) });
    }
    const open = past.open({ id: 'x', seats: [] });
    expect(open.now).toBe(399);
    expect(open.at(399).events).toHaveLength(1000);
    expect(open.momentOf(0)).toBe(0);
  });
});

test('a read-only match refuses everything', () => {
  const snapshot = { id: 'x' } as MatchSnapshot;
  const still = new StillMatch(pigs, snapshot);
  expect(still.play()).toMatchObject({ rule: 'RF-1' });
  expect(still.refusal()).toMatchObject({ rule: 'RF-1' });
  expect(still.preview()).toBeUndefined();
  const notified: string[] = [];
  still.subscribe(() => notified.push(still.getSnapshot().id));
  still.show({ ...snapshot, id: 'y' });
  expect(notified).toEqual(['y']);
});
