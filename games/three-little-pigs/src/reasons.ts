import type { Cause, Reason } from '@richtfest/engine';
import type { Face, Kind, Material } from './words.ts';

interface Because<Rule extends RuleNumber, Code extends string> extends Reason {
  readonly rule: Rule;
  readonly code: Code;
  readonly causes?: readonly Cause[];
}

/** Reasons to refuse a move. */
export type PlayReason =
  | Because<'LP-6', 'rolling-is-over'>
  | Because<'LP-6', 'no-dice-chosen'>
  | (Because<'LP-6', 'wolf-is-locked'> & { readonly dice: readonly number[] })
  | Because<'LP-7', 'wolf-has-come'>
  | Because<'LP-8', 'still-rolling'>
  | (Because<'LP-8', 'stack-is-empty'> & { readonly kind: Kind; readonly material: Material })
  | (Because<'LP-8', 'same-stack'> & { readonly kind: Kind; readonly material: Material })
  | (Because<'LP-8', 'too-few-symbols'> & {
      readonly kind: Kind;
      readonly material: Material;
      readonly need: number;
      readonly have: number;
    })
  | Because<'LP-9', 'one-tile-is-owed'>
  | Because<'LP-9', 'nothing-to-finish'>
  | (Because<'LP-10', 'no-such-house'> & { readonly house: number })
  | Because<'LP-10', 'roof-needs-a-house'>
  | (Because<'LP-11', 'house-is-finished'> & { readonly house: number })
  | (Because<'LP-11', 'house-has-a-door'> & { readonly house: number })
  | Because<'LP-14', 'no-wolf'>
  | Because<'LP-14', 'own-house'>
  | (Because<'LP-14', 'nothing-to-blow-there'> & { readonly seat: number; readonly house: number });

/** Reasons to refuse a position or a score sheet that the rules exclude. */
export type TableauReason =
  | (Because<'LP-1', 'too-many-tiles'> & {
      readonly kind: Kind;
      readonly material: Material;
      readonly have: number;
      readonly exist: number;
    })
  | (Because<'LP-2', 'no-such-pots'> & {
      readonly kind: Kind;
      readonly material: Material;
      readonly pots: number;
      readonly exist: number;
    })
  | Because<'LP-5', 'no-cards-in-base-game'>
  | Because<'LP-10', 'door-is-not-at-the-bottom'>
  | Because<'LP-11', 'two-doors'>
  | Because<'LP-11', 'roof-is-not-on-top'>
  | (Because<'LP-13', 'card-held-twice'> & { readonly material: Material })
  | Because<'LP-14', 'roof-stands-alone'>
  | (Because<'LP-3', 'face-is-not-on-die'> & { readonly die: number; readonly face: Face })
  | Because<'LP-6', 'no-roll-left'>
  | Because<'LP-6', 'turn-has-not-begun'>
  | (Because<'LP-7', 'wolves-end-the-rolling'> & { readonly wolves: number })
  | Because<'LP-9', 'nothing-to-build'>
  | Because<'LP-8', 'no-tile-before-building'>
  | Because<'LP-14', 'nothing-to-blow-at'>
  | (Because<'LP-15', 'stacks-end-the-game'> & { readonly stacks: number })
  | (Because<'LP-1', 'tiles-are-missing'> & {
      readonly kind: Kind;
      readonly material: Material;
      readonly missing: number;
    })
  | Extract<PlayReason, { code: 'too-few-symbols' }>
  | (Because<'LP-9', 'first-tile-is-not-built'> & {
      readonly kind: Kind;
      readonly material: Material;
    })
  | (Because<'LP-8', 'more-tiles-than-turns'> & { readonly have: number; readonly most: number })
  | (Because<'LP-13', 'card-was-not-won'> & { readonly material: Material })
  | (Because<'LP-15', 'game-is-not-over'> & { readonly stacks: number; readonly need: number })
  | (Because<'LP-19', 'turns-do-not-go-round'> & { readonly seat: number })
  | (Because<'LP-19', 'first-player-differs'> & { readonly seat: number });

export type PigsReason = PlayReason | TableauReason;

export const RULE_NUMBERS = [
  'LP-1',
  'LP-2',
  'LP-3',
  'LP-4',
  'LP-5',
  'LP-6',
  'LP-7',
  'LP-8',
  'LP-9',
  'LP-10',
  'LP-11',
  'LP-12',
  'LP-13',
  'LP-14',
  'LP-15',
  'LP-16',
  'LP-17',
  'LP-18',
  'LP-19',
] as const;
export type RuleNumber = (typeof RULE_NUMBERS)[number];
