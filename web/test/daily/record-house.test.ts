import { findGame } from '@richtfest/catalog';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newHouse } from '../../src/daily/daily-house.ts';
import { isFinished, recordHouse } from '../../src/daily/record-house.ts';
import { recordId } from '../../src/daily/record-id.ts';
import { browserStore } from '../../src/match/browser-store.ts';
import type { SavedMatch } from '../../src/match/saved-match.ts';
import type { PlayedGame } from '../../src/statistics/chronicle.ts';
import { recordGames } from '../../src/statistics/stored-chronicle.ts';
import { stubStorage } from '../support/stub-storage.ts';

const DAY = '2026-11-16';
const GAME = 'best-treehouse';

/** A house that has not begun here. */
function newRecord(): Promise<SavedMatch> {
  const dealt = { day: DAY, secret: 'cd'.repeat(32) };
  const options = { level: 'family', dealt, isRecord: true, guest: () => 'Ann', now: 1 } as const;
  return newHouse(findGame(GAME)!, options);
}

/** The same house as another device of the account has finished it. */
async function playedElsewhere(): Promise<Required<Pick<PlayedGame, 'record'>> & PlayedGame> {
  const { header, secret } = await newRecord();
  const record = { header, secret, log: ['0 elsewhere'] };
  const seats = [{ name: 'Ann', points: 30, place: 1 }];
  return { id: recordId(DAY, GAME), game: GAME, where: 'device', at: 9, seats, record };
}

beforeEach(() => void stubStorage());
afterEach(async () => {
  const store = await browserStore();
  for (const { id } of await store.list()) await store.remove(id);
  vi.unstubAllGlobals();
});

test('a house of this device is found, finished or not', async () => {
  expect([await recordHouse(DAY, GAME), isFinished(undefined)]).toEqual([undefined, false]);
  const saved = await newRecord();
  const store = await browserStore();
  await store.write(saved, undefined);
  const begun = await recordHouse(DAY, GAME);
  expect([begun, isFinished(begun)]).toEqual([{ saved }, false]);
  const finished = { ...saved, isOver: true };
  await store.write(finished, 0);
  recordGames([await playedElsewhere()]);
  const over = await recordHouse(DAY, GAME);
  expect([over, isFinished(over)]).toEqual([{ saved: finished }, true]);
});

test('a house that another device has finished is stored here, in place of one that was begun', async () => {
  const { record, ...played } = await playedElsewhere();
  const store = await browserStore();
  await store.write(await newRecord(), undefined);
  recordGames([{ ...played, record }]);
  const house = await recordHouse(DAY, GAME);
  expect(house).toMatchObject({ saved: { ...record, isOver: true } });
  expect(await store.read(played.id)).toMatchObject({ log: record.log, isOver: true });
});

test('without its moves, a house of another device is still finished', async () => {
  const { record: _, ...played } = await playedElsewhere();
  recordGames([played]);
  const house = await recordHouse(DAY, GAME);
  expect([house, isFinished(house)]).toEqual([{ played }, true]);
});
