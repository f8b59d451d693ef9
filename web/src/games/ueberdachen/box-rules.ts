import type { Move, View } from '@richtfest/ueberdachen';
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
  // The room: without letters on the plate, it says best where something is built.
  shownBefore(made, view) {
    const move = made as Move;
    const { seat, players, stacks } = view as View;
    if (move.verb === 'open-room') return [stacks[move.size].top ?? ''];
    if (move.verb !== 'build') return undefined;
    const { rooms = [], floor } = players[seat] ?? {};
    const room = rooms.find((each) => each.floor === floor && each.column === move.room);
    return [room?.room ?? ''];
  },
};
