import type { BotLevels } from '@richtfest/engine';

/**
 * The strongest level knows the exact turn values; weaker levels get more and more noise. A child
 * considers only its own street and samples one roll.
 */
export const levels: BotLevels = {
  child: { blur: 0.1, isKind: true, samples: 1 },
  family: { blur: 0.95 },
  club: { blur: 0.5 },
  expert: { blur: 0 },
};
