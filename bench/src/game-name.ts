import { findGame } from '@richtfest/catalog';

/** The English name of a game. */
export function gameName(game: string): string {
  return findGame(game)?.names.en ?? game;
}
