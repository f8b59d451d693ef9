import type { GameBots } from '@richtfest/engine';
import { levels } from './bot-levels.ts';
import { moveReasons } from './move-reasons.ts';
import { pigsPuzzles } from './puzzles.ts';
import { ownWorth } from './evaluation.ts';
import { turnValues } from './turn-values/index.ts';
import { turnResults } from './turn-values/turn-results.ts';
import { onePlyOutcomes } from './turn-values/throws.ts';
import type { PigsTypes } from './types.ts';

export const pigsBots: GameBots<PigsTypes> = {
  search: { ownWorth, turnValues, turnResults, onePlyOutcomes },
  levels,
  reasons: moveReasons,
  puzzles: pigsPuzzles,
};
