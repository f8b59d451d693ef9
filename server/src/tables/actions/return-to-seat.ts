import type { Connection } from '../presence.ts';
import type { Table } from '../table.ts';
import { comeBack } from './stand-in.ts';

/** Gives a late player who stayed connected their seat back. */
export async function returnToSeat(table: Table, connection: Connection): Promise<void> {
  const { seat } = table.playing(connection);
  await comeBack(table, seat);
}
