import type { TreehouseTypes } from '@richtfest/best-treehouse';
import type { Lesson } from '../../../lessons/lesson.ts';
import { steps } from './steps.ts';
import { texts } from './texts.ts';

/** The first week of a two-player game, with its scoring. */
export const lesson: Lesson<TreehouseTypes> = {
  options: { firstSeat: 0 },
  others: ['Ida'],
  gameNumber: 1,
  steps,
  texts,
};
