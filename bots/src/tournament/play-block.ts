import { type Game, type GameTypes, type JsonObject, winShares } from '@richtfest/engine';
import type { Bot, Decision } from '../bot.ts';
import { simulateGame } from '../simulation.ts';
import { rotated } from './lineups.ts';
import { type ThinkingTimes, addTime } from './thinking-times.ts';

export interface TournamentSettings {
  readonly players: number;
  /** Complete. */
  readonly options: JsonObject;
  /** Each once. */
  readonly bots: readonly Bot[];
  /** Who sits down together: numbers of bots. */
  readonly lineups: readonly (readonly number[])[];
  readonly seed: string;
  /** Milliseconds, from whenever, on the clock that counts for a bot. */
  readonly now: (bot: number) => number;
  /** Where each bot's thinking is written down. */
  readonly times: readonly ThinkingTimes[];
}

/**
 * What came of one gathering that played once in every seating, each time with the same luck:
 * the smallest piece of a tournament that is fair by itself.
 */
export interface Block {
  readonly number: number;
  /** By bot: how often it sat somewhere, its share of wins, its points. */
  readonly seats: number[];
  readonly wins: number[];
  readonly points: number[];
  /** By pair of bots, row by row: how often the first ended before the second; a tie is half. */
  readonly beaten: number[];
}

export function playBlock<T extends GameTypes>(
  game: Game<T>,
  settings: TournamentSettings,
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

/** Where there is only one move nobody thinks, and nothing is measured. */
function timedBot(bot: Bot, { now, times }: TournamentSettings, at: number): Bot {
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
