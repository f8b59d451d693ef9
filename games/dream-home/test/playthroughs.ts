import type { PlaythroughSettings } from '@richtfest/testkit';

/** The games in playthroughs/, by file. */
export const playthroughs: Readonly<Record<string, PlaythroughSettings>> = {
  'two-players.txt': { players: 2, seed: 'two', movesToAPicture: 12 },
  'three-players-nl.txt': {
    players: 3,
    options: { edition: 'nl', firstSeat: 2 },
    seed: 'drie',
    movesToAPicture: 20,
  },
  'four-players.txt': { players: 4, seed: 'four', movesToAPicture: 28 },
  'open-roofs.txt': {
    players: 2,
    options: { columnDiscard: false, openRoofs: true, firstSeat: 1 },
    seed: 'open',
    movesToAPicture: 14,
  },
};
