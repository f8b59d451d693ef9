import type { ByLanguage } from '@richtfest/engine';

/** What a player with the physical box is asked. */
interface Questions {
  card(size: string): string;
  die(player: string): string;
  trade(player: string): string;
  take(player: string): string;
  readonly first: string;
  /** Columns are counted from the left, rows from the top. */
  place(column: number, row: number): string;
  build(built: Built, place: string): string;
  /** Takes the top card of a stack and builds its first material. */
  open(built: Built, place: string): string;
}

interface Built {
  readonly room: string;
  readonly material: string;
}

export const questions: ByLanguage<Questions> = {
  en: {
    card: (size) => `Which ${size} room lies on top?`,
    die: (player) => `What did ${player} roll?`,
    trade: (player) => `Which trade did ${player} draw?`,
    take: (player) => `What does ${player} take?`,
    first: 'Who starts?',
    place: (column, row) => `column ${column}, row ${row}`,
    build: ({ room, material }, place) => `${room}: build in a ${material} (${place})`,
    open: ({ room, material }, place) => `${room}: start it with a ${material} (${place})`,
  },
  de: {
    card: (size) => `Welches Zimmer liegt obenauf (${size})?`,
    die: (player) => `Was hat ${player} gewürfelt?`,
    trade: (player) => `Welchen Beruf hat ${player} gezogen?`,
    take: (player) => `Was nimmt ${player}?`,
    first: 'Wer beginnt?',
    place: (column, row) => `Spalte ${column}, Reihe ${row}`,
    build: ({ room, material }, place) => `${room}: ${material} einbauen (${place})`,
    open: ({ room, material }, place) => `${room} anfangen: ${material} einbauen (${place})`,
  },
  nl: {
    card: (size) => `Welke kamer ligt bovenop (${size})?`,
    die: (player) => `Wat heeft ${player} gegooid?`,
    trade: (player) => `Welk vak heeft ${player} getrokken?`,
    take: (player) => `Wat neemt ${player}?`,
    first: 'Wie begint?',
    place: (column, row) => `kolom ${column}, rij ${row}`,
    build: ({ room, material }, place) => `${room}: ${material} inbouwen (${place})`,
    open: ({ room, material }, place) => `${room} beginnen: ${material} inbouwen (${place})`,
  },
};
