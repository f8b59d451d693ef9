import type { DreamHomeTypes } from '@richtfest/dream-home';
import type { Lesson } from '../../../lessons/lesson.ts';
import { steps } from './last-round-steps.ts';
import { texts } from './last-round-texts.ts';

/** The last round: a tool, the fourth roof card, and the helpers of the end. */
export const lastRound: Lesson<DreamHomeTypes> = {
  options: { firstSeat: 0, columnDiscard: false },
  others: ['Ida'],
  gameNumber: 1,
  start: {
    round: 12,
    market: [
      'laundry',
      'bedroom, green roof',
      'garage, bird-house',
      'bathroom, red roof',
      'pantry, brown roof',
    ],
    houses: [
      {
        U1: 'bathroom',
        U2: 'living-room',
        U3: 'living-room with grand-piano',
        U4: 'childrens-room +1',
        G1: 'kitchen',
        G2: 'kitchen',
        G3: 'library',
        G4: 'study',
        G5: 'dressing-room',
        B4: 'garage',
        B5: 'garage',
      },
      {
        U1: 'bedroom',
        U2: 'bedroom',
        U3: 'living-room',
        U4: 'living-room',
        G1: 'kitchen',
        G2: 'childrens-room +1',
        G3: 'bathroom',
        G4: 'sauna',
        G5: 'games-room +1',
        B4: 'workshop',
        B5: 'wine-cellar',
      },
    ],
    roofs: [
      ['red roof', 'red roof window', 'red roof'],
      ['grey roof', 'green roof', 'grey roof', 'brown roof'],
    ],
    helpers: [['handyman', 'roofer'], ['interior-designer']],
    tools: [['drill'], []],
  },
  steps,
  texts,
  isWantedOfOthers: (move) => move.verb === 'take' && move.column === 5,
};
