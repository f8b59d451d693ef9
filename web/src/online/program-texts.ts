import type { ByLanguage } from '@richtfest/engine';
import { textsHook } from '../texts/texts-hook.ts';

interface ProgramTexts {
  /** For the host. */
  readonly title: string;
  readonly help: string;
  readonly seat: string;
  /** For an open seat. */
  readonly openSeat: (number: number) => string;
  readonly name: string;
  readonly give: string;
  readonly command: string;
  readonly copy: string;
  readonly secret: string;
  readonly takeBack: (name: string) => string;
  /** In the list of seats. */
  readonly program: string;
  readonly expected: string;
}

/** Texts for seats played by a visitor's own program. */
export const programTexts: ByLanguage<ProgramTexts> = {
  en: {
    title: 'Let your own bot play',
    help: 'Have you written a bot of your own? It can take a seat at this table.',
    seat: 'Which seat',
    openSeat: (number) => `Seat ${number} (open)`,
    name: 'What everybody calls it',
    give: 'Give it the seat',
    command: 'Type this where the program is',
    copy: 'Copy',
    secret: 'Only for the program, and shown only once: anybody who has it can play the seat.',
    takeBack: (name) => `Take the seat back from ${name}`,
    program: 'a program',
    expected: 'a program, not here yet',
  },
  de: {
    title: 'Eigenen Bot mitspielen lassen',
    help: 'Hast du selbst einen Bot geschrieben? Er kann an diesem Tisch mitspielen.',
    seat: 'Welcher Platz',
    openSeat: (number) => `Platz ${number} (frei)`,
    name: 'Wie alle es nennen',
    give: 'Den Platz vergeben',
    command: 'Das dort eintippen, wo das Programm ist',
    copy: 'Kopieren',
    secret: 'Nur für das Programm und nur jetzt zu sehen: Wer das hat, kann auf dem Platz spielen.',
    takeBack: (name) => `${name} den Platz wieder wegnehmen`,
    program: 'ein Programm',
    expected: 'ein Programm, noch nicht da',
  },
  nl: {
    title: 'Je eigen bot laten meespelen',
    help: 'Heb je zelf een bot geschreven? Die kan aan deze tafel meespelen.',
    seat: 'Welke plaats',
    openSeat: (number) => `Plaats ${number} (vrij)`,
    name: 'Hoe iedereen het noemt',
    give: 'Geef het de plaats',
    command: 'Typ dit waar het programma staat',
    copy: 'Kopiëren',
    secret:
      'Alleen voor het programma en alleen nu te zien: wie dit heeft, kan op die plaats spelen.',
    takeBack: (name) => `Neem ${name} de plaats weer af`,
    program: 'een programma',
    expected: 'een programma, nog niet hier',
  },
};

export const useProgramTexts = textsHook(programTexts);
