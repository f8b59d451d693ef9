import type { ByLanguage } from '@richtfest/engine';
import type { BotPace } from '@richtfest/protocol';
import { useSettings } from '../settings/use-settings.ts';

/** Texts about bots, their pace and hints. */
interface PeopleTexts {
  readonly level: (seat: number) => string;
  /** For open seats. */
  readonly openSeats: string;
  readonly pace: string;
  readonly paces: Readonly<Record<BotPace, string>>;
  readonly hints: string;
  readonly hintsHelp: string;
  readonly warnings: string;
  readonly warningsHelp: string;
  readonly hint: string;
  readonly thinking: (name: string) => string;
  readonly hintKey: string;
  readonly hintFailed: string;
}

const TEXTS: ByLanguage<PeopleTexts> = {
  en: {
    level: (seat) => `How strong is the bot at seat ${seat}?`,
    openSeats: 'Who plays at the open seats?',
    pace: 'How fast do bots play?',
    paces: { calm: 'Calm', brisk: 'Brisk', instant: 'Instant' },
    hints: 'Hints',
    hintsHelp:
      'On your turn you can ask what an expert would do. At a table by link with several people, only if the table allows hints.',
    warnings: 'Reminders',
    warningsHelp: 'In the last rounds, some games remind you of what you are about to miss.',
    hint: 'Hint',
    thinking: (name) => `${name} is thinking …`,
    hintKey: 'a hint: what an expert would do',
    hintFailed: 'No hint right now. Trust yourself.',
  },
  de: {
    level: (seat) => `Wie stark ist der Bot auf Platz ${seat}?`,
    openSeats: 'Wer spielt auf den freien Plätzen?',
    pace: 'Wie schnell spielen die Bots?',
    paces: { calm: 'In Ruhe', brisk: 'Flott', instant: 'Sofort' },
    hints: 'Tipps',
    hintsHelp:
      'Wenn du dran bist, kannst du fragen, was ein Profi tun würde. An einem Tisch per Link mit mehreren Menschen nur, wenn der Tisch Tipps erlaubt.',
    warnings: 'Erinnerungen',
    warningsHelp:
      'In den letzten Runden erinnern dich manche Spiele an das, was dir zu entgehen droht.',
    hint: 'Tipp',
    thinking: (name) => `${name} denkt nach …`,
    hintKey: 'ein Tipp: was ein Profi tun würde',
    hintFailed: 'Gerade keine Idee. Vertrau dir selbst.',
  },
  nl: {
    level: (seat) => `Hoe sterk is de bot op plaats ${seat}?`,
    openSeats: 'Wie speelt op de vrije plaatsen?',
    pace: 'Hoe snel spelen de bots?',
    paces: { calm: 'Rustig', brisk: 'Vlot', instant: 'Meteen' },
    hints: 'Tips',
    hintsHelp:
      'Als je aan de beurt bent, kun je vragen wat een expert zou doen. Aan een tafel via een link met meerdere mensen alleen als de tafel tips toestaat.',
    warnings: 'Herinneringen',
    warningsHelp: 'In de laatste ronden herinneren sommige spellen je aan wat je dreigt te missen.',
    hint: 'Tip',
    thinking: (name) => `${name} denkt na …`,
    hintKey: 'een tip: wat een expert zou doen',
    hintFailed: 'Even geen idee. Vertrouw op jezelf.',
  },
};

export function usePeopleTexts(): PeopleTexts {
  return TEXTS[useSettings().language];
}
