import { useState } from 'react';

/** First why the best move is better, then which move is not the best. */
const MAX_HINTS = 2;

/** The hints a player has asked for. */
export interface Hints {
  readonly given: number;
  /** They can be folded away: on a phone they would cover half of the table. */
  readonly areShown: boolean;
  /** Shows those that were folded away, or gives the next one; undefined after the last. */
  readonly more: (() => void) | undefined;
  readonly fold: () => void;
}

/** The hints of one puzzle, step by step. */
export function useHints(): Hints {
  const [given, setGiven] = useState(0);
  const [areShown, setAreShown] = useState(false);
  const more = () => {
    if (given === 0 || areShown) setGiven(given + 1);
    setAreShown(true);
  };
  return {
    given,
    areShown,
    more: areShown && given === MAX_HINTS ? undefined : more,
    fold: () => setAreShown(false),
  };
}
