import type { Seat } from './seats.ts';

/**
 * The move played for a seat that did not answer: the first quiet one, or the first in the list.
 */
export function fallbackMove<Move>(
  moves: readonly Move[],
  seat: Seat,
  isQuiet: (move: Move) => boolean = () => false,
): Move {
  const move = moves.find(isQuiet) ?? moves[0];
  if (move === undefined) throw new RangeError(`seat ${seat} owes no decision`);
  return move;
}
