import type { PlaythroughSettings } from '@richtfest/testkit';

/** The games in playthroughs/, by file. */
export const playthroughs: Readonly<Record<string, PlaythroughSettings>> = {
  'two-players.txt': { players: 2, seed: 'two', movesToAPicture: 10 },
  'three-players.txt': {
    players: 3,
    options: { firstSeat: 2 },
    seed: 'three',
    movesToAPicture: 18,
  },
  'four-players.txt': { players: 4, seed: 'four', movesToAPicture: 40 },
  'young.txt': {
    players: 3,
    options: { young: true, firstSeat: 1 },
    seed: 'young',
    movesToAPicture: 18,
  },
};
