import type { BoxRules } from '../../box-bot/box-rules.ts';

export const boxRules: BoxRules = {
  anyOrder: ['dice'],
  // People enter their final roll only, so they have stopped.
  automatic: ({ seat, legal, isBot }) =>
    isBot(seat) ? undefined : legal.find(({ verb }) => verb === 'stop'),
};
