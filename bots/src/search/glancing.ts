import {
  type Chance,
  type Dealer,
  type Game,
  type GameTypes,
  type Random,
  type Seat,
  NO_SEATS,
  firstSeatOf,
} from '@richtfest/engine';

/** How a playout goes on. */
export interface GlanceSettings {
  /** At each decision so many moves are looked at, and the best of them is played. */
  readonly glances: number;
  /** After so many decisions the rest is left to the evaluation. */
  readonly horizon: number;
  /** In games with a hurried way of their own: points by which a guess may be off. */
  readonly noise?: number;
}

interface Luck {
  /** What really happens in this playout. */
  readonly chance: Chance;
  /** What those who look one move ahead imagine: they must not see what will happen. */
  readonly imagined: Chance;
  readonly random: Random;
}

/**
 * Goes on from a position, in place, as hurried players would: in the game's own hurried way, or
 * each looks at a few of the moves it could make and takes the best.
 */
export function playHurriedly<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  { chance, imagined, random }: Luck,
  { glances, horizon, noise = 0 }: GlanceSettings,
): void {
  const dealer: Dealer<T['Event']> = { chance, report: undefined };
  const dream: Dealer<T['Event']> = { chance: imagined, report: undefined };
  const luck = random.word();
  for (let decision = 0; decision < horizon; decision++) {
    const owing = game.owing(state);
    if (owing === NO_SEATS) return;
    const seat = firstSeatOf(owing);
    const move =
      game.hurried === undefined
        ? glance(game, state, { seat, dream, random, glances })
        : game.hurried(state, seat, luck, noise);
    game.play(state, seat, move, dealer);
  }
}

interface Glance<T extends GameTypes> {
  readonly seat: Seat;
  readonly dream: Dealer<T['Event']>;
  readonly random: Random;
  readonly glances: number;
}

function glance<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  { seat, dream, random, glances }: Glance<T>,
): T['Move'] {
  const moves = game.ideas?.(state, seat) ?? game.legal(state, seat);
  const count = moves.length;
  let move = moves[random.below(count)] as T['Move'];
  if (count === 1 || glances < 2) return move;
  let best = -Infinity;
  const looks = Math.min(glances, count);
  // A stretch of the list from a random place on: neighbours differ in one parameter, so that
  // steps of a size prime to most lists spread the looks.
  const step = count > 7 ? 1 + random.below(count - 1) : 1;
  let at = random.below(count);
  for (let look = 0; look < looks; look++) {
    const candidate = moves[at] as T['Move'];
    at = (at + step) % count;
    const next = game.clone(state);
    game.play(next, seat, candidate, dream);
    const value = game.evaluate(next, seat);
    if (value <= best) continue;
    best = value;
    move = candidate;
  }
  return move;
}
