import type { Move, View } from '@richtfest/three-little-pigs';
import type { BoxRules } from '../../box-bot/box-rules.ts';

export const boxRules: BoxRules = {
  anyOrder: ['dice'],
  // People enter their final roll only, so they have stopped.
  automatic: ({ seat, legal, isBot }) =>
    isBot(seat) ? undefined : legal.find(({ verb }) => verb === 'stop'),
  shownBefore(made, view) {
    const move = made as Move;
    const { dice } = view as View;
    return move.verb === 'roll' ? move.dice.map((die) => dice[die] ?? 'wolf') : undefined;
  },
};
