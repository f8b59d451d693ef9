import type { ByLanguage } from '@richtfest/engine';

/** What a player with the physical box is asked. */
interface Questions {
  hand(player: string): string;
  revealed(player: string): string;
  readonly first: string;
  chose(room: string): string;
}

export const questions: ByLanguage<Questions> = {
  en: {
    hand: (player) => `Tap the colours in ${player}’s hand, card by card.`,
    revealed: (player) => `Which colour did ${player} reveal?`,
    first: 'Who chooses first in the first scoring?',
    chose: (room) => `Reveal a ${room}`,
  },
  de: {
    hand: (player) => `Tippe Karte für Karte die Farben auf der Hand von ${player} an.`,
    revealed: (player) => `Welche Farbe hat ${player} aufgedeckt?`,
    first: 'Wer wählt bei der ersten Wertung zuerst?',
    chose: (room) => `Deck auf: ${room}`,
  },
  nl: {
    hand: (player) => `Tik kaart voor kaart de kleuren in de hand van ${player} aan.`,
    revealed: (player) => `Welke kleur heeft ${player} opengelegd?`,
    first: 'Wie kiest bij de eerste telling als eerste?',
    chose: (room) => `Leg open: ${room}`,
  },
};
