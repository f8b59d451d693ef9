import type { GameTypes, PlayableGame } from '@richtfest/engine';
import { type OpenDecision, type Valuer, valuerOf } from '../valuing/valuer.ts';
import { CRITERIA, choicesAt, expertIterations } from './find-puzzle.ts';
import { type Puzzle, puzzleState } from './puzzle.ts';
import { rankMoves } from './rank-moves.ts';
import { secondValuer } from './second-valuer.ts';

/** The outcome of solving a puzzle again. */
export interface PuzzleCheck {
  readonly id: string;
  /** Both searches find the answer. */
  readonly holds: boolean;
  /** What a search prefers to the answer, in notation. */
  readonly instead?: string;
  /** Why it can't be solved at all. */
  readonly problem?: 'position' | 'answer';
  /** How far the answer is ahead of the closest other move now, in win shares. */
  readonly margin?: { readonly shares: number; readonly error: number };
}

export interface CheckOptions {
  /** The budget in multiples of that of `expert`. */
  readonly depth: number;
  readonly seed: string;
}

/** Solves a puzzle again with other random numbers. */
export function checkPuzzle<T extends GameTypes>(
  game: PlayableGame<T>,
  puzzle: Puzzle,
  { depth, seed }: CheckOptions,
): PuzzleCheck {
  const { id, seat, players, best } = puzzle;
  const state = puzzleState(game, puzzle);
  if (state === undefined) return { id, holds: false, problem: 'position' };
  const decision = { state, seat };
  const isLegal = [...best, puzzle.tempting].every((text) => {
    const move = game.notation.readMove(text);
    return move !== undefined && game.refusal(state, seat, move) === undefined;
  });
  if (!isLegal) return { id, holds: false, problem: 'answer' };
  const expert = expertIterations(game, decision);
  const first = solved(game, decision, {
    valuer: valuerOf(game),
    players,
    budget: depth * expert,
    seed: `${seed}/${id}/first`,
  });
  const second = secondValuer(game, players);
  const confirmed =
    second &&
    solved(game, decision, {
      valuer: second,
      players,
      budget: (depth * CRITERIA.secondBudget) / CRITERIA.depth,
      seed: `${seed}/${id}/second`,
    });
  const answers = [first.answer, confirmed?.answer];
  const instead = answers.find((answer) => answer !== undefined && !best.includes(answer));
  return {
    id,
    holds: instead === undefined,
    ...(instead === undefined ? {} : { instead }),
    ...(first.margin === undefined ? {} : { margin: first.margin }),
  };
}

interface SolveOptions<T extends GameTypes> {
  readonly valuer: Valuer<T>;
  readonly players: number;
  readonly budget: number;
  readonly seed: string;
}

function solved<T extends GameTypes>(
  game: PlayableGame<T>,
  decision: OpenDecision<T>,
  { valuer, players, budget, seed }: SolveOptions<T>,
) {
  const { best, rivals } = rankMoves(valuer, decision, {
    moves: choicesAt(game, decision),
    players,
    budget,
    seed,
  });
  const [closest] = rivals;
  return {
    answer: game.notation.writeMove(best[0] as T['Move']),
    margin: closest && { shares: closest.margin.shares, error: closest.error.shares },
  };
}
