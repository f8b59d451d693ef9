import { describe, expect, test } from 'vitest';
import type { DailyResult } from '../../src/store/daily-store.ts';
import { type OpenStore, allOf, someStore } from './store-contract.ts';

const result: DailyResult = {
  day: '2026-11-16',
  game: 'any-game',
  player: 'ann',
  level: 'family',
  score: 40.5,
  place: 1,
  file: '{"moves":["0 build"]}',
  at: 1_790_000_000_000,
};
const ben = { player: 'ben', name: 'Ben', joinedAt: 2 };

/** What every store must do with daily houses; `prepare` makes an empty one. */
export function dailyContract(name: string, prepare: () => Promise<OpenStore>): void {
  describe(`daily houses in the store: ${name}`, () => {
    test('a player and an account each have one result per day and game', async () => {
      const { open, store } = await someStore(prepare);
      const all = [30, 40, 50].map((score) => store.daily.addResult({ ...result, score }));
      const [first, ...others] = await Promise.all(all);
      expect(others).toEqual([first, first]);
      await store.close();
      const again = await open();
      const other = { ...result, player: 'ben', account: 'family' };
      expect(await again.daily.addResult(other)).toEqual(other);
      const tablet = { ...other, player: 'ben’s tablet', score: 99 };
      expect(await again.daily.addResult(tablet)).toEqual(other);
      for (const more of [{ day: '2026-11-17' }, { game: 'another' }]) {
        expect(await again.daily.addResult({ ...result, ...more })).toEqual({ ...result, ...more });
      }
      expect(await again.daily.findResult(result, { player: 'ann' })).toEqual(first);
      expect(await again.daily.findResult(result, { player: 'x', account: 'family' })).toEqual(
        other,
      );
      expect(await again.daily.findResult(result, { player: 'x' })).toBeUndefined();
      await again.close();
    });

    test('results of a level are counted around a score', async () => {
      const { store } = await someStore(prepare);
      const scores = [10, 20, 20, 30.5];
      for (const [at, score] of scores.entries()) {
        await store.daily.addResult({ ...result, player: `${at}`, score });
      }
      await store.daily.addResult({ ...result, player: 'club', level: 'club', score: 20 });
      const rank = { level: 'family', score: 20 };
      const counts = { results: 4, below: 1, equal: 2 };
      expect(await store.daily.countAround(result, rank)).toEqual(counts);
      expect(await store.daily.summary()).toEqual([
        { day: result.day, game: result.game, level: 'club', results: 1, best: 20 },
        { day: result.day, game: result.game, level: 'family', results: 4, best: 30.5 },
      ]);
      const page = await store.daily.resultsOf(result.day, { from: 1, most: 2 });
      expect(page.map(({ score }) => score)).toEqual([30.5, 20]);
      await store.daily.correctResult({ ...result, player: '0', score: 5, place: 3 });
      const corrected = await store.daily.findResult(result, { player: '0' });
      expect(corrected).toEqual({ ...result, player: '0', score: 5, place: 3 });
      expect(await store.daily.removeResult(result, '3')).toBe(true);
      expect(await store.daily.removeResult(result, '3')).toBe(false);
      expect(await store.daily.countAround(result, rank)).toEqual({ ...counts, results: 3 });
      await store.close();
    });

    test('a group has its members in order, and their results of its day', async () => {
      const { store } = await someStore(prepare);
      const group = { code: 'BCDFGHJK', day: result.day, createdAt: 1 };
      const ann = { player: 'ann', name: 'Ann', joinedAt: 1 };
      expect(await store.daily.createGroup(group, ann)).toBe(true);
      expect(await store.daily.createGroup(group, ben)).toBe(false);
      expect(await store.daily.joinGroup('CCCCCCCC', ben, 2)).toBe('unknown');
      expect(await store.daily.joinGroup(group.code, ben, 2)).toBe('joined');
      expect(await store.daily.joinGroup(group.code, { ...ben, player: 'x' }, 2)).toBe('full');
      const renamed = { ...ben, name: 'Benno' };
      expect(await store.daily.joinGroup(group.code, renamed, 2)).toBe('joined');
      expect(await store.daily.loadGroup(group.code)).toEqual({
        ...group,
        members: [ann, renamed],
      });
      await store.daily.addResult(result);
      await store.daily.addResult({ ...result, day: '2026-11-15' });
      await store.daily.addResult({ ...result, player: 'stranger' });
      expect(await store.daily.resultsOfGroup(group.code)).toEqual([result]);
      expect(await store.daily.loadGroup('CCCCCCCC')).toBeUndefined();
      await store.close();
    });

    test('they are part of a backup, and old ones are pruned', async () => {
      const { store } = await someStore(prepare);
      await store.daily.addResult(result);
      await store.daily.addResult({ ...result, day: '2026-11-17', account: 'family' });
      const group = { code: 'BCDFGHJK', day: result.day, createdAt: 1 };
      await store.daily.createGroup(group, ben);
      const records = await allOf(store.records());
      const other = await (await prepare())();
      await other.replaceAll(
        (async function* () {
          yield* records;
        })(),
      );
      expect(await allOf(other.records())).toEqual(records);
      const cutoffs = { finishedBefore: 0, abandonedBefore: 0, accountsBefore: 0 };
      const old = { ...cutoffs, dailyBefore: '2026-11-17' };
      expect(await other.prune({ ...cutoffs, isRehearsal: false })).toMatchObject({ daily: 0 });
      expect(await other.prune({ ...old, isRehearsal: true })).toMatchObject({ daily: 1 });
      expect(await other.daily.loadGroup(group.code)).toBeDefined();
      expect(await other.prune({ ...old, isRehearsal: false })).toMatchObject({ daily: 1 });
      expect(await other.daily.loadGroup(group.code)).toBeUndefined();
      expect((await other.daily.summary()).map(({ day }) => day)).toEqual(['2026-11-17']);
      await other.close();
      await store.close();
    });
  });
}
