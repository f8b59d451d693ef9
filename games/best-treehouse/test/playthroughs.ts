import type { PlaythroughOptions } from '@richtfest/testkit';

/** The games in playthroughs/, by file. */
export const playthroughs: Readonly<Record<string, PlaythroughOptions>> = {
  'two-players.txt': { players: 2, seed: 'two', movesPerPicture: 10 },
  'three-players.txt': {
    players: 3,
    options: { firstSeat: 2 },
    seed: 'three',
    movesPerPicture: 18,
  },
  'four-players.txt': { players: 4, seed: 'four', movesPerPicture: 40 },
  'young.txt': {
    players: 3,
    options: { young: true, firstSeat: 1 },
    seed: 'young',
    movesPerPicture: 18,
  },
};
