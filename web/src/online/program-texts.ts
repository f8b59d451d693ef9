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
    name: 'Its name at the table',
    give: 'Give it this seat',
    command: 'Run this where your bot is',
    copy: 'Copy',
    secret: 'Only for your bot, and shown only once: anyone who has it can play the seat.',
    takeBack: (name) => `Take the seat back from ${name}`,
    program: 'external bot',
    expected: 'external bot, not here yet',
  },
  de: {
    title: 'Eigenen Bot mitspielen lassen',
    help: 'Hast du selbst einen Bot geschrieben? Er kann an diesem Tisch mitspielen.',
    seat: 'Welcher Platz',
    openSeat: (number) => `Platz ${number} (frei)`,
    name: 'Sein Name am Tisch',
    give: 'Ihm diesen Platz geben',
    command: 'Führe das dort aus, wo dein Bot liegt',
    copy: 'Kopieren',
    secret: 'Nur für deinen Bot und nur jetzt zu sehen: Wer das hat, kann auf dem Platz spielen.',
    takeBack: (name) => `${name} den Platz wieder wegnehmen`,
    program: 'externer Bot',
    expected: 'externer Bot, noch nicht da',
  },
  nl: {
    title: 'Je eigen bot laten meespelen',
    help: 'Heb je zelf een bot geschreven? Die kan aan deze tafel meespelen.',
    seat: 'Welke plaats',
    openSeat: (number) => `Plaats ${number} (vrij)`,
    name: 'Zijn naam aan tafel',
    give: 'Geef hem deze plaats',
    command: 'Voer dit uit waar je bot staat',
    copy: 'Kopiëren',
    secret: 'Alleen voor je bot en alleen nu te zien: wie dit heeft, kan op die plaats spelen.',
    takeBack: (name) => `Neem ${name} de plaats weer af`,
    program: 'externe bot',
    expected: 'externe bot, nog niet hier',
  },
};

export const useProgramTexts = textsHook(programTexts);
