import { HELPER, helperCard } from '../codes.ts';
import { hasHelper } from '../house.ts';
import type { DreamHomeReason } from '../reasons.ts';
import { type State, playerAt } from '../state.ts';
import type { Helper } from '../words.ts';

export function refuseHelper(state: State, helper: Helper): DreamHomeReason | undefined {
  if (hasHelper(playerAt(state, state.seat), HELPER[helper])) return undefined;
  return { rule: 'DH-25', code: 'no-such-helper', helper };
}

/** DH-28: each card is used once. */
export function useHelper(state: State, helper: number): void {
  const { helpers } = playerAt(state, state.seat);
  helpers[helper] = (helpers[helper] as number) - 1;
  state.specialDiscard.push(helperCard(helper));
}
