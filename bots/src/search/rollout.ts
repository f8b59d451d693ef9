import {
  type Chance,
  type Dealer,
  type GameTypes,
  type PlayableGame,
  type Random,
  type RolloutOptions,
  type Seat,
  NO_SEATS,
  firstSeatOf,
} from '@richtfest/engine';
import { hooksOf } from '../hooks-of.ts';

interface RolloutChance {
  /** The chance of this rollout. */
  readonly chance: Chance;
  /** Another chance for seats that look one ply ahead, so they can't foresee the rollout. */
  readonly imagined: Chance;
  readonly random: Random;
}

/**
 * Plays on from a position, in place, with the game's rollout policy; without one, each seat takes
 * the best of a few moves.
 */
export function rollOut<T extends GameTypes>(
  game: PlayableGame<T>,
  state: T['State'],
  { chance, imagined, random }: RolloutChance,
  { rolloutChoices, horizon, noise = 0 }: RolloutOptions,
): void {
  const dealer: Dealer<T['Event']> = { chance, report: undefined };
  const dream: Dealer<T['Event']> = { chance: imagined, report: undefined };
  const seed = random.word();
  const hooks = hooksOf(game);
  for (let decision = 0; decision < horizon; decision++) {
    const owing = game.owing(state);
    if (owing === NO_SEATS) return;
    const seat = firstSeatOf(owing);
    const move =
      hooks.rolloutMove === undefined
        ? bestOfAFew(game, state, { seat, dream, random, rolloutChoices })
        : hooks.rolloutMove(state, seat, seed, noise);
    game.play(state, seat, move, dealer);
  }
}

interface Comparison<T extends GameTypes> {
  readonly seat: Seat;
  readonly dream: Dealer<T['Event']>;
  readonly random: Random;
  readonly rolloutChoices: number;
}

function bestOfAFew<T extends GameTypes>(
  game: PlayableGame<T>,
  state: T['State'],
  { seat, dream, random, rolloutChoices }: Comparison<T>,
): T['Move'] {
  const moves = hooksOf(game).candidateMoves?.(state, seat) ?? game.legal(state, seat);
  const count = moves.length;
  let move = moves[random.below(count)] as T['Move'];
  if (count === 1 || rolloutChoices < 2) return move;
  let best = -Infinity;
  const looks = Math.min(rolloutChoices, count);
  // Samples the list with a random start and step: neighbours differ in one parameter only, so
  // larger steps give more variety.
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
