import type { Seat } from '@richtfest/engine';
import type { TreehouseDealer } from '../events.ts';
import type { TreehouseReason } from '../reasons.ts';
import { afterClaiming } from '../scoring-phase.ts';
import { type State, playerAt } from '../state.ts';
import type { Moment } from '../turn.ts';
import { type Bonus, COLOURS } from '../words.ts';
import { claim, unclaimed } from './claims.ts';
import { BONUS_PUTTINGS, type Move, type PutBonusMove } from './move.ts';

const LISTS = unclaimed(BONUS_PUTTINGS);

/** BT-10: every scoring card without a bonus card. */
export function bonusPuttings(state: State): readonly Move[] {
  return LISTS(state);
}

export function refusePutBonus(
  state: State,
  { colour }: PutBonusMove,
): TreehouseReason | undefined {
  if (claim(state, COLOURS.indexOf(colour)) === undefined) return undefined;
  const causes = [{ component: 'scoring-card', colour }];
  return { rule: 'BT-10', code: 'colour-has-a-bonus', colour, causes };
}

// oxlint-disable-next-line max-params -- as the contract's own
export function playPutBonus(
  state: State,
  seat: Seat,
  { colour }: PutBonusMove,
  dealer: TreehouseDealer,
): Moment | undefined {
  state.claims[COLOURS.indexOf(colour)] = seat;
  const bonus = playerAt(state, seat).bonus as Bonus;
  dealer.report?.({ type: 'bonus-put', seat, bonus, colour });
  return afterClaiming(state, seat) ? 'all-claimed' : undefined;
}
