import type { ByLanguage, Language, OptionText } from '@richtfest/engine';
import { recipes } from '../data/components.ts';
import { ROOMS, ROWS } from '../words.ts';
import { recipeWords, roomNames } from './recipe-list.ts';

interface ComponentTexts {
  readonly die: Readonly<Record<'materials' | 'opener' | 'theft' | 'pillar', string>>;
  readonly face: string;
  readonly row: string;
  readonly noPillar: string;
  readonly noCards: string;
}

const texts: ByLanguage<ComponentTexts> = {
  en: {
    die: {
      materials: 'materials of your own trade',
      opener: 'bottle opener',
      theft: 'theft',
      pillar: 'pillar, ceiling or roof',
    },
    face: 'face',
    row: 'row',
    noPillar: 'At least one face must bring a pillar: otherwise nobody could ever begin.',
    noCards: 'There must be at least one card: otherwise nobody could build anything.',
  },
  de: {
    die: {
      materials: 'Baustoffe des eigenen Handwerks',
      opener: 'Flaschenöffner',
      theft: 'Diebstahl',
      pillar: 'Pfeiler, Decke oder Dach',
    },
    face: 'Seite',
    row: 'Reihe',
    noPillar: 'Mindestens eine Seite muss einen Pfeiler bringen: Sonst könnte nie jemand anfangen.',
    noCards: 'Es muss mindestens eine Karte geben: Sonst könnte niemand etwas bauen.',
  },
  nl: {
    die: {
      materials: 'materialen van je eigen vak',
      opener: 'flesopener',
      theft: 'diefstal',
      pillar: 'pijler, plafond of dak',
    },
    face: 'kant',
    row: 'rij',
    noPillar: 'Minstens één kant moet een pijler opleveren: anders kan niemand ooit beginnen.',
    noCards: 'Er moet minstens één kaart zijn: anders kan niemand iets bouwen.',
  },
};

type Words = Required<Pick<OptionText, 'words'>>;
type Checked = Words & Required<Pick<OptionText, 'problems'>>;

/** The words and problems of die, recipes and cards (UD-3, UD-4). */
export function componentTexts(language: Language): {
  die: Checked;
  recipes: Words;
  cards: Checked;
} {
  const { die, face, row, noPillar, noCards } = texts[language];
  const rooms = roomNames[language];
  const { materials, left, right } = recipeWords[language];
  // A large room has two columns, the left one first.
  const cells = ROOMS.filter((room) => recipes[room].length > ROWS).flatMap((room) =>
    recipes[room].map((_, at) => {
      const side = at < ROWS ? left : right;
      return [`${room}.${at}`, `${side}, ${row} ${(at % ROWS) + 1}`];
    }),
  );
  return {
    die: { words: { '#': face, ...die }, problems: { 'no-pillar': () => noPillar } },
    recipes: { words: { '#': row, ...rooms, ...materials, ...Object.fromEntries(cells) } },
    cards: { words: rooms, problems: { 'no-cards': () => noCards } },
  };
}
