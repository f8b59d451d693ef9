import { describe, expect, test } from 'vitest';
import {
  type OpenStore,
  allOf,
  ann,
  ben,
  change,
  fresh,
  seating,
  start,
  table,
} from './store-contract.ts';

/** What every store must do for hosts; `prepare` makes an empty one. */
export function hostContract(name: string, prepare: () => Promise<OpenStore>): void {
  describe(`the store contract for hosts: ${name}`, () => {
    const opened = async () => {
      const open = await prepare();
      const store = await open();
      await store.createTable(table);
      return { open, store, hosting: store.hosting };
    };
    const later = start.at + 100;

    test('a public table is in the lobby until it begins', async () => {
      const { store } = await opened();
      const listed = async () => (await store.hosting.listedTables(100, 2)).map(({ code }) => code);
      for (const code of ['BBBBBB', 'CCCCCC', 'DDDDDD']) {
        await store.createTable({ ...table, code });
      }
      expect(await listed()).toEqual([]);
      const codes = ['BBBBBB', 'CCCCCC', 'DDDDDD', table.code];
      for (const [at, code] of codes.entries()) {
        expect(await store.hosting.setListed(code, { at: 99 + at, isListed: true })).toBe(true);
      }
      expect(await store.hosting.setListed('ZZZZZZ', { at: 100, isListed: true })).toBe(false);
      expect(await listed()).toEqual([table.code, 'DDDDDD']);
      const [first] = await store.hosting.listedTables(100, 1);
      expect(first).toEqual({ ...fresh, touchedAt: 102, listedAt: 102 });
      await store.startTable(table.code, start);
      await store.hosting.setListed('DDDDDD', { at: 200, isListed: false });
      expect(await listed()).toEqual(['CCCCCC']);
      expect(await store.hosting.setListed(table.code, { at: 200, isListed: true })).toBe(false);
      await store.close();
    });

    test('spectators are forbidden, from the start or later, and allowed again', async () => {
      const { store, hosting } = await opened();
      const { code } = table;
      const requested = { forbidsWatchers: true, aids: { hints: 'shown' } } as const;
      await store.createTable({ ...table, code: 'BBBBBB', ...requested });
      expect(await store.loadTable('BBBBBB')).toMatchObject(requested);
      await hosting.setWatching(code, { at: later, forbidsWatchers: true });
      expect(await store.loadTable(code)).toEqual({
        ...fresh,
        touchedAt: later,
        forbidsWatchers: true,
      });
      await hosting.setWatching(code, { at: later, forbidsWatchers: false });
      expect(await store.loadTable(code)).toEqual({ ...fresh, touchedAt: later });
      await store.close();
    });

    test('a seat changes only if it is held as expected', async () => {
      const { open, store, hosting } = await opened();
      const { code } = table;
      const nobody = { kind: 'person' } as const;
      await store.takeSeat(code, 0, seating(ann));
      const removal = { at: later, from: ann.keyHash, to: nobody };
      expect(await hosting.changeSeat(code, 0, { ...removal, from: 'another' })).toBe(false);
      expect(await hosting.changeSeat(code, 0, { at: later, to: nobody })).toBe(false);
      expect(await hosting.changeSeat(code, 0, { ...removal, running: { awaitsBot: false } })).toBe(
        false,
      );
      expect(await hosting.changeSeat('ZZZZZZ', 0, removal)).toBe(false);
      expect(await hosting.changeSeat(code, 0, removal)).toBe(true);
      expect(await store.loadTable(code)).toEqual({ ...fresh, touchedAt: later });
      const preparing = { ...ann, isPreparing: true };
      await store.takeSeat(code, 0, seating(preparing));
      expect((await store.loadTable(code))?.seats[0]).toEqual({ ...nobody, person: preparing });
      await store.startTable(code, { ...start, awaitsBot: false });
      expect(await hosting.changeSeat(code, 0, removal)).toBe(false);
      const bot = { ...nobody, standIn: 'family', isOffered: true };
      const running = { awaitsBot: true };
      expect(await hosting.changeSeat(code, 0, { ...removal, to: bot, running })).toBe(true);
      expect((await store.loadTable(code))?.seats[0]).toEqual(bot);
      expect(await store.tablesAwaitingBots()).toEqual([code]);
      // Of two who come late, one sits.
      const both = [ann, ben].map((person) =>
        hosting.changeSeat(code, 0, {
          at: later + 1,
          to: { kind: 'person', person },
          running: { awaitsBot: false },
        }),
      );
      expect((await Promise.all(both)).filter(Boolean)).toHaveLength(1);
      await store.close();
      const again = await open();
      const { seats, touchedAt } = (await again.loadTable(code))!;
      expect(seats[0]).toMatchObject({
        kind: 'person',
        person: { nonce: expect.stringContaining('n-') },
      });
      expect(seats[0]).not.toHaveProperty('standIn');
      expect(seats[0]).not.toHaveProperty('isOffered');
      expect(touchedAt).toBe(later + 1);
      expect(await again.tablesAwaitingBots()).toEqual([]);
      await again.close();
    });

    test('the host’s rights move to another player, or with the seat to another device', async () => {
      const { store, hosting } = await opened();
      const { code, hostKeyHash } = table;
      await store.takeSeat(code, 0, seating(ann));
      const handed = { at: later, from: hostKeyHash, to: ann.keyHash };
      expect(await hosting.changeHost(code, { ...handed, from: 'another' })).toBe(false);
      expect(await hosting.changeHost(code, handed)).toBe(true);
      expect(await hosting.changeHost(code, handed)).toBe(false);
      expect(await store.changeKey(code, { at: later, from: 'nobody', to: 'x' })).toBe(false);
      await store.changeKey(code, { at: later, from: ann.keyHash, to: 'on the phone' });
      expect(await store.loadTable(code)).toMatchObject({ hostKeyHash: 'on the phone' });
      await store.takeSeat(code, 2, seating(ben));
      await store.changeKey(code, { at: later, from: ben.keyHash, to: 'elsewhere' });
      expect(await store.loadTable(code)).toMatchObject({ hostKeyHash: 'on the phone' });
      await store.close();
    });

    test('a closed table can’t be changed', async () => {
      const { store, hosting } = await opened();
      const { code } = table;
      await hosting.setListed(code, { at: later, isListed: true });
      expect(await hosting.close('ZZZZZZ', later)).toBe(false);
      expect(await hosting.close(code, later)).toBe(true);
      expect(await hosting.close(code, later + 1)).toBe(false);
      expect(await store.loadTable(code)).toEqual({ ...fresh, touchedAt: later, closedAt: later });
      expect(await store.takeSeat(code, 0, seating(ann))).toBe(false);
      expect(await store.startTable(code, start)).toBe(false);
      expect(await hosting.setListed(code, { at: later, isListed: true })).toBe(false);
      expect(await hosting.listedTables(0, 9)).toEqual([]);

      await store.createTable({ ...table, code: 'RRRRRR' });
      await store.startTable('RRRRRR', start);
      await store.append('RRRRRR', 0, change({ awaitsBot: true }));
      expect(await hosting.close('RRRRRR', later)).toBe(true);
      expect(await store.tablesAwaitingBots()).toEqual([]);
      expect(await store.append('RRRRRR', 1, change())).toBe('conflict');
      const request = { at: later, bot: 'family', awaitsBot: true };
      expect(await store.setStandIn('RRRRRR', 0, request)).toBe(false);
      const to = { kind: 'person' } as const;
      const removal = { at: later, from: ann.keyHash, to, running: { awaitsBot: false } };
      expect(await hosting.changeSeat('RRRRRR', 0, removal)).toBe(false);
      expect(await store.stats()).toMatchObject({ waiting: 0, running: 0, finished: 0, closed: 2 });

      const prune = {
        now: later,
        finishedBefore: later + 1,
        accountsBefore: 0,
        isRehearsal: false,
      };
      const kept = { finished: 0, abandoned: 0, accounts: 0, daily: 0 };
      expect(await store.prune({ ...prune, abandonedBefore: later })).toEqual(kept);
      expect(await store.prune({ ...prune, abandonedBefore: later + 1 })).toEqual({
        ...kept,
        abandoned: 2,
      });
      await store.close();
    });

    test('a finished table can’t be closed', async () => {
      const { store, hosting } = await opened();
      await store.startTable(table.code, start);
      await store.append(table.code, 0, change({ isFinished: true }));
      expect(await hosting.close(table.code, later)).toBe(false);
      await store.close();
    });

    test('a table has one successor, however many ask for one', async () => {
      const { open, store, hosting } = await opened();
      const next = (code: string) => ({ ...table, code, secret: `of ${code}` });
      expect(await hosting.createNext(table.code, table)).toBeUndefined();
      expect(await store.loadTable(table.code)).toEqual(fresh);
      const made = await Promise.all(
        ['BBBBBB', 'CCCCCC', 'DDDDDD'].map((code) => hosting.createNext(table.code, next(code))),
      );
      expect(new Set(made).size).toBe(1);
      expect(await allOf(store.records())).toHaveLength(2);
      await expect(hosting.createNext('ZZZZZZ', next('FFFFFF'))).rejects.toThrow(/no result/u);
      expect(await store.loadTable('FFFFFF')).toBeUndefined();
      const records = await allOf(store.records());
      await store.close();
      const again = await open();
      expect(await again.loadTable(table.code)).toEqual({ ...fresh, next: made[0] });
      async function* given() {
        yield* records;
      }
      await again.replaceAll(given());
      expect(await allOf(again.records())).toEqual(records);
      await again.close();
    });
  });
}
