import type { Cause, Reason } from '@richtfest/engine';
import type { Phase } from './state.ts';
import type { Material, Materials, Room, Size, Trade } from './words.ts';

interface Because<Rule extends RuleNumber, Code extends string> extends Reason {
  readonly rule: Rule;
  readonly code: Code;
  readonly causes?: readonly Cause[];
}

/** Every reason for refusing a move. */
export type PlayReason =
  | Because<'UD-5', 'no-plate-yet'>
  | (Because<'UD-5', 'trade-is-taken'> & { readonly trade: Trade; readonly seat: number })
  | Because<'UD-5', 'choose-trade-first'>
  | Because<'UD-5', 'no-trade-to-choose'>
  | Because<'UD-6', 'roll-first'>
  | Because<'UD-6', 'already-rolled'>
  | Because<'UD-6', 'take-first'>
  | Because<'UD-6', 'nothing-to-take'>
  | (Because<'UD-4', 'wrong-number'> & { readonly need: number; readonly have: number })
  | (Because<'UD-4', 'not-your-trade'> & { readonly material: Material })
  | Because<'UD-8', 'pillar-first'>
  | Because<'UD-8', 'no-pillar'>
  | Because<'UD-8', 'no-free-place'>
  | (Because<'UD-3', 'stack-is-empty'> & { readonly size: Size })
  | (Because<'UD-9', 'column-in-use'> & { readonly column: number })
  | (Because<'UD-9', 'no-such-cell'> & { readonly cell: number; readonly room: Room })
  | (Because<'UD-9', 'no-room-there'> & { readonly column: number })
  | (Because<'UD-9', 'cell-is-filled'> & { readonly cell: number; readonly column: number })
  | (Because<'UD-9', 'material-missing'> & { readonly material: Material; readonly room: Room })
  | (Because<'UD-2', 'beyond-the-wall'> & { readonly column: number })
  | Because<'UD-10', 'offer-is-open'>
  | Because<'UD-10', 'no-open-offer'>
  | Because<'UD-10', 'not-your-offer'>
  | Because<'UD-10', 'answer-first'>
  | Because<'UD-10', 'pick-first'>
  | Because<'UD-10', 'nothing-to-pick'>
  | (Because<'UD-10', 'not-to-be-picked'> & { readonly seat: number })
  | Because<'UD-10', 'too-many-offers'>
  | Because<'UD-10', 'same-offer-again'>
  | Because<'UD-10', 'offer-to-oneself'>
  | (Because<'UD-10', 'no-plate-to-trade'> & { readonly seat: number })
  | Because<'UD-10', 'nobody-to-trade'>
  | (Because<'UD-10', 'kind-on-both-sides'> & { readonly material: Material })
  | Because<'UD-10', 'nothing-for-something'>
  | (Because<'UD-10', 'not-in-storage'> & { readonly seat: number; readonly lacking: Materials })
  | (Because<'UD-10', 'not-so-many-pillars'> & { readonly have: number; readonly need: number })
  | (Because<'UD-10', 'no-place-for-pillar'> & { readonly seat: number })
  | Because<'UD-10', 'nobody-could-accept'>
  | Because<'UD-10', 'counter-is-the-offer'>
  | Because<'UD-10', 'not-addressed'>
  | Because<'UD-10', 'already-answered'>
  | Because<'UD-10', 'proposal-is-open'>
  | Because<'UD-10', 'too-many-proposals'>
  | Because<'UD-10', 'not-the-time-to-propose'>
  | Because<'UD-10', 'propose-to-oneself'>
  | (Because<'UD-10', 'no-proposal'> & { readonly seat: number })
  | (Because<'UD-11', 'bank-price'> & { readonly need: number; readonly have: number })
  | Because<'UD-11', 'pay-first'>
  | Because<'UD-11', 'nothing-to-pay'>
  | (Because<'UD-11', 'cannot-pay-with'> & { readonly material: Material })
  | Because<'UD-12', 'no-theft'>
  | Because<'UD-12', 'theft-first'>
  | Because<'UD-12', 'own-storage'>
  | (Because<'UD-12', 'nothing-to-steal-there'> & {
      readonly seat: number;
      readonly material: Material;
    })
  | Because<'UD-13', 'no-surplus'>
  | Because<'UD-13', 'surplus-first'>
  | (Because<'UD-13', 'nothing-to-discard'> & { readonly material: Material })
  | (Because<'UD-14', 'no-three-rolls'> & { readonly pillars: number; readonly cells: number })
  | Because<'UD-14', 'rolls-left'>
  | Because<'UD-19', 'not-your-turn'>;

