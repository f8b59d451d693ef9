import { text, whole } from '../command-line/flags.ts';

/** The flags of commands that play many games. */
export const runFlags = {
  seed: text('TEXT', 'the seed of all luck (default: a random one, which is printed)'),
  workers: whole('N', 'threads (default: one per processor)', { min: 1, max: 256 }),
};
