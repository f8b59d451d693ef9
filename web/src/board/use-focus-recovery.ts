import { useEffect, useRef } from 'react';
import { focusFirst } from './use-table-keys.ts';

interface FocusRecoveryOptions {
  readonly root: { readonly current: HTMLElement | null };
  /** The player here must decide. */
  readonly isAsked: boolean;
  /** Changes whenever there is something new to decide. */
  readonly moment: unknown;
  /** Where the focus goes, the best place first. */
  readonly selectors: readonly string[];
}

/**
 * When a keyboard player's button disappears with the focus on it, moves the focus to the next
 * decision instead of the top of the page.
 */
export function useFocusRecovery(options: FocusRecoveryOptions): void {
  const { root, isAsked, moment, selectors } = options;
  const isByKeyboard = useRef(false);
  useEffect(() => {
    const onKey = () => {
      isByKeyboard.current = root.current?.contains(document.activeElement) === true;
    };
    const onPointer = () => {
      isByKeyboard.current = false;
    };
    addEventListener('keydown', onKey, { capture: true });
    addEventListener('pointerdown', onPointer, { capture: true });
    return () => {
      removeEventListener('keydown', onKey, { capture: true });
      removeEventListener('pointerdown', onPointer, { capture: true });
    };
  }, [root]);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (isAsked && isByKeyboard.current && isLost) focusFirst(root.current, selectors);
  }, [root, isAsked, moment, selectors]);
}
