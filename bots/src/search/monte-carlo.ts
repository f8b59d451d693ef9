import {
  FastChance,
  type Game,
  type GameTypes,
  Random,
  type Result,
  winShares,
} from '@richtfest/engine';
import type { Decision } from '../bot.ts';
import { commonLuck, expectedValue } from '../expectation.ts';
import { Allowance, type Thought } from './budget.ts';
import { type GlanceSettings, playHurriedly } from './glancing.ts';

export interface SearchSettings extends GlanceSettings {
  /** So many of the moves that look best at first sight are thought about. */
  readonly candidates: number;
  /** A lead of so many points makes winning likely (73 %). */
  readonly scale: number;
  /** So many playouts the first sight is worth. */
  readonly prior: number;
  /** What a playout to the end counts for: mostly the win (by default), or the lead in points. */
  readonly aim?: 'win' | 'lead';
}

interface Candidate<Move> {
  readonly move: Move;
  readonly firstSight: number;
  sum: number;
  playouts: number;
}

/**
 * Tries the moves that look best in many games played on to their end by hurried players. All
 * candidates meet the same luck, and half of them are dropped again and again, so that most
 * thought goes into the closest decisions.
 */
export function searchMoves<T extends GameTypes>(
  decision: Decision<T>,
  settings: SearchSettings,
  thinking: Thought,
): T['Move'] {
  const allowance = new Allowance(thinking.budget, thinking.now, thinking.onSpent);
  let alive = firstSight(decision, settings);
  const halvings = Math.ceil(Math.log2(alive.length));
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

function firstSight<T extends GameTypes>(
  { game, seat, observation, legal, random }: Decision<T>,
  { candidates, aim }: SearchSettings,
): Candidate<T['Move']>[] {
  const state = game.determinize(observation, random);
  const prospect = { game, state, seat, luck: commonLuck(random) };
  const moves = game.ideas?.(state, seat) ?? legal;
  const exact = moves === legal ? game.prospects?.(state, seat) : undefined;
  const values = exact ?? moves.map((move) => expectedValue(prospect, move));
  // Leads are compared with the best one, in the middle of the scale, where a point counts most.
  const from = aim === 'lead' ? Math.max(...values) : 0;
  return moves
    .map((move, at) => ({ move, firstSight: (values[at] ?? 0) - from, sum: 0, playouts: 0 }))
    .sort((a, b) => b.firstSight - a.firstSight)
    .slice(0, candidates);
}

/** One more world that agrees with all the seat knows; every candidate is played out in it. */
function tryAll<T extends GameTypes>(
  { game, seat, observation, random }: Decision<T>,
  candidates: readonly Candidate<T['Move']>[],
  settings: SearchSettings,
): void {
  const world = game.determinize(observation, random);
  const [a, b, c] = [random.word(), random.word(), random.word()];
  for (const candidate of candidates) {
    const state = game.clone(world);
    const chance = new FastChance(Uint32Array.of(a, b));
    const imagined = new FastChance(Uint32Array.of(b, c));
    game.play(state, seat, candidate.move, { chance, report: undefined });
    const luck = { chance, imagined, random: new Random(a, b, c) };
    playHurriedly(game, state, luck, settings);
    candidate.sum += worth(game, state, seat, settings);
    candidate.playouts++;
  }
}

/** From 0 to 1: how likely a win looks, at the end by what became of it. */
// oxlint-disable-next-line max-params -- the innermost loop of a search
function worth<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  seat: number,
  { scale, aim }: SearchSettings,
): number {
  const result = game.result(state);
  if (result !== undefined && aim === 'lead') return likelihood(leadIn(result, seat), scale);
  const lead = likelihood(game.evaluate(state, seat), scale);
  if (result === undefined) return lead;
  return 0.8 * (winShares(result)[seat] ?? 0) + 0.2 * lead;
}

/** Points ahead of the best of the others. Far less is left to luck than who won. */
function leadIn({ seats }: Result, seat: number): number {
  let best = -Infinity;
  for (let other = 0; other < seats.length; other++) {
    if (other !== seat) best = Math.max(best, seats[other]?.score ?? 0);
  }
  return (seats[seat]?.score ?? 0) - best;
}

function likelihood(lead: number, scale: number): number {
  return 1 / (1 + Math.exp(-lead / scale));
}

function betterHalf<Move>(
  candidates: readonly Candidate<Move>[],
  { prior, scale }: SearchSettings,
): Candidate<Move>[] {
  const value = ({ sum, playouts, firstSight: sight }: Candidate<Move>) =>
    (sum + prior * likelihood(sight, scale)) / (playouts + prior);
  return candidates
    .toSorted((one, other) => value(other) - value(one))
    .slice(0, Math.ceil(candidates.length / 2));
}
