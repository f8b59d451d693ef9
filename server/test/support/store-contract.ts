import type { MatchHeader } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import type {
  Change,
  NewTable,
  Store,
  StoredNotice,
  TableRecord,
  TableStart,
} from '../../src/index.ts';

/** Opens the same store again and again, as a restarted server does. */
export type OpenStore = () => Promise<Store>;

const header: MatchHeader = {
  game: 'any-game',
  rulesVersion: 3,
  options: { wheel: ['straw', 'wood'], name: 'Straße “ö” 🐷' },
  seats: [{ name: 'Ann' }, { name: 'Bot', bot: 'greedy' }],
  generator: { name: 'chacha20', commitment: 'c', nonces: ['n', ''] },
};

export const table: NewTable = {
  code: 'BCDFGH',
  createdAt: 1_700_000_000_123,
  game: 'any-game',
  rulesVersion: 3,
  options: header.options,
  secret: 'the secret',
  hostKeyHash: 'host',
  seats: [{ kind: 'person' }, { kind: 'bot', name: 'Bot', bot: 'greedy' }, { kind: 'person' }],
  clock: { decision: 60, answer: 20 },
};

export const fresh = { ...table, version: 0, touchedAt: table.createdAt };

export const ann = { name: 'Ann 🐺', keyHash: 'key of Ann', nonce: 'n-1' };
export const ben = { name: 'Ben', keyHash: 'key of Ben', nonce: 'n-2' };
export const seating = (person: typeof ann) => ({ at: 1_700_000_000_500, person });

export const start: TableStart = {
  at: 1_700_000_001_000,
  header,
  seats: [
    { kind: 'person', person: ann },
    { kind: 'bot', name: 'Bot', bot: 'greedy' },
    { kind: 'bot', name: 'B', bot: 'random' },
  ],
  awaitsBot: true,
  isFinished: false,
};

export function change(more: Partial<Change> = {}): Change {
  const entry = { seat: 0, move: { verb: 'build', house: 'new' } };
  return { at: 1_700_000_002_000, entry, awaitsBot: false, isFinished: false, ...more };
}

/** One table that waits, one that is played, one that is over; and what belongs to them. */
async function fill(store: Store): Promise<void> {
  await store.createTable({ ...table, code: 'WWWWWW', game: 'other-game' });
  for (const code of ['RRRRRR', 'DDDDDD']) {
    await store.createTable({ ...table, code });
    await store.startTable(code, start);
    await store.append(code, 0, change({ at: start.at + 10, awaitsBot: true, moveId: 'm' }));
    await store.saveSnapshot(code, { version: 1, content: 'one' });
  }
  await store.append('DDDDDD', 1, change({ at: start.at + 20, isFinished: true }));
}

async function codesOf(store: Store): Promise<string[]> {
  return (await tablesOf(store)).map(({ table: { code } }) => code);
}

async function tablesOf(store: Store): Promise<TableRecord[]> {
  return (await allOf(store.records())).filter((record) => 'table' in record);
}

export async function allOf<T>(source: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const each of source) all.push(each);
  return all;
}

async function* given(records: readonly TableRecord[]): AsyncGenerator<TableRecord> {
  yield* records;
}

export const CODE = table.code;

/** A store with one table, not begun. */
export async function someStore(prepare: () => Promise<OpenStore>) {
  const open = await prepare();
  const store = await open();
  await store.createTable(table);
  return { open, store };
}

