import { type Seat, hasSeat } from '@richtfest/engine';
import type { MadeMove } from '../clocks.ts';
import type { RunningMatch } from '../running-match.ts';

/** Commits the game's `timeoutMove` for seats that owe a decision and make none. */
export async function timeOut(
  match: RunningMatch,
  seats: readonly Seat[],
  by: MadeMove['by'],
): Promise<void> {
  for (const seat of seats) {
    const { game, state } = match.engine;
    if (!hasSeat(game.owing(state), seat)) continue;
    await match.commit({ seat, by, move: game.timeoutMove(state, seat) });
  }
}
