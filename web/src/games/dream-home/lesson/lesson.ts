import type { DreamHomeTypes } from '@richtfest/dream-home';
import type { Lesson } from '../../../lessons/lesson.ts';
import { lastRound } from './last-round.ts';
import { steps } from './steps.ts';
import { texts } from './texts.ts';

/** What Ida takes during the lesson: never a card that a step needs. */
const IDAS_COLUMN: Readonly<Record<number, number>> = { 1: 2, 2: 4 };

/** Three rounds: two living rooms become one, a grand piano, a garage in the basement. */
export const lesson: Lesson<DreamHomeTypes> = {
  options: { firstSeat: 0, columnDiscard: false },
  others: ['Ida'],
  gameNumber: 5776,
  steps,
  texts,
  sequel: lastRound,
  isWantedOfOthers: (move, { round }) => move.verb === 'take' && move.column === IDAS_COLUMN[round],
};
