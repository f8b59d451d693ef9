import { withoutParameters } from '@richtfest/engine';
import { endTurn } from '../turn.ts';
import type { UeberdachenVerb } from './verb.ts';

export interface EndTurnMove {
  readonly verb: 'end-turn';
}

export const END_TURN: EndTurnMove = { verb: 'end-turn' };

export const endTurnVerb: UeberdachenVerb<EndTurnMove> = {
  ...withoutParameters,
  phases: ['act'],
  refusal: () => undefined,
  play: (state, _move, dealer) => endTurn(state, dealer),
};
