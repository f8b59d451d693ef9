import type { UeberdachenTypes } from '@richtfest/ueberdachen';
import type { Lesson } from '../../../lessons/lesson.ts';
import { OBLIGING } from './moves.ts';
import { neighbours } from './neighbours.ts';
import { steps } from './steps.ts';
import { texts } from './texts.ts';

/** Two turns: a chamber with a neighbour's lamp, and the first pillar. */
export const lesson: Lesson<UeberdachenTypes> = {
  options: { firstSeat: 0, quickStart: true },
  others: ['Ida', 'Bruno'],
  gameNumber: 142,
  start: {
    stacks: { small: { top: 'chamber' }, large: { top: 'kitchen' } },
    players: [
      { trade: 'mason', storage: 'radiator' },
      { trade: 'electrician', storage: 'lamp socket' },
      { trade: 'plumber', storage: 'radiator tap' },
    ],
  },
  steps,
  texts,
  sequel: neighbours,
  isWantedOfOthers: ({ verb }) => OBLIGING.has(verb),
};
