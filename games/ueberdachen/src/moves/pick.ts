import { turned } from '../bundles.ts';
import type { UeberdachenDealer } from '../events.ts';
import type { UeberdachenReason } from '../reasons.ts';
import { ANSWER, type State } from '../state.ts';
import { closeOffer, forgetOffer, swap } from '../trading.ts';
import type { Deal } from '../words.ts';
import { PICKS, PICK_NONE } from './interned.ts';
import type { Move, PickMove } from './move.ts';

/** UD-10 c: one of the acceptances and counters, or none. */
export function picks(state: State): readonly Move[] {
  const list: Move[] = [];
  state.answers.forEach((answer, seat) => {
    if (isPickable(answer)) list.push(PICKS[seat] as Move);
  });
  list.push(PICK_NONE);
  return list;
}

export function isPickable(answer: number | undefined): boolean {
  return answer === ANSWER.accepted || answer === ANSWER.countered;
}

export function refusePick(state: State, { seat }: PickMove): UeberdachenReason | undefined {
  if (isPickable(state.answers[seat])) return undefined;
  return { rule: 'UD-10', code: 'not-to-be-picked', seat };
}

export function playPick(state: State, { seat }: PickMove, dealer: UeberdachenDealer): void {
  const isCounter = state.answers[seat] === ANSWER.countered;
  const deal = isCounter ? turned(state.counters[seat] as Deal) : state.offer;
  if (!isCounter) forgetOffer(state);
  closeOffer(state);
  swap(state, seat, deal, dealer);
}

export function playPickNone(state: State, dealer: UeberdachenDealer): void {
  closeOffer(state);
  dealer.report?.({ type: 'offer-lapsed', seat: state.seat });
}
