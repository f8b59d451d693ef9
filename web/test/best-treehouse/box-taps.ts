import type { Counted } from '../../../scripts/generate/docs/tap-counter.ts';
import { spotsOf } from '../../src/games/best-treehouse/table/spots.ts';

/** How `npm run generate` counts the taps of a game with the box (docs/box-bot.md). */
export const counted: Counted = { spots: spotsOf, unit: 'room of each player', rounds: () => 15 };
