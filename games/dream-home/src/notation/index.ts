import type { Notation } from '@richtfest/engine';
import { moveNotation } from '../moves/index.ts';
import type { DreamHomeTypes } from '../types.ts';
import { positionSchema, readPosition, writePosition } from './position.ts';

export const notation: Notation<DreamHomeTypes> = {
  ...moveNotation,
  positionSchema,
  writePosition,
  readPosition,
};
