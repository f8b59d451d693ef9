import { useEffect, useRef } from 'react';

export interface FocusOnPlaceOptions {
  readonly root: { readonly current: HTMLElement | null };
  /** A piece has been picked up. */
  readonly isHolding: boolean;
  /** Selector of the sources of pieces: `[data-stack]`. */
  readonly source: string;
  /** Selector of places; those the piece may go to have `data-may`. */
  readonly place?: string;
}

/** For keyboard players: moves the focus to the first place for the piece in hand, and back. */
export function useFocusOnPlace(options: FocusOnPlaceOptions): void {
  const { root, isHolding, source, place = '[data-place]' } = options;
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
