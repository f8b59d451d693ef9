import {
  type GameTypes,
  type PlayableGame,
  type Seat,
  observe,
  randomFromText,
  sha256Hex,
} from '@richtfest/engine';
import { hooksOf, levelBudget, levelOptions } from '@richtfest/bots';
import { reviewBudget } from '../budget.ts';
import { CERTAINTY, THRESHOLDS } from '../grades.ts';
import { type MoveReason, findClearReasons } from '../reasons/find-reasons.ts';
import { type OpenDecision, valuerOf } from '../valuing/valuer.ts';
import { type Ranking, type Rival, rankMoves } from './rank-moves.ts';
import { SOLVERS, type SolvedShares, choiceOf, difficultyOf } from './difficulty.ts';
import { type Puzzle, puzzleState } from './puzzle.ts';
import { secondValuer } from './second-valuer.ts';

/** A decision that may be a puzzle. */
export interface PuzzleCandidate<T extends GameTypes> {
  readonly state: T['State'];
  readonly seat: Seat;
  readonly players: number;
}

/** What every puzzle fulfils. */
export const CRITERIA = {
  /** The budget of the search, in multiples of that of `expert`. */
  depth: 10,
  /** The lines of the search with another rollout policy. */
  secondBudget: 2000,
  /** How many standard errors the best move is ahead of every other one. */
  certainty: 3,
  /** How many win shares it is ahead: less would not even be an inaccuracy. */
  shares: THRESHOLDS.shares.inaccuracy,
  /** Fewer choices can be guessed. */
  choices: 3,
  /** The attempts of each weaker level. */
  attempts: 40,
  /** The lowest rating: weaker levels solve easier puzzles nearly always. */
  difficulty: 1200,
} as const;

/** The first, cheap search has this share of the budget of `expert`. */
const SCREENING_DEPTH = 0.5;
const SCREENING_SAMPLES = 24;
/** The attempts of each level before the first search. */
const GUESSES = 3;
/** Samples for the reasons, in multiples of those of a review. */
const REASONS_FACTOR = 4;

/** The lines for a decision that `expert` makes without a search. */
const UNSEARCHED = 400;

/** The rollouts of `expert` for a decision. */
export function expertIterations<T extends GameTypes>(
  game: PlayableGame<T>,
  { state, seat }: OpenDecision<T>,
): number {
  const options = levelOptions('expert', game);
  const random = randomFromText('');
  const isSearched =
    options?.plans === undefined ||
    hooksOf(game).abstraction?.(observe(game, state, seat), random) !== undefined;
  return (isSearched ? levelBudget(options)?.iterations : undefined) ?? UNSEARCHED;
}

/** All moves of a seat that is to move, including those a search considers and `legal` omits. */
export function choicesAt<T extends GameTypes>(
  game: PlayableGame<T>,
  { state, seat }: OpenDecision<T>,
): T['Move'][] {
  const more = hooksOf(game).candidateMoves?.(state, seat, true) ?? [];
  const byNotation = new Map<string, T['Move']>();
  for (const move of [...game.legal(state, seat), ...more])
    byNotation.set(game.notation.writeMove(move), move);
  return [...byNotation.values()];
}

/**
 * Tests whether a decision is a puzzle: one choice is clearly best, confirmed by a second search
 * with another rollout policy, weaker levels often miss it, and there are clear reasons for it.
 * Cheap tests come first.
 */
