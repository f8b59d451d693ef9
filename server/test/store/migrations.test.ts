import { readFileSync } from 'node:fs';
import { CompiledQuery } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { MIGRATIONS, migrate } from '../../src/store/migrations.ts';
import { BACKENDS } from '../support/backends.ts';
import { allOf } from '../support/store-contract.ts';

/** What the newest version says of what is in `versions/N.sql`. */
function expected(version: number) {
  const waiting = {
    code: 'BCDFGH',
    createdAt: 1_700_000_000_123,
    game: 'any-game',
    rulesVersion: 3,
    options: { name: 'Straße' },
    secret: 'the secret',
    hostKeyHash: 'host',
    version: 0,
    touchedAt: 1_700_000_000_123,
    seats: [
      { kind: 'person' },
      {
        kind: 'bot',
        name: 'Bot',
        bot: 'greedy',
        ...(version < 6 ? {} : { colour: 'plum' }),
        ...(version < 8 ? {} : { tokenHash: 'token' }),
      },
    ],
    ...(version < 2 ? {} : { clock: { answer: 20 } }),
    ...(version < 9 ? {} : { talk: 'reactions' }),
    ...(version < 5 ? {} : { listedAt: 1_700_000_000_500, forbidsWatchers: true }),
    ...(version < 13 ? {} : { aids: { hints: 'on' } }),
    ...(version < 16 ? {} : { editionName: 'Our box' }),
  };
  const person = {
    name: 'Ann',
    keyHash: 'key of Ann',
    nonce: 'n',
    ...(version < 15 ? {} : { face: 'fox' }),
  };
  const running = {
    code: 'RRRRRR',
    version: 2,
    startedAt: 1_700_000_001_000,
    touchedAt: 1_700_000_003_000,
    header: { game: 'any-game', seats: [{ name: 'Ann' }, { name: 'Bot', bot: 'greedy' }] },
    seats: [
      { kind: 'person', person, ...(version < 4 ? {} : { standIn: 'club' }) },
      { kind: 'bot', name: 'Bot', bot: 'greedy', ...(version < 5 ? {} : { isOffered: true }) },
    ],
    ...(version < 5 ? {} : { next: 'BCDFGH' }),
    ...(version < 10 ? {} : { timing: { dueAt: 1_700_000_009_000, clocks: [] } }),
  };
  const entries = [
    { version: 1, at: 1_700_000_002_000, entry: { seat: 0, move: { verb: 'build' } } },
    { version: 2, at: 1_700_000_003_000, entry: { seat: 0, undo: 1 } },
  ];
  const lines = [{ number: 1, at: 1_700_000_002_500, seat: 0, text: 'Hallo' }];
  const notices = [{ id: 'notice', table: 'RRRRRR', seat: 0, keyHash: 'key of Ann' }];
  const account = { id: 'account', version: 3, data: 'sealed', passkeys: [{ id: 'passkey' }] };
  const daily = { day: '2026-11-16', player: 'ann', account: 'account', score: 40.5 };
  const group = { code: 'BCDFGHJK', members: [{ player: 'ann', name: 'Ann' }] };
  return [
    { table: waiting, awaitsBot: false, entries: [] },
    {
      table: running,
      awaitsBot: true,
      entries,
      ...(version < 9 ? {} : { lines }),
      ...(version < 10 ? {} : { notices }),
    },
    ...(version < 7 ? [] : [{ account }]),
    ...(version < 17 ? [] : [{ daily }, { group }]),
  ];
}

describe.each(Object.entries(BACKENDS))('%s', (_name, prepare) => {
  const earlier = Array.from({ length: MIGRATIONS.length - 1 }, (_, at) => at + 1);

  test.each(earlier)(
    'a database of version %i is brought up to date with all in it',
    async (old) => {
      const { open, connect } = await prepare();
      const database = await connect();
      await migrate(database, { target: old });
      const sql = readFileSync(new URL(`./versions/${old}.sql`, import.meta.url), 'utf8');
      for (const statement of sql.split(/;\s*$/mu)) {
        if (statement.trim() !== '') await database.executeQuery(CompiledQuery.raw(statement));
      }
      await database.destroy();
      const store = await open();
      expect(await store.stats()).toMatchObject({ schema: MIGRATIONS.length });
      expect(await allOf(store.records())).toMatchObject(expected(old));
      expect(await store.loadSnapshot('RRRRRR')).toEqual({ version: 1, content: 'kept' });
      expect(await store.tablesAwaitingBots()).toEqual(['RRRRRR']);
      await store.close();
    },
  );

  test('a database of a newer server is left alone', async () => {
    const { open, connect } = await prepare();
    await (await open()).close();
    const database = await connect();
    const future = { version: 99, applied_at: 0 };
    await database.insertInto('schema_versions').values(future).execute();
    await database.destroy();
    await expect(open()).rejects.toThrow(/needs a newer server/u);
  });

  test('servers that start in the same moment on an empty database all start', async () => {
    const { open } = await prepare();
    const stores = await Promise.all([open(), open(), open(), open()]);
    for (const store of stores) {
      expect(await store.stats()).toMatchObject({ schema: MIGRATIONS.length, waiting: 0 });
      await store.close();
    }
  });
});

test('a server that starts while another one creates the database has nothing to back up', async () => {
  const { connect } = await BACKENDS['PostgreSQL']!();
  const backUp = vi.fn<() => Promise<void>>();
  const [first, second] = [await connect(), await connect()];
  const creating = migrate(first, { backUp });
  // As soon as anything of it can be seen.
  const isSeen = async () => {
    const rows = second.selectFrom('schema_versions').select('version').execute();
    return (await rows.catch(() => [])).length > 0;
  };
  while (!(await isSeen()));
  await migrate(second, { backUp });
  await creating;
  expect(backUp).not.toHaveBeenCalled();
  await Promise.all([first.destroy(), second.destroy()]);
});

test('SQLite uses a write-ahead log and syncs at every commit', async () => {
  const { connect } = await BACKENDS['SQLite']!();
  const database = await connect();
  const pragma = async (name: string) =>
    (await database.executeQuery(CompiledQuery.raw(`pragma ${name}`))).rows;
  expect(await pragma('journal_mode')).toEqual([{ journal_mode: 'wal' }]);
  expect(await pragma('synchronous')).toEqual([{ synchronous: 2 }]);
  await database.destroy();
});
