import { findGame } from '@richtfest/catalog';
import { writeMatchFile } from '@richtfest/engine';
import type { DailyStanding } from '@richtfest/protocol/daily';
import { type SavedMatch, restore } from '../match/saved-match.ts';
import { ServerProblem } from '../online/server.ts';
import { sendResult, standingOf } from './daily-server.ts';
import { noteSent } from './sent-records.ts';

/** Refusals that sending again does not change. */
const FINAL = ['daily-counted', 'daily-foreign', 'daily-late', 'daily-refused'];

/** Whether the server has refused a house, rather than failed. */
export function isRefusal(error: unknown): error is ServerProblem {
  return error instanceof ServerProblem && [...FINAL, 'daily-early'].includes(error.code);
}

/** Whether sending a house again is useless. */
export function isFinal(error: unknown): error is ServerProblem {
  return error instanceof ServerProblem && FINAL.includes(error.code);
}

/** Sends a finished record house; if it can no longer be sent, asks for its standing. */
export async function sendRecord(day: string, saved: SavedMatch): Promise<DailyStanding> {
  const { game: id, rulesVersion } = saved.header;
  const game = await findGame(id)?.load(rulesVersion);
  if (game === undefined) throw new RangeError(`there is no game ${id}`);
  const file = writeMatchFile(restore(game, saved), saved.secret);
  try {
    const standing = await sendResult(day, file);
    noteSent(saved.id, Date.now());
    return standing;
  } catch (error) {
    if (isFinal(error)) noteSent(saved.id, Date.now());
    // Another device of the account has sent it, or the day is over.
    const isKnown =
      error instanceof ServerProblem && ['daily-counted', 'daily-late'].includes(error.code);
    if (!isKnown) throw error;
    // Without a standing, the refusal says what is wrong.
    return await standingOf(day, id).catch(() => Promise.reject(error));
  }
}
