import { type Random, committedGenerator, randomFromText } from '@richtfest/engine';
import { DATA_LENGTH } from '@richtfest/protocol';
import { describe, expect, test } from 'vitest';
import { emptyData } from '../../src/account/account-data.ts';
import { type SynchronizeOptions, synchronize } from '../../src/account/synchronize.ts';
import type { DeviceData } from '../../src/account/device-data.ts';
import type { HeldAccount } from '../../src/account/held-account.ts';
import { newSecret } from '../../src/account/passkey.ts';
import { NewerData, seal, unseal } from '../../src/account/sealed.ts';
import { ServerProblem } from '../../src/online/server.ts';
import {
  type MatchRecord,
  NO_CHRONICLE,
  mergedChronicles,
  recordOf,
} from '../../src/statistics/chronicle.ts';

const game = (id: string, at: number) => ({
  id,
  game: 'three-little-pigs',
  where: 'device' as const,
  at,
  seats: [
    { name: 'Anna', isMine: true, points: 20 + (at % 13), place: 1 },
    { name: 'Ida', bot: 'family', points: at % 17, place: 2 },
  ],
});

/** A record of nearly the greatest length, with moves as in the games. */
function longRecord(random: Random): MatchRecord {
  const header = {
    game: 'three-little-pigs',
    rulesVersion: 1,
    options: {},
    seats: [{ name: 'Anna' }, { name: 'Ida', bot: 'family' }],
    generator: committedGenerator(newSecret(), [newSecret(), newSecret()]),
  };
  const log = Array.from(
    { length: 330 },
    (_, at) => `${at % 4} place ${random.below(40)} ${random.below(20)}`,
  );
  const record = recordOf({ header, secret: newSecret(), log });
  if (record === undefined) throw new Error('the record is too long');
  return record;
}

describe('encrypted data', () => {
  const data = { ...emptyData('Oma 🐷', 1), settings: { theme: { value: 'night', at: 3 } } };

  test('is readable with its own secret only', async () => {
    const secret = newSecret();
    const text = await seal(secret, data);
    expect(text).toMatch(/^1[\w-]+$/u);
    expect(await unseal(secret, text)).toEqual(data);
    expect(await seal(secret, data)).not.toBe(text);
    await expect(unseal(newSecret(), text)).rejects.toThrow('operation');
    const changed = text.slice(0, 30) + (text[30] === 'A' ? 'B' : 'A') + text.slice(31);
    await expect(unseal(secret, changed)).rejects.toThrow('operation');
    await expect(unseal(secret, `2${text.slice(1)}`)).rejects.toThrow(NewerData);
  });

  test('has room for the largest account', async () => {
    const games = Array.from({ length: 1000 }, (_, at) => game(`${at * 7_654_321}`, at * 9_999));
    const keys = Array.from({ length: 8 }, () => newSecret());
    const seats = Object.fromEntries(
      keys.map((key, seat) => [key, { seat, at: 1_700_000_000_000, isDropped: false }]),
    );
    const table = { game: 'x', usedAt: 2, droppedAt: 1, isFinished: true, hostKey: '', seats };
    const tables = Object.fromEntries(Array.from({ length: 150 }, (_, at) => [`T${at}`, table]));
    const full = { ...data, tables, chronicle: { games, forgottenUntil: 0 } };
    expect((await seal(newSecret(), full)).length).toBeLessThan(DATA_LENGTH / 2);

    // The latest matches travel with all their moves.
    const random = randomFromText('records');
    const withRecords = games.map((each) => ({ ...each, record: longRecord(random) }));
    const { games: merged } = mergedChronicles(NO_CHRONICLE, {
      games: withRecords,
      forgottenUntil: -1,
    });
    expect(merged.filter(({ record }) => record !== undefined)).toHaveLength(60);
    const fullest = { ...full, chronicle: { games: merged, forgottenUntil: 0 } };
    expect((await seal(newSecret(), fullest)).length).toBeLessThan(DATA_LENGTH);
  });
});