/** What every store must do; `prepare` makes an empty one. */
export function storeContract(name: string, prepare: () => Promise<OpenStore>): void {
  describe(`the store contract: ${name}`, () => {
    const opened = async () => {
      const open = await prepare();
      return { open, store: await open() };
    };
    const started = async () => {
      const { open, store } = await opened();
      await store.createTable(table);
      await store.startTable(table.code, start);
      return { open, store };
    };

    test('a table is found as it was created, and no other', async () => {
      const { store } = await opened();
      expect(await store.loadTable(table.code)).toBeUndefined();
      expect(await store.createTable(table)).toBe(true);
      expect(await store.loadTable(table.code)).toEqual(fresh);
      expect(await store.loadTable('ZZZZZZ')).toBeUndefined();
      expect(await store.loadEntries(table.code, 0)).toEqual([]);
      expect(await store.loadSnapshot(table.code)).toBeUndefined();
      await store.close();
    });

    test('a code is used once', async () => {
      const { store } = await opened();
      await store.createTable(table);
      expect(await store.createTable({ ...table, secret: 'another', seats: [] })).toBe(false);
      expect(await store.loadTable(table.code)).toEqual(fresh);
      await store.close();
    });

    test('gives a colour to the first who asks for it, and another for it to a seat still open', async () => {
      const { store } = await opened();
      const person = { kind: 'person' } as const;
      const bot = { kind: 'bot', name: 'Bot', bot: 'greedy', colour: 'leaf' } as const;
      const seats = [
        { ...person, colour: 'sky' },
        bot,
        { ...person, colour: 'plum' },
        person,
      ] as const;
      await store.createTable({ ...table, seats });
      const colours = async () =>
        (await store.loadTable(table.code))?.seats.map(({ colour }) => colour);
      expect(await colours()).toEqual(['sky', 'leaf', 'plum', undefined]);
      await store.takeSeat(table.code, 0, { ...seating(ann), colour: 'plum' });
      expect(await colours()).toEqual(['plum', 'leaf', 'sky', undefined]);
      await store.takeSeat(table.code, 2, { ...seating(ben), colour: 'plum' });
      expect(await colours()).toEqual(['plum', 'leaf', 'sky', undefined]);
      const cid = { name: 'Cid', keyHash: 'key of Cid', nonce: 'n-3' };
      await store.takeSeat(table.code, 3, { ...seating(cid), colour: 'straw' });
      expect(await colours()).toEqual(['plum', 'leaf', 'sky', 'straw']);
      await store.close();
    });

    test('a seat is taken once, by a person, before the start', async () => {
      const { store } = await opened();
      await store.createTable(table);
      expect(await store.takeSeat(table.code, 1, seating(ann))).toBe(false);
      expect(await store.takeSeat(table.code, 7, seating(ann))).toBe(false);
      expect(await store.takeSeat('ZZZZZZ', 0, seating(ann))).toBe(false);
      const both = await Promise.all(
        [ann, ben].map((each) => store.takeSeat(table.code, 0, seating(each))),
      );
      expect(both.toSorted((a, b) => Number(a) - Number(b))).toEqual([false, true]);
      const { seats, touchedAt } = (await store.loadTable(table.code))!;
      const { person } = seats[0] as { person: typeof ann };
      expect([ann, ben]).toContainEqual(person);
      expect(seats.slice(1)).toEqual(table.seats.slice(1));
      expect(touchedAt).toBe(seating(ann).at);
      const settled = start.seats.with(0, { kind: 'person', person });
      expect(await store.startTable(table.code, { ...start, seats: settled })).toBe(true);
      expect(await store.takeSeat(table.code, 2, seating(ben))).toBe(false);
      await store.close();
    });

    test('a key is changed once, and a start does not overwrite it', async () => {
      const { store } = await opened();
      await store.createTable(table);
      await store.takeSeat(table.code, 0, seating(ann));
      const change = { at: start.at + 5, from: ann.keyHash, to: 'another' };
      expect(await store.changeKey('ZZZZZZ', change)).toBe(false);
      const both = [change, { ...change, to: 'a third' }].map((each) =>
        store.changeKey(table.code, each),
      );
      expect((await Promise.all(both)).filter(Boolean)).toHaveLength(1);
      const { seats, touchedAt } = (await store.loadTable(table.code))!;
      const { person } = seats[0] as { person: typeof ann };
      expect(person).toEqual({ ...ann, keyHash: expect.stringMatching(/another|a third/u) });
      expect(touchedAt).toBe(change.at);
      // A start that knows the old key only does not begin without the new one.
      expect(await store.startTable(table.code, start)).toBe(false);
      await store.close();
    });

    test('a bot can stand in only for a person in a running match', async () => {
      const { open, store } = await opened();
      await store.createTable(table);
      await store.takeSeat(table.code, 0, seating(ann));
      const request = { at: start.at + 5, bot: 'family', awaitsBot: true };
      expect(await store.setStandIn(table.code, 0, request)).toBe(false);
      const settled = start.seats.with(0, { kind: 'person', person: ann });
      await store.startTable(table.code, { ...start, awaitsBot: false, seats: settled });
      expect(await store.setStandIn(table.code, 1, request)).toBe(false);
      expect(await store.setStandIn('ZZZZZZ', 0, request)).toBe(false);
      expect(await store.tablesAwaitingBots()).toEqual([]);
      expect(await store.setStandIn(table.code, 0, request)).toBe(true);
      await store.close();
      const again = await open();
      expect((await again.loadTable(table.code))?.seats[0]).toEqual({
        kind: 'person',
        person: ann,
        standIn: 'family',
      });
      expect(await again.tablesAwaitingBots()).toEqual([table.code]);
      expect(await again.setStandIn(table.code, 0, { at: request.at, awaitsBot: false })).toBe(
        true,
      );
      expect((await again.loadTable(table.code))?.seats[0]).toEqual(settled[0]);
      expect(await again.tablesAwaitingBots()).toEqual([]);
      await again.close();
    });

    test('a program gets a free seat until it is withdrawn', async () => {
      const { open, store } = await opened();
      await store.createTable(table);
      await store.takeSeat(table.code, 0, seating(ann));
      const program = { name: 'Robo', bot: 'family', tokenHash: 'of-a-token' };
      const request = { at: start.at - 5, program };
      expect(await store.setProgram('ZZZZZZ', 1, request)).toBe(false);
      expect(await store.setProgram(table.code, 0, request)).toBe(false);
      expect(await store.setProgram(table.code, 7, request)).toBe(false);
      const seat = table.seats.findIndex((each, at) => at > 0 && each.kind === 'person');
      expect(await store.setProgram(table.code, seat, { at: request.at })).toBe(false);
      expect(await store.setProgram(table.code, seat, request)).toBe(true);
      expect(await store.takeSeat(table.code, seat, seating(ben))).toBe(false);
      expect((await store.loadTable(table.code))?.seats[seat]).toEqual({ kind: 'bot', ...program });
      expect(await store.setProgram(table.code, seat, { at: request.at })).toBe(true);
      expect((await store.loadTable(table.code))?.seats[seat]).toEqual({ kind: 'person' });
      expect(await store.setProgram(table.code, seat, request)).toBe(true);
      // A start that knows nothing of it does not begin without it.
      const seats = start.seats.with(0, { kind: 'person', person: ann });
      expect(await store.startTable(table.code, { ...start, seats })).toBe(false);
      const settled = seats.with(seat, { kind: 'bot', ...program });
      expect(await store.startTable(table.code, { ...start, seats: settled })).toBe(true);
      await store.close();
      const again = await open();
      expect((await again.loadTable(table.code))?.seats[seat]).toEqual(settled[seat]);
      // In a match that runs a bot plays on, under its name.
      expect(await again.setProgram(table.code, seat, { at: start.at + 5 })).toBe(true);
      const { tokenHash: _, ...played } = program;
      expect((await again.loadTable(table.code))?.seats[seat]).toEqual({ kind: 'bot', ...played });
      expect(await again.setProgram(table.code, 0, request)).toBe(false);
      await again.close();
    });

    test('a table starts once', async () => {
      const { store } = await opened();
      await store.createTable(table);
      expect(await store.startTable('ZZZZZZ', start)).toBe(false);
      expect(await store.startTable(table.code, start)).toBe(true);
      const other = { ...start, header: { ...header, rulesVersion: 4 }, seats: table.seats };
      expect(await store.startTable(table.code, other)).toBe(false);
      expect(await store.loadTable(table.code)).toEqual({
        ...table,
        header,
        seats: start.seats,
        version: 0,
        startedAt: start.at,
        touchedAt: start.at,
      });
      await store.close();
    });

    test('nothing is appended before the start, to no table, or out of order', async () => {
      const { store } = await opened();
      await store.createTable(table);
      expect(await store.append(table.code, 0, change())).toBe('conflict');
      expect(await store.append('ZZZZZZ', 0, change())).toBe('conflict');
      await store.startTable(table.code, start);
      expect(await store.append(table.code, 1, change())).toBe('conflict');
      expect(await store.loadEntries(table.code, 0)).toEqual([]);
      await store.close();
    });

    test('a person moves only with the current key of their seat', async () => {
      const { store } = await started();
      const { keyHash } = ann;
      expect(await store.append(table.code, 0, change({ keyHash }))).toBe('appended');
      await store.changeKey(table.code, { at: 1, from: keyHash, to: 'another' });
      expect(await store.append(table.code, 1, change({ keyHash }))).toBe('conflict');
      expect(await store.append(table.code, 1, change({ keyHash: 'another' }))).toBe('appended');
      // What nobody's hand has done needs no key.
      expect(await store.append(table.code, 2, change())).toBe('appended');
      expect(await store.loadEntries(table.code, 0)).toHaveLength(3);
      await store.close();
    });

    test('entries are loaded in order and complete', async () => {
      const { store } = await started();
      const entries = [
        change({ moveId: 'first' }),
        change({ entry: { seat: 1, move: { verb: 'roll', dice: [0, 4] } }, at: 5 }),
        change({ entry: { seat: 0, undo: 2 }, moveId: 'third' }),
      ];
      for (const [at, each] of entries.entries()) {
        expect(await store.append(table.code, at, each)).toBe('appended');
      }
      const expected = entries.map(({ at, entry, moveId }, index) => ({
        version: index + 1,
        at,
        entry,
        ...(moveId === undefined ? {} : { moveId }),
      }));
      expect(await store.loadEntries(table.code, 0)).toEqual(expected);
      expect(await store.loadEntries(table.code, 2)).toEqual(expected.slice(2));
      expect((await store.loadTable(table.code))?.version).toBe(3);
      await store.close();
    });

    test('entries of several tables at once are accepted or rejected each on its own', async () => {
      const { store } = await opened();
      const { keyHash } = ann;
      const timing = { dueAt: 99, clocks: [{ seat: 0, at: 99 }] };
      const attempts: readonly [code: string, version: number, change: Change, outcome: string][] =
        [
          ['AAAAAA', 0, change({ keyHash, moveId: 'first' }), 'appended'],
          ['BBBBBB', 1, change(), 'conflict'],
          ['CCCCCC', 0, change({ epoch: 7 }), 'conflict'],
          ['DDDDDD', 0, change({ epoch: 0, at: 5, awaitsBot: true }), 'appended'],
          ['EEEEEE', 0, change({ keyHash: 'another' }), 'conflict'],
          ['FFFFFF', 0, change({ timing, isFinished: true }), 'appended'],
          ['ZZZZZZ', 0, change(), 'conflict'],
          ['GGGGGG', 0, change({ entry: { seat: 1, undo: 2 } }), 'appended'],
        ];
      for (const [code] of attempts) {
        if (code === 'ZZZZZZ') continue;
        await store.createTable({ ...table, code });
        await store.startTable(code, start);
      }
      const outcomes = await Promise.all(
        attempts.map(([code, version, each]) => store.append(code, version, each)),
      );
      expect(outcomes).toEqual(attempts.map(([, , , outcome]) => outcome));
      for (const [code, , { at, entry, moveId }, outcome] of attempts) {
        const isAppended = outcome === 'appended';
        const named = moveId === undefined ? {} : { moveId };
        expect(await store.loadEntries(code, 0)).toEqual(
          isAppended ? [{ version: 1, at, entry, ...named }] : [],
        );
        if (isAppended) expect((await store.loadTable(code))?.touchedAt).toBe(at);
      }
      const finished = await store.loadTable('FFFFFF');
      expect([finished?.timing, finished?.finishedAt]).toEqual([timing, change().at]);
      expect(await store.tablesAwaitingBots()).toContain('DDDDDD');
      await store.close();
    });

    test('an entry that can’t be written does not keep others from being written', async () => {
      const { store } = await opened();
      const codes = ['AAAAAA', 'BBBBBB', 'CCCCCC'];
      for (const code of codes) {
        await store.createTable({ ...table, code });
        await store.startTable(code, start);
      }
      // Some databases have no text with this character.
      const [first, , last] = await Promise.allSettled(
        codes.map((code) =>
          store.append(code, 0, change({ moveId: code === 'BBBBBB' ? '\0' : code })),
        ),
      );
      const appended = { status: 'fulfilled', value: 'appended' };
      expect([first, last]).toEqual([appended, appended]);
      await store.close();
    });

    test('only one of several writers with the same expected version wins', async () => {
      const { open, store } = await started();
      const second = await open();
      for (let version = 0; version < 20; version++) {
        const writers = [0, 1, 2].map((seat) =>
          store.append(table.code, version, change({ entry: { seat, move: {} } })),
        );
        const outcomes = await Promise.all(writers);
        expect(outcomes.filter((outcome) => outcome === 'appended')).toHaveLength(1);
        // Another server that has not heard of it yet.
        expect(await second.append(table.code, version, change())).toBe('conflict');
        const [entry] = await second.loadEntries(table.code, version);
        expect(entry?.entry.seat).toBe(outcomes.indexOf('appended'));
      }
      expect(await store.loadEntries(table.code, 0)).toHaveLength(20);
      await second.close();
      await store.close();
    });

    test('lists exactly the tables that wait for a bot', async () => {
      const { store } = await started();
      await store.createTable({ ...table, code: 'QQQQQQ' });
      expect(await store.tablesAwaitingBots()).toEqual([table.code]);
      await store.append(table.code, 0, change());
      expect(await store.tablesAwaitingBots()).toEqual([]);
      await store.append(table.code, 1, change({ awaitsBot: true }));
      expect(await store.tablesAwaitingBots()).toEqual([table.code]);
      await store.append(table.code, 2, change({ isFinished: true, at: 77 }));
      expect(await store.tablesAwaitingBots()).toEqual([]);
      expect((await store.loadTable(table.code))?.finishedAt).toBe(77);
      await store.close();
    });

    test('the latest snapshot replaces the one before', async () => {
      const { store } = await started();
      await store.saveSnapshot(table.code, { version: 1, content: 'one' });
      await store.saveSnapshot(table.code, { version: 2, content: 'two 🐷\n{}' });
      expect(await store.loadSnapshot(table.code)).toEqual({ version: 2, content: 'two 🐷\n{}' });
      expect(await store.loadSnapshot('ZZZZZZ')).toBeUndefined();
      await store.close();
    });

    test('a start with outdated seats does not remove a player', async () => {
      const { store } = await opened();
      await store.createTable(table);
      expect(await store.takeSeat(table.code, 2, seating(ben))).toBe(true);
      expect(await store.startTable(table.code, start)).toBe(false);
      const { header: none, seats } = (await store.loadTable(table.code))!;
      expect([none, seats[2]]).toEqual([undefined, { kind: 'person', person: ben }]);
      await store.close();
    });

    test('a simultaneous start and sit-down lose no player', async () => {
      const { open, store } = await opened();
      const second = await open();
      for (let round = 0; round < 20; round++) {
        const code = `BCDFG${'23456789BCDFGHJKMNPQ'[round]}`;
        await store.createTable({ ...table, code });
        const [isSeated, isStarted] = await Promise.all([
          store.takeSeat(code, 2, seating(ben)),
          second.startTable(code, start),
        ]);
        expect([isSeated, isStarted].filter(Boolean)).toHaveLength(1);
      }
      await second.close();
      await store.close();
    });

    test('slow tables are found when they are due, and one server writes their clocks', async () => {
      const { store } = await opened();
      for (const [at, code] of ['SSSSSS', 'TTTTTT', 'VVVVVV'].entries()) {
        await store.createTable({ ...table, code });
        const timing = { dueAt: start.at + 100 - at, clocks: [{ seat: 0, at: start.at }] };
        await store.startTable(code, { ...start, timing });
      }
      expect(await store.timing.due(start.at + 97, 9)).toEqual([]);
      expect(await store.timing.due(start.at + 99, 9)).toEqual(['VVVVVV', 'TTTTTT']);
      expect(await store.timing.due(start.at + 100, 1)).toEqual(['VVVVVV']);
      const clocks = [{ seat: 0, at: start.at + 500, left: 7, isLate: true, reminders: 2 }];
      const timing = { dueAt: start.at + 500, clocks };
      const request = { version: 0, from: start.at + 98, timing };
      expect(await store.timing.set('VVVVVV', { ...request, version: 1 })).toBe(false);
      expect(await store.timing.set('VVVVVV', { ...request, from: undefined })).toBe(false);
      expect(await store.timing.set('VVVVVV', request)).toBe(true);
      expect(await store.timing.set('VVVVVV', request)).toBe(false);
      expect((await store.loadTable('VVVVVV'))?.timing).toEqual(timing);
      const still = { clocks: [] };
      await store.append('SSSSSS', 0, change({ timing: still }));
      expect((await store.loadTable('SSSSSS'))?.timing).toEqual(still);
      expect(await store.timing.set('SSSSSS', { version: 1, from: undefined, timing })).toBe(true);
      await store.append('SSSSSS', 1, change({ isFinished: true }));
      expect(await store.loadTable('SSSSSS')).not.toHaveProperty('timing');
      await store.timing.postpone('TTTTTT', start.at + 1000);
      expect(await store.timing.due(start.at + 999, 9)).toEqual(['VVVVVV']);
      await store.close();
    });

    test('subscriptions are found by seat and key, and used by one server', async () => {
      const { open, store } = await started();
      const push: StoredNotice = {
        id: 'push-1',
        table: table.code,
        seat: 0,
        keyHash: ann.keyHash,
        kind: 'push',
        target: '{"endpoint":"https://push.example"}',
        language: 'de',
        isConfirmed: true,
        madeAt: 5,
      };
      const mail: StoredNotice = {
        ...push,
        id: 'mail-1',
        kind: 'mail',
        target: 'ann@example.org',
        isConfirmed: false,
        madeAt: 6,
      };
      await store.notices.add(mail);
      await store.notices.add({ ...push, target: 'old', sentAt: 1 });
      await store.notices.add(push);
      expect(await store.notices.of(table.code, 0, ann.keyHash)).toEqual([push, mail]);
      expect(await store.notices.of(table.code, 0, 'another key')).toEqual([]);
      expect(await store.notices.of(table.code, 1, ann.keyHash)).toEqual([]);
      expect(await store.notices.confirm('mail-1')).toBe(true);
      expect(await store.notices.confirm('mail-2')).toBe(false);
      expect(await store.notices.find('mail-1')).toEqual({ ...mail, isConfirmed: true });
      const second = await open();
      const claims = await Promise.all(
        [store, second].map(({ notices }) => notices.claim('push-1', { at: 100, before: 50 })),
      );
      expect(claims.filter(Boolean)).toHaveLength(1);
      expect(await store.notices.claim('push-1', { at: 160, before: 99 })).toBe(false);
      expect(await store.notices.claim('push-1', { at: 160, before: 100 })).toBe(true);
      // A seat on its way to another device leaves the old one in peace.
      await store.changeKey(table.code, { at: 7, from: ann.keyHash, to: 'new key' });
      const moved = { ...mail, isConfirmed: true, keyHash: 'new key' };
      expect(await store.notices.of(table.code, 0, 'new key')).toEqual([moved]);
      const records = await tablesOf(store);
      expect(records[0]?.notices).toEqual([moved]);
      const keys = await Promise.all(
        [store, second].map(({ notices }, at) => notices.serverKey('k', () => `made by ${at}`)),
      );
      expect(keys[0]).toBe(keys[1]);
      expect(await store.serverKeys()).toEqual({ k: keys[0] });
      await second.close();
      const other = await (await prepare())();
      await other.notices.serverKey('k', () => 'its own');
      await other.replaceAll(given(records), { k: 'restored' });
      expect(await other.notices.serverKey('k', () => 'never')).toBe('restored');
      expect(await allOf(other.records())).toEqual(records);
      expect(await other.notices.remove('mail-1')).toBe(true);
      expect(await other.notices.remove('mail-1')).toBe(false);
      const before = 1e15;
      const all = {
        finishedBefore: before,
        abandonedBefore: before,
        accountsBefore: before,
        now: before,
        isRehearsal: false,
      };
      await store.prune(all);
      expect(await store.notices.find('mail-1')).toBeUndefined();
      await other.close();
      await store.close();
    });

    test('counts its contents', async () => {
      const { store } = await opened();
      const none = { waiting: 0, running: 0, finished: 0, closed: 0, entries: 0, accounts: 0 };
      const empty = { ...none, games: {} };
      expect(await store.stats()).toEqual({ ...empty, schema: expect.any(Number) });
      await fill(store);
      expect(await store.stats()).toMatchObject({
        waiting: 1,
        running: 1,
        finished: 1,
        entries: 3,
        games: { 'any-game': 2, 'other-game': 1 },
        touchedAt: start.at + 20,
      });
      await store.close();
    });

    test('prunes old finished or abandoned tables only', async () => {
      const { store } = await opened();
      await fill(store);
      const request = {
        finishedBefore: start.at + 21,
        abandonedBefore: table.createdAt + 1,
        accountsBefore: 0,
      };
      const both = { finished: 1, abandoned: 1, accounts: 0, daily: 0 };
      expect(await store.prune({ ...request, isRehearsal: true })).toEqual(both);
      expect(await codesOf(store)).toEqual(['DDDDDD', 'RRRRRR', 'WWWWWW']);
      const early = {
        ...request,
        finishedBefore: start.at + 20,
        abandonedBefore: table.createdAt,
      };
      const none = { finished: 0, abandoned: 0, accounts: 0, daily: 0 };
      expect(await store.prune({ ...early, isRehearsal: false })).toEqual(none);
      expect(await store.prune({ ...request, isRehearsal: false })).toEqual(both);
      expect(await codesOf(store)).toEqual(['RRRRRR']);
      expect(await store.loadEntries('DDDDDD', 0)).toEqual([]);
      expect(await store.loadSnapshot('DDDDDD')).toBeUndefined();
      expect(await store.loadEntries('RRRRRR', 0)).toHaveLength(1);
      await store.close();
    });

    test('can be exported consistently and imported into another store', async () => {
      const { store } = await opened();
      await fill(store);
      const records = await tablesOf(store);
      expect(records.map(({ entries }) => entries.length)).toEqual([2, 1, 0]);
      const other = await (await prepare())();
      await other.createTable(table);
      expect(await other.replaceAll(given(records))).toBe(3);
      expect(await allOf(other.records())).toEqual(records);
      expect(await other.tablesAwaitingBots()).toEqual(['RRRRRR']);
      expect(await other.append('RRRRRR', 1, change())).toBe('appended');
      await other.close();
      await store.close();
    });

    test('exports every table once, however many there are', async () => {
      const { store } = await opened();
      const letters = ['B', 'C', 'D', 'F', 'G', 'H', 'J', 'K', 'L', 'M', 'N'];
      const codes = letters.flatMap((a) => letters.map((b) => `BBBB${a}${b}`));
      for (const code of codes) await store.createTable({ ...table, code });
      expect(await codesOf(store)).toEqual(codes);
      await store.close();
    });

    test('an export is consistent even while others write', async () => {
      const { open, store } = await opened();
      const writer = await open();
      await fill(store);
      const seen: number[] = [];
      for await (const record of store.records()) {
        seen.push('entries' in record ? record.entries.length : 0);
        if (seen.length === 1) await writer.append('RRRRRR', 1, change());
      }
      expect(seen).toEqual([2, 1, 0]);
      expect((await store.loadTable('RRRRRR'))?.version).toBe(2);
      await writer.close();
      await store.close();
    });

    test('an import is all or nothing', async () => {
      const { store } = await opened();
      await fill(store);
      const before = await codesOf(store);
      const [record] = await tablesOf(store);
      const twice = store.replaceAll(given([record!, record!]));
      await expect(twice).rejects.toThrow(/unique|duplicate/iu);
      expect(await codesOf(store)).toEqual(before);
      await store.close();
    });

    test('everything is still there after reopening', async () => {
      const { open, store } = await started();
      await store.append(table.code, 0, change({ moveId: 'kept' }));
      await store.saveSnapshot(table.code, { version: 1, content: 'kept' });
      await store.close();
      const again = await open();
      expect(await again.loadTable(table.code)).toMatchObject({ version: 1, header });
      expect(await again.loadEntries(table.code, 0)).toHaveLength(1);
      expect(await again.loadSnapshot(table.code)).toEqual({ version: 1, content: 'kept' });
      await again.close();
    });
  });
}
