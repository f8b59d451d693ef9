import type { BotLevels } from '@richtfest/engine';

/**
 * The best keep or reroll is known exactly to the end of the turn; milder levels know it less
 * and less well. A child looks at its own street alone and imagines one throw.
 */
export const levels: BotLevels = {
  child: { blur: 0.1, isKind: true, imagines: 1 },
  family: { blur: 0.95 },
  club: { blur: 0.5 },
  expert: { blur: 0 },
};
