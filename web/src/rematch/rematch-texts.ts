import type { ByLanguage } from '@richtfest/engine';
import { textsHook } from '../texts/texts-hook.ts';

interface RematchTexts {
  readonly together: string;
  readonly other: string;
  readonly otherQuestion: string;
  /** Another player has set up the rematch. */
  readonly next: string;
  readonly nextHelp: string;
  readonly come: string;
  readonly later: string;
  /** While setting up the rematch. */
  readonly setUp: (game: string) => string;
  readonly sameHelp: string;
  readonly tooMany: (game: string, max: number) => string;
  readonly filledUp: (game: string, min: number) => string;
  readonly start: string;
}

/** Texts of rematches. */
const rematchTexts: ByLanguage<RematchTexts> = {
  en: {
    together: 'Play again together',
    other: 'Another game together',
    otherQuestion: 'Which game?',
    next: 'The others are playing again!',
    nextHelp: 'Your seat at the next table is reserved.',
    come: 'Join them',
    later: 'Later',
    setUp: (game) => `${game}, with the same people`,
    sameHelp: 'All players keep their seats. Nobody has to type anything.',
    tooMany: (game, max) => `${game} has room for ${max}: remove a seat to begin.`,
    filledUp: (game, min) => `${game} needs at least ${min}: bots have joined.`,
    start: 'Open the next table',
  },
  de: {
    together: 'Zusammen noch einmal spielen',
    other: 'Zusammen etwas anderes spielen',
    otherQuestion: 'Was soll es sein?',
    next: 'Die anderen spielen noch einmal!',
    nextHelp: 'Am nächsten Tisch ist dein Platz für dich reserviert.',
    come: 'Mitkommen',
    later: 'Später',
    setUp: (game) => `${game}, mit denselben Leuten`,
    sameHelp:
      'Wer vorher mitgespielt hat, findet den eigenen Platz von selbst. Niemand tippt etwas.',
    tooMany: (game, max) =>
      `${game} hat Platz für ${max}: Nimm einen Platz weg, dann kann es losgehen.`,
    filledUp: (game, min) => `${game} braucht mindestens ${min}: Bots sind dazugekommen.`,
    start: 'Den nächsten Tisch öffnen',
  },
  nl: {
    together: 'Samen nog een keer spelen',
    other: 'Samen iets anders spelen',
    otherQuestion: 'Wat wordt het?',
    next: 'De anderen spelen nog een keer!',
    nextHelp: 'Aan de volgende tafel is je plaats voor je gereserveerd.',
    come: 'Meegaan',
    later: 'Later',
    setUp: (game) => `${game}, met dezelfde mensen`,
    sameHelp: 'Wie net meespeelde, vindt de eigen plaats vanzelf. Niemand hoeft iets te typen.',
    tooMany: (game, max) =>
      `${game} heeft plaats voor ${max}: haal een plaats weg, dan kan het beginnen.`,
    filledUp: (game, min) => `${game} heeft er minstens ${min} nodig: er zijn bots bijgekomen.`,
    start: 'De volgende tafel openen',
  },
};

export const useRematchTexts = textsHook(rematchTexts);
