import { type GameMove, type MatchFile, randomFromText, verify } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { LocalMatch } from '../src/match/local-match.ts';
import { MemoryStore } from '../src/match/memory-store.ts';
import type { MatchStore } from '../src/match/saved-match.ts';
import { atOnce, localTable, pigs, untilAsked } from './support/local.ts';

const STOP: GameMove = { verb: 'stop' };

function rolling(match: LocalMatch): boolean {
  return match.getSnapshot().legal.some(({ verb }) => verb === 'stop');
}

/** Opens matches until the first decision is a roll, which it nearly always is. */
async function tableThatRolls() {
  for (;;) {
    const table = await localTable();
    const match = await table.open();
    if (rolling(match)) return { table, match };
  }
}

describe('a match on this device', () => {
  test('is played to the end with a bot, and its file can be verified', async () => {
    const table = await localTable();
    const match = await table.open();
    const random = randomFromText('person');
    match.begin();
    for (;;) {
      await untilAsked(match);
      const { legal, result } = match.getSnapshot();
      if (result !== undefined) break;
      const move = legal[random.below(legal.length)];
      expect(match.play(move as GameMove)).toBeUndefined();
      await match.settled();
    }
    const { result } = match.getSnapshot();
    expect(result?.seats).toHaveLength(2);
    const file = match.file() as MatchFile;
    expect(verify(pigs, file).problems).toEqual([]);
    expect(file.result).toEqual(result);
    expect((await table.store.read(table.saved.id))?.isOver).toBe(true);
  });

  test('a double tap plays one move and is not refused', async () => {
    const { match } = await tableThatRolls();
    const shown: number[] = [];
    match.subscribe(() => shown.push(match.getSnapshot().events.length));
    const before = match.getSnapshot().events.length;
    expect(match.play(STOP)).toBeUndefined();
    // The move has been played but not saved yet.
    await Promise.resolve();
    expect(match.play(STOP)).toBeUndefined();
    await match.settled();
    expect(shown[0]).toBeGreaterThan(before);
    const stops = match.getSnapshot().events.filter(({ type }) => type === 'rolling-stopped');
    expect(stops.filter((stop) => 'seat' in stop && stop.seat === 0)).toHaveLength(1);
    match.close();
  });

  test('shows a move only after it is saved', async () => {
    const { table } = await tableThatRolls();
    const order: string[] = [];
    const slow: MatchStore = {
      list: () => table.store.list(),
      read: (id) => table.store.read(id),
      remove: (id) => table.store.remove(id),
      write: async (saved, expected) => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        order.push('kept');
        return table.store.write(saved, expected);
      },
    };
    const match = await table.open(slow);
    const before = match.getSnapshot();
    match.subscribe(() => order.push('shown'));
    match.play(STOP);
    expect(match.getSnapshot()).toBe(before);
    await match.settled();
    expect(order.slice(0, 2)).toEqual(['kept', 'shown']);
    expect(match.getSnapshot()).not.toBe(before);
  });

  test('continues after a reload in mid-turn with the same luck', async () => {
    const { table, match } = await tableThatRolls();
    const roll = match.getSnapshot().legal[0] as GameMove;
    match.play(roll);
    await match.settled();
    const reopened = await table.open();
    expect(reopened.getSnapshot().view).toEqual(match.getSnapshot().view);
    expect(reopened.getSnapshot().legal).toEqual(match.getSnapshot().legal);
    expect(reopened.getSnapshot().eventsSeen).toBe(reopened.getSnapshot().events.length);
    const store = new MemoryStore();
    await store.write(table.saved, undefined);
    const fromTheStart = new LocalMatch(pigs, table.saved, {
      store,
      bots: table.bots,
      pace: atOnce,
      now: () => 0,
    });
    fromTheStart.play(roll);
    await fromTheStart.settled();
    expect(fromTheStart.getSnapshot().view).toEqual(match.getSnapshot().view);
  });

  test('refuses at once with a reason and changes nothing', async () => {
    const { match } = await tableThatRolls();
    const before = match.getSnapshot();
    const reason = match.play({
      verb: 'build',
      kind: 'roof',
      material: 'straw',
      house: 'new',
    } as GameMove);
    expect(reason).toMatchObject({ rule: 'LP-8', code: 'still-rolling' });
    expect(match.refusal({ verb: 'dance' })).toMatchObject({ rule: 'RF-3' });
    await match.settled();
    expect(match.getSnapshot()).toBe(before);
  });

  test('undoes moves up to the last one that revealed something', async () => {
    for (;;) {
      const { table, match } = await tableThatRolls();
      const before = match.getSnapshot();
      match.play(STOP);
      await match.settled();
      // With nothing to build the turn ended, and dice have been rolled since.
      if (match.getSnapshot().undoable === 0) continue;
      match.undo(1);
      await match.settled();
      expect(match.getSnapshot().view).toEqual(before.view);
      expect(match.getSnapshot().undoable).toBe(0);
      match.undo(1);
      await match.settled();
      expect((await table.store.read(table.saved.id))?.log).toEqual(['0 stop', '0 undo 1']);
      const reopened = await table.open();
      expect(reopened.getSnapshot().view).toEqual(before.view);
      return;
    }
  });

  test('plays a repeated tap only once', async () => {
    const { table, match } = await tableThatRolls();
    match.play(STOP);
    match.play(STOP);
    await match.settled();
    const log = (await table.store.read(table.saved.id))?.log ?? [];
    expect(log.filter((entry) => entry === '0 stop')).toHaveLength(1);
  });

  test('notices that another tab has continued the match', async () => {
    const { table, match } = await tableThatRolls();
    const other = await table.open();
    match.play(STOP);
    await match.settled();
    const before = other.getSnapshot();
    other.play(STOP);
    await other.settled();
    expect(other.getSaveFailure()).toBe('elsewhere');
    expect(other.getSnapshot()).toBe(before);
    expect((await table.store.read(table.saved.id))?.log).toEqual(['0 stop']);
  });

  test('continues without storage and reports it', async () => {
    const { table } = await tableThatRolls();
    const match = await table.open({
      list: () => Promise.resolve([]),
      read: () => Promise.resolve(undefined),
      remove: () => Promise.resolve(),
      write: () => Promise.reject(new Error('no space')),
    });
    const before = match.getSnapshot();
    match.play(STOP);
    await match.settled();
    expect(match.getSaveFailure()).toBe('unsaved');
    expect(match.getSnapshot()).not.toBe(before);
  });

  test('gives a bot an observation, never a state', async () => {
    const table = await localTable({ options: { firstSeat: 1 } });
    const match = await table.open();
    match.begin();
    await untilAsked(match);
    // It is not asked about a turn without a choice.
    while (table.bots.questions.length === 0) {
      match.play(match.getSnapshot().legal[0] as GameMove);
      await untilAsked(match);
    }
    const [question] = table.bots.questions;
    expect(Object.keys(question ?? {}).sort()).toEqual(
      ['bot', 'game', 'legal', 'observation', 'optional', 'rulesVersion', 'seat', 'seed'].sort(),
    );
    expect(Object.keys(question?.observation ?? {}).sort()).toEqual(['memory', 'view', 'watcher']);
    expect(JSON.stringify(question)).not.toContain(table.saved.secret);
    match.close();
  });

  test('passes the device to the seat that must move', async () => {
    const table = await localTable({ seats: [{ name: 'Anna' }, { name: 'Ben' }] });
    const match = await table.open();
    const random = randomFromText('hot seat');
    const acted = new Set<number | undefined>();
    for (let move = 0; move < 40 && match.getSnapshot().result === undefined; move++) {
      const { acting, owing, legal, watcher } = match.getSnapshot();
      expect([acting]).toEqual(owing);
      expect(watcher).toBe(acting);
      acted.add(acting);
      match.play(legal[random.below(legal.length)] as GameMove);
      await match.settled();
    }
    expect(acted).toEqual(new Set([0, 1]));
  });
});
