import { join } from 'node:path';
import { LANGUAGES } from '@richtfest/engine';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyData } from '../../src/account/account-data.ts';
import { accountFile } from '../../src/account/account-file.ts';
import { noticed } from '../../src/account/device-data.ts';
import { NewerData, seal, unseal } from '../../src/account/sealed.ts';
import { openFile } from '../../src/files/open-file.ts';
import { problemSentences } from '../../src/files/problem-sentences.ts';
import { heldTables, holdTable } from '../../src/online/seat-keys.ts';
import { rememberedName } from '../../src/set-up/remembered.ts';
import { DEFAULT_SETTINGS, useSettingsStore } from '../../src/settings/settings.ts';
import { storedChronicle } from '../../src/statistics/stored-chronicle.ts';
import { thisDevice } from '../../src/account/this-device.ts';
import { useEditionStore } from '../../src/editions/edition-store.ts';
import { ADVICE, FormatFixtures, shapeOf } from '../support/format-fixtures.ts';
import type { StoredData } from '../storage/write-everything.ts';
import { stubStorage } from '../support/stub-storage.ts';

const files = new FormatFixtures<object>(join(import.meta.dirname, 'files'));
const sealed = new FormatFixtures<{ readonly secret: string; readonly sealed: string }>(
  join(import.meta.dirname, 'sealed'),
);
const open = (content: unknown) => {
  const text = JSON.stringify(content);
  return openFile({ size: text.length, text: () => Promise.resolve(text) });
};

beforeEach(() => void stubStorage());

afterEach(() => {
  useSettingsStore.setState({ chosen: DEFAULT_SETTINGS });
  useEditionStore.setState({ editions: {} });
  vi.unstubAllGlobals();
});

describe.each(files.names)('an account file of version %s', (name) => {
  test('is added to a new device', async () => {
    expect(await open(files.read(name))).toEqual({ address: '/my-games' });
    expect(rememberedName()).toBe('Oma');
    const { theme, textSize } = useSettingsStore.getState().chosen;
    expect([theme, textSize]).toEqual(['night', 120]);
    expect(heldTables().map(({ table }) => table)).toContain('K7WPXD2M');
    expect(storedChronicle().games.map(({ id }) => id)).toEqual(['finished']);
  });

  test('takes nothing from a device that has tables', async () => {
    holdTable({ table: 'MYTABLE2', game: 'dream-home', hostKey: 'mine' });
    await open(files.read(name));
    expect(heldTables().map(({ table }) => table)).toEqual(
      expect.arrayContaining(['MYTABLE2', 'K7WPXD2M']),
    );
    const again = heldTables();
    await open(files.read(name));
    expect(heldTables()).toEqual(again);
  });
});

describe('an account file', () => {
  test('has the form of the latest fixture', async () => {
    const storage = new FormatFixtures<StoredData>(
      join(import.meta.dirname, '../storage/versions'),
    );
    stubStorage(storage.read(storage.latest).localStorage);
    await useSettingsStore.persist.rehydrate();
    await useEditionStore.persist.rehydrate();
    const data = noticed(emptyData('Oma', 1), thisDevice(), 2);
    const passkey = { id: 'bXkta2V5', name: 'Tablet', createdAt: 1, usedAt: 2 };
    const written = accountFile({ createdAt: 1, passkeys: [passkey] }, data, 3);
    files.addWhenAsked(written);
    const latest = files.read(files.latest);
    expect({ ADVICE, shape: shapeOf(written) }).toEqual({ ADVICE, shape: shapeOf(latest) });
  });

  test('of a newer version is refused in words, and nothing changes', async () => {
    const newer = { ...files.read(files.latest), format: 'richtfest-account-2' };
    const stored = stubStorage();
    const problem = { is: 'other-format', format: 'richtfest-account-2' } as const;
    expect(await open(newer)).toEqual({ problem });
    expect([...stored]).toEqual([]);
    for (const language of LANGUAGES) {
      expect(problemSentences(problem, language)[0]).toContain('richtfest-account-2');
    }
  });

  test.each([
    ['name', { value: 3, at: 1 }],
    ['settings', { theme: 'night' }],
    ['tables', { K7WPXD2M: { game: 'any', seats: {} } }],
    ['chronicle', { games: [{ id: 'x' }], forgottenUntil: 0 }],
  ])('with damaged %s is refused, and nothing changes', async (part, value) => {
    const stored = stubStorage();
    const problem = { is: 'broken', problem: `“${part}” is wrong` };
    expect(await open({ ...files.read(files.latest), [part]: value })).toEqual({ problem });
    expect([...stored]).toEqual([]);
  });
});

describe('an account’s encrypted data', () => {
  test.each(sealed.names)('of version %s is read', async (name) => {
    const { secret, sealed: text } = sealed.read(name);
    const data = await unseal(secret, text);
    expect(data).toMatchObject({ format: 1, name: { value: 'Oma' } });
    expect(Object.keys(data.tables)).toContain('K7WPXD2M');
    expect(data.chronicle.games).toHaveLength(1);
  });

  test('of a newer version is refused', async () => {
    const { secret, sealed: text } = sealed.read(sealed.latest);
    await expect(unseal(secret, `2${text.slice(1)}`)).rejects.toThrow(NewerData);
    const data = { ...emptyData('Oma', 1), format: 2 as unknown as 1 };
    await expect(unseal(secret, await seal(secret, data))).rejects.toThrow(NewerData);
  });
});
