import type { ByLanguage } from '@richtfest/engine';

export type PuzzleCategory = 'bonus' | 'colour' | 'lastRoom' | 'card' | 'balance' | 'place';

/** What a puzzle is about. */
export const puzzleCategories: ByLanguage<Readonly<Record<PuzzleCategory, string>>> = {
  en: {
    bonus: 'Bonus cards',
    colour: 'Which colour?',
    lastRoom: 'The last room',
    card: 'Which room?',
    balance: 'Balance',
    place: 'Where does the room go?',
  },
  de: {
    bonus: 'Bonuskarten',
    colour: 'Welche Farbe?',
    lastRoom: 'Der letzte Raum',
    card: 'Welcher Raum?',
    balance: 'Gleichgewicht',
    place: 'Wohin mit dem Raum?',
  },
  nl: {
    bonus: 'Bonuskaarten',
    colour: 'Welke kleur?',
    lastRoom: 'De laatste kamer',
    card: 'Welke kamer?',
    balance: 'Evenwicht',
    place: 'Waar komt de kamer?',
  },
};