export function findPuzzle<T extends GameTypes>(
  game: PlayableGame<T>,
  candidate: PuzzleCandidate<T>,
  seed: string,
): Puzzle | undefined {
  const { seat, players } = candidate;
  const position = game.notation.writePosition(candidate.state);
  const state = puzzleState(game, { players, position });
  if (state === undefined) return undefined;
  const decision = { state, seat };
  const moves = choicesAt(game, decision);
  if (moves.length < CRITERIA.choices) return undefined;
  const guesses = guessesAt(game, decision, `${seed}/guess`);
  if (new Set(guesses).size === 1) return undefined;
  const search = { moves, players };
  const screened = rankMoves(valuerOf(game), decision, {
    ...search,
    budget: SCREENING_DEPTH * expertIterations(game, decision),
    minSamples: SCREENING_SAMPLES,
    seed: `${seed}/screening`,
    isEnough: looksTooClose,
  });
  if (!isPromising(screened) || isAnsweredBy(game, guesses, screened)) return undefined;
  if (isUnlisted(game, screened)) return undefined;
  const found = rankMoves(valuerOf(game), decision, {
    ...search,
    budget: CRITERIA.depth * expertIterations(game, decision),
    seed: `${seed}/search`,
    isEnough: isTooClose,
  });
  if (!isClearlyBest(found)) return undefined;
  if (!isConfirmed(game, decision, { moves, players, found, seed })) return undefined;
  return describe(game, decision, { players, position, found, seed });
}

function guessesAt<T extends GameTypes>(
  game: PlayableGame<T>,
  decision: OpenDecision<T>,
  seed: string,
): string[] {
  return SOLVERS.flatMap((level) =>
    Array.from({ length: level === 'club' ? 1 : GUESSES }, (_, at) =>
      choiceOf(game, decision, { level, seed: `${seed}/${at}` }),
    ),
  );
}

/** The closest rival can hardly turn out to be far enough behind. */
function isTooClose<Move>({ margin, error }: Rival<Move>): boolean {
  return margin.shares + CERTAINTY * error.shares < CRITERIA.shares;
}

/** The same after a few samples: a puzzle may be overlooked, but none gets in. */
function looksTooClose<Move>({ margin, sampleError }: Rival<Move>): boolean {
  return margin.shares + CERTAINTY * sampleError < CRITERIA.shares;
}

function isPromising<Move>({ rivals: [closest] }: Ranking<Move>): boolean {
  return closest !== undefined && closest.margin.shares >= CRITERIA.shares / 2;
}

/** Of verbs that `legal` does not list completely, a better move may exist that was not compared. */
function isUnlisted<T extends GameTypes>(
  { unlistedVerbs = [] }: PlayableGame<T>,
  { best }: Ranking<T['Move']>,
): boolean {
  return best.some(({ verb }) => unlistedVerbs.includes(verb));
}

function isAnsweredBy<T extends GameTypes>(
  game: PlayableGame<T>,
  guesses: readonly string[],
  { best }: Ranking<T['Move']>,
): boolean {
  const answers = best.map((move) => game.notation.writeMove(move));
  return guesses.every((guess) => answers.includes(guess));
}

function isClearlyBest<Move>({ rivals }: Ranking<Move>): boolean {
  return (
    rivals.length > 0 &&
    rivals.every(
      ({ margin, error }) =>
        margin.shares >= CRITERIA.shares &&
        margin.shares > CRITERIA.certainty * error.shares &&
        // A best move that costs points could not be explained by points.
        margin.points > 0,
    )
  );
}

interface Found<T extends GameTypes> {
  readonly players: number;
  readonly found: Ranking<T['Move']>;
  readonly seed: string;
}

/** Whether the second search agrees, and clearly. */
function isConfirmed<T extends GameTypes>(
  game: PlayableGame<T>,
  decision: OpenDecision<T>,
  { moves, players, found: { best }, seed }: Found<T> & { readonly moves: readonly T['Move'][] },
): boolean {
  const second = secondValuer(game, players);
  if (second === undefined) return true;
  // Also moves that the first search has dropped: the other policy may prefer one of them.
  const { best: again, rivals } = rankMoves(second, decision, {
    moves,
    players,
    budget: CRITERIA.secondBudget,
    seed: `${seed}/second`,
    isEnough: (rival) => isTooClose(rival) || isAhead(rival, CRITERIA.certainty),
  });
  const isSame = again.every((move) => best.includes(move));
  return isSame && rivals.every((rival) => isAhead(rival, CERTAINTY) || best.includes(rival.move));
}

