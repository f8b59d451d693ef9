import type { ByLanguage } from '@richtfest/engine';

export type PuzzleCategory =
  | 'wolf'
  | 'lastTurn'
  | 'rollOrStop'
  | 'dice'
  | 'roof'
  | 'secondTile'
  | 'tile';

/** What a puzzle is about. */
export const puzzleCategories: ByLanguage<Readonly<Record<PuzzleCategory, string>>> = {
  en: {
    wolf: 'The wolf blows',
    lastTurn: 'The last turn',
    rollOrStop: 'Roll or stop',
    dice: 'Which dice?',
    roof: 'A roof',
    secondTile: 'A second tile?',
    tile: 'Which tile?',
  },
  de: {
    wolf: 'Der Wolf pustet',
    lastTurn: 'Der letzte Zug',
    rollOrStop: 'Würfeln oder aufhören',
    dice: 'Welche Würfel?',
    roof: 'Ein Dach',
    secondTile: 'Noch ein Hausteil?',
    tile: 'Welches Hausteil?',
  },
  nl: {
    wolf: 'De wolf blaast',
    lastTurn: 'De laatste beurt',
    rollOrStop: 'Gooien of stoppen',
    dice: 'Welke dobbelstenen?',
    roof: 'Een dak',
    secondTile: 'Nog een tegel?',
    tile: 'Welke tegel?',
  },
};
