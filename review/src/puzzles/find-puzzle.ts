import type { GameTypes, PlayableGame, Seat } from '@richtfest/engine';
import { CERTAINTY } from '../grades.ts';
import { type Method, methodOf, valuerOf } from '../valuing/valuer.ts';
import { attemptsOf, commonMistake, solvedShare } from './attempts.ts';
import type { CandidateTest } from './candidate-test.ts';
import { choicesAt, expertIterations, searchedAt } from './choices.ts';
import { isAheadOfOmitted, isConfirmed } from './confirm.ts';
import { CRITERIA, isClearlyBest, isCostly, isTooClose } from './criteria.ts';
import { describePuzzle, idOf } from './describe-puzzle.ts';
import { SOLVERS, difficultyOf } from './difficulty.ts';
import { type Puzzle, puzzleState } from './puzzle.ts';
import { type Ranking, type Rival, rankMoves } from './rank-moves.ts';

/** A decision that may be a puzzle. */
export interface PuzzleCandidate<T extends GameTypes> {
  readonly state: T['State'];
  readonly seat: Seat;
  readonly players: number;
}

/** Why a decision is not a puzzle, in the order of the tests. */
export const REJECTIONS = [
  /** Its position can't be read or has one choice. */
  'choices',
  /** Weaker levels agree. */
  'agreed',
  /** No choice looks clearly best in a short search. */
  'screening',
  /** The best move is of a kind that is not compared completely. */
  'unlisted',
  /** Weaker levels rarely miss the answer. */
  'easy',
  /** No choice is clearly best. */
  'margin',
  /** The second search does not confirm it. */
  'second',
  /** The most frequent mistake costs too little. */
  'mistake',
  /** There is no clear reason. */
  'reasons',
] as const;
export type Rejection = (typeof REJECTIONS)[number];

export type PuzzleTest = { readonly puzzle: Puzzle } | { readonly rejected: Rejection };

/** The first, cheap search has this share of the budget of `expert`. */
const SCREENING_DEPTH = 0.25;
/** If a value net ends a line, its results vary little and few samples are enough. */
const SCREENING_SAMPLES: Readonly<Record<Method, number>> = {
  'exact-turns': 1,
  'whole-turns': 8,
  'plan-rollouts': 32,
  playouts: 32,
};
/** The attempts of each level before the first search. */
const GUESSES = 4;

/**
 * Tests whether a decision is a puzzle: one choice is clearly best, confirmed by a second search
 * with another rollout policy, weaker levels often miss it, and there are clear reasons for it.
 * Cheap tests come first.
 */
export function findPuzzle<T extends GameTypes>(
  game: PlayableGame<T>,
  { state: original, seat, players }: PuzzleCandidate<T>,
  seed: string,
): PuzzleTest {
  const position = game.notation.writePosition(original);
  const state = puzzleState(game, { players, position });
  if (state === undefined) return { rejected: 'choices' };
  const decision = { state, seat };
  const choices = choicesAt(game, decision);
  const moves = searchedAt(game, decision, choices);
  if (moves.length < 2) return { rejected: 'choices' };
  const test: CandidateTest<T> = { game, decision, choices, moves, players, seed };
  const guesses = guessesAt(test);
  if (new Set(guesses.flat()).size === 1) return { rejected: 'agreed' };
  // A strong hint, and much cheaper than a search.
  if (guesses[2]?.some((guess) => isUnlisted(game, game.notation.readMove(guess))))
    return { rejected: 'unlisted' };
  const screened = rankMoves(valuerOf(game), decision, {
    moves,
    players,
    budget: SCREENING_DEPTH * expertIterations(game, decision),
    minSamples: SCREENING_SAMPLES[methodOf(game)],
    seed: `${seed}/screening`,
    isHopeless: looksHopeless,
    isEnough: looksTooClose,
  });
  if (!isPromising(screened)) return { rejected: 'screening' };
  if (screened.best.some((move) => isUnlisted(game, move))) return { rejected: 'unlisted' };
  if (guesses.slice(0, 2).flat().every(isAnswer(game, screened))) return { rejected: 'easy' };
  return solve(test, { position, screened });
}

/** A few choices of each of the solvers. */
function guessesAt<T extends GameTypes>({ game, decision, seed }: CandidateTest<T>): string[][] {
  return SOLVERS.map((level) => {
    const attempts = level === 'club' ? 1 : GUESSES;
    return attemptsOf(game, decision, { level, seed, attempts });
  });
}

