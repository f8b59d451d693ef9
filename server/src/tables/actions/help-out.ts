import type { HelpOutRequest } from '@richtfest/protocol';
import { RequestError } from '../../request-error.ts';
import { isSameDigest } from '../../same-digest.ts';
import { usualBot } from '../relief.ts';
import { seatWithKey } from '../seating.ts';
import { keyHash } from '../secrets.ts';
import type { Table } from '../table.ts';
import { relieve, seatStandIn } from './stand-in.ts';

/** Lets a bot move for a player whose time has run out, on another player's request. */
export async function helpOut(table: Table, { key, seat, how }: HelpOutRequest): Promise<void> {
  const { stored } = table;
  const match = table.requireMatch();
  if (match.isFinished) throw new RequestError('match-over', 'The match is over.');
  const from = seatWithKey(stored.seats, key);
  const isHost = isSameDigest(keyHash(key), stored.hostKeyHash);
  if (!isHost && (from === undefined || from === seat)) {
    throw new RequestError('wrong-key', 'Only others who play at this table can do that.');
  }
  if (!match.time.clocks.isReminded(seat)) {
    throw new RequestError('not-due', `The time of seat ${seat} has not run out.`);
  }
  if (how === 'stand-in') await seatStandIn(table, seat, usualBot(match.engine));
  else relieve(table, seat);
}
