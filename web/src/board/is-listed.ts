import { type GameMove, isEqualJson } from '@richtfest/engine';

/** Whether a move is among these, however it is spelled: moves are plain data. */
export function isListed<Move extends GameMove>(move: Move, moves: readonly Move[]): boolean {
  return moves.some((other) => other.verb === move.verb && isEqualJson(other, move));
}
