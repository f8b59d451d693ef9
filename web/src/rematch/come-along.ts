import {
  type ClaimSeatRequest,
  type ClaimSeatResponse,
  type RematchRequest,
  type RematchResponse,
  claimSeatResponse,
  rematchResponse,
} from '@richtfest/protocol';
import { randomHex } from '../match/start-match.ts';
import { heldTable, holdSeat } from '../online/seat-keys.ts';
import { ServerProblem, ask } from '../online/server.ts';

/** The key with which this device may request a rematch; undefined: it only watched. */
export function keyForRematch(table: string): string | undefined {
  const { hostKey, seats = [] } = heldTable(table) ?? {};
  return seats[0]?.key ?? hostKey;
}

/** Tables this device is leaving for a rematch. */
const LEAVING = new Set<string>();

export function isLeaving(table: string): boolean {
  return LEAVING.has(table);
}

/** Sets up a rematch, or joins the one another player has set up; returns its code. */
export async function startRematch(
  table: string,
  request: Omit<RematchRequest, 'key'> = {},
): Promise<string> {
  const key = keyForRematch(table);
  if (key === undefined) throw new RangeError(`nobody here played at table ${table}`);
  LEAVING.add(table);
  try {
    const path = `/api/tables/${table}/rematch`;
    const { table: next } = (await ask(rematchResponse, path, {
      key,
      ...request,
    })) as RematchResponse;
    await comeAlong(table, next);
    return next;
  } finally {
    LEAVING.delete(table);
  }
}

/** Moves all seats of this device to the rematch. */
export async function comeAlong(table: string, next: string): Promise<void> {
  for (const { key, isOnPhone } of heldTable(table)?.seats ?? []) {
    try {
      const seat = await claimSeat(next, key);
      holdSeat(next, { seat, key, ...(isOnPhone === true ? { isOnPhone } : {}) });
    } catch (error) {
      // Seats that are not part of the rematch may watch.
      if (!(error instanceof ServerProblem) || error.code !== 'wrong-key') throw error;
    }
  }
}

/** Claims a seat of the rematch with a new nonce. */
export async function claimSeat(table: string, key: string): Promise<number> {
  const request: ClaimSeatRequest = { key, nonce: randomHex(16) };
  const answer = await ask(claimSeatResponse, `/api/tables/${table}/seats/claim`, request);
  return (answer as ClaimSeatResponse).seat;
}
