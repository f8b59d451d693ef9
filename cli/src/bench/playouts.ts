import { addGame, noGames, simulateGame } from '@richtfest/bots';
import type { Game } from '@richtfest/engine';
import { type SimulationPlan, simulationOptions } from '../simulation/plan.ts';
import { thinkingClock } from '../thinking-clock.ts';

/** Games between two readings of the clock. */
const STRIDE = 64;

export interface Round {
  readonly games: number;
  readonly decisions: number;
  readonly seconds: number;
}

/** Plays games like `simulate` for some seconds of CPU time. */
export function playoutRound(game: Game, plan: SimulationPlan, seconds: number): Round {
  const options = simulationOptions(plan);
  const sums = noGames(plan.players);
  const start = thinkingClock();
  let elapsed = 0;
  do {
    for (let played = 0; played < STRIDE; played++) {
      addGame(sums, simulateGame(game, options, sums.games));
      if (isSlow(sums.games, start)) break;
    }
    elapsed = (thinkingClock() - start) / 1000;
  } while (elapsed < seconds);
  return { games: sums.games, decisions: sums.decisions, seconds: elapsed };
}

/** Slow bots must not prolong a round. */
function isSlow(games: number, start: number): boolean {
  return games < STRIDE && thinkingClock() - start > 250;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2;
}
