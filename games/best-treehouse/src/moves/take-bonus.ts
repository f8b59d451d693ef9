import type { Seat } from '@richtfest/engine';
import type { TreehouseDealer } from '../events.ts';
import type { TreehouseReason } from '../reasons.ts';
import { afterTaking } from '../scoring-phase.ts';
import { type State, playerAt } from '../state.ts';
import { BONUSES, type Bonus, CARDS_PER_BONUS } from '../words.ts';
import { BONUS_TAKINGS, type Move, type TakeBonusMove } from './move.ts';

/** BT-10: both kinds, or the one that is left. By whether a 0 and a 2 are left. */
const LISTS: readonly (readonly Move[])[] = [0, 1, 2, 3].map((left) =>
  BONUS_TAKINGS.filter((_, at) => (left & (1 << at)) !== 0),
);

export function bonusTakings(state: State): readonly Move[] {
  let left = 0;
  for (let at = 0; at < BONUSES.length; at++) {
    if (bonusCardsLeft(state, BONUSES[at] as Bonus) > 0) left |= 1 << at;
  }
  return LISTS[left] as readonly Move[];
}

export function bonusCardsLeft({ players }: State, bonus: Bonus): number {
  let left = CARDS_PER_BONUS;
  for (const player of players) if (player.bonus === bonus) left--;
  return left;
}

export function refuseTakeBonus(
  state: State,
  { bonus }: TakeBonusMove,
): TreehouseReason | undefined {
  if (bonusCardsLeft(state, bonus) > 0) return undefined;
  return { rule: 'BT-10', code: 'bonus-is-gone', bonus };
}

// oxlint-disable-next-line max-params -- as the contract's own
export function playTakeBonus(
  state: State,
  seat: Seat,
  { bonus }: TakeBonusMove,
  dealer: TreehouseDealer,
): undefined {
  playerAt(state, seat).bonus = bonus;
  dealer.report?.({ type: 'bonus-taken', seat, bonus });
  afterTaking(state, seat);
}
