import type { BotPlayer } from './bot-player.ts';

/** A bot player that never moves, for tables with a single decision. */
export const NO_BOTS: BotPlayer = {
  choose: () => new Promise(() => undefined),
  volunteer: () => Promise.resolve(undefined),
  close: () => undefined,
};
