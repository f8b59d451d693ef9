import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AccountData, emptyData, merged } from '../../src/account/account-data.ts';
import { type DeviceData, applied, noticed } from '../../src/account/device-data.ts';
import type { HeldTable } from '../../src/online/seat-keys.ts';
import { NO_CHRONICLE, type PlayedGame } from '../../src/statistics/chronicle.ts';

const time = fc.integer({ min: 0, max: 5 });
const code = fc.constantFrom('AAA', 'BBB', 'CCC');
const key = fc.constantFrom('k1', 'k2', 'k3', 'k4');
const stamped = <T>(value: fc.Arbitrary<T>) => fc.record({ value, at: time });

const storedTable = fc.record({
  game: fc.constantFrom('', 'toy'),
  usedAt: time,
  droppedAt: time,
  isFinished: fc.boolean(),
  hostKey: fc.constantFrom('', 'h1', 'h2'),
  seats: fc.dictionary(
    key,
    fc.record({ seat: fc.integer({ min: 0, max: 1 }), at: time, isDropped: fc.boolean() }),
  ),
});

/** Two devices record the same game at the same time. */
const ended = fc.constantFrom({ id: 'm1', at: 1 }, { id: 'm2', at: 2 }, { id: 'm3', at: 4 });

const record: NonNullable<PlayedGame['record']> = {
  header: {
    game: 'toy',
    rulesVersion: 1,
    options: {},
    seats: [{ name: 'Ann' }],
    generator: { name: 'fast', seed: 'seed', game: 0 },
  },
  secret: '',
  log: ['0 pass'],
};

const played: fc.Arbitrary<PlayedGame> = fc
  .record(
    {
      ended,
      record: fc.constant(record),
      game: fc.constant('toy'),
      where: fc.constant('table' as const),
      seats: fc.tuple(
        fc.record(
          {
            name: fc.constant('Ann'),
            isMine: fc.constant(true),
            points: fc.constant(3),
            place: fc.constant(1),
            feats: fc.constant(['tower']),
          },
          { requiredKeys: ['name', 'points', 'place'] },
        ),
      ),
    },
    { requiredKeys: ['ended', 'game', 'where', 'seats'] },
  )
  .map(({ ended: end, ...game }) => ({ ...end, ...game }));

/** Data in the normalized order that merging produces. */
const accountData: fc.Arbitrary<AccountData> = fc
  .record({
    format: fc.constant(1 as const),
    name: stamped(fc.constantFrom('Ann', 'Ben')),
    settings: fc.dictionary(fc.constantFrom('theme', 'sound'), stamped(fc.integer({ max: 2 }))),
    tables: fc.dictionary(code, storedTable),
    chronicle: fc.record({
      games: fc.uniqueArray(played, { selector: ({ id }) => id }),
      forgottenUntil: fc.integer({ min: 0, max: 2 }),
    }),
  })
  .map((data) => merged(data, data));

describe('merging', () => {
  test('is commutative and idempotent', () => {
    fc.assert(
      fc.property(accountData, accountData, accountData, (a, b, c) => {
        expect(merged(a, a)).toEqual(a);
        expect(merged(a, b)).toEqual(merged(b, a));
        expect(merged(a, merged(b, c))).toEqual(merged(merged(a, b), c));
      }),
      { numRuns: 300 },
    );
  });

  test('a synchronized device has no changes', () => {
    fc.assert(
      fc.property(accountData, (data) => {
        const empty: DeviceData = { settings: {}, tables: [], chronicle: NO_CHRONICLE };
        const device = applied(data, empty);
        const again = noticed(data, device, 9);
        // Two keys of one seat become one: the older is dropped.
        expect(applied(again, device)).toEqual(device);
        expect(noticed(again, device, 10)).toEqual(again);
      }),
      { numRuns: 300 },
    );
  });
});

/** A device that merges an account's data and changes it. */
class Device {
  known = emptyData('', 0);
  data: DeviceData = { settings: { theme: 'day' }, tables: [], chronicle: NO_CHRONICLE };

  hold(held: HeldTable): void {
    const others = this.data.tables.filter(({ table }) => table !== held.table);
    this.data = { ...this.data, tables: [held, ...others] };
  }

  drop(table: string): void {
    this.data = { ...this.data, tables: this.data.tables.filter((each) => each.table !== table) };
  }

