import type { GameBots } from '@richtfest/engine';
import { judge, levels } from './bot-levels.ts';
import { moveReasons } from './move-reasons.ts';
import { dreamHomePuzzles } from './puzzles.ts';
import { ownWorth } from './evaluation.ts';
import { rolloutMove } from './evaluation/rollout-move.ts';
import type { DreamHomeTypes } from './types.ts';

export const dreamHomeBots: GameBots<DreamHomeTypes> = {
  search: { ownWorth, rolloutMove },
  levels,
  judge,
  reasons: moveReasons,
  puzzles: dreamHomePuzzles,
};
