import { setTimeout as sleep } from 'node:timers/promises';
import type { LiveTable } from './live-table.ts';

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
  while (load.left > 0 && tables.some(({ isOver }) => !isOver)) await sleep(5);
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

async function settled(tables: readonly LiveTable[]): Promise<void> {
  const late = performance.now() + 10_000;
  while (tables.some((table) => !table.isFree && !table.isOver)) {
    if (performance.now() > late) throw new Error('some moves were never received by everybody');
    await sleep(5);
  }
}
