import type { Connection } from '../presence.ts';
import type { Room } from '../room.ts';
import { playing } from './playing.ts';
import { comeBack } from './stand-in.ts';

/** Somebody who was connected all the time, and let theirs run out, plays again. */
export async function returnToSeat(room: Room, connection: Connection): Promise<void> {
  const { seat } = playing(room, connection);
  await comeBack(room, seat);
}
