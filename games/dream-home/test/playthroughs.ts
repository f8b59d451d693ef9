import type { PlaythroughOptions } from '@richtfest/testkit';

/** The games in playthroughs/, by file. */
export const playthroughs: Readonly<Record<string, PlaythroughOptions>> = {
  'two-players.txt': { players: 2, seed: 'two', movesPerPicture: 12 },
  'three-players-nl.txt': {
    players: 3,
    options: { edition: 'nl', firstSeat: 2 },
    seed: 'drie',
    movesPerPicture: 20,
  },
  'four-players.txt': { players: 4, seed: 'four', movesPerPicture: 28 },
  'open-roofs.txt': {
    players: 2,
    options: { columnDiscard: false, openRoofs: true, firstSeat: 1 },
    seed: 'open',
    movesPerPicture: 14,
  },
};
