import type { JsonObject } from './json.ts';

/**
 * Why a move is refused (or what is worth knowing of a legal one), as data: the rule's number,
 * a code the texts have a sentence for, whatever that sentence needs, and the things on the
 * table that are the cause, so that a client can point at them.
 */
export interface Reason {
  readonly rule: string;
  readonly code: string;
  readonly causes?: readonly Cause[];
}

/** A component on the table: `{ component: 'die', die: 3 }`. */
export interface Cause extends JsonObject {
  readonly component: string;
}

/** What the table itself demands, whatever the game. */
export type TableReason =
  | { readonly rule: 'RF-1'; readonly code: 'game-over' }
  | { readonly rule: 'RF-2'; readonly code: 'not-your-decision'; readonly owing: readonly number[] }
  | { readonly rule: 'RF-3'; readonly code: 'not-a-move'; readonly problem: string };
