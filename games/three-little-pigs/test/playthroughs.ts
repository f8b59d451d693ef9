import type { PlaythroughSettings } from '@richtfest/testkit';

/** The games in playthroughs/, by file. */
export const playthroughs: Readonly<Record<string, PlaythroughSettings>> = {
  'two-players.txt': { players: 2, seed: 'two', movesToAPicture: 4 },
  'five-players.txt': { players: 5, seed: 'five', movesToAPicture: 14 },
  'experienced.txt': {
    players: 3,
    options: { experienced: true, firstSeat: 2 },
    seed: 'wolf',
    movesToAPicture: 8,
  },
  'finish-round.txt': {
    players: 4,
    options: { finishRound: true, firstSeat: 1 },
    seed: 'round',
    movesToAPicture: 10,
  },
};
