import {
  FastChance,
  type Game,
  type GameTypes,
  type JsonObject,
  type Result,
  botRandom,
  simulationKey,
} from '@richtfest/engine';
import type { Bot } from './bot.ts';
import { type Recorder, playOut } from './playout.ts';

export interface SimulationOptions {
  readonly players: number;
  /** Complete. */
  readonly options: JsonObject;
  /** One for each seat. */
  readonly bots: readonly Bot[];
  readonly seed: string;
}

/** The unit of win shares, in which every share is a whole number. */
const WIN = 840;

/**
 * Sums over games. All values are whole numbers, so partial sums are exact and their order does not
 * matter.
 */
export interface SimulationSums {
  games: number;
  decisions: number;
  shortest: number;
  longest: number;
  seats: SeatSums[];
}

interface SeatSums {
  wins: number;
  score: number;
  squares: number;
  parts: Record<string, number>;
}

export interface SimulatedGame {
  readonly result: Result;
  readonly decisions: number;
}

/** Plays game number `number` of a simulation. */
export function simulateGame<T extends GameTypes>(
  game: Game<T>,
  settings: SimulationOptions,
  number: number,
  record?: Recorder<T>,
): SimulatedGame {
  const { players, options, bots, seed } = settings;
  const key = simulationKey(seed, number);
  const dealer = { chance: new FastChance(key), report: undefined };
  const state = game.setup({ players, options }, dealer);
  const randoms = bots.map((_, seat) => botRandom(key, seat));
  const decisions = playOut(game, state, { bots, randoms }, dealer, record);
  const result = game.result(state);
  if (result === undefined) throw new Error(`game ${number} of seed ${seed} has no result`);
  return { result, decisions };
}

export function noGames(players: number): SimulationSums {
  const seats = Array.from({ length: players }, () => ({
    wins: 0,
    score: 0,
    squares: 0,
    parts: {},
  }));
  return { games: 0, decisions: 0, shortest: Infinity, longest: 0, seats };
}

export function addGame(sums: SimulationSums, { result, decisions }: SimulatedGame): void {
  sums.games++;
  sums.decisions += decisions;
  sums.shortest = Math.min(sums.shortest, decisions);
  sums.longest = Math.max(sums.longest, decisions);
  const winners = result.seats.reduce((count, { place }) => count + (place === 1 ? 1 : 0), 0);
  for (let at = 0; at < result.seats.length; at++) {
    const seat = result.seats[at];
    const own = sums.seats[at];
    if (seat === undefined || own === undefined) continue;
    if (seat.place === 1) own.wins += WIN / winners;
    own.score += seat.score;
    own.squares += seat.score * seat.score;
    for (const part in seat.parts)
      own.parts[part] = (own.parts[part] ?? 0) + (seat.parts[part] ?? 0);
  }
}

export function addSums(sums: SimulationSums, more: SimulationSums): void {
  sums.games += more.games;
  sums.decisions += more.decisions;
  sums.shortest = Math.min(sums.shortest, more.shortest);
  sums.longest = Math.max(sums.longest, more.longest);
  more.seats.forEach((seat, at) => {
    const own = sums.seats[at];
    if (own === undefined) return;
    own.wins += seat.wins;
    own.score += seat.score;
    own.squares += seat.squares;
    for (const [part, sum] of Object.entries(seat.parts))
      own.parts[part] = (own.parts[part] ?? 0) + sum;
  });
}

export interface SimulationSummary {
  readonly games: number;
  readonly decisions: number;
  readonly seats: readonly SeatSummary[];
  readonly length: { readonly mean: number; readonly min: number; readonly max: number };
}

export interface SeatSummary {
  readonly wins: number;
  readonly meanScore: number;
  /** Of the sample. */
  readonly sdScore: number;
  readonly parts: Readonly<Record<string, number>>;
}

export function summarize(sums: SimulationSums): SimulationSummary {
  const { games, decisions } = sums;
  const perGame = (sum: number) => (games === 0 ? 0 : sum / games);
  return {
    games,
    decisions,
    seats: sums.seats.map(({ wins, score, squares, parts }) => ({
      wins: wins / WIN,
      meanScore: perGame(score),
      sdScore:
        games < 2 ? 0 : Math.sqrt(Math.max(0, squares - (score * score) / games) / (games - 1)),
      parts: Object.fromEntries(Object.entries(parts).map(([part, sum]) => [part, perGame(sum)])),
    })),
    length: { mean: perGame(decisions), min: games === 0 ? 0 : sums.shortest, max: sums.longest },
  };
}
