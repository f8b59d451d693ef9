import type { Notation } from '@richtfest/engine';
import { moveNotation } from '../moves/index.ts';
import type { TreehouseTypes } from '../types.ts';
import { positionSchema } from './position-schema.ts';
import { readPosition } from './read-position.ts';
import { writePosition } from './write-position.ts';

export const notation: Notation<TreehouseTypes> = {
  ...moveNotation,
  positionSchema,
  writePosition,
  readPosition,
};
