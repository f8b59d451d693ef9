import { type Seat, type VerbRules, outOfTurn, schema, withParameter } from '@richtfest/engine';
import { owing } from '../owing.ts';
import { type State, playerAt } from '../state.ts';
import type { XyzGameTypes } from '../types.ts';
import { HIGHEST_PLANK, NONE } from '../words.ts';

export interface ChooseMove {
  readonly verb: 'choose';
  readonly plank: number;
}

/** XY-3: one plank of the hand, in secret. */
export const choose: VerbRules<XyzGameTypes, ChooseMove> = {
  ...withParameter('plank', {
    schema: schema.integer(1, HIGHEST_PLANK),
    examples: ['17'],
    read: (words) => (/^[1-9]\d?$/.test(words) ? Number(words) : undefined),
  }),
  phases: 'any',
  turn(state, seat) {
    const chosen = state.players[seat]?.chosen ?? NONE;
    if (chosen !== NONE) return { rule: 'XY-3', code: 'already-chosen', plank: chosen };
    return outOfTurn(owing(state), seat);
  },
  refusal(state, { plank }, seat) {
    if (playerAt(state, seat).hand.includes(plank)) return undefined;
    return { rule: 'XY-3', code: 'not-in-hand', plank };
  },
  play(state, { plank }, dealer, seat) {
    playerAt(state, seat).chosen = plank;
    state.owing &= ~(1 << seat);
    dealer.report?.({ type: 'plank-chosen', seat, plank });
  },
};

export function choices(state: State, seat: Seat): ChooseMove[] {
  return playerAt(state, seat).hand.map((plank) => ({ verb: 'choose', plank }));
}
