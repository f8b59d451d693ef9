import type { PlaythroughOptions } from '@richtfest/testkit';

/** The games in playthroughs/, by file. */
export const playthroughs: Readonly<Record<string, PlaythroughOptions>> = {
  'two-players.txt': { players: 2, seed: 'two', movesPerPicture: 4 },
  'five-players.txt': { players: 5, seed: 'five', movesPerPicture: 14 },
  'experienced.txt': {
    players: 3,
    options: { experienced: true, firstSeat: 2 },
    seed: 'wolf',
    movesPerPicture: 8,
  },
  'finish-round.txt': {
    players: 4,
    options: { finishRound: true, firstSeat: 1 },
    seed: 'round',
    movesPerPicture: 10,
  },
};
