import type { PlaythroughOptions } from '@richtfest/testkit';

/** The games in playthroughs/, by file. */
export const playthroughs: Readonly<Record<string, PlaythroughOptions>> = {
  'four-players.txt': {
    players: 4,
    options: { quickStart: true, roundLimit: 2 },
    seed: 'site',
    movesPerPicture: 12,
  },
  'three-players.txt': {
    players: 3,
    options: { roundLimit: 6, firstSeat: 1 },
    seed: 'three',
    movesPerPicture: 16,
  },
};
