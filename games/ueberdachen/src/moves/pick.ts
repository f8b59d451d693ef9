import { type Seat, withoutParameters } from '@richtfest/engine';
import { turned } from '../bundles.ts';
import type { UeberdachenDealer } from '../events.ts';
import type { UeberdachenReason } from '../reasons.ts';
import { ANSWER, type State } from '../state.ts';
import { closeOffer, forgetOffer, swap } from '../trading.ts';
import type { Deal } from '../words.ts';
import { SEATS, withSeat } from './parameters.ts';
import type { UeberdachenVerb } from './verb.ts';

export interface PickMove {
  readonly verb: 'pick';
  readonly seat: Seat;
}
export interface PickNoneMove {
  readonly verb: 'pick-none';
}

export const pick: UeberdachenVerb<PickMove> = {
  ...withSeat(1),
  phases: ['pick'],
  notAnAction: { rule: 'UD-10', code: 'nothing-to-pick' },
  refusal: refusePick,
  play: playPick,
};

export const pickNone: UeberdachenVerb<PickNoneMove> = {
  ...withoutParameters,
  phases: ['pick'],
  notAnAction: { rule: 'UD-10', code: 'nothing-to-pick' },
  refusal: () => undefined,
  play(state, _move, dealer) {
    closeOffer(state);
    dealer.report?.({ type: 'offer-lapsed', seat: state.seat });
  },
};

// Moves are immutable, so each exists once and move lists cost no memory in playouts.
export const PICK_NONE: PickNoneMove = { verb: 'pick-none' };
const PICKS: readonly PickMove[] = SEATS.map((seat) => ({ verb: 'pick', seat }));

/** UD-10 c: one of the acceptances and counters, or none. */
export function picks(state: State): readonly (PickMove | PickNoneMove)[] {
  const list: (PickMove | PickNoneMove)[] = [];
  state.answers.forEach((answer, seat) => {
    if (isPickable(answer)) list.push(PICKS[seat] as PickMove);
  });
  list.push(PICK_NONE);
  return list;
}

export function isPickable(answer: number | undefined): boolean {
  return answer === ANSWER.accepted || answer === ANSWER.countered;
}

function refusePick(state: State, { seat }: PickMove): UeberdachenReason | undefined {
  if (isPickable(state.answers[seat])) return undefined;
  return { rule: 'UD-10', code: 'not-to-be-picked', seat };
}

function playPick(state: State, { seat }: PickMove, dealer: UeberdachenDealer): void {
  const isCounter = state.answers[seat] === ANSWER.countered;
  const deal = isCounter ? turned(state.counters[seat] as Deal) : state.offer;
  if (!isCounter) forgetOffer(state);
  closeOffer(state);
  swap(state, seat, deal, dealer);
}
