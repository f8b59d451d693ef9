import { type MouseEvent, useMemo, useRef } from 'react';

/** Handlers that make a tap during an animation end it and do nothing else. */
export function useSwallowedTap(isAnimating: boolean, finish: () => void) {
  const isSwallowed = useRef(false);
  return useMemo(
    () => ({
      onPointerDownCapture() {
        isSwallowed.current = isAnimating;
        if (isAnimating) finish();
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
