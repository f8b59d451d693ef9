import type { PlaythroughOptions } from '@richtfest/testkit';

/** The games in playthroughs/, by file; `npm run generate` writes them. */
export const playthroughs: Readonly<Record<string, PlaythroughOptions>> = {
  'two-players.txt': { players: 2, seed: 'two', movesPerPicture: 2 },
  'four-players.txt': { players: 4, options: { rounds: 3 }, seed: 'four', movesPerPicture: 4 },
};
