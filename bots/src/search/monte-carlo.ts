import {
  FastChance,
  type Game,
  type GameTypes,
  type MonteCarloOptions,
  Random,
  type Result,
  isEqualJson,
  winShares,
} from '@richtfest/engine';
import { exactExp } from '@richtfest/engine/exact-math';
import type { Decision } from '../bot.ts';
import { commonChances, expectedValue } from '../expectation.ts';
import { hooksOf } from '../hooks-of.ts';
import { Allowance, type SearchContext } from './budget.ts';
import { rollOut } from './rollout.ts';

interface Candidate<Move> {
  readonly move: Move;
  readonly onePly: number;
  sum: number;
  rollouts: number;
}

/**
 * Compares the moves with the best one-ply values in many rollouts. All candidates share the same
 * random values, and half of them are dropped repeatedly (sequential halving), so the closest moves
 * get the most rollouts.
 */
export function searchMoves<T extends GameTypes>(
  decision: Decision<T>,
  settings: MonteCarloOptions,
  thinking: SearchContext,
): T['Move'] {
  const allowance = new Allowance(thinking.budget, thinking.now, thinking.onSpent);
  let alive = candidatesOf(decision, settings);
  const halvings = 32 - Math.clz32(alive.length - 1);
  for (let round = 0; alive.length > 1 && allowance.share < 1; round++) {
    const until = (round + 1) / halvings;
    do {
      tryAll(decision, alive, settings);
      allowance.spend(alive.length);
    } while (allowance.share < until && allowance.share < 1);
    alive = betterHalf(alive, settings);
  }
  const [best] = alive;
  if (best === undefined) throw new RangeError('a bot was asked without a legal move');
  return best.move;
}

function candidatesOf<T extends GameTypes>(
  { game, seat, observation, legal, random }: Decision<T>,
  { candidates, aim }: MonteCarloOptions,
): Candidate<T['Move']>[] {
  const state = game.determinize(observation, random);
  const ply = { game, state, seat, chances: commonChances(random) };
  const hooks = hooksOf(game);
  const moves = hooks.candidateMoves?.(state, seat) ?? legal;
  const exact = moves === legal ? hooks.turnValues?.(state, seat) : undefined;
  const values = exact ?? moves.map((move) => expectedValue(ply, move));
  // Leads are measured from the best one, at the middle of the scale, where a point counts most.
  const from = aim === 'lead' ? Math.max(...values) : 0;
  // Of equal moves, the one that does nothing comes first.
  const quiet = game.timeoutMove(state, seat);
  return moves
    .map((move, at) => ({ move, onePly: (values[at] ?? 0) - from, sum: 0, rollouts: 0 }))
    .sort(
      (a, b) =>
        b.onePly - a.onePly ||
        Number(isEqualJson(b.move, quiet)) - Number(isEqualJson(a.move, quiet)),
    )
    .slice(0, candidates);
}

/** Plays every candidate out in one more determinization. */
function tryAll<T extends GameTypes>(
  { game, seat, observation, random }: Decision<T>,
  candidates: readonly Candidate<T['Move']>[],
  settings: MonteCarloOptions,
): void {
  const world = game.determinize(observation, random);
  const [a, b, c] = [random.word(), random.word(), random.word()];
  for (const candidate of candidates) {
    const state = game.clone(world);
    const chance = new FastChance(Uint32Array.of(a, b));
    const imagined = new FastChance(Uint32Array.of(b, c));
    game.play(state, seat, candidate.move, { chance, report: undefined });
    rollOut(game, state, { chance, imagined, random: new Random(a, b, c) }, settings);
    candidate.sum += worth(game, state, seat, settings);
    candidate.rollouts++;
  }
}

/** The value of a rollout from 0 to 1: the estimated win probability, or the actual result. */
// oxlint-disable-next-line max-params -- the innermost loop of a search
function worth<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  seat: number,
  { scale, aim }: MonteCarloOptions,
): number {
  const result = game.result(state);
  if (result !== undefined && aim === 'lead') return likelihood(leadIn(result, seat), scale);
  const lead = likelihood(game.evaluate(state, seat), scale);
  if (result === undefined) return lead;
  return 0.8 * (winShares(result)[seat] ?? 0) + 0.2 * lead;
}

/** Points ahead of the best opponent, which has far less variance than the winner. */
function leadIn({ seats }: Result, seat: number): number {
  let best = -Infinity;
  for (let other = 0; other < seats.length; other++) {
    if (other !== seat) best = Math.max(best, seats[other]?.score ?? 0);
  }
  return (seats[seat]?.score ?? 0) - best;
}

function likelihood(lead: number, scale: number): number {
  return 1 / (1 + exactExp(-lead / scale));
}

function betterHalf<Move>(
  candidates: readonly Candidate<Move>[],
  { prior, scale }: MonteCarloOptions,
): Candidate<Move>[] {
  const value = ({ sum, rollouts, onePly }: Candidate<Move>) =>
    (sum + prior * likelihood(onePly, scale)) / (rollouts + prior);
  return candidates
    .toSorted((one, other) => value(other) - value(one))
    .slice(0, Math.ceil(candidates.length / 2));
}
