import { useEffect, useRef } from 'react';

/** By keyboard, a tile in hand takes the focus to the first place for it, and back when let go. */
export function useFocusOnPlace(
  root: { readonly current: HTMLElement | null },
  hasTile: boolean,
): void {
  const from = useRef<HTMLElement>(undefined);
  useEffect(() => {
    const stack = root.current?.querySelector<HTMLElement>('[data-stack]:focus-visible');
    if (hasTile && stack !== null && stack !== undefined) {
      from.current = stack;
      root.current?.querySelector<HTMLElement>('[data-place][data-may]')?.focus();
    } else if (!hasTile && from.current !== undefined) {
      const isOnPlace = document.activeElement?.matches('[data-place]') === true;
      if (isOnPlace) from.current.focus();
      from.current = undefined;
    }
  }, [root, hasTile]);
}
