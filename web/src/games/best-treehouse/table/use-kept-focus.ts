import { useEffect, useRef } from 'react';

interface KeptFocus {
  readonly root: { readonly current: HTMLElement | null };
  /** Changes whenever there is something new to decide. */
  readonly moment: string;
  readonly isAsked: boolean;
}

/**
 * What had the focus may be gone when the table has changed: a chosen card lies under the leaf, a
 * place is built on. Who plays by keyboard is then taken to the first thing to be decided.
 */
export function useKeptFocus({ root, moment, isAsked }: KeptFocus): void {
  const isByKey = useRef(false);
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const entered = ({ target }: FocusEvent) => {
      isByKey.current = target instanceof Element && target.matches(':focus-visible');
    };
    const touched = () => void (isByKey.current = false);
    element.addEventListener('focusin', entered);
    addEventListener('pointerdown', touched);
    return () => {
      element.removeEventListener('focusin', entered);
      removeEventListener('pointerdown', touched);
    };
  }, [root]);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (!isAsked || !isByKey.current || !isLost) return;
    const first = root.current?.querySelector<HTMLElement>('[data-may]:is(button)');
    first?.focus();
  }, [root, moment, isAsked]);
}
