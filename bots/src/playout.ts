import {
  type Dealer,
  type Game,
  type GameTypes,
  type Random,
  NO_SEATS,
  firstSeatOf,
  observe,
} from '@richtfest/engine';
import type { Bot } from './bot.ts';

export interface Players {
  /** A bot and its own random numbers for each seat. */
  readonly bots: readonly Bot[];
  readonly randoms: readonly Random[];
}

/** Told of every decision, for whoever wants to keep the moves. */
export type Recorder<T extends GameTypes> = (seat: number, move: T['Move']) => void;

/**
 * Plays a position to its end, in place, and returns how many decisions were owed. This loop is
 * what `simulate` and `bench playouts` measure; it uses the same rules as every table.
 */
// oxlint-disable-next-line max-params -- the hot loop takes its parts as they are
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
    const legal = game.legal(state, seat);
    const bot = players.bots[seat] as Bot;
    const random = players.randoms[seat] as Random;
    const move =
      bot.sees === 'nothing'
        ? (legal[bot.choose(legal.length, random)] as T['Move'])
        : bot.choose({ game, seat, legal, random, observation: observe(game, state, seat) });
    record?.(seat, move);
    game.play(state, seat, move, dealer);
    decisions++;
  }
  return decisions;
}
