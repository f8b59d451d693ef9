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
  readonly Art: () => ReactNode;
}

/** A house's name, from the catalog; a house nobody has moved into has none but its address. */
export function namesOf({ id }: House): ByLanguage<string> {
  return findGame(id)?.names ?? { en: id, de: id, nl: id };
}

/** The street from left to right. */
export const HOUSES: readonly House[] = [
  { id: 'dream-home', Art: DreamHouse },
  { id: 'three-little-pigs', Art: PigsHouse },
  { id: 'best-treehouse', Art: TreeHouse },
  { id: 'ueberdachen', Art: RoofedHouse },
];
