import type { ByLanguage } from '@richtfest/engine';
import { textsHook } from '../texts/texts-hook.ts';

interface HostTexts {
  /** A bot plays for an absent player. */
  readonly standsIn: string;
  readonly letBotPlay: (name: string) => string;
  readonly letBotPlayHelp: string;
  /** Tables that anybody may join. */
  readonly lobbyHelp: string;
  readonly lobbyEmpty: string;
  /** In the lobby: a table of bots on this device. */
  readonly watchTitle: string;
  readonly watchHelp: string;
  readonly openSeats: (count: number) => string;
  /** The host's switch. */
  readonly list: string;
  readonly listHelp: string;
}

/** Texts for the host of an online table. */
export const hostTexts: ByLanguage<HostTexts> = {
  en: {
    standsIn: 'a bot plays on',
    letBotPlay: (name) => `Let a bot play for ${name}`,
    letBotPlayHelp: 'They keep the seat: as soon as they are back, the bot leaves.',
    lobbyHelp: 'Anyone may join these tables.',
    lobbyEmpty: 'There are no open tables right now. Open one yourself.',
    watchTitle: 'Watch bots play',
    watchHelp: 'Only bots at the table: sit back and see how a game goes.',
    openSeats: (count) => (count === 1 ? 'one open seat' : `${count} open seats`),
    list: 'Show in the list of open tables',
    listHelp: 'Then anyone on this server can join, not only people with the link.',
  },
  de: {
    standsIn: 'ein Bot spielt weiter',
    letBotPlay: (name) => `Einen Bot für ${name} spielen lassen`,
    letBotPlayHelp: 'Der Platz bleibt reserviert: Bei der Rückkehr macht der Bot sofort Platz.',
    lobbyHelp: 'Hier darf sich setzen, wer einen Tisch sucht.',
    lobbyEmpty: 'Gerade steht hier kein Tisch. Deck selbst einen und zeig ihn allen.',
    watchTitle: 'Bots beim Spielen zusehen',
    watchHelp: 'Nur Bots am Tisch, und du hast nichts zu tun: So siehst du, wie ein Spiel läuft.',
    openSeats: (count) => (count === 1 ? 'ein freier Platz' : `${count} freie Plätze`),
    list: 'In der Liste offener Tische zeigen',
    listHelp: 'Dann können sich alle auf diesem Server dazusetzen, nicht nur wer den Link hat.',
  },
  nl: {
    standsIn: 'een bot speelt door',
    letBotPlay: (name) => `Laat een bot voor ${name} spelen`,
    letBotPlayHelp: 'De plaats blijft gereserveerd: bij terugkomst maakt de bot meteen plaats.',
    lobbyHelp: 'Wie een tafel zoekt, mag hier gaan zitten.',
    lobbyEmpty: 'Er staat hier nu geen tafel. Dek er zelf een en laat hem aan iedereen zien.',
    watchTitle: 'Bots zien spelen',
    watchHelp: 'Alleen bots aan tafel, en jij hoeft niets te doen: zo zie je hoe een spel gaat.',
    openSeats: (count) => (count === 1 ? 'één vrije plaats' : `${count} vrije plaatsen`),
    list: 'Tonen in de lijst van open tafels',
    listHelp: 'Dan kan iedereen op deze server aanschuiven, niet alleen wie de link heeft.',
  },
};

export const useHostTexts = textsHook(hostTexts);
