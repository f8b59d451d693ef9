import type { ByLanguage } from '@richtfest/engine';

export type PuzzleCategory =
  | 'helpers'
  | 'tools'
  | 'decor'
  | 'lastRound'
  | 'roof'
  | 'place'
  | 'column';

/** What a puzzle is about. */
export const puzzleCategories: ByLanguage<Readonly<Record<PuzzleCategory, string>>> = {
  en: {
    helpers: 'Helpers',
    tools: 'Tools',
    decor: 'Décor',
    lastRound: 'The last round',
    roof: 'The roof',
    place: 'Where does the room go?',
    column: 'Which cards?',
  },
  de: {
    helpers: 'Helfer',
    tools: 'Werkzeuge',
    decor: 'Plättchen',
    lastRound: 'Die letzte Runde',
    roof: 'Das Dach',
    place: 'Wohin mit dem Raum?',
    column: 'Welche Karten?',
  },
  nl: {
    helpers: 'Klussers',
    tools: 'Gereedschap',
    decor: 'Tegels',
    lastRound: 'De laatste ronde',
    roof: 'Het dak',
    place: 'Waar komt de kamer?',
    column: 'Welke kaarten?',
  },
};
