import type { Notation } from '@richtfest/engine';
import { moveNotation } from '../moves/index.ts';
import type { UeberdachenTypes } from '../types.ts';
import { positionSchema, writePosition } from './position.ts';
import { readPosition } from './read-position.ts';

export const notation: Notation<UeberdachenTypes> = {
  ...moveNotation,
  positionSchema,
  writePosition,
  readPosition,
};
