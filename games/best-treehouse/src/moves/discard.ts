import { withoutParameters } from '@richtfest/engine';
import { TO_DISCARD } from '../state.ts';
import { settle } from './settle.ts';
import type { TreehouseVerb } from './verb.ts';

export interface DiscardMove {
  readonly verb: 'discard';
}

export const DISCARD: DiscardMove = { verb: 'discard' };

/** BT-8: whether the card could be built or not; listed together with the places. */
export const discard: TreehouseVerb<DiscardMove> = {
  ...withoutParameters,
  phases: ['build'],
  refusal: () => undefined,
  play(state, _move, dealer, seat) {
    dealer.report?.({ type: 'place-settled', seat, place: 'discard' });
    return settle(state, seat, TO_DISCARD);
  },
};
