import type { Cause, Reason } from '@richtfest/engine';
import type { Phase } from './state.ts';
import type { Colour, Column, Decor, Field, Helper, Room, SpecialCard, Tool } from './words.ts';

interface Because<Rule extends RuleNumber, Code extends string> extends Reason {
  readonly rule: Rule;
  readonly code: Code;
  readonly causes?: readonly Cause[];
}

/** The move is not allowed in the current phase. */
export type DutyReason =
  | Because<'DH-6', 'jackhammer-window'>
  | Because<'DH-6', 'jackhammer-is-too-late'>
  | Because<'DH-7', 'column-is-discarded-first'>
  | Because<'DH-11', 'column-is-taken-first'>
  | Because<'DH-12', 'room-is-placed-first'>
  | Because<'DH-19', 'tile-is-placed-first'>
  | Because<'DH-21', 'scaffold-is-laid-first'>
  | Because<'DH-25', 'helpers-come-at-the-end'>
  | Because<'DH-25', 'helpers-are-used-now'>;

/** Why a card can't lie face up on a field; also shown as a hint before it is placed face down. */
export type FaceUpReason =
  | (Because<'DH-14', 'belongs-in-the-basement'> & RoomOnField)
  | (Because<'DH-14', 'belongs-above-the-basement'> & RoomOnField)
  | (Because<'DH-15', 'room-is-full'> &
      RoomOnField & {
        /** The number of cards the room would have, and the maximum. */
        readonly size: number;
        readonly max: number;
      })
  | (Because<'DH-16', 'room-is-finished'> & RoomOnField & { readonly decor: Decor })
  | (Because<'DH-16', 'two-tiles-in-one-room'> &
      RoomOnField & { readonly decors: readonly Decor[] });

interface RoomOnField {
  readonly room: Room;
  readonly field: Field;
}

/** Every reason for refusing a move. */
type PlayReason =
  | DutyReason
  | FaceUpReason
  | Because<'DH-7', 'start-column-stays'>
  | (Because<'DH-10', 'no-such-tool'> & { readonly tool: Tool })
  | (Because<'DH-10', 'tool-is-new'> & { readonly tool: Tool })
  | (Because<'DH-11', 'column-is-empty'> & { readonly column: Column })
  | (Because<'DH-13', 'field-is-taken'> & { readonly field: Field })
  | (Because<'DH-13', 'field-below-is-free'> & { readonly field: Field; readonly below: Field })
  | (Because<'DH-17', 'lies-face-up-here'> & RoomOnField)
  | (Because<'DH-19', 'tile-must-be-placed'> & { readonly decor: Decor })
  | (Because<'DH-19', 'no-face-up-room'> & { readonly decor: Decor; readonly field: Field })
  | (Because<'DH-19', 'tile-does-not-fit'> & RoomOnField & { readonly decor: Decor })
  | (Because<'DH-19', 'room-has-a-tile'> & RoomOnField & { readonly decor: Decor })
  | (Because<'DH-19', 'tile-goes-outdoors'> & { readonly decor: Decor })
  | (Because<'DH-19', 'tile-goes-indoors'> & { readonly decor: Decor })
  | Because<'DH-21', 'no-scaffold-in-hand'>
  | (Because<'DH-21', 'scaffold-is-there'> & { readonly field: Field })
  | (Because<'DH-22', 'no-face-up-card'> & { readonly field: Field })
  | (Because<'DH-25', 'no-such-helper'> & { readonly helper: Helper })
  | (Because<'DH-25', 'no-card-there'> & { readonly field: Field })
  | (Because<'DH-25', 'card-is-not-in-the-pile'> & {
      readonly room: Room;
      readonly children: number;
    })
  | (Because<'DH-25', 'roof-is-not-in-the-pile'> & {
      readonly colour: Colour;
      readonly window: boolean;
    });

/** Why a given position or score sheet is impossible. */
export type TableauReason =
  | FaceUpReason
  | (Because<'DH-2', 'too-many-rooms'> & {
      readonly room: Room;
      readonly have: number;
      readonly exist: number;
    })
  | (Because<'DH-2', 'no-such-card'> & {
      readonly room: Room;
      readonly children: number;
      readonly have: number;
      readonly exist: number;
    })
  | (Because<'DH-3', 'too-many-specials'> & {
      readonly card: SpecialCard;
      readonly have: number;
      readonly exist: number;
    })
  | (Because<'DH-4', 'tile-lies-twice'> & { readonly decor: Decor })
  | (Because<'DH-13', 'field-below-is-free'> & { readonly field: Field; readonly below: Field })
  | (Because<'DH-19', 'tile-does-not-fit'> & RoomOnField & { readonly decor: Decor })
  | (Because<'DH-19', 'tile-goes-outdoors'> & { readonly decor: Decor })
  | (Because<'DH-19', 'tile-goes-indoors'> & { readonly decor: Decor })
  | (Because<'DH-21', 'scaffold-is-left'> & { readonly field: Field })
  | PhaseReason
  | Because<'DH-12', 'held-cards-do-not-fit'>
  | (Because<'DH-11', 'too-few-columns'> & { readonly have: number; readonly need: number })
  | Because<'DH-9', 'column-1-not-taken'>
  | (Because<'DH-9', 'too-few-fields'> & { readonly have: number; readonly need: number })
  | (Because<'DH-5', 'decks-run-out'> & { readonly have: number; readonly need: number })
  | Because<'DH-5', 'deck-differs'>
  | (Because<'DH-5', 'column-is-incomplete'> & { readonly column: number })
  | Because<'DH-8', 'two-new-tools'>
  | Because<'DH-17', 'too-many-empty-rooms'>
  | (Because<'DH-19', 'lost-tile-is-there'> & { readonly decor: Decor })
  | (Because<'DH-8', 'more-cards-than-turns'> & { readonly have: number; readonly most: number })
  | (Because<'DH-9', 'start-player-differs'> & { readonly seat: number })
  | Because<'DH-10', 'tool-is-not-new'>
  | Because<'DH-10', 'no-tools-now'>
  | (Because<'DH-6' | 'DH-19', 'used-card-is-not-discarded'> & { readonly card: SpecialCard });

/** Why the rules don't ask for the decision of a phase in a position. */
type PhaseReason = Because<
  'DH-6' | 'DH-7' | 'DH-12' | 'DH-19' | 'DH-21' | 'DH-25',
  'phase-is-impossible'
> & { readonly phase: Phase };

export type DreamHomeReason = PlayReason | TableauReason;

export const RULE_NUMBERS = [
  'DH-1',
  'DH-2',
  'DH-3',
  'DH-4',
  'DH-5',
  'DH-6',
  'DH-7',
  'DH-8',
  'DH-9',
  'DH-10',
  'DH-11',
  'DH-12',
  'DH-13',
  'DH-14',
  'DH-15',
  'DH-16',
  'DH-17',
  'DH-18',
  'DH-19',
  'DH-20',
  'DH-21',
  'DH-22',
  'DH-23',
  'DH-24',
  'DH-25',
  'DH-26',
  'DH-27',
  'DH-28',
  'DH-29',
  'DH-30',
] as const;
export type RuleNumber = (typeof RULE_NUMBERS)[number];
