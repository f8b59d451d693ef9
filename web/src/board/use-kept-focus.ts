import { useEffect, useRef } from 'react';
import { focusFirst } from './use-table-keys.ts';

interface KeptFocusOptions {
  readonly root: { readonly current: HTMLElement | null };
  readonly isAsked: boolean;
  /** Changes whenever there is something new to decide. */
  readonly moment: unknown;
  /** What to focus, as selectors: the first that finds something counts. */
  readonly ways: readonly string[];
}

/**
 * When a player uses the keyboard and the focused element goes away, the focus moves on to the next
 * decision instead of back to the beginning of the page.
 */
export function useKeptFocus({ root, isAsked, moment, ways }: KeptFocusOptions): void {
  const isByKeys = useRef(false);
  useEffect(() => {
    const onKey = () => {
      isByKeys.current = root.current?.contains(document.activeElement) === true;
    };
    const onPointer = () => {
      isByKeys.current = false;
    };
    addEventListener('keydown', onKey, { capture: true });
    addEventListener('pointerdown', onPointer, { capture: true });
    return () => {
      removeEventListener('keydown', onKey, { capture: true });
      removeEventListener('pointerdown', onPointer, { capture: true });
    };
  }, [root]);
  useEffect(() => {
    if (!isAsked || !isByKeys.current || document.activeElement !== document.body) return;
    focusFirst(root.current, ways);
  }, [root, isAsked, moment, ways]);
}
