import {
  type Dealer,
  type Game,
  type GameTypes,
  type Random,
  NO_SEATS,
  firstSeatOf,
  observe,
} from '@richtfest/engine';
import type { BlindBot, Bot } from './bot.ts';

export interface Players {
  /** A bot and its own random numbers for each seat. */
  readonly bots: readonly Bot[];
  readonly randoms: readonly Random[];
}

/** Called with every move. */
export type Recorder<T extends GameTypes> = (seat: number, move: T['Move']) => void;

/**
 * Plays a position to its end, in place, and returns the number of decisions. `simulate` and `bench
 * playouts` measure this loop.
 */
// oxlint-disable-next-line max-params -- avoids allocating an options object in the hot loop
export function playOut<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  players: Players,
  dealer: Dealer<T['Event']>,
  record?: Recorder<T>,
): number {
  let decisions = 0;
  for (let owing = game.owing(state); owing !== NO_SEATS; owing = game.owing(state)) {
    const seat = firstSeatOf(owing);
    const bot = players.bots[seat] as Bot;
    const random = players.randoms[seat] as Random;
    const move =
      bot.sees === 'nothing'
        ? blindMove(game, state, { seat, bot, random })
        : bot.choose({
            game,
            seat,
            legal: game.legal(state, seat),
            random,
            observation: observe(game, state, seat),
          });
    record?.(seat, move);
    game.play(state, seat, move, dealer);
    decisions++;
  }
  return decisions;
}

export interface BlindChoice {
  readonly seat: number;
  readonly bot: BlindBot;
  readonly random: Random;
}

/** A blind bot's move, found without building the list if the game supports that. */
export function blindMove<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  { seat, bot, random }: BlindChoice,
): T['Move'] {
  if (game.legalCount !== undefined && game.legalAt !== undefined) {
    return game.legalAt(state, seat, bot.choose(game.legalCount(state, seat), random));
  }
  const legal = game.legal(state, seat);
  return legal[bot.choose(legal.length, random)] as T['Move'];
}
