import { type Seat, type VerbRules, withoutParameters } from '@richtfest/engine';
import { type State, playerAt } from '../state.ts';
import type { XyzGameTypes } from '../types.ts';
import { NONE } from '../words.ts';

export interface TakeBackMove {
  readonly verb: 'take-back';
}

/** XY-3: until the last player has chosen. */
export const takeBack: VerbRules<XyzGameTypes, TakeBackMove> = {
  ...withoutParameters,
  phases: 'any',
  turn: (state, seat) =>
    hasChosen(state, seat) ? undefined : { rule: 'XY-3', code: 'nothing-to-take-back' },
  refusal: () => undefined,
  play(state, _move, dealer, seat) {
    playerAt(state, seat).chosen = NONE;
    state.owing |= 1 << seat;
    dealer.report?.({ type: 'choice-taken-back', seat });
  },
};

/** Nobody waits for it, so it is an optional move. */
export function takeBacks(state: State, seat: Seat): TakeBackMove[] {
  return hasChosen(state, seat) ? [{ verb: 'take-back' }] : [];
}

function hasChosen({ players }: State, seat: Seat): boolean {
  return (players[seat]?.chosen ?? NONE) !== NONE;
}
