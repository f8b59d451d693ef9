import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { BoxMatch } from '@richtfest/engine/box';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { heldAccount, holdAccount } from '../../src/account/held-account.ts';
import { type ListedBox, listBoxes } from '../../src/box-bot/saved-box.ts';
import { today } from '../../src/daily/daily-server.ts';
import { useEditionStore } from '../../src/editions/edition-store.ts';
import { type Exercise, answered, dueAmong } from '../../src/exercises/exercise.ts';
import { siteGame } from '../../src/games/index.ts';
import { learningOf } from '../../src/lessons/learned.ts';
import { type SavedMatch, restore } from '../../src/match/saved-match.ts';
import { dropTable, heldTables, holdTable } from '../../src/online/seat-keys.ts';
import { readProgress } from '../../src/puzzles/progress-store.ts';
import { assessPad } from '../../src/score-pad/assess-pad.ts';
import type { Pad } from '../../src/score-pad/pad.ts';
import { rememberedName, rememberedPlan } from '../../src/set-up/remembered.ts';
import { DEFAULT_SETTINGS, useSettingsStore } from '../../src/settings/settings.ts';
import { storedChronicle } from '../../src/statistics/stored-chronicle.ts';
import {
  STORAGE_VERSION,
  STORED_KEYS,
  VERSION_KEY,
  readStored,
  useNewerStorage,
} from '../../src/storage/device-storage.ts';
import { DATABASES } from '../../src/storage/open-database.ts';
import { memoryOf, useTalkMemory } from '../../src/talk/talk-memory.ts';
import { stubStorage } from '../support/stub-storage.ts';
import { ADVICE, FormatFixtures, shapeOf } from '../support/format-fixtures.ts';
import { NOW, PIGS, type StoredData, rulesOf, writeEverything } from './write-everything.ts';

const fixtures = new FormatFixtures<StoredData>(join(import.meta.dirname, 'versions'));

/** Stores that are read when the page loads read again. */
async function reload(): Promise<void> {
  await useSettingsStore.persist.rehydrate();
  await useEditionStore.persist.rehydrate();
  await useTalkMemory.persist.rehydrate();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    (bytes as Uint8Array).forEach((_, at) => ((bytes as Uint8Array)[at] = at));
    return bytes;
  });
});

