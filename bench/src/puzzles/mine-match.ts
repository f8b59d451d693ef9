import { type Bot, botNamed } from '@richtfest/bots';
import { type PlayableGame, randomFromText } from '@richtfest/engine';
import {
  CHECK_SEED,
  CRITERIA,
  type MadeDecision,
  type Puzzle,
  attemptsOf,
  checkPuzzle,
  findPuzzle,
  solvedShare,
  subjectOf,
} from '@richtfest/review';
import { HAND_SET_GREEDY, greedyWithOtherWeights } from '../other-weights/index.ts';
import { simulatedMatch } from '../simulated-match.ts';
import type { Findings, Outcome } from './entry.ts';

/** Players of different styles and strengths, who reach different positions. */
const STYLES = ['expert@64', HAND_SET_GREEDY, 'club', 'greedy', 'family'] as const;
const SEED = 'puzzles';
/** More puzzles of one match would look alike. */
const MAX_PER_MATCH = 4;

/** As `richtfest puzzles check` solves it. */
const AGAIN = { depth: CRITERIA.depth, seed: CHECK_SEED };

/** Decisions where `family` finds the choice of `club` this often become puzzles of the middle bands. */
const MIDDLE = { attempts: 12, from: 0.2, to: 0.8 } as const;

/**
 * Plays a match and finds puzzles among its decisions that hold when they are solved again; with
 * `isMiddleOnly`, it tests only those that are likely to be neither easy nor hard.
 */
export function mineMatch(game: PlayableGame, number: number, isMiddleOnly = false): Findings {
  const { min, max } = game.players;
  const players = min + (number % (max - min + 1));
  const seats = Array.from({ length: players }, (_, seat) => botOf(game, number + seat));
  const file = simulatedMatch(game, { bots: seats, seed: SEED, number });
  const prepared = subjectOf(game, file);
  if ('problems' in prepared) throw new Error('a simulated match can be replayed');
  const open = prepared.subject.decisions.filter(({ isForced }) => !isForced);
  const seed = `${SEED}/${number}`;
  const puzzles: Puzzle[] = [];
  const rejected: Partial<Record<Outcome, number>> = {};
  for (const { at, state, seat } of shuffled(open, seed)) {
    if (isMiddleOnly && !isLikelyMiddle(game, { state, seat }, `${seed}/${at}`)) continue;
    const test = findPuzzle(game, { state, seat, players }, `${seed}/${at}`);
    if ('puzzle' in test && checkPuzzle(game, test.puzzle, AGAIN).holds) puzzles.push(test.puzzle);
    else {
      const why = 'puzzle' in test ? 'again' : test.rejected;
      rejected[why] = (rejected[why] ?? 0) + 1;
    }
    if (puzzles.length === MAX_PER_MATCH) break;
  }
  return { puzzles, rejected };
}

/** Whether `family` sometimes chooses what `club` does: the search that says what is best is slow. */
function isLikelyMiddle(
  game: PlayableGame,
  decision: Pick<MadeDecision, 'state' | 'seat'>,
  seed: string,
): boolean {
  const { attempts, from, to } = MIDDLE;
  const family = attemptsOf(game, decision, { level: 'family', seed, attempts });
  if (new Set(family).size === 1) return false;
  const share = solvedShare(
    family,
    attemptsOf(game, decision, { level: 'club', seed, attempts: 1 }),
  );
  return share >= from && share <= to;
}

function botOf(game: PlayableGame, at: number): Bot {
  const style = STYLES[at % STYLES.length] as string;
  return greedyWithOtherWeights(style, game) ?? (botNamed(style, { now: () => 0 }) as Bot);
}

/** The first decisions of a match would otherwise get all puzzles. */
function shuffled(decisions: readonly MadeDecision[], seed: string): MadeDecision[] {
  const random = randomFromText(seed);
  return decisions
    .map((decision) => ({ decision, key: random.fraction() }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ decision }) => decision);
}
