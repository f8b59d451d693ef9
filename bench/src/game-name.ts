import { findGame } from '@richtfest/catalog';

/** As the tables call it. */
export function gameName(game: string): string {
  return findGame(game)?.names.en ?? game;
}
