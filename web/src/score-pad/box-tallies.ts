import type { Game } from '@richtfest/engine';
import type { ScoredPad } from './pad-file.ts';

export interface BoxTally {
  readonly game: Game;
  readonly played: number;
  readonly won: number;
}

/** By game: the finished games in which the device's owner played. */
export function boxTallies(scored: readonly ScoredPad[]): BoxTally[] {
  const tallies = new Map<string, BoxTally>();
  for (const { pad, game, assessed } of scored) {
    if (!pad.isDone || pad.me === undefined) continue;
    const { played, won } = tallies.get(game.id) ?? { played: 0, won: 0 };
    const hasWon = assessed.result.seats[pad.me]?.place === 1;
    tallies.set(game.id, { game, played: played + 1, won: won + (hasWon ? 1 : 0) });
  }
  return [...tallies.values()];
}
