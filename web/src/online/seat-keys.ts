/** What this device holds of a table by link: the secrets of its seats, and the host's. */
export interface HeldTable {
  readonly table: string;
  readonly game: string;
  readonly seats?: readonly HeldSeat[];
  readonly hostKey?: string | undefined;
  readonly isFinished?: boolean;
  /** A seat that is on its way here: kept until the server has said yes. */
  readonly arriving?: Arrival | undefined;
  /** Those elsewhere it waited for when somebody here last looked. */
  readonly waitedFor?: readonly string[];
  /** Milliseconds since 1970. */
  readonly usedAt: number;
}

export interface HeldSeat {
  readonly seat: number;
  readonly key: string;
  /** Its hand is on a phone; this device lies in the middle and shows what all may see. */
  readonly isOnPhone?: boolean;
}

interface Arrival {
  readonly key: string;
  readonly newKey: string;
}

const KEY = 'richtfest/tables';
/** So many tables are remembered. */
export const MOST_TABLES = 50;

/** Heard on this page when anything about its tables has changed. */
export const TABLES_CHANGED = 'richtfest/tables-changed';

/** The tables of this device, the latest first. */
export function heldTables(): readonly HeldTable[] {
  try {
    const held = JSON.parse(localStorage.getItem(KEY) ?? '[]') as HeldTable[];
    return held.toSorted((a, b) => b.usedAt - a.usedAt);
  } catch {
    return [];
  }
}

export function heldTable(table: string): HeldTable | undefined {
  return heldTables().find((held) => held.table === table);
}

/** Adds to what is held of a table. */
export function holdTable(held: Pick<HeldTable, 'table'> & Partial<HeldTable>): void {
  const before = heldTable(held.table) ?? { game: '', usedAt: 0 };
  const others = heldTables().filter(({ table }) => table !== held.table);
  keep([{ ...before, ...held, usedAt: Date.now() }, ...others]);
}

/** Notes something about a table that is held, without counting as a visit. */
export function noteTable(
  table: string,
  notes: Pick<HeldTable, 'waitedFor'> | Pick<HeldTable, 'isFinished'>,
): void {
  keep(heldTables().map((held) => (held.table === table ? { ...held, ...notes } : held)));
}

/** Adds a seat to those this device speaks for. */
export function holdSeat(table: string, held: HeldSeat): void {
  const others = heldTable(table)?.seats?.filter(({ seat }) => seat !== held.seat) ?? [];
  holdTable({ table, seats: [...others, held] });
}

/** This device does not speak for a seat any more. */
export function dropSeat(table: string, key: string): void {
  const held = heldTable(table);
  if (held === undefined) return;
  const seats = held.seats?.filter((each) => each.key !== key) ?? [];
  // A host's rights go where the host's seat goes.
  holdTable({ ...held, seats, hostKey: held.hostKey === key ? undefined : held.hostKey });
}

export function dropTable(table: string): void {
  keep(heldTables().filter((held) => held.table !== table));
}

/** Puts these in place of all that are held. */
export function replaceTables(tables: readonly HeldTable[]): void {
  keep(tables);
}

function keep(tables: readonly HeldTable[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables.slice(0, MOST_TABLES)));
    dispatchEvent(new Event(TABLES_CHANGED));
  } catch {
    // A browser that keeps nothing plays on until the page is closed.
  }
}
