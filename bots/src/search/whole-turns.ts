import {
  type Chance,
  FastChance,
  type GameTypes,
  NO_SEATS,
  type Outcome,
  type PlayableGame,
  type WholeTurnOptions,
  firstSeatOf,
} from '@richtfest/engine';
import type { Decision } from '../bot.ts';
import { commonChances, expectedValue } from '../expectation.ts';
import { hooksOf } from '../hooks-of.ts';
import { Allowance, type SearchContext } from './budget.ts';

interface Candidate<Move> {
  readonly move: Move;
  readonly onePly: number;
  sum: number;
  tries: number;
}

/** A turn that does not end within this many decisions is evaluated at that point. */
const MAX_DECISIONS = 200;

/**
 * Plays the turn to its end after each of the moves with the best one-ply values and compares the
 * positions between turns, where the value net is most accurate. If chance matters, it repeats this
 * with more determinizations, the same for all moves, and with ever fewer moves.
 */
export function searchWholeTurns<T extends GameTypes>(
  decision: Decision<T>,
  settings: WholeTurnOptions,
  thinking: SearchContext,
): T['Move'] {
  const { game, seat, observation, random } = decision;
  const allowance = new Allowance(thinking.budget, thinking.now, thinking.onSpent);
  const state = game.determinize(observation, random);
  let alive = candidatesOf(decision, state, settings);
  for (let world = 1; alive.length > 1; world++) {
    const chance = new TrackedChance(Uint32Array.of(random.word(), random.word()));
    const imagined = random.word();
    for (const candidate of alive) {
      const end = game.clone(state);
      game.play(end, seat, candidate.move, { chance, report: undefined });
      finishTurns(game, end, { chance, imagined, turns: settings.turns });
      candidate.sum += worth(game, end, { seat, mix: settings.mix });
      candidate.tries++;
      allowance.spend(1);
    }
    const isDone = !chance.wasAsked || allowance.share >= 1;
    const isTimeToDrop = isDone || (world & (world - 1)) === 0;
    if (isTimeToDrop) alive.sort((a, b) => b.sum / b.tries - a.sum / a.tries);
    if (isDone) break;
    if (isTimeToDrop && world > 1) alive = alive.slice(0, Math.ceil(alive.length / 2));
  }
  const [best] = alive;
  if (best === undefined) throw new RangeError('a bot was asked without a legal move');
  return best.move;
}

function candidatesOf<T extends GameTypes>(
  { game, seat, legal, random }: Decision<T>,
  state: T['State'],
  { candidates, margin, isThorough }: WholeTurnOptions,
): Candidate<T['Move']>[] {
  const moves = hooksOf(game).candidateMoves?.(state, seat, isThorough) ?? legal;
  if (moves.length === 1) return moves.map((move) => ({ move, onePly: 0, sum: 0, tries: 0 }));
  const ply = { game, state, seat, chances: commonChances(random) };
  const seen = moves
    .map((move) => ({ move, onePly: expectedValue(ply, move), sum: 0, tries: 0 }))
    .sort((a, b) => b.onePly - a.onePly)
    .slice(0, candidates);
  const least = (seen[0]?.onePly ?? 0) - margin;
  return seen.filter(({ onePly }) => onePly >= least);
}

/** A chance that records whether it was used. */
class TrackedChance extends FastChance {
  wasAsked = false;

  override pick<O extends Outcome>(outcomes: readonly O[], stream: number, index: number): O {
    this.wasAsked = true;
    return super.pick(outcomes, stream, index);
  }
}

interface Ending {
  readonly chance: Chance;
  /** The seed for seats that look one ply ahead, so they can't foresee the turn. */
  readonly imagined: number;
  readonly turns: number;
}

/** Plays on, in place, with the rollout policy until this many turns have ended. */
export function finishTurns<T extends GameTypes>(
  game: PlayableGame<T>,
  state: T['State'],
  { chance, imagined, turns }: Ending,
): void {
  const dealer = { chance, report: undefined };
  const hooks = hooksOf(game);
  let ended = 0;
  for (let decision = 0; decision < MAX_DECISIONS * turns; decision++) {
    const owing = game.owing(state);
    if (owing === NO_SEATS) return;
    if (hooks.isBetweenTurns?.(state) === true && ++ended === turns) return;
    const seat = firstSeatOf(owing);
    const move =
      hooks.rolloutMove?.(state, seat, imagined, 0) ?? bestNow(game, state, [seat, imagined]);
    game.play(state, seat, move, dealer);
  }
}

function bestNow<T extends GameTypes>(
  game: PlayableGame<T>,
  state: T['State'],
  [seat, imagined]: readonly [seat: number, imagined: number],
): T['Move'] {
  const moves = hooksOf(game).candidateMoves?.(state, seat) ?? game.legal(state, seat);
  let best = moves[0] as T['Move'];
  if (moves.length === 1) return best;
  const chance = new FastChance(Uint32Array.of(imagined, seat));
  let most = -Infinity;
  for (const move of moves) {
    const next = game.clone(state);
    game.play(next, seat, move, { chance, report: undefined });
    const value = game.evaluate(next, seat);
    if (value <= most) continue;
    most = value;
    best = move;
  }
  return best;
}

function worth<T extends GameTypes>(
  game: PlayableGame<T>,
  state: T['State'],
  { seat, mix }: { readonly seat: number; readonly mix: number },
): number {
  const known = game.evaluate(state, seat);
  const hooks = hooksOf(game);
  if (hooks.valueNet === undefined || game.owing(state) === NO_SEATS) return known;
  return mix * known + hooks.valueNet(state, seat);
}
