/** Why a move is refused: a rule number, a code with a sentence in the texts, and what it needs. */
export type XyzGameReason =
  | { readonly rule: 'XY-3'; readonly code: 'not-in-hand'; readonly plank: number }
  | { readonly rule: 'XY-3'; readonly code: 'already-chosen'; readonly plank: number }
  | { readonly rule: 'XY-3'; readonly code: 'nothing-to-take-back' };
