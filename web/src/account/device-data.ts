import type { HeldSeat, HeldTable } from '../online/seat-keys.ts';
import { type Chronicle, mergedChronicles } from '../statistics/chronicle.ts';
import {
  type AccountData,
  type AccountSeat,
  type AccountTable,
  type Stamped,
  isLive,
} from './account-data.ts';

/** The data of this device, with or without an account. */
export interface DeviceData {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly tables: readonly HeldTable[];
  readonly chronicle: Chronicle;
}

/**
 * The last known account data with this device's changes since. Changes are found by comparison
 * and get the current time.
 */
export function noticed(known: AccountData, device: DeviceData, now: number): AccountData {
  const held = new Map(device.tables.map((table) => [table.table, table]));
  const gone = Object.entries(known.tables).filter(([code]) => !held.has(code));
  return {
    ...known,
    settings: { ...known.settings, ...changedSettings(known.settings, device.settings, now) },
    tables: {
      ...Object.fromEntries(
        gone.map(([code, table]) => [code, isLive(table) ? { ...table, droppedAt: now } : table]),
      ),
      ...Object.fromEntries(
        device.tables.map((table) => [
          table.table,
          noticedTable(known.tables[table.table], table, now),
        ]),
      ),
    },
    chronicle: mergedChronicles(known.chronicle, device.chronicle),
  };
}

function changedSettings(
  known: AccountData['settings'],
  settings: DeviceData['settings'],
  at: number,
): Readonly<Record<string, Stamped<unknown>>> {
  const changed = Object.entries(settings).filter(
    ([name, value]) => JSON.stringify(known[name]?.value) !== JSON.stringify(value),
  );
  return Object.fromEntries(changed.map(([name, value]) => [name, { value, at }]));
}

function noticedTable(known: AccountTable | undefined, held: HeldTable, now: number): AccountTable {
  const { seats = [], hostKey = '', isFinished = false, game, usedAt } = held;
  const keys = new Set(seats.map(({ key }) => key));
  const dropped = Object.entries(known?.seats ?? {}).map(([key, seat]): [string, AccountSeat] => [
    key,
    keys.has(key) || seat.isDropped ? seat : { ...seat, isDropped: true, at: now },
  ]);
  const taken = seats
    .filter(({ key }) => known?.seats[key]?.isDropped !== false)
    .map(({ key, seat }): [string, AccountSeat] => [key, { seat, at: usedAt, isDropped: false }]);
  return {
    game: game === '' ? (known?.game ?? '') : game,
    // It exists here: a deletion on another device is not known yet.
    usedAt: Math.max(usedAt, known?.usedAt ?? 0),
    droppedAt: known?.droppedAt ?? 0,
    isFinished: isFinished || known?.isFinished === true,
    hostKey: hostKey === '' ? (known?.hostKey ?? '') : hostKey,
    seats: Object.fromEntries([...dropped, ...taken]),
  };
}

/** This device's data after applying the account's. */
export function applied(data: AccountData, device: DeviceData): DeviceData {
  const held = new Map(device.tables.map((table) => [table.table, table]));
  return {
    settings: Object.fromEntries(
      Object.entries(data.settings).map(([name, { value }]) => [name, value]),
    ),
    tables: Object.entries(data.tables)
      .filter(([, table]) => isLive(table))
      .map(([code, table]) => appliedTable(code, table, held.get(code)))
      .sort((a, b) => b.usedAt - a.usedAt),
    chronicle: data.chronicle,
  };
}

/** Data that belongs only to this device, such as hands on phones, stays. */
function appliedTable(code: string, table: AccountTable, held: HeldTable | undefined): HeldTable {
  const { game, usedAt, isFinished, hostKey } = table;
  return {
    ...held,
    table: code,
    game,
    usedAt,
    seats: seatsOf(table, held?.seats ?? []),
    ...(hostKey === '' ? {} : { hostKey }),
    ...(isFinished ? { isFinished } : {}),
  };
}

/** The latest key of each seat, since a moved seat gets a new one. */
function seatsOf({ seats }: AccountTable, held: readonly HeldSeat[]): HeldSeat[] {
  const live = Object.entries(seats)
    .filter(([, { isDropped }]) => !isDropped)
    .sort(([key, a], [next, b]) => b.at - a.at || (key > next ? -1 : 1));
  const bySeat = new Map<number, HeldSeat>();
  for (const [key, { seat }] of live) {
    if (bySeat.has(seat)) continue;
    bySeat.set(seat, held.find((each) => each.key === key) ?? { seat, key });
  }
  return [...bySeat.values()].sort((a, b) => a.seat - b.seat);
}
