import type { Counted } from '../../../scripts/generate/docs/tap-counter.ts';
import { spotsOf } from '../../src/games/dream-home/table/spots.ts';

/** How `npm run generate` counts the taps of a game with the box (docs/box-bot.md). */
export const counted: Counted = { spots: spotsOf, unit: 'round', rounds: () => 12 };
