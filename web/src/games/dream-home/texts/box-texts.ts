import type { ByLanguage } from '@richtfest/engine';

/** What a player with the physical box is asked. */
interface Questions {
  room(column: string): string;
  special(column: string): string;
  readonly first: string;
}

export const questions: ByLanguage<Questions> = {
  en: {
    room: (column) => `Which room lies in column ${column}?`,
    special: (column) => `Which card lies above it in column ${column}?`,
    first: 'Who is the start player?',
  },
  de: {
    room: (column) => `Welcher Raum liegt in Spalte ${column}?`,
    special: (column) => `Welche Karte liegt darüber in Spalte ${column}?`,
    first: 'Wer ist Startspieler?',
  },
  nl: {
    room: (column) => `Welke kamer ligt in kolom ${column}?`,
    special: (column) => `Welke kaart ligt erboven in kolom ${column}?`,
    first: 'Wie is de startspeler?',
  },
};
