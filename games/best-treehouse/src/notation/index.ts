import type { Notation } from '@richtfest/engine';
import { moveSchema } from '../moves/index.ts';
import type { TreehouseTypes } from '../types.ts';
import { moveHelp, readMove, writeMove } from './moves.ts';
import { positionSchema } from './position-schema.ts';
import { readPosition } from './read-position.ts';
import { writePosition } from './write-position.ts';

export const notation: Notation<TreehouseTypes> = {
  moveSchema,
  moveHelp,
  writeMove,
  readMove,
  positionSchema,
  writePosition,
  readPosition,
};
