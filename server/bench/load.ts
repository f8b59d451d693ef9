import { setTimeout as sleep } from 'node:timers/promises';
import type { LiveTable } from './live-table.ts';

/** Milliseconds after a load until all its moves have arrived everywhere. */
const SETTLE_WITHIN = 30_000;

/** Sends this many moves a second at regular intervals, even if the server falls behind. */
export async function steady(
  tables: readonly LiveTable[],
  perSecond: number,
  seconds: number,
): Promise<void> {
  const start = performance.now();
  const until = start + seconds * 1000;
  let sent = 0;
  let at = 0;
  while (performance.now() < until) {
    const due = ((performance.now() - start) / 1000) * perSecond;
    while (sent < due) {
      const table = nextFree(tables, at);
      if (table === undefined) break;
      at = table.at + 1;
      table.table.move();
      sent++;
    }
    await sleep(1);
  }
  await settled(tables);
}

/**
 * Every table makes its next move as soon as all its connections have received the last one, until
 * all of them have made this many moves together.
 */
export async function flatOut(tables: readonly LiveTable[], moves: number): Promise<void> {
  const load = { left: moves };
  const playNext = (table: LiveTable) => {
    if (table.isOver || load.left === 0) return;
    load.left--;
    table.move();
  };
  for (const table of tables) {
    table.onSettled = () => playNext(table);
    if (table.isFree) playNext(table);
  }
  while (load.left > 0 && tables.some(({ isOver }) => !isOver)) {
    requireNoFailure(tables);
    await sleep(5);
  }
  requireNoFailure(tables);
  if (load.left > 0) throw new Error(`all matches were over ${load.left} moves too early`);
  await settled(tables);
  for (const table of tables) table.onSettled = () => undefined;
}

function nextFree(tables: readonly LiveTable[], from: number) {
  for (let step = 0; step < tables.length; step++) {
    const at = (from + step) % tables.length;
    const table = tables[at];
    if (table?.isFree === true) return { table, at };
  }
  return undefined;
}

/** Waits until all connections have received the latest moves. */
async function settled(tables: readonly LiveTable[]): Promise<void> {
  const late = performance.now() + SETTLE_WITHIN;
  const isOpen = (table: LiveTable) => !table.isFree && !table.isOver;
  while (tables.some(isOpen)) {
    if (performance.now() > late) {
      const open = tables.filter(isOpen).length;
      throw new Error(
        `at ${open} of ${tables.length} tables the latest move has not reached everyone after ${SETTLE_WITHIN / 1000} s`,
      );
    }
    await sleep(5);
  }
  requireNoFailure(tables);
}

function requireNoFailure(tables: readonly LiveTable[]): void {
  const failed = tables.find(({ failure }) => failure !== undefined);
  if (failed?.failure !== undefined) throw failed.failure;
}
