import type { Game, GameMove } from '@richtfest/engine';
import type { Puzzle } from '@richtfest/review';
import type { AnswerVerdict } from '../exercises/judge-answer.ts';

const REPORT_FORMAT = 'richtfest-puzzle-report/1';

export interface PuzzleReport {
  readonly format: typeof REPORT_FORMAT;
  readonly game: string;
  readonly rulesVersion: number;
  readonly puzzle: Puzzle;
  /** The answer in notation, and how it was judged here. */
  readonly answer: string;
  readonly verdict: AnswerVerdict;
}

/** A file for the authors of a puzzle that a player considers wrong. */
export function puzzleReport(
  game: Game,
  puzzle: Puzzle,
  { move, verdict }: { readonly move: GameMove; readonly verdict: AnswerVerdict },
): PuzzleReport {
  return {
    format: REPORT_FORMAT,
    game: game.id,
    rulesVersion: game.rulesVersion,
    puzzle,
    answer: game.notation.writeMove(move),
    verdict,
  };
}
