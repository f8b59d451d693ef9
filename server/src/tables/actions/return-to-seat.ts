import type { Connection } from '../presence.ts';
import type { Table } from '../table.ts';
import { playing } from './playing.ts';
import { comeBack } from './stand-in.ts';

/** Gives a late player who stayed connected their seat back. */
export async function returnToSeat(table: Table, connection: Connection): Promise<void> {
  const { seat } = playing(table, connection);
  await comeBack(table, seat);
}
