import { useCallback, useEffect, useState } from 'react';

/** How long the final table stays visible before the party begins. */
const DELAY_MS = 1200;

interface ShownEnd {
  /** The party comes once, before the score sheet. */
  readonly shown: 'nothing' | 'party' | 'score';
  showScore(): void;
  hide(): void;
}

interface ShownEndOptions {
  readonly isOver: boolean;
  readonly isAnimating: boolean;
  /** Shows the score sheet without a party. */
  readonly skipsParty: boolean;
}

/** Begins the party, then the score sheet, shortly after the end of the match. */
export function useShownEnd({ isOver, isAnimating, skipsParty }: ShownEndOptions): ShownEnd {
  const [shown, setShown] = useState<ShownEnd['shown']>('nothing');
  useEffect(() => {
    if (!isOver) setShown('nothing');
    if (!isOver || isAnimating) return;
    const timer = setTimeout(() => setShown(skipsParty ? 'score' : 'party'), DELAY_MS);
    return () => clearTimeout(timer);
    // Changing the pace during the party does not start it again.
  }, [isOver, isAnimating]);
  const showScore = useCallback(() => setShown('score'), []);
  const hide = useCallback(() => setShown('nothing'), []);
  return { shown, showScore, hide };
}
