import type { Notation } from '@richtfest/engine';
import { moveSchema } from '../moves/index.ts';
import type { DreamHomeTypes } from '../types.ts';
import { moveHelp, readMove, writeMove } from './moves.ts';
import { positionSchema, readPosition, writePosition } from './position.ts';

export const notation: Notation<DreamHomeTypes> = {
  moveSchema,
  moveHelp,
  writeMove,
  readMove,
  positionSchema,
  writePosition,
  readPosition,
};
