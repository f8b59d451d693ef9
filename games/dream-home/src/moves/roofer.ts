import { HELPER, ROOF_CODES, codeOfRoof, isRoof, roof } from '../codes.ts';
import type { DreamHomeDealer } from '../events.ts';
import type { DreamHomeReason } from '../reasons.ts';
import { type State, playerAt } from '../state.ts';
import type { Moment } from '../turn.ts';
import { refuseHelper, useHelper } from './helper-cards.ts';
import { type Move, type RooferMove, fetchRoof } from './move.ts';

/** DH-25: every roof of the special discard pile, each once. */
export function addRoofer({ specialDiscard }: State, list: Move[]): void {
  for (let code = 0; code < ROOF_CODES; code++) {
    if (specialDiscard.includes(code)) list.push(fetchRoof(code));
  }
}

export function canFetch({ specialDiscard }: State): boolean {
  for (const card of specialDiscard) if (isRoof(card)) return true;
  return false;
}

export function refuseRoofer(state: State, move: RooferMove): DreamHomeReason | undefined {
  const missing = refuseHelper(state, 'roofer');
  if (missing !== undefined) return missing;
  const { colour, window } = move;
  if (state.specialDiscard.includes(codeOfRoof(move))) return undefined;
  return { rule: 'DH-25', code: 'roof-is-not-in-the-pile', colour, window };
}

export function playRoofer(state: State, move: RooferMove, dealer: DreamHomeDealer): Moment {
  const { seat, specialDiscard } = state;
  const { roofs } = playerAt(state, seat);
  const code = codeOfRoof(move);
  specialDiscard.splice(specialDiscard.indexOf(code), 1);
  roofs.push(code);
  useHelper(state, HELPER.roofer);
  dealer.report?.({ type: 'roofer-used', seat, roof: roof(code), size: roofs.length });
  return 'helper-used';
}
