import type { Seat } from './seats.ts';

/** What stands for an answer that did not come: the first move that is quiet, else the first of the list. */
export function moveOwed<Move>(
  moves: readonly Move[],
  seat: Seat,
  isQuiet: (move: Move) => boolean = () => false,
): Move {
  const move = moves.find(isQuiet) ?? moves[0];
  if (move === undefined) throw new RangeError(`seat ${seat} owes no decision`);
  return move;
}
