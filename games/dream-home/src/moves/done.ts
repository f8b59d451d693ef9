import { withoutParameters } from '@richtfest/engine';
import type { DreamHomeVerb } from './verb.ts';

export interface DoneMove {
  readonly verb: 'done';
}

export const DONE: DoneMove = { verb: 'done' };

/** DH-25: the seat uses no more helpers. */
export const done: DreamHomeVerb<DoneMove> = {
  ...withoutParameters,
  phases: ['helpers'],
  refusal: () => undefined,
  play: () => 'helpers-done',
};
