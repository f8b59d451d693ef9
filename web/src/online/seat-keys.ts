import { readStoredJson, writeStored } from '../storage/device-storage.ts';

/** The keys this device has for an online table: those of its seats and the host's. */
export interface HeldTable {
  readonly table: string;
  readonly game: string;
  readonly seats?: readonly HeldSeat[];
  readonly hostKey?: string | undefined;
  readonly isFinished?: boolean;
  /** A seat that is being moved here, until the server has confirmed it. */
  readonly arriving?: Arrival | undefined;
  /** The seats elsewhere the table waited for at the latest visit. */
  readonly waitedFor?: readonly string[];
  /** Milliseconds since 1970. */
  readonly usedAt: number;
}

export interface HeldSeat {
  readonly seat: number;
  readonly key: string;
  /** Its hand is shown on a phone; this device shows public information only. */
  readonly isOnPhone?: boolean;
}

interface Arrival {
  readonly key: string;
  readonly newKey: string;
}

const KEY = 'richtfest/tables';
/** Older tables are forgotten. */
export const MOST_TABLES = 50;

/** Dispatched on the window when the stored tables have changed. */
export const TABLES_CHANGED = 'richtfest/tables-changed';

/** The tables of this device, latest first. */
export function heldTables(): readonly HeldTable[] {
  const held = readStoredJson(KEY);
  if (!Array.isArray(held)) return [];
  return (held as HeldTable[]).toSorted((a, b) => b.usedAt - a.usedAt);
}

export function heldTable(table: string): HeldTable | undefined {
  return heldTables().find((held) => held.table === table);
}

/** Adds keys of a table. */
export function holdTable(held: Pick<HeldTable, 'table'> & Partial<HeldTable>): void {
  const before = heldTable(held.table) ?? { game: '', usedAt: 0 };
  const others = heldTables().filter(({ table }) => table !== held.table);
  keep([{ ...before, ...held, usedAt: Date.now() }, ...others]);
}

/** Changes a stored table without counting it as a visit. */
export function noteTable(
  table: string,
  notes: Pick<HeldTable, 'waitedFor'> | Pick<HeldTable, 'isFinished'>,
): void {
  keep(heldTables().map((held) => (held.table === table ? { ...held, ...notes } : held)));
}

/** Adds a seat to this device. */
export function holdSeat(table: string, held: HeldSeat): void {
  const others = heldTable(table)?.seats?.filter(({ seat }) => seat !== held.seat) ?? [];
  holdTable({ table, seats: [...others, held] });
}

/** Removes a seat from this device. */
export function dropSeat(table: string, key: string): void {
  const held = heldTable(table);
  if (held === undefined) return;
  const seats = held.seats?.filter((each) => each.key !== key) ?? [];
  // The host's rights move with the host's seat.
  holdTable({ ...held, seats, hostKey: held.hostKey === key ? undefined : held.hostKey });
}

export function dropTable(table: string): void {
  keep(heldTables().filter((held) => held.table !== table));
}

/** Replaces all stored tables. */
export function replaceTables(tables: readonly HeldTable[]): void {
  keep(tables);
}

function keep(tables: readonly HeldTable[]): void {
  const isStored = writeStored(KEY, JSON.stringify(tables.slice(0, MOST_TABLES)));
  if (isStored) dispatchEvent(new Event(TABLES_CHANGED));
}
