import type { Cause, Reason, Seat } from '@richtfest/engine';
import type { Place, Side } from './slots.ts';
import type { Bonus, Colour } from './words.ts';

interface Because<Rule extends RuleNumber, Code extends string> extends Reason {
  readonly rule: Rule;
  readonly code: Code;
  readonly causes?: readonly Cause[];
}

/** Why a card can't go to a slot of a tree. */
export type PlacingReason =
  | (Because<'BT-2', 'no-such-slot'> & Place)
  | (Because<'BT-2', 'slot-is-taken'> & Place & { readonly card: number })
  | (Because<'BT-3', 'no-support'> & Place & { readonly missing: readonly Place[] })
  | (Because<'BT-4', 'touches-no-room-of-its-colour'> &
      Place & { readonly colour: Colour; readonly rooms: readonly Place[] })
  | (Because<'BT-5', 'side-is-barred'> & Place & { readonly side: Side });

/** Reasons to refuse a move. */
export type PlayReason =
  | PlacingReason
  | (Because<'BT-7', 'not-in-hand'> & { readonly card: number })
  | Because<'BT-7', 'still-choosing'>
  | (Because<'BT-9', 'already-chosen'> & { readonly card: number })
  | Because<'BT-9', 'already-settled'>
  | Because<'BT-9', 'cards-are-revealed'>
  | Because<'BT-9', 'nothing-to-take-back'>
  | Because<'BT-10', 'not-scoring-yet'>
  | Because<'BT-10', 'scoring-now'>
  | (Because<'BT-10', 'bonus-is-gone'> & { readonly bonus: Bonus })
  | Because<'BT-10', 'bonuses-are-still-taken'>
  | Because<'BT-10', 'bonuses-are-taken'>
  | (Because<'BT-10', 'colour-has-a-bonus'> & { readonly colour: Colour })
  | Because<'BT-11', 'no-choice-between-two'>
  | Because<'BT-15', 'no-bonus-cards'>
  | Because<'BT-15', 'only-with-young-players'>
  | (Because<'BT-15', 'colour-is-taken'> & { readonly colour: Colour; readonly seat: Seat });

/** Reasons to refuse a position or a score sheet that the rules exclude. */
export type TableauReason =
  | (Because<'BT-1', 'card-is-there-twice'> & { readonly card: number })
  | (Because<'BT-1', 'too-many-of-a-colour'> & { readonly colour: Colour; readonly have: number })
  | (Because<'BT-1', 'too-many-bonus-cards'> & { readonly bonus: Bonus; readonly have: number })
  | (Because<'BT-10', 'bonus-cards-miscounted'> & { readonly have: number; readonly want: number })
  | (Because<'BT-11', 'only-zeros-for-two'> & { readonly bonus: Bonus })
  | (Because<'BT-15', 'colours-miscounted'> & { readonly have: number; readonly want: number })
  | (Because<'BT-3', 'room-hangs-in-the-air'> & Place & { readonly missing: readonly Place[] })
  | (Because<'BT-4', 'colour-is-split'> & { readonly colour: Colour })
  | (Because<'BT-5', 'tree-topples'> & { readonly left: number; readonly right: number })
  | Because<'BT-4', 'no-order-of-building'>
  | Because<'BT-7', 'picks-are-not-done'>
  | Because<'BT-12', 'week-is-not-the-last'>
  | (Because<'BT-7', 'more-rooms-than-picks'> & { readonly have: number; readonly picks: number })
  | (Because<'BT-7', 'too-many-sixth-cards'> & { readonly have: number; readonly weeks: number })
  | (Because<'BT-12', 'points-come-later'> & { readonly weeks: number })
  | (Because<'BT-7', 'hand-is-too-large'> & { readonly have: number; readonly size: number })
  | Because<'BT-7', 'nothing-chosen-now'>
  | Because<'BT-9', 'nothing-settled-now'>
  | Because<'BT-9', 'nobody-decides'>
  | Because<'BT-10', 'no-such-scoring-step'>
  | Because<'BT-10', 'everyone-has-chosen'>
  | Because<'BT-10', 'chosen-out-of-order'>
  | Because<'BT-10', 'no-bonus-now'>
  | Because<'BT-10', 'no-colour-now'>
  | Because<'BT-10', 'two-colours-of-one-seat'>
  | (Because<'BT-10', 'first-chooser-differs'> & { readonly seat: Seat })
  | (Because<'BT-12', 'too-many-points'> & {
      readonly week: number;
      readonly have: number;
      readonly most: number;
    });

export type TreehouseReason = PlayReason | TableauReason;

export const RULE_NUMBERS = [
  'BT-1',
  'BT-2',
  'BT-3',
  'BT-4',
  'BT-5',
  'BT-6',
  'BT-7',
  'BT-8',
  'BT-9',
  'BT-10',
  'BT-11',
  'BT-12',
  'BT-13',
  'BT-14',
  'BT-15',
] as const;
export type RuleNumber = (typeof RULE_NUMBERS)[number];
