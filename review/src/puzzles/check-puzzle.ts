import type { GameTypes, PlayableGame } from '@richtfest/engine';
import { type OpenDecision, type Valuer, valuerOf } from '../valuing/valuer.ts';
import { choicesAt, expertIterations, omittedBy, searchedAt } from './choices.ts';
import { CRITERIA, isAhead } from './criteria.ts';
import { type Puzzle, puzzleState } from './puzzle.ts';
import { rankMoves } from './rank-moves.ts';
import { secondValuer } from './second-valuer.ts';

/** The outcome of solving a puzzle again. */
export interface PuzzleCheck {
  readonly id: string;
  /** Both searches find the answer. */
  readonly holds: boolean;
  /** The move a search prefers to the answer, in notation. */
  readonly instead?: string;
  /** Why it can't be solved at all. */
  readonly problem?: 'position' | 'answer';
  /** How far the answer is ahead of the closest other move now, in win shares. */
  readonly margin?: { readonly shares: number; readonly error: number };
}

/** The seed of the random numbers that shipped puzzles are checked with. */
export const CHECK_SEED = 'check';

export interface CheckOptions {
  /** The largest budget, in multiples of that of `expert`. */
  readonly depth: number;
  readonly seed: string;
}

/** From this share of the budget on, a search ends once an answer is settled. */
const SETTLED_FROM = 0.1;
/** An answer this many standard errors ahead is settled, or confirmed by the second search. */
const SETTLED = 5;
const CONFIRMED = CRITERIA.certainty;

/** Solves a puzzle again with other random numbers. */
export function checkPuzzle<T extends GameTypes>(
  game: PlayableGame<T>,
  puzzle: Puzzle,
  { depth, seed }: CheckOptions,
): PuzzleCheck {
  const { id, seat, best } = puzzle;
  const state = puzzleState(game, puzzle);
  if (state === undefined) return { id, holds: false, problem: 'position' };
  const decision = { state, seat };
  const isLegal = [...best, puzzle.tempting].every((text) => {
    const move = game.notation.readMove(text);
    return move !== undefined && game.refusal(state, seat, move) === undefined;
  });
  if (!isLegal) return { id, holds: false, problem: 'answer' };
  const { answers, margin } = answersTo(game, decision, { puzzle, depth, seed: `${seed}/${id}` });
  const instead = answers.find((answer) => !best.includes(answer));
  return {
    id,
    holds: instead === undefined,
    ...(instead === undefined ? {} : { instead }),
    ...(margin === undefined ? {} : { margin }),
  };
}

/** The move that each search prefers, and the margin of the first one. */
function answersTo<T extends GameTypes>(
  game: PlayableGame<T>,
  decision: OpenDecision<T>,
  { puzzle: { players, best }, depth, seed }: CheckOptions & { readonly puzzle: Puzzle },
): { readonly answers: readonly string[]; readonly margin: PuzzleCheck['margin'] } {
  const choices = choicesAt(game, decision);
  const moves = searchedAt(game, decision, choices);
  const omitted = omittedBy(moves, choices);
  const isBest = (move: T['Move']) => best.includes(game.notation.writeMove(move));
  const search = {
    valuer: valuerOf(game),
    players,
    budget: depth * expertIterations(game, decision),
    settled: SETTLED,
  };
  const first = solved(game, decision, { ...search, moves, seed: `${seed}/first` });
  const searches = [first];
  if (omitted.length > 0) {
    const compared = [...choices.filter(isBest), ...omitted];
    searches.push(solved(game, decision, { ...search, moves: compared, seed: `${seed}/omitted` }));
  }
  const second = secondValuer(game, players);
  if (second !== undefined) {
    const budget = (depth * CRITERIA.secondBudget) / CRITERIA.depth;
    const options = { valuer: second, players, budget, settled: CONFIRMED };
    searches.push(solved(game, decision, { ...options, moves: choices, seed: `${seed}/second` }));
  }
  return { answers: searches.map(({ answer }) => answer), margin: first.margin };
}

interface SolveOptions<T extends GameTypes> {
  readonly moves: readonly T['Move'][];
  readonly valuer: Valuer<T>;
  readonly players: number;
  readonly budget: number;
  readonly seed: string;
  /** In standard errors. */
  readonly settled: number;
}

function solved<T extends GameTypes>(
  game: PlayableGame<T>,
  decision: OpenDecision<T>,
  { moves, valuer, players, budget, seed, settled }: SolveOptions<T>,
) {
  const { best, rivals } = rankMoves(valuer, decision, {
    moves,
    players,
    budget,
    seed,
    isEnough: (rival, share) => share >= SETTLED_FROM && isAhead(rival, settled),
  });
  const [closest] = rivals;
  return {
    answer: game.notation.writeMove(best[0] as T['Move']),
    margin: closest && { shares: closest.margin.shares, error: closest.error.shares },
  };
}
