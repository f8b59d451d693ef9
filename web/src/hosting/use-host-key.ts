import type { SeatStatus } from '@richtfest/protocol';
import { useEffect } from 'react';
import { type HeldTable, heldTable, holdTable } from '../online/seat-keys.ts';

/**
 * The host key, if this device is the host's. Once the host has taken a seat, it is the key of that
 * seat, on whichever device it is.
 */
export function hostKeyOf(
  held: Pick<HeldTable, 'hostKey' | 'seats'> | undefined,
  seats: readonly Pick<SeatStatus, 'isHost'>[],
): string | undefined {
  const hostSeat = seats.findIndex(({ isHost }) => isHost === true);
  if (hostSeat < 0) return held?.hostKey;
  return held?.seats?.find(({ seat }) => seat === hostSeat)?.key;
}

/** The host key; updates the keys stored on this device. */
export function useHostKey(table: string, seats: readonly SeatStatus[]): string | undefined {
  const held = heldTable(table);
  const key = hostKeyOf(held, seats);
  const isStored = held === undefined || held.hostKey === key;
  useEffect(() => {
    if (!isStored) holdTable({ table, hostKey: key });
  }, [table, key, isStored]);
  return key;
}
