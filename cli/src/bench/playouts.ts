import { addGame, noGames, simulateGame } from '@richtfest/bots';
import type { Game } from '@richtfest/engine';
import { type SimulationPlan, settingsOf } from '../simulation/plan.ts';
import { thinkingClock } from '../thinking-clock.ts';

/** Games between two looks at the clock. */
const STRIDE = 64;

export interface Round {
  readonly games: number;
  readonly decisions: number;
  readonly seconds: number;
}

/** Plays for so many seconds of computing, the way `simulate` does. */
export function playoutRound(game: Game, plan: SimulationPlan, seconds: number): Round {
  const settings = settingsOf(plan);
  const sums = noGames(plan.players);
  const start = thinkingClock();
  let elapsed = 0;
  do {
    for (let played = 0; played < STRIDE; played++) {
      addGame(sums, simulateGame(game, settings, sums.games));
      if (isSlow(sums.games, start)) break;
    }
    elapsed = (thinkingClock() - start) / 1000;
  } while (elapsed < seconds);
  return { games: sums.games, decisions: sums.decisions, seconds: elapsed };
}

/** A bot that thinks long must not keep a round from ending. */
function isSlow(games: number, start: number): boolean {
  return games < STRIDE && thinkingClock() - start > 250;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2;
}
