import { useEffect, useRef } from 'react';

export interface TableKeys {
  readonly root: { readonly current: HTMLElement | null };
  readonly isAnimating: boolean;
  readonly finish: () => void;
  /** What a key does; undefined: this key is none of the table's. Keys come in small letters. */
  readonly actOf: (key: string) => (() => void) | undefined;
  /** Where a key takes the focus: the first selector that finds something. */
  readonly ways: Readonly<Record<string, readonly string[]>>;
}

/** Keys for the whole table, wherever the focus is, except in fields and dialogs. */
export function useTableKeys(keys: TableKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || isTyping(event)) return;
      if (handle(event.key.toLowerCase(), latest.current)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

function handle(key: string, { root, isAnimating, finish, actOf, ways }: TableKeys): boolean {
  const act = actOf(key);
  const way = ways[key];
  if (act === undefined && way === undefined) return false;
  if (isAnimating) finish();
  else if (act !== undefined) act();
  else if (way !== undefined) focusFirst(root.current, way);
  return true;
}

/** Takes the focus to what the first fitting selector finds. */
export function focusFirst(root: HTMLElement | null, selectors: readonly string[]): void {
  for (const selector of selectors) {
    const found = root?.querySelector<HTMLElement>(selector);
    if (found === null || found === undefined) continue;
    found.focus();
    return;
  }
}

/** In a field or a dialog keys mean something else. */
export function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, dialog, [contenteditable]') !== null
  );
}
