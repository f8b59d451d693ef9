import type { Notation } from '@richtfest/engine';
import { moveNotation } from '../moves/index.ts';
import type { PigsTypes } from '../types.ts';
import { positionSchema, readPosition, writePosition } from './position.ts';

export const notation: Notation<PigsTypes> = {
  ...moveNotation,
  positionSchema,
  writePosition,
  readPosition,
};
