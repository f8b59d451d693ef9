import type { DoNotDisturbMessage, HoldMessage } from '@richtfest/protocol';
import { announceSeats } from '../announce.ts';
import type { Connection } from '../presence.ts';
import type { Table } from '../table.ts';
import { letOthersPlay } from './notify.ts';

/** Sets a seat's do-not-disturb flag, or lets bots wait a moment. */
export function noteSeat(
  table: Table,
  connection: Connection,
  message: DoNotDisturbMessage | HoldMessage,
): void {
  const { seat, match } = table.playing(connection);
  if (message.type === 'hold') {
    match.hold.set(seat, message.isHolding);
  } else if (match.doNotDisturb.has(seat) !== message.isBusy) {
    if (message.isBusy) match.doNotDisturb.add(seat);
    else match.doNotDisturb.delete(seat);
    announceSeats(table);
    letOthersPlay(table);
  }
}
