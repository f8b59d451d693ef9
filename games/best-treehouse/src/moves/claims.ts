import { type Seat, schema, withParameter } from '@richtfest/engine';
import { readColour } from '../notation/cards.ts';
import type { State } from '../state.ts';
import { COLOURS, type Colour, NONE } from '../words.ts';

/** Parameters and notation of a verb that names a colour. */
export const withColour = (example: Colour) =>
  withParameter('colour', {
    schema: schema.oneOf(...COLOURS),
    examples: [example],
    read: readColour,
  });

/** The seat that claimed a colour in this scoring, with a bonus card or by taking it. */
export function claim({ claims }: State, colour: number): Seat | undefined {
  const seat = claims[colour] ?? NONE;
  return seat === NONE ? undefined : seat;
}

/** The moves of the unclaimed colours, from one move per colour. */
export function unclaimed<M>(moves: readonly M[]): (state: State) => readonly M[] {
  const lists = Array.from({ length: 1 << COLOURS.length }, (_, claimed) =>
    moves.filter((__, colour) => (claimed & (1 << colour)) === 0),
  );
  return ({ claims }) => {
    let claimed = 0;
    for (let colour = 0; colour < claims.length; colour++) {
      if (claims[colour] !== NONE) claimed |= 1 << colour;
    }
    return lists[claimed] as readonly M[];
  };
}
