import type { JsonObject } from '@richtfest/engine';

/**
 * What a first table of a game is set to, where that differs from the rules' own defaults: the
 * rules keep to the book, a living room wants to begin.
 */
const PROPOSED: Readonly<Record<string, JsonObject>> = {
  ueberdachen: { quickStart: true },
};

export function proposedOptions(game: string): JsonObject {
  return PROPOSED[game] ?? {};
}
