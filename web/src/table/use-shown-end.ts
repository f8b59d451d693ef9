import { useCallback, useEffect, useState } from 'react';

/** So long the last move is looked at before the sheet is laid over it. */
const LAST_LOOK = 1200;

/** Whether the score sheet is shown: by itself a moment after the end, then as people like. */
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
    const timer = setTimeout(() => setIsShown(true), LAST_LOOK);
    return () => clearTimeout(timer);
  }, [isOver, isAnimating]);
  const show = useCallback(() => setIsShown(true), []);
  const hide = useCallback(() => setIsShown(false), []);
  return { isShown, show, hide };
}
