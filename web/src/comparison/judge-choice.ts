import { type Game, type GameMove, type MatchFile, readTurn } from '@richtfest/engine';
import type { JudgedMove, MoveReason } from '@richtfest/review';
import type { ReviewWorker } from '../review/review-worker.ts';
import type { Divergence } from './divergence.ts';

/** Which of two choices is better, and why. */
export interface ChoiceVerdict {
  readonly better: 'own' | 'other' | 'even';
  /** What the better choice gains; absent if they are even. */
  readonly gain?: Pick<JudgedMove, 'loss' | 'error'>;
  readonly reasons: readonly MoveReason[];
}

/** Judges two choices at the same table with the engine of the reviews; undefined if it can't. */
export async function judgeChoice(
  file: MatchFile,
  { at, own, other }: Extract<Divergence, { kind: 'choice' }>,
  { game, worker }: { readonly game: Game; readonly worker: Pick<ReviewWorker, 'ask'> },
): Promise<ChoiceVerdict | undefined> {
  const [ownMove, otherMove] = [readTurn(game, own)?.move, readTurn(game, other)?.move];
  if (ownMove === undefined || otherMove === undefined) return undefined;
  const { result: _, ...open } = file;
  const before = file.moves.slice(0, at);
  const judge = (played: string, best: GameMove) =>
    worker.ask('judge', { file: { ...open, moves: [...before, played] }, best });
  const judgedOwn = await judge(own, otherMove);
  if (judgedOwn === undefined) return undefined;
  if (isWorse(judgedOwn)) return verdict('other', judgedOwn);
  const judgedOther = await judge(other, ownMove);
  return judgedOther !== undefined && isWorse(judgedOther)
    ? verdict('own', judgedOther)
    : { better: 'even', reasons: [] };
}

function isWorse({ grade }: JudgedMove): boolean {
  return grade !== 'best' && grade !== 'good';
}

function verdict(better: 'own' | 'other', { loss, error, reasons }: JudgedMove): ChoiceVerdict {
  return { better, gain: { loss, error }, reasons };
}
