import type { LessonTexts } from './lesson-texts.ts';

export const de: LessonTexts = {
  learn: 'In fünf Minuten lernen',
  learnNote: 'Zum ersten Mal hier? Tilda zeigt dir die ersten Züge, an einem echten Tisch.',
  goOnLearning: 'Weiterlernen',
  goOnNote: 'Du bist mittendrin: Tilda wartet.',
  firstGame: 'Geführtes erstes Spiel',
  guide: 'Tilda, die Zimmerin',
  next: 'Weiter',
  iKnow: 'Kenn ich schon',
  leave: 'Aufhören',
  progress: (step, steps) => `Schritt ${step} von ${steps}`,
  watch: 'Jetzt sind die anderen dran. Schau einfach zu.',
  notNow: (say) => `Das kannst du später gut brauchen. Erst noch das hier: ${say}`,
  endTitle: 'Du kannst es!',
  sequel: 'Teil 2',
  playOn: 'Hier weiterspielen',
  newGame: 'Neues Spiel',
  again: 'Noch mal von vorn',
};
