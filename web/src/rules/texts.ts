import type { ByLanguage } from '@richtfest/engine';
import { useSettings } from '../settings/use-settings.ts';

/** Texts of the rules pages besides the rules. */
interface RulesTexts {
  readonly howItGoes: string;
  readonly contents: string;
  readonly searchKey: string;
  readonly toEdition: string;
  readonly toRules: string;
  readonly editionTitle: (game: string) => string;
  readonly editionIntro: string;
  readonly ours: string;
  readonly oursText: string;
  readonly openPoints: string;
  readonly germanEdition: string;
  readonly dutchEdition: string;
  readonly chosen: string;
  readonly editions: string;
  readonly editionsText: string;
  readonly about: string;
  readonly counted: string;
}

const texts: ByLanguage<RulesTexts> = {
  en: {
    howItGoes: 'How to play',
    contents: 'Chapters',
    searchKey: 'Press / to search',
    toEdition: 'About this edition',
    toRules: 'All rules',
    editionTitle: (game) => `${game}: about this edition`,
    editionIntro:
      'We built these games from their printed rules. Where a rulebook is silent, unclear or not available to us, we had to decide. Here you can see what we chose, so that your table can decide otherwise.',
    ours: 'Numbers of our own',
    oursText:
      'The pictures and tables of the printed rulebooks were not available to us, so some numbers are ours. If you own the box, you can enter the real ones: under “For hosts” when you set up a table.',
    openPoints: 'What the rulebook leaves open',
    germanEdition: 'German edition',
    dutchEdition: 'Dutch edition',
    chosen: 'Our choice',
    editions: 'The German and the Dutch edition',
    editionsText:
      'The two printed rulebooks differ. When you set up a table you choose which one you play by; everything else is the same.',
    about: 'About',
    counted: 'Where the rules come from',
  },
  de: {
    howItGoes: 'So geht’s',
    contents: 'Kapitel',
    searchKey: 'Taste / zum Suchen',
    toEdition: 'Über diese Ausgabe',
    toRules: 'Alle Regeln',
    editionTitle: (game) => `${game}: über diese Ausgabe`,
    editionIntro:
      'Wir haben diese Spiele nach ihren gedruckten Anleitungen gebaut. Wo eine schweigt, unklar ist oder nicht zu bekommen war, mussten wir entscheiden. Hier siehst du, was, damit dein Tisch es anders halten kann.',
    ours: 'Unsere eigenen Zahlen',
    oursText:
      'Bilder und Tabellen der gedruckten Anleitungen waren nicht zu bekommen, deshalb sind manche Zahlen von uns. Wenn du die Schachtel besitzt, kannst du die echten eintragen: beim Einrichten des Tisches unter „Für die Spielleitung“.',
    openPoints: 'Was die Anleitung offen lässt',
    germanEdition: 'Deutsche Ausgabe',
    dutchEdition: 'Niederländische Ausgabe',
    chosen: 'Unsere Wahl',
    editions: 'Die deutsche und die niederländische Ausgabe',
    editionsText:
      'Die beiden gedruckten Anleitungen unterscheiden sich. Beim Einrichten des Tisches wählst du, nach welcher ihr spielt; alles andere ist gleich.',
    about: 'Worum es geht',
    counted: 'Woher die Regeln kommen',
  },
  nl: {
    howItGoes: 'Zo gaat het',
    contents: 'Hoofdstukken',
    searchKey: 'Toets / om te zoeken',
    toEdition: 'Over deze uitgave',
    toRules: 'Alle regels',
    editionTitle: (game) => `${game}: over deze uitgave`,
    editionIntro:
      'We hebben deze spellen gebouwd naar hun gedrukte spelregels. Waar een boekje zwijgt, onduidelijk is of niet te krijgen was, moesten we kiezen. Hier zie je wat, zodat jouw tafel het anders kan doen.',
    ours: 'Getallen van onszelf',
    oursText:
      'De plaatjes en tabellen van de gedrukte spelregels waren niet te krijgen, dus zijn sommige getallen van ons. Heb je de doos, dan kun je de echte invullen: bij het klaarzetten van de tafel onder “Voor de spelleiding”.',
    openPoints: 'Wat het boekje openlaat',
    germanEdition: 'Duitse uitgave',
    dutchEdition: 'Nederlandse uitgave',
    chosen: 'Onze keuze',
    editions: 'De Duitse en de Nederlandse uitgave',
    editionsText:
      'De twee gedrukte spelregels verschillen. Bij het klaarzetten van de tafel kies je volgens welke jullie spelen; al het andere is gelijk.',
    about: 'Waar het om gaat',
    counted: 'Waar de regels vandaan komen',
  },
};

export function useRulesTexts(): RulesTexts {
  return texts[useSettings().language];
}
