import { type MouseEvent, type PointerEvent, useMemo, useRef } from 'react';

/** What can be tapped while the table is animated. */
const IMMEDIATE = '[data-immediate]';

/** Handlers that make a tap during an animation end it and do nothing else. */
export function useSwallowedTap(isAnimating: boolean, finish: () => void) {
  const isSwallowed = useRef(false);
  return useMemo(
    () => ({
      onPointerDownCapture({ target }: PointerEvent) {
        const isImmediate = target instanceof Element && target.closest(IMMEDIATE) !== null;
        isSwallowed.current = isAnimating && !isImmediate;
        if (isSwallowed.current) finish();
      },
      onClickCapture(event: MouseEvent) {
        // A click with detail 0 comes from the keyboard.
        if (!isSwallowed.current || event.detail === 0) return;
        isSwallowed.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    }),
    [isAnimating, finish],
  );
}
