import { type Game, type GameTypes, type JsonObject, winShares } from '@richtfest/engine';
import type { Bot, Decision } from '../bot.ts';
import { simulateGame } from '../simulation.ts';
import { rotated } from './lineups.ts';
import { type ThinkingTimes, addTime } from './thinking-times.ts';

export interface TournamentOptions {
  readonly players: number;
  /** Complete. */
  readonly options: JsonObject;
  /** Each once. */
  readonly bots: readonly Bot[];
  /** Lineups of bot numbers. */
  readonly lineups: readonly (readonly number[])[];
  readonly seed: string;
  /** A clock in milliseconds for each bot. */
  readonly now: (bot: number) => number;
  /** Records the thinking time of each bot. */
  readonly times: readonly ThinkingTimes[];
}

/**
 * The results of one lineup in all rotations with the same random values: the smallest fair unit of
 * a tournament.
 */
export interface Block {
  readonly number: number;
  /** By bot: seats played, win shares, points. */
  readonly seats: number[];
  readonly wins: number[];
  readonly points: number[];
  /**
   * By pair of bots, row by row: how often the first finished ahead of the second; a tie counts
   * half.
   */
  readonly beaten: number[];
}

export function playBlock<T extends GameTypes>(
  game: Game<T>,
  settings: TournamentOptions,
  number: number,
): Block {
  const { players, options, seed, bots, lineups } = settings;
  const count = bots.length;
  const lineup = lineups[number % lineups.length] ?? [];
  const timed = bots.map((bot, at) => timedBot(bot, settings, at));
  const block = emptyBlock(number, count);
  for (let by = 0; by < players; by++) {
    const seating = rotated(lineup, by);
    const sitting = seating.map((bot) => timed[bot] as Bot);
    const { result } = simulateGame(game, { players, options, seed, bots: sitting }, number);
    const wins = winShares(result);
    result.seats.forEach(({ score, place }, seat) => {
      const bot = seating[seat] ?? 0;
      add(block.seats, bot, 1);
      add(block.points, bot, score);
      add(block.wins, bot, wins[seat] ?? 0);
      result.seats.forEach((other, otherSeat) => {
        const otherBot = seating[otherSeat] ?? 0;
        if (otherBot === bot || place > other.place) return;
        add(block.beaten, bot * count + otherBot, place === other.place ? 0.5 : 1);
      });
    });
  }
  return block;
}

function emptyBlock(number: number, bots: number): Block {
  const zeros = (length: number) => Array.from({ length }, () => 0);
  return {
    number,
    seats: zeros(bots),
    wins: zeros(bots),
    points: zeros(bots),
    beaten: zeros(bots * bots),
  };
}

function add(list: number[], at: number, value: number): void {
  list[at] = (list[at] ?? 0) + value;
}

/** Measures decisions with more than one legal move. */
function timedBot(bot: Bot, { now, times }: TournamentOptions, at: number): Bot {
  const own = times[at];
  if (own === undefined || bot.sees === 'nothing') return bot;
  return {
    ...bot,
    choose<T extends GameTypes>(decision: Decision<T>): T['Move'] {
      if (decision.legal.length === 1) return bot.choose(decision);
      const start = now(at);
      const move = bot.choose(decision);
      addTime(own, now(at) - start);
      return move;
    },
  };
}
