import type { Game, GameTypes } from '@richtfest/engine';
import type { Decision } from '../bot.ts';
import { commonLuck, expectedValue } from '../expectation.ts';

/** How somebody looks at a position who does not think ahead. */
export interface Glasses {
  /** Points by which every guess is off, one way or the other, mostly. */
  readonly blur: number;
  /** 0: only the own lead counts. 1: the others' leads count as much, and nobody is hindered. */
  readonly kindness: number;
}

/** What each legal move looks like at first sight. */
export function firstSight<T extends GameTypes>(
  { game, seat, observation, legal, random }: Decision<T>,
  { blur, kindness }: Glasses,
): number[] {
  const state = game.determinize(observation, random);
  const luck = commonLuck(random);
  const worth = (next: T['State']) => kindWorth(game, next, seat, kindness);
  const exact = kindness === 0 ? game.prospects?.(state, seat) : undefined;
  const values =
    exact ?? legal.map((move) => expectedValue({ game, state, seat, luck, worth }, move));
  if (blur === 0) return [...values];
  return values.map((value) => value + blur * bell());

  /** Near 0, seldom beyond ±2: twelve throws make a bell. */
  function bell(): number {
    let sum = -6;
    for (let toss = 0; toss < 12; toss++) sum += random.fraction();
    return sum;
  }
}

// oxlint-disable-next-line max-params -- called for every position that is looked at
function kindWorth<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  seat: number,
  kindness: number,
): number {
  const own = game.evaluate(state, seat);
  if (kindness === 0) return own;
  const others = game.standing(state, seat).length - 1;
  let sum = 0;
  for (let other = 0; other <= others; other++)
    if (other !== seat) sum += game.evaluate(state, other);
  return own + (kindness * sum) / others;
}
