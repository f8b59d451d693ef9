import { type CatalogEntry, catalog, findGame } from '@richtfest/catalog';
import { type ByLanguage, byLanguage } from '@richtfest/engine';
import type { ReactNode } from 'react';
import { siteGame, siteGames } from '../games/index.ts';
import { PlainHouse } from './art/plain-house.tsx';

export interface House {
  /** The id of its game; the catalog contains the playable ones. */
  readonly id: string;
  readonly Art: () => ReactNode;
}

/** A house's name from the catalog; its id if the game isn't playable yet. */
export function gameNames({ id }: House): ByLanguage<string> {
  return findGame(id)?.names ?? byLanguage(() => id);
}

/** The houses from left to right; games unknown to the site come last. */
export function streetOf(entries: readonly Pick<CatalogEntry, 'id'>[]): readonly House[] {
  const ids = new Set([...siteGames, ...entries].map(({ id }) => id));
  return [...ids].map((id) => ({ id, Art: siteGame(id).House ?? PlainHouse }));
}

export const HOUSES = streetOf(catalog);
