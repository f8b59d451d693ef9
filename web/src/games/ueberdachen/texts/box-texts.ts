import type { ByLanguage } from '@richtfest/engine';

/** What a player with the physical box is asked. */
interface Questions {
  card(size: string): string;
  die(player: string): string;
  trade(player: string): string;
  take(player: string): string;
  readonly first: string;
}

export const questions: ByLanguage<Questions> = {
  en: {
    card: (size) => `Which ${size} room lies on top?`,
    die: (player) => `What did ${player} roll?`,
    trade: (player) => `Which trade did ${player} draw?`,
    take: (player) => `What does ${player} take?`,
    first: 'Who starts?',
  },
  de: {
    card: (size) => `Welches Zimmer liegt obenauf (${size})?`,
    die: (player) => `Was hat ${player} gewürfelt?`,
    trade: (player) => `Welchen Beruf hat ${player} gezogen?`,
    take: (player) => `Was nimmt ${player}?`,
    first: 'Wer beginnt?',
  },
  nl: {
    card: (size) => `Welke kamer ligt bovenop (${size})?`,
    die: (player) => `Wat heeft ${player} gegooid?`,
    trade: (player) => `Welk vak heeft ${player} getrokken?`,
    take: (player) => `Wat neemt ${player}?`,
    first: 'Wie begint?',
  },
};
