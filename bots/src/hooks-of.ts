import type { GameTypes, PlayableGame, SearchHooks } from '@richtfest/engine';

const NONE: SearchHooks<never> = {};

/** What a game can tell a search; nothing, if its package says nothing about bots. */
export function hooksOf<T extends GameTypes>({ bots }: PlayableGame<T>): SearchHooks<T> {
  return bots?.search ?? NONE;
}
