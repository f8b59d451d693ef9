import type { GameTypes, MatchFile, PlayableGame } from '@richtfest/engine';
import { reviewBudget } from './budget.ts';
import { type Amount, type Grade, gradeOf } from './grades.ts';
import type { MoveReason } from './reasons/find-reasons.ts';
import { subjectOf } from './subject.ts';
import { meansOf, variancesOf } from './sums.ts';
import { runUnit } from './units.ts';

/** How good a single move is. */
export interface JudgedMove {
  readonly grade: Grade;
  /** What it gives away against the best move. */
  readonly loss: Amount;
  readonly error: Amount;
  /** Why the best move is better; empty if the move is good. */
  readonly reasons: readonly MoveReason[];
}

export interface JudgeMoveOptions<T extends GameTypes> {
  /** The move to compare with. */
  readonly best: T['Move'];
  readonly seed: string;
}

/** A single decision may take more samples than one of many in a review. */
const PRECISION = 4;

/** Judges the last move of a match against a better one; undefined if it can't be replayed. */
export function judgeMove<T extends GameTypes>(
  game: PlayableGame<T>,
  file: MatchFile,
  { best, seed }: JudgeMoveOptions<T>,
): JudgedMove | undefined {
  const prepared = subjectOf(game, file);
  if ('problems' in prepared) return undefined;
  const { subject } = prepared;
  const { decisions, players, match } = subject;
  const decision = decisions.findIndex(({ at }) => at === match.line.length - 1);
  const made = decisions[decision];
  if (made === undefined) return undefined;
  const { compare, explain } = reviewBudget(game, PRECISION);
  const compared = runUnit(subject, { kind: 'compare', decision, best, samples: compare, seed });
  if (!('versus' in compared)) return undefined;
  const [means, variances] = [meansOf(compared.versus), variancesOf(compared.versus)];
  const { seat } = made;
  const loss = { shares: -(means[seat] ?? 0), points: -(means[players + seat] ?? 0) };
  const error = {
    shares: Math.sqrt(variances[seat] ?? 0),
    points: Math.sqrt(variances[players + seat] ?? 0),
  };
  const grade = loss.shares <= 0 && loss.points <= 0 ? 'best' : gradeOf(loss, error);
  if (grade === 'best' || grade === 'good') return { grade, loss, error, reasons: [] };
  const explained = runUnit(subject, { kind: 'explain', decision, best, samples: explain, seed });
  return { grade, loss, error, reasons: 'reasons' in explained ? explained.reasons : [] };
}
