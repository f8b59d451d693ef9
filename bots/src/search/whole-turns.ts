import {
  type Chance,
  FastChance,
  type Game,
  type GameTypes,
  NO_SEATS,
  type Outcome,
  firstSeatOf,
} from '@richtfest/engine';
import type { Decision } from '../bot.ts';
import { commonLuck, expectedValue } from '../expectation.ts';
import { Allowance, type Thought } from './budget.ts';

export interface WholeTurnSettings {
  /** So many of the moves that look best at first sight are thought about. */
  readonly candidates: number;
  /** Who looks so many points worse at first sight is not. */
  readonly margin: number;
  /** Looks further for moves in the first place. */
  readonly isThorough?: true;
  /** So many turns are played to their end. */
  readonly turns: number;
  /** What the evaluation counts beside the outlook. */
  readonly mix: number;
}

interface Candidate<Move> {
  readonly move: Move;
  readonly firstSight: number;
  sum: number;
  tries: number;
}

/** A turn that does not end within so many decisions is judged as it stands. */
const LONGEST = 200;

/**
 * Plays the turn to its end after each of the moves that look best, everybody going on by first
 * sight, and compares the positions between the turns, where the game's outlook is at its best.
 * Where luck has a say there are more worlds, the same for all moves, for ever fewer of them.
 */
export function searchWholeTurns<T extends GameTypes>(
  decision: Decision<T>,
  settings: WholeTurnSettings,
  thinking: Thought,
): T['Move'] {
  const { game, seat, observation, random } = decision;
  const allowance = new Allowance(thinking.budget, thinking.now, thinking.onSpent);
  const state = game.determinize(observation, random);
  let alive = lookAtAll(decision, state, settings);
  for (let world = 1; alive.length > 1; world++) {
    const luck = new NoticedChance(Uint32Array.of(random.word(), random.word()));
    const imagined = random.word();
    for (const candidate of alive) {
      const end = game.clone(state);
      game.play(end, seat, candidate.move, { chance: luck, report: undefined });
      finishTurns(game, end, { luck, imagined, turns: settings.turns });
      candidate.sum += worth(game, end, { seat, mix: settings.mix });
      candidate.tries++;
      allowance.spend(1);
    }
    const isDone = !luck.wasAsked || allowance.share >= 1;
    const isTimeToDrop = isDone || (world & (world - 1)) === 0;
    if (isTimeToDrop) alive.sort((a, b) => b.sum / b.tries - a.sum / a.tries);
    if (isDone) break;
    if (isTimeToDrop && world > 1) alive = alive.slice(0, Math.ceil(alive.length / 2));
  }
  const [best] = alive;
  if (best === undefined) throw new RangeError('a bot was asked without a legal move');
  return best.move;
}

function lookAtAll<T extends GameTypes>(
  { game, seat, legal, random }: Decision<T>,
  state: T['State'],
  { candidates, margin, isThorough }: WholeTurnSettings,
): Candidate<T['Move']>[] {
  const moves = game.ideas?.(state, seat, isThorough) ?? legal;
  if (moves.length === 1) return moves.map((move) => ({ move, firstSight: 0, sum: 0, tries: 0 }));
  const prospect = { game, state, seat, luck: commonLuck(random) };
  const seen = moves
    .map((move) => ({ move, firstSight: expectedValue(prospect, move), sum: 0, tries: 0 }))
    .sort((a, b) => b.firstSight - a.firstSight)
    .slice(0, candidates);
  const least = (seen[0]?.firstSight ?? 0) - margin;
  return seen.filter(({ firstSight }) => firstSight >= least);
}

/** Luck that knows whether anybody has asked for it. */
class NoticedChance extends FastChance {
  wasAsked = false;

  override pick<O extends Outcome>(outcomes: readonly O[], stream: number, index: number): O {
    this.wasAsked = true;
    return super.pick(outcomes, stream, index);
  }
}

interface Ending {
  readonly luck: Chance;
  /** For those who look one move ahead and must not see what will happen. */
  readonly imagined: number;
  readonly turns: number;
}

function finishTurns<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  { luck, imagined, turns }: Ending,
): void {
  const dealer = { chance: luck, report: undefined };
  let ended = 0;
  for (let decision = 0; decision < LONGEST * turns; decision++) {
    const owing = game.owing(state);
    if (owing === NO_SEATS) return;
    if (game.isBetweenTurns?.(state) === true && ++ended === turns) return;
    const seat = firstSeatOf(owing);
    const move =
      game.hurried?.(state, seat, imagined, 0) ?? bestAtAGlance(game, state, [seat, imagined]);
    game.play(state, seat, move, dealer);
  }
}

function bestAtAGlance<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  [seat, imagined]: readonly [seat: number, imagined: number],
): T['Move'] {
  const moves = game.ideas?.(state, seat) ?? game.legal(state, seat);
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
  game: Game<T>,
  state: T['State'],
  { seat, mix }: { readonly seat: number; readonly mix: number },
): number {
  const known = game.evaluate(state, seat);
  if (game.outlook === undefined || game.owing(state) === NO_SEATS) return known;
  return mix * known + game.outlook(state, seat);
}
