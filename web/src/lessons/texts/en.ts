import type { LessonTexts } from './lesson-texts.ts';

export const en: LessonTexts = {
  learn: 'Learn it in five minutes',
  learnNote: 'First time here? Tilda shows you the first moves, at a real table.',
  goOnLearning: 'Continue learning',
  goOnNote: 'You are in the middle of it: Tilda is waiting.',
  firstGame: 'Guided first game',
  guide: 'Tilda the carpenter',
  next: 'Next',
  iKnow: 'I know this',
  leave: 'Leave the lesson',
  progress: (step, steps) => `Step ${step} of ${steps}`,
  watch: 'Now it is the others’ turn. Just watch.',
  notNow: (say) => `That will come in handy later. First this one thing: ${say}`,
  endTitle: 'You can do it!',
  sequel: 'Part 2',
  playOn: 'Play on from here',
  newGame: 'New game',
  again: 'Once more from the start',
};
