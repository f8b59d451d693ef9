import type { ByLanguage } from '@richtfest/engine';
import { textsHook } from '../texts/texts-hook.ts';

interface PointsTexts {
  readonly setting: string;
  readonly settingHelp: string;
  /** Where the score would be. */
  readonly hidden: string;
  readonly show: string;
  /** In the title of the tab. */
  readonly yourTurn: string;
}

const pointsTexts: ByLanguage<PointsTexts> = {
  en: {
    setting: 'Hide points until the end',
    settingHelp: 'Name plates and drawer don’t show who is ahead.',
    hidden: 'Points stay hidden until the end of the game.',
    show: 'Show points',
    yourTurn: 'Your turn',
  },
  de: {
    setting: 'Punkte bis zum Ende verbergen',
    settingHelp: 'Weder Schilder noch Schublade verraten, wer vorn liegt.',
    hidden: 'Die Punkte bleiben bis zum Ende des Spiels verborgen.',
    show: 'Doch zeigen',
    yourTurn: 'Du bist dran',
  },
  nl: {
    setting: 'Punten tot het einde verbergen',
    settingHelp: 'De bordjes en de lade verklappen niet wie voorstaat.',
    hidden: 'De punten blijven tot het einde van het spel verborgen.',
    show: 'Toch laten zien',
    yourTurn: 'Je bent aan de beurt',
  },
};

export const usePointsTexts = textsHook(pointsTexts);
