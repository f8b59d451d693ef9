import { NO_MOVES, type Seat, withoutParameters } from '@richtfest/engine';
import { type State, playerAt } from '../state.ts';
import { NONE } from '../words.ts';
import type { TreehouseVerb } from './verb.ts';

/** BT-9: optional while another seat still decides. */
export interface TakeBackMove {
  readonly verb: 'take-back';
}

export const takeBack: TreehouseVerb<TakeBackMove> = {
  ...withoutParameters,
  phases: 'any',
  turn: () => undefined,
  refusal: (state, _move, seat) =>
    hasDecided(state, seat) ? undefined : { rule: 'BT-9', code: 'nothing-to-take-back' },
  play(state, _move, dealer, seat) {
    const player = playerAt(state, seat);
    if (state.phase === 'choose') player.chosen = NONE;
    else player.settled = NONE;
    state.owing |= 1 << seat;
    dealer.report?.({ type: 'choice-taken-back', seat });
    return undefined;
  },
};

const JUST_TAKE_BACK: readonly TakeBackMove[] = [{ verb: 'take-back' }];

/** BT-9: while another seat still decides. */
export function takeBacks(state: State, seat: Seat): readonly TakeBackMove[] {
  return hasDecided(state, seat) ? JUST_TAKE_BACK : NO_MOVES;
}

/** Whether a seat has made a secret decision and waits for the others. */
export function hasDecided({ phase, owing, players }: State, seat: Seat): boolean {
  return (
    (phase === 'choose' || phase === 'build') &&
    seat < players.length &&
    (owing & (1 << seat)) === 0
  );
}
