import type { GameBots } from '@richtfest/engine';
import { judge, levels } from './bot-levels.ts';
import { moveReasons } from './move-reasons.ts';
import { ueberdachenPuzzles } from './puzzles.ts';
import { candidateMoves } from './evaluation/candidate-moves.ts';
import { endsEarly } from './evaluation/ends-early.ts';
import { ownWorth } from './evaluation/index.ts';
import { rolloutMove } from './evaluation/rollout-move.ts';
import { expectedResult, isBetweenTurns, valueNet } from './evaluation/value-net/index.ts';
import type { UeberdachenTypes } from './types.ts';

export const ueberdachenBots: GameBots<UeberdachenTypes> = {
  search: {
    ownWorth,
    isBetweenTurns,
    valueNet,
    expectedResult,
    candidateMoves,
    endsEarly,
    rolloutMove,
  },
  levels,
  judge,
  reasons: moveReasons,
  puzzles: ueberdachenPuzzles,
};
