import { type GameTypes, type Match, type Seat, hasSeat } from '@richtfest/engine';

/** A move for the decision that a seat had before it when it was asked. */
interface Answer<Move> {
  readonly seat: Seat;
  readonly decision: number;
  readonly move: Move;
}

/** False if the rules refuse the move. */
function tryMove<T extends GameTypes>(match: Match<T>, seat: Seat, move: T['Move']): boolean {
  return 'step' in match.play(seat, move);
}

/** Plays a decision that is still owed; without a move that the rules allow, the timeout move. */
export function playOwed<T extends GameTypes>(
  match: Match<T>,
  { seat, decision, move }: Answer<T['Move'] | undefined>,
): boolean {
  const isOwed = hasSeat(match.game.owing(match.state), seat);
  // After an undo the bot has been asked again.
  if (!isOwed || match.decisionOf(seat) !== decision) return false;
  if (move !== undefined && tryMove(match, seat, move)) return true;
  return tryMove(match, seat, match.game.timeoutMove(match.state, seat));
}

/** Plays an optional move, unless the seat has another decision before it by now. */
export function playOptional<T extends GameTypes>(
  match: Match<T>,
  { seat, decision, move }: Answer<T['Move']>,
): boolean {
  return match.decisionOf(seat) === decision && tryMove(match, seat, move);
}
