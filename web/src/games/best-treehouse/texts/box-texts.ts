import type { ByLanguage } from '@richtfest/engine';

/** What a player with the physical box is asked. */
interface Questions {
  hand(player: string): string;
  revealed(player: string): string;
  readonly first: string;
  chose(room: string): string;
  /** A place is counted from the left. */
  build(level: number, place: number): string;
}

export const questions: ByLanguage<Questions> = {
  en: {
    hand: (player) => `Tap the colours in ${player}’s hand, card by card.`,
    revealed: (player) => `Which colour did ${player} reveal?`,
    first: 'Who chooses first in the first scoring?',
    chose: (room) => `Reveal a ${room}`,
    build: (level, place) => `Build on level ${level}, place ${place} from the left`,
  },
  de: {
    hand: (player) => `Tippe Karte für Karte die Farben auf der Hand von ${player} an.`,
    revealed: (player) => `Welche Farbe hat ${player} aufgedeckt?`,
    first: 'Wer wählt bei der ersten Wertung zuerst?',
    chose: (room) => `Deck auf: ${room}`,
    build: (level, place) => `Auf Ebene ${level} bauen, Platz ${place} von links`,
  },
  nl: {
    hand: (player) => `Tik kaart voor kaart de kleuren in de hand van ${player} aan.`,
    revealed: (player) => `Welke kleur heeft ${player} opengelegd?`,
    first: 'Wie kiest bij de eerste telling als eerste?',
    chose: (room) => `Leg open: ${room}`,
    build: (level, place) => `Bouw op verdieping ${level}, plek ${place} van links`,
  },
};
