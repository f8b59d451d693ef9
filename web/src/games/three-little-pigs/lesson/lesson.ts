import type { PigsTypes } from '@richtfest/three-little-pigs';
import type { Lesson } from '../../../lessons/lesson.ts';
import { steps } from './steps.ts';
import { texts } from './texts.ts';

/** Three turns: two tiles for one roll, a roof, and the wolf. */
export const lesson: Lesson<PigsTypes> = {
  options: { firstSeat: 0 },
  others: ['Ida'],
  gameNumber: 40_755,
  steps,
  texts,
  // Ida builds what her first roll pays for, and rolls no wolf before the lesson's wolf step.
  isWantedOfOthers: ({ verb }) => verb === 'stop',
};
