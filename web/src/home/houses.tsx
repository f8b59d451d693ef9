import type { ByLanguage } from '@richtfest/engine';
import type { ReactNode } from 'react';
import { DreamHouse } from './art/dream-house.tsx';
import { PigsHouse } from './art/pigs-house.tsx';
import { RoofedHouse } from './art/roofed-house.tsx';
import { TreeHouse } from './art/tree-house.tsx';

export interface House {
  /** The id of its game in the catalog, which knows those that can be played. */
  readonly id: string;
  readonly names: ByLanguage<string>;
  readonly Art: () => ReactNode;
}

/** The street from left to right. Names stand here as well as in the catalog: some have yet to move in. */
export const HOUSES: readonly House[] = [
  {
    id: 'dream-home',
    names: { en: 'Dream Home', de: 'Mein Traumhaus', nl: 'Droomhuis' },
    Art: DreamHouse,
  },
  {
    id: 'three-little-pigs',
    names: {
      en: 'The Three Little Pigs',
      de: 'Die drei kleinen Schweinchen',
      nl: 'De drie kleine biggetjes',
    },
    Art: PigsHouse,
  },
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
