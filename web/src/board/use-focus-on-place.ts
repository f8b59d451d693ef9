import { useEffect, useRef } from 'react';

export interface FocusWays {
  readonly root: { readonly current: HTMLElement | null };
  /** Something has been picked up and wants a place. */
  readonly isHolding: boolean;
  /** Selects what is picked up from: `[data-stack]`. */
  readonly source: string;
  /** Selects places; where the piece may go they have `data-may`. */
  readonly place?: string;
}

/** By keyboard, a piece in hand takes the focus to the first place for it, and back when let go. */
export function useFocusOnPlace(ways: FocusWays): void {
  const { root, isHolding, source, place = '[data-place]' } = ways;
  const from = useRef<HTMLElement>(undefined);
  useEffect(() => {
    const held = root.current?.querySelector<HTMLElement>(`${source}:focus-visible`);
    if (isHolding && held !== null && held !== undefined) {
      from.current = held;
      root.current?.querySelector<HTMLElement>(`${place}[data-may]`)?.focus();
    } else if (!isHolding && from.current !== undefined) {
      const isOnPlace = document.activeElement?.matches(place) === true;
      if (isOnPlace) from.current.focus();
      from.current = undefined;
    }
  }, [root, isHolding, source, place]);
}
