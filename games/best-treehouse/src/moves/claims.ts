import { type ParameterNotation, type Schema, type Seat, schema } from '@richtfest/engine';
import { readColour } from '../notation/cards.ts';
import type { State } from '../state.ts';
import { COLOURS, type Colour, NONE } from '../words.ts';

interface ColourMove {
  readonly verb: string;
  readonly colour: Colour;
}

/** Parameters and notation of a verb that names a colour. */
export function withColour(example: Colour): {
  readonly parameters: { readonly colour: Schema<Colour> };
  readonly notation: ParameterNotation<ColourMove>;
} {
  return {
    parameters: { colour: schema.oneOf(...COLOURS) },
    notation: {
      examples: [example],
      write: ({ colour }) => colour,
      read(words) {
        const colour = readColour(words);
        return colour === undefined ? undefined : { colour };
      },
    },
  };
}

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
