import type { JsonObject } from './json.ts';

/**
 * Why a move is refused (or a note on a legal one), as data: the rule number, a code that has a
 * sentence in the texts, the parameters of that sentence, and the components that cause it, so a
 * client can point at them.
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

/** Reasons that every game shares. */
export type TableReason =
  | { readonly rule: 'RF-1'; readonly code: 'game-over' }
  | { readonly rule: 'RF-2'; readonly code: 'not-your-decision'; readonly owing: readonly number[] }
  | { readonly rule: 'RF-3'; readonly code: 'not-a-move'; readonly problem: string };
