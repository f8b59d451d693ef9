import type { TreehouseTypes } from '@richtfest/best-treehouse';
import type { Lesson } from '../../../lessons/lesson.ts';
import { steps } from './steps.ts';
import { texts } from './texts.ts';

/** The first week of a game of three, with its bonus cards and scoring. */
export const lesson: Lesson<TreehouseTypes> = {
  options: { firstSeat: 0 },
  others: ['Ida', 'Bruno'],
  gameNumber: 1,
  steps,
  texts,
};
