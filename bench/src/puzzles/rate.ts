import type { PlayableGame } from '@richtfest/engine';
import {
  type Puzzle,
  type Solver,
  attemptsOf,
  difficultyOf,
  puzzleState,
  solvedShare,
} from '@richtfest/review';

/** Most for the level that difficulty depends on most, more than in mining; few for a slow one. */
const ATTEMPTS: Readonly<Record<Solver, number>> = { child: 40, family: 120, club: 8 };
/** Neither mining nor measuring uses these random numbers. */
const SEED = 'rating';

/** A puzzle with its difficulty for the bots of today. */
export function ratedPuzzle(game: PlayableGame, puzzle: Puzzle): Puzzle {
  const { id, seat, best } = puzzle;
  const state = puzzleState(game, puzzle);
  if (state === undefined) throw new Error(`the position of ${id} can’t be read`);
  const solved = (level: Solver) => {
    const options = { level, attempts: ATTEMPTS[level], seed: `${SEED}/${id}` };
    return solvedShare(attemptsOf(game, { state, seat }, options), best);
  };
  const shares = { child: solved('child'), family: solved('family'), club: solved('club') };
  return { ...puzzle, difficulty: difficultyOf(shares, ATTEMPTS.family) };
}
