import { useSyncExternalStore } from 'react';

/** Whether keys are worth a hint: there is a mouse, as there is with most keyboards. */
export function useHasKeyboard(): boolean {
  return useMedia('(hover: hover) and (pointer: fine)');
}

/** Whether a media query matches. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}
