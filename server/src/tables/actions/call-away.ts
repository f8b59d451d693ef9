import type { Seat } from '@richtfest/engine';
import type { Message } from '../../notices/notice-texts.ts';
import type { Room } from '../room.ts';

/** Those who are away, and whose turn it is, are told. */
export async function callAway(room: Room): Promise<void> {
  const { match } = room;
  if (match === undefined || match.isFinished) return;
  for (const seat of match.takeCalls()) {
    const clock = match.time.clocks.find((each) => each.seat === seat);
    const msLeft = clock === undefined ? {} : { msLeft: clock.msLeft };
    tellAway(room, seat, { is: 'turn', ...msLeft }, match.changedAt);
  }
}

/** Notifies an absent player, if they asked to be notified. */
export function tellAway(
  { stored, presence, services }: Room,
  seat: Seat,
  message: Message,
  since = Infinity,
): void {
  const wanted = stored.seats[seat];
  if (wanted?.kind !== 'person' || wanted.person === undefined) return;
  if (presence.count(seat) > 0) return;
  const { code: table, game } = stored;
  services.notices.tell({ table, game, seat, keyHash: wanted.person.keyHash, message, since });
}
