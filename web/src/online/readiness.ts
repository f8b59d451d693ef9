import type { SeatStatus } from '@richtfest/protocol';
import type { HeldSeat } from './seat-keys.ts';

/** The guests a start waits for; the host is always ready. */
export function unreadyGuests(seats: readonly SeatStatus[]): string[] {
  return seats.flatMap(({ name, isPreparing, isHost }) =>
    isPreparing === true && isHost !== true ? [name] : [],
  );
}

/** Whether the players of this device are ready; undefined if nobody waits for them. */
export function readinessHere(
  seats: readonly SeatStatus[],
  held: readonly HeldSeat[],
): { readonly names: readonly string[]; readonly isReady: boolean } | undefined {
  const here = held.flatMap(({ seat }) => seats[seat] ?? []);
  const guests = here.filter(({ kind, isHost }) => kind === 'person' && isHost !== true);
  if (guests.length === 0 || here.length > guests.length) return undefined;
  return {
    names: guests.map(({ name }) => name),
    isReady: !guests.some(({ isPreparing }) => isPreparing === true),
  };
}
