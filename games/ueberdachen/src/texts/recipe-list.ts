import { type ByLanguage, type Language, capitalize } from '@richtfest/engine';
import { PRINTED_RECIPES, recipes } from '../data/components.ts';
import { type Material, ROOMS, ROWS, type Room } from '../words.ts';

export const roomNames: ByLanguage<Readonly<Record<Room, string>>> = {
  en: {
    chamber: 'chamber',
    corridor: 'corridor',
    hall: 'hall',
    kitchen: 'kitchen',
    bathroom: 'bathroom',
    'living-room': 'living room',
  },
  de: {
    chamber: 'Kammer',
    corridor: 'Flur',
    hall: 'Diele',
    kitchen: 'Küche',
    bathroom: 'Bad',
    'living-room': 'Wohnraum',
  },
  nl: {
    chamber: 'kamertje',
    corridor: 'gang',
    hall: 'hal',
    kitchen: 'keuken',
    bathroom: 'badkamer',
    'living-room': 'woonkamer',
  },
};

interface RecipeWords {
  /** Singular names for a cell, without a number. */
  readonly materials: Readonly<Record<Material, string>>;
  readonly small: string;
  readonly large: string;
  readonly printed: string;
  readonly ours: string;
  readonly left: string;
  readonly right: string;
}

export const recipeWords: ByLanguage<RecipeWords> = {
  en: {
    materials: {
      lamp: 'lamp',
      socket: 'socket',
      radiator: 'radiator',
      tap: 'tap',
      door: 'door',
      shelf: 'shelf',
      plaster: 'plaster',
      tiles: 'tiles',
    },
    small: 'small',
    large: 'large',
    printed: 'from the rulebook',
    ours: 'ours',
    left: 'left',
    right: 'right',
  },
  de: {
    materials: {
      lamp: 'Licht',
      socket: 'Steckdose',
      radiator: 'Heizung',
      tap: 'Wasserhahn',
      door: 'Tür',
      shelf: 'Regal',
      plaster: 'Putz',
      tiles: 'Fliesen',
    },
    small: 'klein',
    large: 'groß',
    printed: 'aus der Anleitung',
    ours: 'von uns',
    left: 'links',
    right: 'rechts',
  },
  nl: {
    materials: {
      lamp: 'lampje',
      socket: 'stopcontact',
      radiator: 'verwarming',
      tap: 'kraan',
      door: 'deur',
      shelf: 'kast',
      plaster: 'pleister',
      tiles: 'tegels',
    },
    small: 'klein',
    large: 'groot',
    printed: 'uit het boekje',
    ours: 'van ons',
    left: 'links',
    right: 'rechts',
  },
};

/** UD-3: a line for each room, from the default recipes. */
export function recipeList(language: Language): readonly string[] {
  const { materials, small, large, printed, ours, left, right } = recipeWords[language];
  return ROOMS.map((room) => {
    const cells = recipes[room].map((material) => materials[material]);
    const [first, second] = [cells.slice(0, ROWS).join(', '), cells.slice(ROWS).join(', ')];
    const isSmall = second === '';
    const source = PRINTED_RECIPES.includes(room) ? printed : ours;
    const name = roomNames[language][room];
    const title = capitalize(name);
    const recipe = isSmall ? first : `${left} ${first}; ${right} ${second}`;
    return `${title} (${isSmall ? small : large}, ${source}): ${recipe}.`;
  });
}
