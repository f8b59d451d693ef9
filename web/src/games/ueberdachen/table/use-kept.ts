import { useRef } from 'react';

/** The latest value of a time when it was allowed to be shown. */
export function useKept<T>(value: T, isShown: boolean): T {
  const kept = useRef(value);
  if (isShown) kept.current = value;
  return kept.current;
}
