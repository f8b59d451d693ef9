import type { ByLanguage } from '@richtfest/engine';
import { textsHook } from '../texts/texts-hook.ts';

interface ExerciseTexts {
  readonly title: string;
  /** The link from home and my street, with the number of exercises. */
  readonly due: (count: number) => string;
  readonly none: string;
  readonly noneHelp: string;
  readonly question: (game: string, when: string) => string;
  readonly puzzleQuestion: (game: string) => string;
  readonly judging: string;
  readonly solved: (best: string) => string;
  readonly alsoGood: (best: string) => string;
  /** The move of the match again. */
  readonly asBefore: (best: string) => string;
  readonly missed: (best: string) => string;
  readonly comesBack: string;
  readonly again: string;
  readonly next: string;
  readonly finish: string;
  readonly leave: string;
}

export const exerciseTexts: ByLanguage<ExerciseTexts> = {
  en: {
    title: 'Learn from your games',
    due: (count) => (count === 1 ? '1 exercise' : `${count} exercises`),
    none: 'No exercises right now.',
    noneHelp:
      'Open the review of a finished game: its most expensive mistakes come back here as small exercises, only on this device.',
    question: (game, when) => `${game}, ${when} of one of your games. What do you play?`,
    puzzleQuestion: (game) => `${game}: a puzzle you missed before. What do you play?`,
    judging: 'Let me think …',
    solved: (best) => `Right: ${best}.`,
    alsoGood: (best) => `That is good, too. The best move was: ${best}.`,
    asBefore: (best) => `That is what you played last time. Better: ${best}.`,
    missed: (best) => `Not quite. Better: ${best}.`,
    comesBack: 'This one comes back later.',
    again: 'Try again',
    next: 'Next exercise',
    finish: 'Done',
    leave: 'Leave the exercises',
  },
  de: {
    title: 'Aus deinen Spielen lernen',
    due: (count) => (count === 1 ? '1 Übung' : `${count} Übungen`),
    none: 'Gerade gibt es keine Übungen.',
    noneHelp:
      'Öffne den Rückblick eines beendeten Spiels: Die teuersten Fehler kommen hier als kleine Übungen wieder, nur auf diesem Gerät.',
    question: (game, when) => `${game}, ${when} aus einem deiner Spiele. Was spielst du?`,
    puzzleQuestion: (game) =>
      `${game}: ein Rätsel, das du schon einmal verfehlt hast. Was spielst du?`,
    judging: 'Ich denke nach …',
    solved: (best) => `Richtig: ${best}.`,
    alsoGood: (best) => `Das ist auch gut. Der beste Zug war: ${best}.`,
    asBefore: (best) => `Das hast du beim letzten Mal gespielt. Besser: ${best}.`,
    missed: (best) => `Nicht ganz. Besser: ${best}.`,
    comesBack: 'Diese Übung kommt später wieder.',
    again: 'Noch einmal',
    next: 'Nächste Übung',
    finish: 'Fertig',
    leave: 'Übungen verlassen',
  },
  nl: {
    title: 'Leren van je spellen',
    due: (count) => (count === 1 ? '1 oefening' : `${count} oefeningen`),
    none: 'Er zijn nu geen oefeningen.',
    noneHelp:
      'Open de terugblik van een afgelopen spel: de duurste fouten komen hier terug als kleine oefeningen, alleen op dit apparaat.',
    question: (game, when) => `${game}, ${when} uit een van je spellen. Wat speel je?`,
    puzzleQuestion: (game) => `${game}: een puzzel die je eerder miste. Wat speel je?`,
    judging: 'Ik denk na …',
    solved: (best) => `Goed: ${best}.`,
    alsoGood: (best) => `Dat is ook goed. De beste zet was: ${best}.`,
    asBefore: (best) => `Dat speelde je de vorige keer. Beter: ${best}.`,
    missed: (best) => `Net niet. Beter: ${best}.`,
    comesBack: 'Deze oefening komt later terug.',
    again: 'Nog een keer',
    next: 'Volgende oefening',
    finish: 'Klaar',
    leave: 'Oefeningen verlaten',
  },
};

export const useExerciseTexts = textsHook(exerciseTexts);
