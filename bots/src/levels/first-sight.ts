import type { FastChance, GameTypes, Random } from '@richtfest/engine';
import type { Decision } from '../bot.ts';
import { type Prospect, commonLuck, expectedValue } from '../expectation.ts';

/** How somebody looks at a position who does not think ahead. */
export interface Glasses {
  /** Points by which every guess is off, one way or the other, mostly. */
  readonly blur: number;
  /** Looks at its own affairs only: what merely harms others has no charm. */
  readonly isKind?: true;
  /** So many ways luck could go are imagined; by default all of them, or as many as matter. */
  readonly imagines?: number;
  /** The share of moves that are not noticed at all. */
  readonly overlooks?: number;
}

/** The move that looks best at first sight. */
export function bestAtFirstSight<T extends GameTypes>(
  decision: Decision<T>,
  glasses: Glasses,
): T['Move'] {
  const { game, seat, observation, legal, random } = decision;
  const state = game.determinize(observation, random);
  const moves = game.ideas?.(state, seat) ?? legal;
  const noticed = noticedOf(moves, glasses.overlooks ?? 0, random);
  const value = valuer(decision, state, glasses);
  let best: T['Move'] | undefined;
  let most = -Infinity;
  for (const move of noticed) {
    const guess = value(move) + (glasses.blur === 0 ? 0 : glasses.blur * bell(random));
    if (guess <= most) continue;
    most = guess;
    best = move;
  }
  if (best === undefined) throw new RangeError('a bot was asked without a legal move');
  return best;
}

/** At least one move is always noticed. */
function noticedOf<Move>(
  moves: readonly Move[],
  overlooks: number,
  random: Random,
): readonly Move[] {
  if (overlooks === 0) return moves;
  const noticed = moves.filter(() => random.fraction() >= overlooks);
  return noticed.length > 0 ? noticed : [moves[random.below(moves.length)] as Move];
}

/** Where a game knows the prospects of its moves exactly, whoever is not kind goes by them. */
function valuer<T extends GameTypes>(
  { game, seat, legal, random }: Decision<T>,
  state: T['State'],
  { isKind, imagines }: Glasses,
): (move: T['Move']) => number {
  const own = isKind ? game.ownWorth?.bind(game) : undefined;
  const isExact = !isKind && imagines === undefined && game.ideas === undefined;
  const exact = isExact ? game.prospects?.(state, seat) : undefined;
  if (exact !== undefined) return (move) => exact[legal.indexOf(move)] ?? -Infinity;
  const prospect = {
    game,
    state,
    seat,
    luck: commonLuck(random),
    ...(own === undefined ? {} : { worth: own }),
  };
  if (imagines === undefined) return (move) => expectedValue(prospect, move);
  return (move) => imaginedValue(prospect, move, imagines);
}

/** The mean over a few ways luck could go, the same few for every move. */
function imaginedValue<T extends GameTypes>(
  { game, state, seat, luck, worth }: Prospect<T>,
  move: T['Move'],
  imagines: number,
): number {
  let sum = 0;
  for (let way = 0; way < imagines; way++) {
    const next = game.clone(state);
    const chance = luck[way % luck.length] as FastChance;
    game.play(next, seat, move, { chance, report: undefined });
    sum += worth === undefined ? game.evaluate(next, seat) : worth(next, seat);
  }
  return sum / imagines;
}

/** Near 0, seldom beyond ±2: twelve throws make a bell. */
function bell(random: Random): number {
  let sum = -6;
  for (let toss = 0; toss < 12; toss++) sum += random.fraction();
  return sum;
}
