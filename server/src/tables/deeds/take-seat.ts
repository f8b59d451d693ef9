import type { TakeSeatRequest, TakeSeatResponse } from '@richtfest/protocol';
import { WishProblem } from '../../problem.ts';
import { sitDown } from '../before-the-match.ts';
import type { Room } from '../room.ts';
import { catchUp } from './begin.ts';
import { requireNotStarted } from './playing.ts';

/** Seats a person; the last one starts the match. */
export async function takeSeat(room: Room, request: TakeSeatRequest): Promise<TakeSeatResponse> {
  requireNotStarted(room);
  const seated = await sitDown(room.services, room.stored, request);
  await room.reload();
  room.announceSeats();
  await catchUp(room);
  if (seated !== undefined) return seated;
  throw new WishProblem('seat-taken', 'This seat is taken.');
}
