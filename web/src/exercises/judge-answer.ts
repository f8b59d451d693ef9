import { type Game, type GameMove, isEqualJson, writeTurn } from '@richtfest/engine';
import type { MoveReason } from '@richtfest/review';
import type { ReviewWorker } from '../review/review-worker.ts';
import type { Exercise } from './exercise.ts';

/** How good an answer is: the best move, another good one, the old mistake, or a new one. */
export interface AnswerVerdict {
  readonly is: 'solved' | 'alsoGood' | 'asBefore' | 'missed';
  /** Why the best move is better. */
  readonly reasons: readonly MoveReason[];
}

export function isSolved({ is }: AnswerVerdict): boolean {
  return is === 'solved' || is === 'alsoGood';
}

/** Judges an answer with the engine of the reviews; known moves need no computation. */
export async function judgeAnswer(
  exercise: Exercise,
  move: GameMove,
  { game, worker }: { readonly game: Game; readonly worker: () => ReviewWorker },
): Promise<AnswerVerdict> {
  const { file, seat, best, equals = [], played, reasons } = exercise;
  if ([best, ...equals].some((answer) => isEqualJson(move, answer)))
    return { is: 'solved', reasons };
  if (isEqualJson(move, played)) return { is: 'asBefore', reasons };
  const asked = worker();
  try {
    const moves = [...file.moves, writeTurn(game, seat, move)];
    const judged = await asked.ask('judge', { file: { ...file, moves }, best });
    if (judged?.grade === 'best' || judged?.grade === 'good')
      return { is: 'alsoGood', reasons: [] };
    return { is: 'missed', reasons: judged?.reasons ?? reasons };
  } finally {
    asked.close();
  }
}
