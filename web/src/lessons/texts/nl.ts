import type { LessonTexts } from './lesson-texts.ts';

export const nl: LessonTexts = {
  learn: 'Leer het in vijf minuten',
  learnNote: 'Voor het eerst hier? Tilda laat je de eerste zetten zien, aan een echte tafel.',
  goOnLearning: 'Verder leren',
  goOnNote: 'Je bent halverwege: Tilda wacht.',
  firstGame: 'Eerste spel met uitleg',
  guide: 'Tilda, de timmervrouw',
  next: 'Verder',
  iKnow: 'Weet ik al',
  leave: 'Stoppen',
  progress: (step, steps) => `Stap ${step} van ${steps}`,
  watch: 'Nu zijn de anderen aan de beurt. Kijk maar mee.',
  notNow: (say) => `Dat komt later van pas. Eerst nog dit: ${say}`,
  endTitle: 'Je kunt het!',
  sequel: 'Deel 2',
  playOn: 'Vanaf hier verder spelen',
  newGame: 'Nieuw spel',
  again: 'Nog eens van voren af aan',
};
