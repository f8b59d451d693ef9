import { type MoveOf, type Seat, type VerbRules, dispatchVerbs, hasSeat } from '@richtfest/engine';
import { owing } from '../owing.ts';
import { finishRound } from '../round.ts';
import type { State } from '../state.ts';
import type { XyzGameTypes } from '../types.ts';
import { choices, choose } from './choose.ts';
import { takeBack } from './take-back.ts';

/** Every verb of the game: a new one is a file and a line here. */
const VERBS = { choose, 'take-back': takeBack };

export type Move = MoveOf<typeof VERBS>;

export const { verbs, refusal, play, moveNotation } = dispatchVerbs<
  XyzGameTypes,
  VerbRules<XyzGameTypes, Move>
>(VERBS, {
  owing,
  afterPlay: (state, _after, dealer) => finishRound(state, dealer),
});

export function legal(state: State, seat: Seat): readonly Move[] {
  return hasSeat(owing(state), seat) ? choices(state, seat) : [];
}
