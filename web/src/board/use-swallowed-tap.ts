import { type MouseEvent, useMemo, useRef } from 'react';

/** A tap while things move ends the movement and does nothing else. */
export function useSwallowedTap(isAnimating: boolean, finish: () => void) {
  const isSwallowed = useRef(false);
  return useMemo(
    () => ({
      onPointerDownCapture() {
        isSwallowed.current = isAnimating;
        if (isAnimating) finish();
      },
      onClickCapture(event: MouseEvent) {
        // A click without a count comes from a key.
        if (!isSwallowed.current || event.detail === 0) return;
        isSwallowed.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    }),
    [isAnimating, finish],
  );
}
