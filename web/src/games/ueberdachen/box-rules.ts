import type { View } from '@richtfest/ueberdachen';
import type { BoxRules } from '../../box-bot/box-rules.ts';

export const boxRules: BoxRules = {
  automatic({ seat, legal, view, isBot }) {
    const [first, ...others] = legal;
    if (first?.verb === 'roll' && others.length === 0) return first;
    const { seat: rolling, offer } = view as View;
    // People agree on a trade before they enter it.
    if (offer?.to !== seat || isBot(seat) || isBot(rolling)) return undefined;
    return legal.find(({ verb }) => verb === 'accept');
  },
  endsTurn: 'end-turn',
};
