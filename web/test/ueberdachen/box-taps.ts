import type { Counted } from '../../../scripts/generate/docs/tap-counter.ts';
import { MOST_MOVES } from '../../src/box-bot/box-rules.ts';
import { boxRules } from '../../src/games/ueberdachen/box-rules.ts';
import { spotsOf } from '../../src/games/ueberdachen/table/spots.ts';

/** How `npm run generate` counts the taps of a game with the box (docs/box-bot.md). */
export const counted: Counted = {
  spots: spotsOf,
  rules: boxRules,
  listed: { verb: 'take', most: MOST_MOVES },
  unit: 'round',
  rounds: ({ round }: { round: number }) => round,
};
