import { useRef } from 'react';

/** The latest value that was allowed to be shown. */
export function useLastShown<T>(value: T, isShown: boolean): T {
  const shown = useRef(value);
  if (isShown) shown.current = value;
  return shown.current;
}
