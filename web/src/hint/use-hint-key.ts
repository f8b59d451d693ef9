import { useEffect, useRef } from 'react';
import { isTyping } from '../board/use-table-keys.ts';

/** The key for hints in all languages; tables must not use it. */
export const HINT_KEY = 'i';

export function useHintKey(toggle: () => void): void {
  const latest = useRef(toggle);
  useEffect(() => {
    latest.current = toggle;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.repeat || isTyping(event)) return;
      if (event.key.toLowerCase() === HINT_KEY) latest.current();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
