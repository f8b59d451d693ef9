import type { Seat } from '@richtfest/engine';
import type { TreehouseDealer } from '../events.ts';
import type { TreehouseReason } from '../reasons.ts';
import { afterClaiming } from '../scoring-phase.ts';
import type { State } from '../state.ts';
import type { Moment } from '../turn.ts';
import { COLOURS } from '../words.ts';
import { claim, unclaimed } from './claims.ts';
import { COLOUR_TAKINGS, type Move, type TakeColourMove } from './move.ts';

const LISTS = unclaimed(COLOUR_TAKINGS);

/** BT-15: every scoring card nobody has taken. */
export function colourTakings(state: State): readonly Move[] {
  return LISTS(state);
}

export function refuseTakeColour(
  state: State,
  { colour }: TakeColourMove,
): TreehouseReason | undefined {
  const seat = claim(state, COLOURS.indexOf(colour));
  if (seat === undefined) return undefined;
  const causes = [{ component: 'scoring-card', colour }];
  return { rule: 'BT-15', code: 'colour-is-taken', colour, seat, causes };
}

// oxlint-disable-next-line max-params -- as the contract's own
export function playTakeColour(
  state: State,
  seat: Seat,
  { colour }: TakeColourMove,
  dealer: TreehouseDealer,
): Moment | undefined {
  state.claims[COLOURS.indexOf(colour)] = seat;
  dealer.report?.({ type: 'colour-taken', seat, colour });
  return afterClaiming(state, seat) ? 'all-claimed' : undefined;
}
