import { afterClaiming } from '../scoring-phase.ts';
import { COLOURS, type Colour } from '../words.ts';
import { claim, withColour, unclaimed } from './claims.ts';
import type { TreehouseVerb } from './verb.ts';

export interface TakeColourMove {
  readonly verb: 'take-colour';
  readonly colour: Colour;
}

export const takeColour: TreehouseVerb<TakeColourMove> = {
  ...withColour('blue'),
  phases: ['take-colour'],
  refusal(state, { colour }) {
    const seat = claim(state, COLOURS.indexOf(colour));
    if (seat === undefined) return undefined;
    const causes = [{ component: 'scoring-card', colour }];
    return { rule: 'BT-15', code: 'colour-is-taken', colour, seat, causes };
  },
  play(state, { colour }, dealer, seat) {
    state.claims[COLOURS.indexOf(colour)] = seat;
    dealer.report?.({ type: 'colour-taken', seat, colour });
    return afterClaiming(state, seat) ? 'all-claimed' : undefined;
  },
};

/** BT-15: every unclaimed scoring card. */
export const colourTakings = unclaimed(
  COLOURS.map((colour): TakeColourMove => ({ verb: 'take-colour', colour })),
);