/** Why a given position or score sheet is impossible. */
export type TableauReason =
  | (Because<'UD-1', 'trade-twice'> & { readonly trade: Trade })
  | (Because<'UD-2', 'rooms-overlap'> & { readonly column: number })
  | (Because<'UD-2', 'room-beyond-the-wall'> & { readonly column: number })
  | (Because<'UD-3', 'too-many-cards'> & {
      readonly room: Room;
      readonly have: number;
      readonly exist: number;
    })
  | Because<'UD-8', 'no-ceiling-yet'>
  | (Because<'UD-9', 'room-without-material'> & { readonly room: Room })
  | Because<'UD-16', 'two-roofs'>
  | Because<'UD-16', 'nothing-without-plate'>
  | (Because<'UD-5', 'phase-and-plate'> & { readonly hasPlate: boolean })
  | (Because<
      'UD-4' | 'UD-8' | 'UD-10' | 'UD-11' | 'UD-12' | 'UD-13' | 'UD-14',
      'phase-is-impossible'
    > & { readonly phase: Phase })
  | Because<'UD-10', 'offer-is-left-open'>
  | Because<'UD-11', 'bank-is-left-open'>
  | Because<'UD-13', 'storage-is-too-full'>
  | Because<'UD-16', 'roof-ends-the-game'>
  | (Because<'UD-16', 'game-is-not-over'> & { readonly rounds: number })
  | Because<'UD-8', 'roof-needs-pillars'>
  | (Because<'UD-6', 'rolls-do-not-fit'> & {
      readonly least: number;
      readonly most: number;
      readonly have: number;
    })
  | Because<'UD-6', 'die-and-rolls-differ'>
  | Because<'UD-5', 'trade-needs-a-six'>
  | Because<'UD-14', 'six-ends-the-rolling'>
  | Because<'UD-14', 'rolls-for-six-are-left'>
  | Because<'UD-14', 'no-rolling-for-six-now'>
  | Because<'UD-5', 'opener-needs-a-plate'>
  | (Because<'UD-7', 'opener-counts'> & { readonly isDoubled: boolean })
  | Because<'UD-4', 'roll-brings-other'>
  | Because<'UD-8', 'no-loose-pillars-now'>
  | (Because<'UD-11', 'price-is-lower'> & { readonly price: number })
  | Because<'UD-10', 'no-trade-now'>
  | Because<'UD-10', 'offers-miscounted'>
  | Because<'UD-10', 'answer-of-a-stranger'>
  | Because<'UD-10', 'proposal-of-a-stranger'>
  | Because<'UD-6', 'turn-has-not-begun'>
  | (Because<'UD-3', 'other-stack'> & { readonly room: Room })
  | Because<'UD-3', 'stack-has-a-top'>
  | (Because<'UD-5', 'first-seat-differs'> & { readonly seat: number })
  | Because<'UD-7', 'roller-takes-the-opener'>
  | Because<'UD-8', 'roof-needs-a-six'>
  | (Because<'UD-16', 'rounds-are-over'> & { readonly rounds: number })
  | (Because<'UD-16', 'turns-do-not-go-round'> & { readonly seat: number })
  | DealReason;

/** What also makes an open offer, an answer or a proposal impossible. */
type DealReason = Extract<
  PlayReason,
  {
    code:
      | 'offer-to-oneself'
      | 'no-plate-to-trade'
      | 'nobody-to-trade'
      | 'kind-on-both-sides'
      | 'nothing-for-something'
      | 'not-in-storage'
      | 'not-so-many-pillars'
      | 'no-place-for-pillar'
      | 'nobody-could-accept'
      | 'counter-is-the-offer';
  }
>;

export type UeberdachenReason = PlayReason | TableauReason;

export const RULE_NUMBERS = [
  'UD-1',
  'UD-2',
  'UD-3',
  'UD-4',
  'UD-5',
  'UD-6',
  'UD-7',
  'UD-8',
  'UD-9',
  'UD-10',
  'UD-11',
  'UD-12',
  'UD-13',
  'UD-14',
  'UD-15',
  'UD-16',
  'UD-17',
  'UD-18',
  'UD-19',
] as const;
export type RuleNumber = (typeof RULE_NUMBERS)[number];
