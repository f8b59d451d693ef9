import { useCallback, useEffect, useState } from 'react';

/** How long the final table stays visible before the score sheet opens. */
const DELAY_MS = 1200;

/** Opens the score sheet shortly after the end of the match. */
export function useShownEnd(
  isOver: boolean,
  isAnimating: boolean,
): {
  readonly isShown: boolean;
  show(): void;
  hide(): void;
} {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!isOver) setIsShown(false);
    if (!isOver || isAnimating) return;
    const timer = setTimeout(() => setIsShown(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, [isOver, isAnimating]);
  const show = useCallback(() => setIsShown(true), []);
  const hide = useCallback(() => setIsShown(false), []);
  return { isShown, show, hide };
}