/** The server's copy: a text with a version. */
class Shelf {
  version = 0;
  data: string | undefined;
  writes = 0;

  fetch = (after: number) =>
    Promise.resolve({
      version: this.version,
      ...(this.data === undefined || this.version <= after ? {} : { data: this.data }),
    });

  keep = ({ version, data }: { version: number; data: string }) => {
    if (version !== this.version) {
      return Promise.reject(new ServerProblem({ code: 'outdated-data', sentence: '' }));
    }
    this.writes++;
    this.data = data;
    return Promise.resolve({ version: ++this.version });
  };
}

function device(shelf: Shelf, secret: string, more: Partial<SynchronizeOptions> = {}) {
  const state = {
    data: { settings: {}, tables: [], chronicle: NO_CHRONICLE } as DeviceData,
    held: { secret, known: emptyData('Ann', 1), version: 0, hash: '', agreedAt: 0 } as
      | HeldAccount
      | undefined,
    now: 100,
    synchronize: () =>
      synchronize({
        held: () => state.held,
        hold: (held) => void (state.held = held),
        device: () => state.data,
        change: (_, to) => void (state.data = to),
        fetch: shelf.fetch,
        keep: shelf.keep,
        now: () => state.now++,
        ...more,
      }),
    write: (id: string, at: number) => {
      const { chronicle } = state.data;
      const games = [...chronicle.games, game(id, at)];
      state.data = { ...state.data, chronicle: { ...chronicle, games } };
    },
    get games() {
      return state.data.chronicle.games.map(({ id }) => id).sort();
    },
  };
  return state;
}

describe('devices of an account', () => {
  test('synchronize, and send nothing without changes', async () => {
    const [shelf, secret] = [new Shelf(), newSecret()];
    const [tablet, phone] = [device(shelf, secret), device(shelf, secret)];
    tablet.write('a', 1);
    await tablet.synchronize();
    await phone.synchronize();
    expect(phone.games).toEqual(['a']);
    expect(shelf.writes).toBe(1);
    phone.write('b', 2);
    await phone.synchronize();
    await tablet.synchronize();
    await tablet.synchronize();
    await phone.synchronize();
    expect(tablet.games).toEqual(['a', 'b']);
    expect(shelf.writes).toBe(2);
  });

  test('an overtaken device fetches, merges and retries', async () => {
    const [shelf, secret] = [new Shelf(), newSecret()];
    const phone = device(shelf, secret);
    let isFirst = true;
    const tablet = device(shelf, secret, {
      keep: async (request) => {
        if (isFirst) await phone.synchronize();
        isFirst = false;
        return await shelf.keep(request);
      },
    });
    tablet.write('a', 1);
    phone.write('b', 2);
    await tablet.synchronize();
    await phone.synchronize();
    expect([tablet.games, phone.games]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
  });

  test('unsent changes are sent the next time', async () => {
    const [shelf, secret] = [new Shelf(), newSecret()];
    let isOffline = false;
    const tablet = device(shelf, secret, {
      keep: (request) =>
        isOffline ? Promise.reject(new TypeError('offline')) : shelf.keep(request),
    });
    await tablet.synchronize();
    isOffline = true;
    tablet.write('a', 1);
    await expect(tablet.synchronize()).rejects.toThrow('offline');
    isOffline = false;
    await tablet.synchronize();
    expect((await unseal(secret, shelf.data!)).chronicle.games).toHaveLength(1);
  });

  test('a server restored from a backup gets the lost data again', async () => {
    const [shelf, secret] = [new Shelf(), newSecret()];
    const tablet = device(shelf, secret);
    await tablet.synchronize();
    const { version, data } = shelf;
    tablet.write('a', 1);
    await tablet.synchronize();
    Object.assign(shelf, { version, data });
    await tablet.synchronize();
    expect((await unseal(secret, shelf.data!)).chronicle.games).toHaveLength(1);
  });
});
