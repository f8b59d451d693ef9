import { byLanguage } from '@richtfest/engine';
import { bestTreehouse } from './best-treehouse/index.ts';
import { dreamHome } from './dream-home/index.ts';
import type { EditionNotes } from '../rules/edition.ts';
import type { GameModule } from './game-module.ts';
import type { SiteGame } from './site-game.ts';
import { threeLittlePigs } from './three-little-pigs/index.ts';
import { ueberdachen } from './ueberdachen/index.ts';

export type { AdmiredHouse, GameModule, GivesUp, KeyHelp } from './game-module.ts';

/** The site's games, in the order of their houses on the street. */
export const siteGames: readonly SiteGame[] = [
  dreamHome,
  threeLittlePigs,
  bestTreehouse,
  ueberdachen,
];

/** The site's part of a game; an unknown game gets the defaults. */
export function siteGame(id: string): SiteGame {
  return siteGames.find((game) => game.id === id) ?? { id };
}

export function loadTable(id: string): Promise<GameModule> {
  return (siteGame(id).loadTable ?? loadPictureTable)();
}

/** Notes on a game's editions; without any, a page without open points. */
export function loadEdition(id: string): Promise<EditionNotes> {
  return siteGame(id).loadEdition?.() ?? Promise.resolve({ points: byLanguage(() => ({})) });
}

async function loadPictureTable(): Promise<GameModule> {
  const { PictureTable } = await import('./picture-table.tsx');
  return { table: PictureTable };
}
