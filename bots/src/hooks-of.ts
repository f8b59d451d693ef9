import type { GameTypes, PlayableGame, SearchHooks } from '@richtfest/engine';

const NONE: SearchHooks<never> = {};

/** The search hooks of a game; empty if its package has none. */
export function hooksOf<T extends GameTypes>({ bots }: PlayableGame<T>): SearchHooks<T> {
  return bots?.search ?? NONE;
}