  meet(other: AccountData, now: number): AccountData {
    const all = merged(noticed(this.known, this.data, now), other);
    this.data = applied(all, this.data);
    this.known = all;
    return all;
  }

  get keys(): (string | undefined)[] {
    return this.data.tables.flatMap(({ seats = [] }) => seats.map(({ key }) => key));
  }
}

const nothing = emptyData('', 0);
const seat = (key: string, usedAt: number, more: Partial<HeldTable> = {}): HeldTable => ({
  table: 'AAA',
  game: 'toy',
  usedAt,
  seats: [{ seat: 0, key }],
  ...more,
});

describe('two devices', () => {
  test('share their seats and keep device-specific data', () => {
    const [tablet, phone] = [new Device(), new Device()];
    tablet.hold(seat('k1', 1, { hostKey: 'h', waitedFor: ['Opa'] }));
    const shared = tablet.meet(nothing, 10);
    phone.hold(seat('k2', 2, { table: 'BBB' }));
    tablet.meet(phone.meet(shared, 11), 12);
    expect([tablet.keys, phone.keys]).toEqual([
      ['k2', 'k1'],
      ['k2', 'k1'],
    ]);
    expect(phone.data.tables[1]).toEqual({ ...seat('k1', 1), hostKey: 'h' });
    expect(tablet.data.tables[1]?.waitedFor).toEqual(['Opa']);
  });

  test('a deleted table stays deleted until it is used again', () => {
    const [tablet, phone] = [new Device(), new Device()];
    tablet.hold(seat('k1', 1));
    phone.meet(tablet.meet(nothing, 10), 11);
    tablet.drop('AAA');
    const dropped = tablet.meet(nothing, 12);
    phone.meet(dropped, 13);
    expect(phone.keys).toEqual([]);
    phone.hold(seat('k1', 14));
    tablet.meet(phone.meet(dropped, 15), 16);
    expect(tablet.keys).toEqual(['k1']);
  });

  test('a moved seat survives a late removal of its old key', () => {
    const [tablet, phone] = [new Device(), new Device()];
    tablet.hold(seat('old', 1));
    const before = tablet.meet(nothing, 10);
    phone.meet(before, 11);
    phone.hold(seat('new', 12));
    const moved = phone.meet(before, 13);
    // The tablet learns it from the table, after the phone has written it.
    tablet.hold(seat('old', 14, { seats: [] }));
    const left = tablet.meet(nothing, 15);
    phone.meet(left, 16);
    tablet.meet(moved, 17);
    expect([phone.keys, tablet.keys]).toEqual([['new'], ['new']]);
  });

  test('a stale key gives way to the newer one', () => {
    const [tablet, phone] = [new Device(), new Device()];
    phone.hold(seat('new', 12));
    const known = phone.meet(nothing, 13);
    tablet.hold(seat('old', 1));
    phone.meet(tablet.meet(known, 20), 21);
    expect([phone.keys, tablet.keys]).toEqual([['new'], ['new']]);
  });

  test('the latest change of each setting wins', () => {
    const [tablet, phone] = [new Device(), new Device()];
    phone.meet(tablet.meet(nothing, 10), 11);
    tablet.data = { ...tablet.data, settings: { theme: 'night', sound: true } };
    const one = tablet.meet(nothing, 20);
    phone.data = { ...phone.data, settings: { theme: 'contrast' } };
    const two = phone.meet(nothing, 21);
    tablet.meet(two, 22);
    phone.meet(one, 23);
    expect(tablet.data.settings).toEqual({ theme: 'contrast', sound: true });
    expect(phone.data.settings).toEqual(tablet.data.settings);
  });

  test('a hand on a phone is specific to its device', () => {
    const [tablet, phone] = [new Device(), new Device()];
    tablet.hold(seat('k1', 1, { seats: [{ seat: 0, key: 'k1', isOnPhone: true }] }));
    const shared = tablet.meet(nothing, 10);
    tablet.meet(phone.meet(shared, 11), 12);
    expect(phone.data.tables[0]?.seats).toEqual([{ seat: 0, key: 'k1' }]);
    expect(tablet.data.tables[0]?.seats).toEqual([{ seat: 0, key: 'k1', isOnPhone: true }]);
  });
});
