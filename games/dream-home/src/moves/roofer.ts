import { schema } from '@richtfest/engine';
import { HELPER, ROOF_CODES, codeOfRoof, colourOf, hasWindow, isRoof, roof } from '../codes.ts';
import type { DreamHomeDealer } from '../events.ts';
import { readColour } from '../notation/names.ts';
import type { DreamHomeReason } from '../reasons.ts';
import { type State, playerAt } from '../state.ts';
import type { Moment } from '../turn.ts';
import { COLOURS, type Colour } from '../words.ts';
import { refuseHelper, useHelper } from './helper-cards.ts';
import type { Move } from './index.ts';
import type { DreamHomeVerb } from './verb.ts';

/** DH-25: the roof of the special discard pile. */
export interface RooferMove {
  readonly verb: 'roofer';
  readonly colour: Colour;
  readonly window: boolean;
}

export const roofer: DreamHomeVerb<RooferMove> = {
  phases: ['helpers'],
  parameters: { colour: schema.oneOf(...COLOURS), window: schema.boolean },
  refusal: refuseRoofer,
  play: playRoofer,
  notation: {
    examples: ['red window'],
    write: ({ colour, window }) => `${colour}${window ? ' window' : ''}`,
    read(words) {
      const [, name, window] = /^(\S+)( window)?$/.exec(words) ?? [];
      const colour = readColour(name);
      return colour && { colour, window: window !== undefined };
    },
  },
};

// Moves are immutable, so each exists once and move lists cost no memory in playouts.
const ROOFERS: readonly RooferMove[] = Array.from({ length: ROOF_CODES }, (_, code) => {
  return { verb: 'roofer', colour: COLOURS[colourOf(code)] as Colour, window: hasWindow(code) };
});

/** DH-25: every roof of the special discard pile, each once. */
export function addRoofer({ specialDiscard }: State, list: Move[]): void {
  for (let code = 0; code < ROOF_CODES; code++) {
    if (specialDiscard.includes(code)) list.push(ROOFERS[code] as RooferMove);
  }
}

export function canFetch({ specialDiscard }: State): boolean {
  for (const card of specialDiscard) if (isRoof(card)) return true;
  return false;
}

function refuseRoofer(state: State, move: RooferMove): DreamHomeReason | undefined {
  const missing = refuseHelper(state, 'roofer');
  if (missing !== undefined) return missing;
  const { colour, window } = move;
  if (state.specialDiscard.includes(codeOfRoof(move))) return undefined;
  return { rule: 'DH-25', code: 'roof-is-not-in-the-pile', colour, window };
}

function playRoofer(state: State, move: RooferMove, dealer: DreamHomeDealer): Moment {
  const { seat, specialDiscard } = state;
  const { roofs } = playerAt(state, seat);
  const code = codeOfRoof(move);
  specialDiscard.splice(specialDiscard.indexOf(code), 1);
  roofs.push(code);
  useHelper(state, HELPER.roofer);
  dealer.report?.({ type: 'roofer-used', seat, roof: roof(code), size: roofs.length });
  return 'helper-used';
}
