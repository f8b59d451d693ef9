import type { Json } from '@richtfest/engine';
import type { ReactNode } from 'react';
import type { RulePictures } from '../rules/rule-pictures.ts';
import type { Path } from './form.ts';

/** A game's illustrations of its component data. */
export interface EditionArt extends Pick<RulePictures, 'Surroundings' | 'papers'> {
  /** The component at a place of an option, or undefined if none belongs there. */
  draw(option: string, path: Path, value: Json): ReactNode;
}

/** Whether a step of a path is one of a game's words. */
export function isOneOf<T extends string>(words: readonly T[], step: unknown): step is T {
  return words.some((word) => word === step);
}
