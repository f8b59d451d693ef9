import { findGame } from '@richtfest/catalog';
import { writeMatchFile } from '@richtfest/engine';
import type { DailyStanding } from '@richtfest/protocol/daily';
import { type SavedMatch, restore } from '../match/saved-match.ts';
import { ServerProblem } from '../online/server.ts';
import { sendResult, standingOf } from './daily-server.ts';

/** Sends a finished record house; if it can no longer be sent, asks for its standing. */
export async function sendRecord(day: string, saved: SavedMatch): Promise<DailyStanding> {
  const { game: id, rulesVersion } = saved.header;
  const game = await findGame(id)?.load(rulesVersion);
  if (game === undefined) throw new RangeError(`there is no game ${id}`);
  try {
    return await sendResult(day, writeMatchFile(restore(game, saved), saved.secret));
  } catch (error) {
    // Another device of the account has sent it, or the day is over.
    const isKnown =
      error instanceof ServerProblem && ['daily-counted', 'daily-late'].includes(error.code);
    if (!isKnown) throw error;
    return await standingOf(day, id);
  }
}
