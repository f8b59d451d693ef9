import { findGame } from '@richtfest/catalog';
import type { ByLanguage } from '@richtfest/engine';
import type { ReactNode } from 'react';
import { DreamHouse } from './art/dream-house.tsx';
import { PigsHouse } from './art/pigs-house.tsx';
import { RoofedHouse } from './art/roofed-house.tsx';
import { TreeHouse } from './art/tree-house.tsx';

export interface House {
  /** The id of its game in the catalog, which knows those that can be played. */
  readonly id: string;
  /** Until it is in the catalog, which then says what it is called. */
  readonly names?: ByLanguage<string>;
  readonly Art: () => ReactNode;
}

/** A house's name: the catalog's, as soon as its game has moved in. */
export function namesOf({ id, names }: House): ByLanguage<string> {
  return findGame(id)?.names ?? names ?? { en: id, de: id, nl: id };
}

/** The street from left to right. */
export const HOUSES: readonly House[] = [
  {
    id: 'dream-home',
    names: { en: 'Dream Home', de: 'Mein Traumhaus', nl: 'Droomhuis' },
    Art: DreamHouse,
  },
  { id: 'three-little-pigs', Art: PigsHouse },
  {
    id: 'best-treehouse',
    names: {
      en: 'Best Treehouse Ever',
      de: 'Das allerbeste Baumhaus',
      nl: 'De allerbeste boomhut',
    },
    Art: TreeHouse,
  },
  {
    id: 'ueberdachen',
    names: { en: 'Topping Out', de: 'Überdachen', nl: 'Onder dak' },
    Art: RoofedHouse,
  },
];
