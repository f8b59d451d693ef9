import type { Notation } from '@richtfest/engine';
import { moveSchema } from '../moves/schema.ts';
import type { UeberdachenTypes } from '../types.ts';
import { moveHelp, readMove, writeMove } from './moves.ts';
import { positionSchema, writePosition } from './position.ts';
import { readPosition } from './read-position.ts';

export const notation: Notation<UeberdachenTypes> = {
  moveSchema,
  moveHelp,
  writeMove,
  readMove,
  positionSchema,
  writePosition,
  readPosition,
};
