import { streamAddress } from '@richtfest/engine';
import { threeLittlePigs } from '@richtfest/three-little-pigs';
import type { Counted } from '../../../scripts/generate/docs/tap-counter.ts';
import { boxRules } from '../../src/games/three-little-pigs/box-rules.ts';
import { spotsOf } from '../../src/games/three-little-pigs/table/spots.ts';

/** How `npm run generate` counts the taps of a game with the box (docs/box-bot.md). */
export const counted: Counted = {
  spots: spotsOf,
  rules: boxRules,
  unit: 'turn of each player',
  rounds: ({ players }: { players: readonly { turns: number }[] }) =>
    players.reduce((sum, { turns }) => sum + turns, 0) / players.length,
  // Only for bots it matters which die shows what.
  kindOf: ([seat = 0, , , die = 0], { dice }: { dice: readonly string[][] }, isPerson) =>
    isPerson(seat) ? '' : (dice[die] ?? []).toSorted().join(' '),
  // People enter their final roll only.
  isLeftOut(entry, isPerson) {
    if ('move' in entry) return entry.move.verb === 'roll' && isPerson(entry.seat);
    const stream = threeLittlePigs.streams[entry.draw.stream];
    if (stream?.name !== 'dice') return false;
    const [seat = 0, , roll = 0] = streamAddress(stream, entry.draw.index);
    return isPerson(seat) && roll > 0;
  },
};