afterEach(() => {
  stubStorage();
  useNewerStorage.setState({ isNewer: false });
  useSettingsStore.setState({ chosen: DEFAULT_SETTINGS });
  useEditionStore.setState({ editions: {} });
  useTalkMemory.setState({ tables: {} });
  holdAccount(undefined);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe.each(fixtures.names)('storage %s', (name) => {
  const { localStorage, indexedDB } = fixtures.read(name);

  test('is read: settings, names, set-ups, lessons', async () => {
    stubStorage(localStorage);
    await reload();
    const { chosen } = useSettingsStore.getState();
    expect(chosen).toEqual({ ...DEFAULT_SETTINGS, language: 'de', theme: 'night', textSize: 120 });
    expect(rememberedName()).toBe('Oma');
    const plan = rememberedPlan({ id: PIGS, players: { min: 2, max: 5 } });
    expect(plan).toMatchObject({
      seats: [
        { kind: 'person-here', name: 'Oma', colour: 'plum' },
        { kind: 'bot', name: 'Ida', level: 'club' },
        { kind: 'by-link' },
      ],
      clock: 86_400,
    });
    expect(learningOf(PIGS)).toBe('learned');
    expect(readStored(`richtfest/lesson/${PIGS}`)).toContain('"told":2');
  });

  test('is read: tables, chat, notifications, account', async () => {
    stubStorage(localStorage);
    await reload();
    expect(heldTables().find(({ table }) => table === 'K7WPXD2M')).toMatchObject({
      game: PIGS,
      hostKey: 'host',
      seats: [{ seat: 0, key: 'seat', isOnPhone: true }],
      waitedFor: ['Ben'],
    });
    expect(heldTables().map(({ isFinished }) => isFinished)).toContain(true);
    const { tables } = useTalkMemory.getState();
    expect(memoryOf(tables, 'K7WPXD2M')).toEqual({ readTo: 4, muted: [1] });
    expect(readStored('richtfest/told-about')).toBe('["K7WPXD2M"]');
    const { known, ...account } = heldAccount()!;
    expect(account).toMatchObject({ secret: 'c2VjcmV0', version: 3 });
    expect(known.name.value).toBe('Oma');
    expect(known.settings['theme']?.value).toBe('night');
    expect(Object.keys(known.tables)).toContain('K7WPXD2M');
  });

  test('is read: finished games', () => {
    stubStorage(localStorage);
    const [played, ...others] = storedChronicle().games;
    expect([played?.id, others]).toEqual(['finished', []]);
    expect(played?.seats[0]).toMatchObject({ name: 'Anna', isMine: true });
    expect(played?.seats.map(({ place }) => place).sort()).toEqual([1, 2]);
  });

  test('is read: matches, which can be played on', async () => {
    const matches = indexedDB['richtfest']!['matches'] as SavedMatch[];
    for (const saved of matches) {
      const match = restore(await rulesOf(saved), saved);
      expect(match.log).toHaveLength(saved.log.length);
      expect(match.game.result(match.state) !== undefined).toBe(saved.isOver);
    }
    expect(matches.map(({ isOver }) => isOver)).toEqual([false, true]);
  });
});

/** Version 1.0 had no editions, puzzles, box games, daily house, score pads or exercises. */
describe.each(fixtures.names.filter((name) => name !== '1.0'))('storage %s', (name) => {
  const { localStorage, indexedDB } = fixtures.read(name);

  test('is read: editions, puzzles, box games, daily house', async () => {
    stubStorage(localStorage);
    await reload();
    expect(useEditionStore.getState().editions).toMatchObject({
      e1: { name: 'Our box' },
      e2: false,
    });
    expect(readProgress(PIGS)).toMatchObject({ solved: 1, ratings: { p1: expect.any(Number) } });
    const [{ saved: box }] = listBoxes(PIGS) as [ListedBox];
    const game = await rulesOf(box as unknown as SavedMatch);
    expect(new BoxMatch(game, box.header, box.entries).entries).toHaveLength(9);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    expect(await today()).toMatchObject({ day: '2026-11-16', secrets: { [PIGS]: 'ab' } });
    expect(readStored('richtfest/daily-key')).toMatch(/^[0-9a-f]{48}$/);
  });

  test('is read: score pads and exercises', async () => {
    const [pad] = indexedDB['richtfest-pads']!['pads'] as Pad[];
    const game = await rulesOf({ header: { game: pad!.game } } as SavedMatch);
    const { result } = assessPad(game, await siteGame(pad!.game).loadPad!(), pad!);
    expect(result.seats).toHaveLength(2);
    const exercises = indexedDB['richtfest-reviews']!['exercises'] as Exercise[];
    expect(dueAmong(exercises, NOW)).toHaveLength(1);
    expect(answered(exercises[0]!, true, NOW)).toMatchObject({ solved: 1 });
  });
});

describe('the stored format', () => {
  function shapes({ localStorage, indexedDB }: StoredData): object {
    const parsed = Object.entries(localStorage).map(([key, text]) => {
      return [key, /^[[{]/.test(text) ? shapeOf(JSON.parse(text)) : 'text'];
    });
    return { localStorage: Object.fromEntries(parsed) as object, indexedDB: shapeOf(indexedDB) };
  }

  test('is that of the latest fixture', async () => {
    const written = await writeEverything();
    fixtures.addWhenAsked(written);
    const latest = fixtures.read(fixtures.latest);
    expect({ ADVICE, ...shapes(written) }).toEqual({ ADVICE, ...shapes(latest) });
  });

  test('has a fixture of every version', () => {
    const versions = fixtures.names.map((name) => Number(name.split('.')[0]));
    expect([...new Set(versions)]).toEqual(
      Array.from({ length: STORAGE_VERSION }, (_, at) => at + 1),
    );
  });

  test('covers every key and every database', () => {
    const { localStorage, indexedDB } = fixtures.read(fixtures.latest);
    const keys = STORED_KEYS.map((key) => `richtfest/${key.replace(/\/$/, `/${PIGS}`)}`);
    // A box game has its own key.
    const stored = Object.keys(localStorage).map((key) => key.replace(/\/\d+$/, ''));
    expect(stored.sort()).toEqual([...keys, VERSION_KEY].sort());
    expect(Object.keys(indexedDB).sort()).toEqual(Object.keys(DATABASES).sort());
  });

  test('is written only through the two modules that know its version', () => {
    const source = join(import.meta.dirname, '../../src');
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
    const direct = files
      .filter((file) => /\.tsx?$/.test(file))
      .filter((file) =>
        /\blocalStorage\.|\bopenDB\b|\bindexedDB\b/.test(readFileSync(join(source, file), 'utf8')),
      );
    expect(direct.sort()).toEqual(['storage/device-storage.ts', 'storage/open-database.ts']);
  });
});

describe('data of a newer version', () => {
  const newer = {
    ...fixtures.read(fixtures.latest).localStorage,
    [VERSION_KEY]: String(STORAGE_VERSION + 1),
  };

  test('is not read', async () => {
    stubStorage(newer);
    await reload();
    expect(useSettingsStore.getState().chosen).toEqual(DEFAULT_SETTINGS);
    expect([heldTables(), rememberedName(), heldAccount()]).toEqual([[], '', undefined]);
  });

  test('is left as it is, and the page says so', () => {
    const stored = stubStorage(newer);
    holdTable({ table: 'NEWTABLE' });
    dropTable('K7WPXD2M');
    holdAccount(undefined);
    useSettingsStore.getState().change({ theme: 'day' });
    expect(Object.fromEntries(stored)).toEqual(newer);
    expect(useNewerStorage.getState().isNewer).toBe(true);
  });
});
