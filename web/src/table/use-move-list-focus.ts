import { type RefObject, useEffect, useRef } from 'react';

/**
 * A played move disappears from the list with the focus on it. The panel keeps the focus and moves
 * it to the first move of the next decision.
 */
export function useMoveListFocus(
  legal: readonly object[],
  calls: number,
): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (calls > 0) hadFocus.current = true;
  }, [calls]);
  useEffect(() => {
    const element = panel.current;
    if (element === null) return;
    const entered = () => void (hadFocus.current = true);
    const left = (event: FocusEvent) => {
      // Without a new target the focused button was removed.
      if (event.relatedTarget !== null && !element.contains(event.relatedTarget as Node)) {
        hadFocus.current = false;
      }
    };
    element.addEventListener('focusin', entered);
    element.addEventListener('focusout', left);
    return () => {
      element.removeEventListener('focusin', entered);
      element.removeEventListener('focusout', left);
    };
  }, []);
  useEffect(() => {
    const element = panel.current;
    if (element === null || !hadFocus.current) return;
    if (element.contains(document.activeElement) && document.activeElement !== element) return;
    (element.querySelector<HTMLElement>('li button') ?? element).focus();
  }, [legal, calls]);
  return panel;
}
