import type { GameMove, PlayableGame } from '@richtfest/engine';
import { type Puzzle, puzzleFile } from '@richtfest/review';
import type { Exercise } from '../exercises/exercise.ts';

/** A puzzle as an exercise; undefined if this version of the game can't read its moves. */
export function exerciseOf(game: PlayableGame, puzzle: Puzzle): Exercise | undefined {
  const moves = puzzle.best.map((text) => game.notation.readMove(text));
  const [best, ...equals] = moves.filter((move): move is GameMove => move !== undefined);
  const played = game.notation.readMove(puzzle.tempting);
  if (best === undefined || played === undefined) return undefined;
  const { margin, reasons, seat, id } = puzzle;
  return {
    id: `/puzzles/${game.id}/${id}`,
    file: puzzleFile(game, puzzle),
    seat,
    played,
    best,
    equals,
    loss: { shares: margin.shares, points: margin.points },
    reasons,
    solved: 0,
    dueAt: 0,
  };
}
