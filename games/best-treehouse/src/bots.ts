import type { GameBots } from '@richtfest/engine';
import { abstraction } from './abstraction/index.ts';
import { judge, levels } from './bot-levels.ts';
import { moveReasons } from './move-reasons.ts';
import { treehousePuzzles } from './puzzles.ts';
import { candidateMoves } from './candidate-moves.ts';
import { ownWorth } from './evaluation.ts';
import type { TreehouseTypes } from './types.ts';

export const treehouseBots: GameBots<TreehouseTypes> = {
  search: { ownWorth, candidateMoves, abstraction },
  levels,
  judge,
  reasons: moveReasons,
  puzzles: treehousePuzzles,
};
