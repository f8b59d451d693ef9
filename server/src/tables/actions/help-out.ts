import type { HelpOutRequest } from '@richtfest/protocol';
import { RequestError } from '../../request-error.ts';
import type { Room } from '../room.ts';
import { seatWithKey } from '../seating.ts';
import { keyHash } from '../secrets.ts';
import { NOT_STARTED } from './playing.ts';
import { seatStandIn } from './stand-in.ts';
import { isSameDigest } from '../../same-digest.ts';

/** Whoever plays here has a bot help out somebody whose time has run out. */
export async function helpOut(room: Room, { key, seat, how }: HelpOutRequest): Promise<void> {
  const { match, stored } = room;
  if (match === undefined) throw new RequestError(NOT_STARTED.code, NOT_STARTED.sentence);
  if (match.isFinished) throw new RequestError('match-over', 'The match is over.');
  const from = seatWithKey(stored.seats, key);
  const isHost = isSameDigest(keyHash(key), stored.hostKeyHash);
  if (!isHost && (from === undefined || from === seat)) {
    throw new RequestError('wrong-key', 'Only others who play at this table can do that.');
  }
  if (!match.time.isReminded(seat)) {
    throw new RequestError('not-due', `The time of seat ${seat} has not run out.`);
  }
  if (how === 'stand-in') await seatStandIn(room, seat, match.usualBot);
  else match.relieve(seat);
}
