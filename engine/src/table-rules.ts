import type { TableReason } from './reasons.ts';
import { type Schema, check, problemText } from './schema.ts';
import { type Seat, type SeatSet, NO_SEATS, hasSeat, seatsIn } from './seats.ts';

/** RF-1, RF-2: only a seat that owes a decision may move, and only while the game runs. */
export function outOfTurn(owing: SeatSet, seat: Seat): TableReason | undefined {
  if (owing === NO_SEATS) return { rule: 'RF-1', code: 'game-over' };
  if (!hasSeat(owing, seat)) {
    return { rule: 'RF-2', code: 'not-your-decision', owing: seatsIn(owing) };
  }
  return undefined;
}

/** RF-3: the input must be written like a move of this game. */
export function malformed(moveSchema: Schema, move: unknown): TableReason | undefined {
  const [problem] = check(moveSchema, move, 'move');
  if (problem === undefined) return undefined;
  return { rule: 'RF-3', code: 'not-a-move', problem: problemText(problem) };
}
