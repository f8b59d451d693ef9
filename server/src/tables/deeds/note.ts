import type { BusyMessage, HoldMessage } from '@richtfest/protocol';
import type { Attendant } from '../attendance.ts';
import type { Room } from '../room.ts';
import { playing } from './playing.ts';

/** A seat is busy or is back, or wants bots to wait a moment. */
export function note(room: Room, attendant: Attendant, message: BusyMessage | HoldMessage): void {
  const { seat, match } = playing(room, attendant);
  if (message.type === 'hold') {
    match.hold(seat, message.isHolding);
  } else if (match.isBusy(seat) !== message.isBusy) {
    match.setBusy(seat, message.isBusy);
    room.announceSeats();
    match.wakeOthers();
  }
}
