import type { DoNotDisturbMessage, HoldMessage } from '@richtfest/protocol';
import type { Connection } from '../presence.ts';
import type { Room } from '../room.ts';
import { playing } from './playing.ts';

/** A seat is busy or is back, or wants bots to wait a moment. */
export function note(
  room: Room,
  connection: Connection,
  message: DoNotDisturbMessage | HoldMessage,
): void {
  const { seat, match } = playing(room, connection);
  if (message.type === 'hold') {
    match.hold(seat, message.isHolding);
  } else if (match.isBusy(seat) !== message.isBusy) {
    match.setDoNotDisturb(seat, message.isBusy);
    room.announceSeats();
    match.wakeOthers();
  }
}
