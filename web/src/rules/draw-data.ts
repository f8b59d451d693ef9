import type { Json } from '@richtfest/engine';
import type { ReactNode } from 'react';

/** Draws the component at a place of an option; undefined if none belongs there. */
export type DrawData = (
  option: string,
  path: readonly (string | number)[],
  value: Json,
) => ReactNode;

/** Whether a step of a path is one of a game's words. */
export function isOneOf<T extends string>(words: readonly T[], step: unknown): step is T {
  return words.some((word) => word === step);
}