function isAhead<Move>({ margin, error }: Rival<Move>, certainty: number): boolean {
  return margin.shares > certainty * error.shares;
}

/** The puzzle with its difficulty, reasons and category; undefined if it is too easy or has none. */
function describe<T extends GameTypes>(
  game: PlayableGame<T>,
  decision: OpenDecision<T>,
  { players, position, found, seed }: Found<T> & Pick<Puzzle, 'position'>,
): Puzzle | undefined {
  const { state, seat } = decision;
  const best = found.best.map((move) => game.notation.writeMove(move));
  const [better] = found.best;
  const [closest] = found.rivals;
  if (better === undefined || closest === undefined) return undefined;
  const { solved, mistake } = attemptsAt(game, decision, { answers: best, seed });
  const difficulty = difficultyOf(solved, CRITERIA.attempts);
  if (difficulty < CRITERIA.difficulty || mistake === undefined) return undefined;
  const tempting = game.notation.readMove(mistake) as T['Move'];
  const reasons = reasonsFor(game, decision, { better, played: tempting, seed });
  const category = game.bots?.puzzles?.categoryOf(state, { seat, best: better, tempting });
  if (reasons.length === 0 || category === undefined) return undefined;
  return {
    id: idOf(game, position),
    category,
    difficulty,
    players,
    seat,
    position,
    best,
    tempting: mistake,
    margin: {
      shares: rounded(closest.margin.shares),
      error: rounded(closest.error.shares),
      points: rounded(closest.margin.points),
    },
    reasons,
  };
}

/** How often each level finds the answer, and the most frequent wrong one. */
export function attemptsAt<T extends GameTypes>(
  game: PlayableGame<T>,
  decision: OpenDecision<T>,
  {
    answers,
    seed,
    attempts = CRITERIA.attempts,
  }: { readonly answers: readonly string[]; readonly seed: string; readonly attempts?: number },
): { readonly solved: SolvedShares; readonly mistake: string | undefined } {
  const choices = SOLVERS.map((level) =>
    Array.from({ length: attempts }, (_, at) =>
      choiceOf(game, decision, { level, seed: `${seed}/${level}/${at}` }),
    ),
  );
  const share = (at: number) => {
    const made = choices[at] ?? [];
    return made.filter((choice) => answers.includes(choice)).length / made.length;
  };
  const counts = new Map<string, number>();
  for (const choice of choices.flat().filter((each) => !answers.includes(each)))
    counts.set(choice, (counts.get(choice) ?? 0) + 1);
  const [mistake] = [...counts].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  return { solved: { child: share(0), family: share(1), club: share(2) }, mistake };
}

function reasonsFor<T extends GameTypes>(
  game: PlayableGame<T>,
  { state, seat }: OpenDecision<T>,
  { better, played, seed }: { better: T['Move']; played: T['Move']; seed: string },
): MoveReason[] {
  const { explain } = reviewBudget(game, REASONS_FACTOR);
  const moves = { observation: observe(game, state, seat), seat, played, better };
  const reasons = findClearReasons(game, moves, { samples: explain, seed: `${seed}/reasons` });
  return reasons.map(roundedReason);
}

function roundedReason(reason: MoveReason): MoveReason {
  return reason.kind === 'measure'
    ? { ...reason, from: rounded(reason.from), to: rounded(reason.to) }
    : { ...reason, points: rounded(reason.points) };
}

/** Three digits are enough for texts. */
function rounded(value: number): number {
  return Math.round(1000 * value) / 1000;
}

const ID_LENGTH = 8;

function idOf<T extends GameTypes>({ id }: PlayableGame<T>, position: Puzzle['position']): string {
  return sha256Hex(`${id} ${JSON.stringify(position)}`).slice(0, ID_LENGTH);
}
