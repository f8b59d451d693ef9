import type { FastChance, GameTypes, OnePlyOptions, Random } from '@richtfest/engine';
import type { Decision } from '../bot.ts';
import { type OnePly, commonChances, expectedValue } from '../expectation.ts';
import { hooksOf } from '../hooks-of.ts';

/** The move with the best one-ply value, within the limits of the options. */
export function bestOnePly<T extends GameTypes>(
  decision: Decision<T>,
  settings: OnePlyOptions,
): T['Move'] {
  const { game, observation, random } = decision;
  const state = game.determinize(observation, random);
  const moves = movesOf(decision, state, settings);
  const noticed = noticedOf(moves, settings.missRate ?? 0, random);
  const value = valuer(decision, state, settings);
  let best: T['Move'] | undefined;
  let most = -Infinity;
  for (const move of noticed) {
    const guess = value(move) + (settings.blur === 0 ? 0 : settings.blur * bell(random));
    if (guess <= most) continue;
    most = guess;
    best = move;
  }
  if (best === undefined) throw new RangeError('a bot was asked without a legal move');
  return best;
}

/** The candidate moves; an eager bot has none that end a turn early. */
function movesOf<T extends GameTypes>(
  { game, seat, legal }: Decision<T>,
  state: T['State'],
  { isEager }: OnePlyOptions,
): readonly T['Move'][] {
  const hooks = hooksOf(game);
  const moves = hooks.candidateMoves?.(state, seat) ?? legal;
  if (!isEager) return moves;
  return moves.filter((move) => hooks.endsEarly?.(state, seat, move) !== true);
}

/** The moves the bot notices, at least one. */
function noticedOf<Move>(
  moves: readonly Move[],
  missRate: number,
  random: Random,
): readonly Move[] {
  if (missRate === 0) return moves;
  const noticed = moves.filter(() => random.fraction() >= missRate);
  return noticed.length > 0 ? noticed : [moves[random.below(moves.length)] as Move];
}

/** Bots that are not kind use a game's exact turn values. */
function valuer<T extends GameTypes>(
  { game, seat, legal, random }: Decision<T>,
  state: T['State'],
  { isKind, samples }: OnePlyOptions,
): (move: T['Move']) => number {
  const hooks = hooksOf(game);
  const own = isKind ? hooks.ownWorth?.bind(hooks) : undefined;
  const isExact = !isKind && samples === undefined && hooks.candidateMoves === undefined;
  const exact = isExact ? hooks.turnValues?.(state, seat) : undefined;
  if (exact !== undefined) return (move) => exact[legal.indexOf(move)] ?? -Infinity;
  const ply = {
    game,
    state,
    seat,
    chances: commonChances(random),
    ...(own === undefined ? {} : { worth: own }),
  };
  if (samples === undefined) return (move) => expectedValue(ply, move);
  return (move) => sampledValue(ply, move, samples);
}

/** The mean over a few samples, the same for every move. */
function sampledValue<T extends GameTypes>(
  { game, state, seat, chances, worth }: OnePly<T>,
  move: T['Move'],
  samples: number,
): number {
  let sum = 0;
  for (let sample = 0; sample < samples; sample++) {
    const next = game.clone(state);
    const chance = chances[sample % chances.length] as FastChance;
    game.play(next, seat, move, { chance, report: undefined });
    sum += worth === undefined ? game.evaluate(next, seat) : worth(next, seat);
  }
  return sum / samples;
}

/** Approximately standard normal: the sum of twelve uniform numbers. */
function bell(random: Random): number {
  let sum = -6;
  for (let toss = 0; toss < 12; toss++) sum += random.fraction();
  return sum;
}
