import type { GameFixture } from '@richtfest/testkit';
import { matchFolder } from '../../../testkit/test/folders.ts';
import { type XyzGameTypes, xyzGame } from '../src/index.ts';

type State = XyzGameTypes['State'];

/** What the laws can't find out by themselves. */
export const xyzGameFixture: GameFixture<XyzGameTypes> = {
  game: xyzGame,
  tables: [
    { players: 2 },
    { players: 3, options: { rounds: 3 } },
    { players: 4, options: { rounds: 7 } },
  ],
  census,
  // Choices taken back are owed again.
  longestGame: 200,
  coverageGoals: [2, 3, 4].map((players) => ({
    name: `the end with ${players} players`,
    isReached: (state: State) => state.phase === 'over' && state.players.length === players,
  })),
  matches: matchFolder(new URL('./matches/', import.meta.url)),
};

/** XY-1: the planks that are in play, wherever they are. */
function census({ players }: State): Record<string, number> {
  const planks = players.flatMap(({ hand, laid }) => [...hand, ...laid]);
  return Object.fromEntries(planks.map((plank) => [`plank ${plank}`, 1]));
}
