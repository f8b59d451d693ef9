import type { Json } from '@richtfest/engine';
import { slotOf } from '../slots.ts';
import { type State, TO_DISCARD } from '../state.ts';
import { type Bonus, COLOURS, NONE } from '../words.ts';
import { NOTHING, writeCard, writePlace, writeTree } from './cards.ts';

export function writePosition(state: State): Json {
  const { phase, round, pick, firstChooser, players, claims } = state;
  const each = <T extends Json>(write: (player: (typeof players)[number]) => T): T[] =>
    players.map(write);
  return {
    phase,
    round,
    pick,
    firstChooser,
    hands: each(({ hand }) => hand.map(writeCard)),
    chosen: each(({ chosen }) => (chosen === NONE ? NOTHING : writeCard(chosen))),
    settled: each(({ settled }) => writeSettled(settled)),
    trees: each(({ tree }) => writeTree(tree)),
    discarded: each(({ discarded }) => discarded.map(writeCard)),
    sixth: each(({ sixth }) => sixth.map(writeCard)),
    bonuses: each(({ bonus }) => (bonus === NONE ? NOTHING : (bonus as Bonus))),
    claims: Object.fromEntries(
      COLOURS.flatMap((colour, number) => {
        const seat = claims[number] ?? NONE;
        return seat === NONE ? [] : [[colour, seat]];
      }),
    ),
    points: each(({ points }) => points.slice()),
  };
}

function writeSettled(settled: number): string {
  if (settled === NONE) return NOTHING;
  return settled === TO_DISCARD ? 'discard' : writePlace(slotOf(settled));
}
