import { withoutParameters } from '@richtfest/engine';
import { NONE } from '../state.ts';
import type { PigsVerb } from './verb.ts';

export interface DoneMove {
  readonly verb: 'done';
}

export const DONE: DoneMove = { verb: 'done' };

/** LP-9: the first tile is mandatory, the second is not; listed together with the builds. */
export const done: PigsVerb<DoneMove> = {
  ...withoutParameters,
  phases: ['build'],
  notNow: { rule: 'LP-9', code: 'nothing-to-finish' },
  refusal: ({ firstTile }) =>
    firstTile === NONE ? { rule: 'LP-9', code: 'one-tile-is-owed' } : undefined,
  play: () => 'turn-ended',
};
