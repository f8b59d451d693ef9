import type { SeatStatus } from '@richtfest/protocol';
import { useEffect } from 'react';
import { type HeldTable, heldTable, holdTable } from '../online/seat-keys.ts';

/**
 * The key with which this device is the host's; undefined if it is not. Once the host sits, it is
 * the key of the host's seat, on whichever device that is.
 */
export function hostKeyOf(
  held: Pick<HeldTable, 'hostKey' | 'seats'> | undefined,
  seats: readonly Pick<SeatStatus, 'isHost'>[],
): string | undefined {
  const hostSeat = seats.findIndex(({ isHost }) => isHost === true);
  if (hostSeat < 0) return held?.hostKey;
  return held?.seats?.find(({ seat }) => seat === hostSeat)?.key;
}

/** The same, and what is kept on this device follows it. */
export function useHostKey(table: string, seats: readonly SeatStatus[]): string | undefined {
  const held = heldTable(table);
  const key = hostKeyOf(held, seats);
  const isKept = held === undefined || held.hostKey === key;
  useEffect(() => {
    if (!isKept) holdTable({ table, hostKey: key });
  }, [table, key, isKept]);
  return key;
}