/** The expensive tests. */
function solve<T extends GameTypes>(
  test: CandidateTest<T>,
  {
    position,
    screened,
  }: { readonly position: Puzzle['position']; readonly screened: Ranking<T['Move']> },
): PuzzleTest {
  const { game, decision, moves, players, seed } = test;
  const [child, family] = (['child', 'family'] as const).map((level) =>
    attemptsOf(game, decision, { level, seed }),
  ) as [string[], string[]];
  const isEasy = (ranking: Ranking<T['Move']>) =>
    [child, family].every(
      (made) => solvedShare(made, answersOf(game, ranking)) > 1 - CRITERIA.misses,
    );
  if (isEasy(screened)) return { rejected: 'easy' };
  const likely = commonMistake([...child, ...family], answersOf(game, screened));
  if (!isCostlyMistake(test, screened, { tempting: likely, doubt: CERTAINTY }))
    return { rejected: 'mistake' };
  const found = rankMoves(valuerOf(game), decision, {
    moves,
    players,
    budget: CRITERIA.depth * expertIterations(game, decision),
    seed: `${seed}/search`,
    isEnough: isTooClose,
  });
  if (!isClearlyBest(found)) return { rejected: 'margin' };
  if (found.best.some((move) => isUnlisted(game, move))) return { rejected: 'unlisted' };
  if (isEasy(found)) return { rejected: 'easy' };
  const choices = [child, family, attemptsOf(game, decision, { level: 'club', seed })] as const;
  const answers = answersOf(game, found);
  const tempting = commonMistake(choices.flat(), answers);
  if (tempting === undefined || !isCostlyMistake(test, found, { tempting }))
    return { rejected: 'mistake' };
  const described = describePuzzle(test, { found, tempting });
  if (described === undefined) return { rejected: 'reasons' };
  if (!isConfirmed(test, found)) return { rejected: 'second' };
  if (!isAheadOfOmitted(test, found)) return { rejected: 'margin' };
  const solved = choices.map((made) => solvedShare(made, answers)) as [number, number, number];
  return {
    puzzle: {
      id: idOf(game, position),
      category: described.category,
      difficulty: difficultyOf(
        { child: solved[0], family: solved[1], club: solved[2] },
        CRITERIA.attempts,
      ),
      players,
      seat: decision.seat,
      position,
      best: answers,
      tempting,
      margin: described.margin,
      reasons: described.reasons,
    },
  };
}

/** The same as `isTooClose` after a few samples: a puzzle may be overlooked, but none gets in. */
function looksTooClose<Move>({ margin, error }: Rival<Move>): boolean {
  return margin.shares + error.shares < CRITERIA.shares;
}

/** Far behind in samples that differ little: dozens of moves meet only a few of them. */
function looksHopeless<Move>({ margin, sampleError }: Rival<Move>): boolean {
  return margin.shares > CRITERIA.mistake.shares + 2 * CERTAINTY * sampleError;
}

function isPromising<Move>({ rivals: [closest] }: Ranking<Move>): boolean {
  if (closest === undefined) return false;
  const { margin, sampleError } = closest;
  return margin.shares > sampleError && margin.shares + CERTAINTY * sampleError >= CRITERIA.shares;
}

/** Of verbs that `legal` does not list completely, a better move may exist that was not compared. */
function isUnlisted<T extends GameTypes>(
  { unlistedVerbs = [] }: PlayableGame<T>,
  move: T['Move'] | undefined,
): boolean {
  return move !== undefined && unlistedVerbs.includes(move.verb);
}

function answersOf<T extends GameTypes>(
  game: PlayableGame<T>,
  { best }: Ranking<T['Move']>,
): string[] {
  return best.map((move) => game.notation.writeMove(move));
}

function isAnswer<T extends GameTypes>(game: PlayableGame<T>, ranking: Ranking<T['Move']>) {
  const answers = answersOf(game, ranking);
  return (choice: string) => answers.includes(choice);
}

function isCostlyMistake<T extends GameTypes>(
  { game }: CandidateTest<T>,
  { rivals, dropped }: Ranking<T['Move']>,
  { tempting, doubt }: { readonly tempting: string | undefined; readonly doubt?: number },
): boolean {
  const mistake = [...rivals, ...dropped].find(
    ({ move }) => game.notation.writeMove(move) === tempting,
  );
  return mistake !== undefined && isCostly(mistake, doubt);
}
