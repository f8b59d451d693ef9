import { type GameTypes, type PlayableGame, observe, sha256Hex } from '@richtfest/engine';
import { reviewBudget } from '../budget.ts';
import { type MoveReason, findClearReasons } from '../reasons/find-reasons.ts';
import type { CandidateTest } from './candidate-test.ts';
import type { Puzzle } from './puzzle.ts';
import type { Ranking } from './rank-moves.ts';

/** Samples for the reasons, in multiples of those of a review. */
const REASONS_FACTOR = 4;

/** Reasons and category; undefined if there are none. */
export function describePuzzle<T extends GameTypes>(
  { game, decision, seed }: CandidateTest<T>,
  { found, tempting }: { readonly found: Ranking<T['Move']>; readonly tempting: string },
): Pick<Puzzle, 'category' | 'margin' | 'reasons'> | undefined {
  const { state, seat } = decision;
  const [better] = found.best;
  const [closest] = found.rivals;
  if (better === undefined || closest === undefined) return undefined;
  const played = game.notation.readMove(tempting) as T['Move'];
  const { explain } = reviewBudget(game, REASONS_FACTOR);
  const moves = { observation: observe(game, state, seat), seat, played, better };
  const reasons = findClearReasons(game, moves, { samples: explain, seed: `${seed}/reasons` });
  const category = game.bots?.puzzles?.categoryOf(state, { seat, best: better, tempting: played });
  if (reasons.length === 0 || category === undefined) return undefined;
  return {
    category,
    margin: {
      shares: rounded(closest.margin.shares),
      error: rounded(closest.error.shares),
      points: rounded(closest.margin.points),
    },
    reasons: reasons.map(roundedReason),
  };
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

export function idOf<T extends GameTypes>(
  { id }: PlayableGame<T>,
  position: Puzzle['position'],
): string {
  return sha256Hex(`${id} ${JSON.stringify(position)}`).slice(0, ID_LENGTH);
}
