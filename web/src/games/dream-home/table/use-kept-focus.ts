import { useEffect, useRef } from 'react';
import { focusFirst } from '../../../board/use-table-keys.ts';

const WAYS = [
  '[data-place][data-may]',
  '[data-column][data-may]',
  '[data-pile-card][data-may]',
  '[data-act]',
];

/**
 * Whoever plays by keys and presses a button that then goes away is taken to what comes next, not
 * back to the beginning of the page.
 */
export function useKeptFocus(
  root: { readonly current: HTMLElement | null },
  isAsked: boolean,
  moment: unknown,
): void {
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
    focusFirst(root.current, WAYS);
  }, [root, isAsked, moment]);
}
