import type { BlindBot } from './bot.ts';

/** Chooses uniformly from the legal list. */
export const random: BlindBot = {
  name: 'random',
  sees: 'nothing',
  choose: (count, own) => own.below(count),
};
