import type { Connection } from '../presence.ts';
import type { Table } from '../table.ts';
import { playing } from './playing.ts';
import { comeBack } from './stand-in.ts';

/** A player who stayed connected, and let their time run out, plays again. */
export async function returnToSeat(table: Table, connection: Connection): Promise<void> {
  const { seat } = playing(table, connection);
  await comeBack(table, seat);
}
