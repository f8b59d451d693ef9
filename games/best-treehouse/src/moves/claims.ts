import type { Seat } from '@richtfest/engine';
import type { State } from '../state.ts';
import { COLOURS, NONE } from '../words.ts';
import type { Move } from './move.ts';

/** Who has claimed a colour in this scoring: with a bonus card, or as its taker. */
export function claim({ claims }: State, colour: number): Seat | undefined {
  const seat = claims[colour] ?? NONE;
  return seat === NONE ? undefined : seat;
}

/** The moves, one for each colour, of the colours nobody has claimed. */
export function unclaimed(moves: readonly Move[]): (state: State) => readonly Move[] {
  const lists = Array.from({ length: 1 << COLOURS.length }, (_, claimed) =>
    moves.filter((__, colour) => (claimed & (1 << colour)) === 0),
  );
  return ({ claims }) => {
    let claimed = 0;
    for (let colour = 0; colour < claims.length; colour++) {
      if (claims[colour] !== NONE) claimed |= 1 << colour;
    }
    return lists[claimed] as readonly Move[];
  };
}
