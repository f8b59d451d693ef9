import type { ByLanguage } from '@richtfest/engine';
import { textsHook } from '../texts/texts-hook.ts';

interface IntroductionTexts {
  readonly title: string;
  readonly help: string;
  readonly beside: string;
  /** The name of a person beside the owner, by number. */
  readonly besideName: (number: number) => string;
  /** The face of a person, by number. */
  readonly faceOf: (number: number, face: string) => string;
  readonly remove: (number: number) => string;
  readonly bots: string;
  readonly skip: string;
  /** Who plays after a tap on “Play”. */
  readonly seated: (players: string) => string;
  readonly bot: (name: string, level: string) => string;
}

const introductionTexts: ByLanguage<IntroductionTexts> = {
  en: {
    title: 'Who is playing?',
    help: 'You are asked only once. “Set up a table” changes it.',
    beside: 'Someone beside me',
    besideName: (number) => `Name of person ${number}`,
    faceOf: (number, face) => `Face of person ${number}: ${face}`,
    remove: (number) => `Person ${number} is not playing`,
    bots: 'How strong are the bots?',
    skip: 'Skip',
    seated: (players) => `At the table: ${players}`,
    bot: (name, level) => `${name} (bot: ${level})`,
  },
  de: {
    title: 'Wer spielt?',
    help: 'Das fragen wir nur einmal. Unter „Tisch einrichten“ lässt es sich ändern.',
    beside: 'Jemand neben mir',
    besideName: (number) => `Name von Person ${number}`,
    faceOf: (number, face) => `Gesicht von Person ${number}: ${face}`,
    remove: (number) => `Person ${number} spielt nicht mit`,
    bots: 'Wie stark sind die Bots?',
    skip: 'Überspringen',
    seated: (players) => `Am Tisch: ${players}`,
    bot: (name, level) => `${name} (Bot: ${level})`,
  },
  nl: {
    title: 'Wie speelt er?',
    help: 'We vragen het maar één keer. Onder “Tafel klaarzetten” kun je het veranderen.',
    beside: 'Iemand naast mij',
    besideName: (number) => `Naam van persoon ${number}`,
    faceOf: (number, face) => `Gezicht van persoon ${number}: ${face}`,
    remove: (number) => `Persoon ${number} speelt niet mee`,
    bots: 'Hoe sterk zijn de bots?',
    skip: 'Overslaan',
    seated: (players) => `Aan tafel: ${players}`,
    bot: (name, level) => `${name} (bot: ${level})`,
  },
};

export const useIntroductionTexts = textsHook(introductionTexts);
