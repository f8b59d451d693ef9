import type { Seat } from '@richtfest/engine';
import type { Message } from '../../notices/notice-texts.ts';
import type { Table } from '../table.ts';

/** Notifies absent players whose turn it is. */
export async function callAway(table: Table): Promise<void> {
  const { match } = table;
  if (match === undefined || match.isFinished) return;
  for (const seat of match.calls.take(match.absentees)) {
    const clock = match.time.clocks.left().find((each) => each.seat === seat);
    const msLeft = clock === undefined ? {} : { msLeft: clock.msLeft };
    tellAway(table, seat, { is: 'turn', ...msLeft }, match.changedAt);
  }
}

/** Notifies an absent player, if they asked to be notified. */
export function tellAway(
  { stored, presence, services }: Table,
  seat: Seat,
  message: Message,
  since = Infinity,
): void {
  const wanted = stored.seats[seat];
  if (wanted?.kind !== 'person' || wanted.person === undefined) return;
  if (presence.has(seat)) return;
  const { code: table, game } = stored;
  services.notices.tell({ table, game, seat, keyHash: wanted.person.keyHash, message, since });
}
