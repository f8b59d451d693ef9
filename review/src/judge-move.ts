import type { GameTypes, MatchFile, PlayableGame } from '@richtfest/engine';
import { reviewBudget } from './budget.ts';
import { type JudgedDecision, judgeDecision } from './judge-decision.ts';
import type { MoveReason } from './reasons/find-reasons.ts';
import { subjectOf } from './subject.ts';
import { runUnit } from './units.ts';

/** How good a single move is. */
export interface JudgedMove extends JudgedDecision {
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
  const { decisions, match } = subject;
  const decision = decisions.findIndex(({ at }) => at === match.line.length - 1);
  const { compare, explain } = reviewBudget(game, PRECISION);
  const judged = judgeDecision(subject, { decision, best, samples: compare, seed });
  if (judged === undefined) return undefined;
  const { grade } = judged;
  if (grade === 'best' || grade === 'good') return { ...judged, reasons: [] };
  const explained = runUnit(subject, { kind: 'explain', decision, best, samples: explain, seed });
  return { ...judged, reasons: 'reasons' in explained ? explained.reasons : [] };
}
