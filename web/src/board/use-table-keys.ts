import { useEffect, useRef } from 'react';

export interface TableKeys {
  readonly root: { readonly current: HTMLElement | null };
  readonly isAnimating: boolean;
  readonly finish: () => void;
  /** The action of a key, in lower case; undefined if the table does not use it. */
  readonly actOf: (key: string) => (() => void) | undefined;
  /** Selectors a key moves the focus to; the first that matches wins. */
  readonly ways: Readonly<Record<string, readonly string[]>>;
}

/** Keyboard shortcuts for the whole table, except in fields and dialogs. */
export function useTableKeys(keys: TableKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || isTyping(event)) return;
      const { isAnimating, finish } = latest.current;
      if (isAnimating && SKIPPING.has(event.key) && !isOnControl(event)) {
        event.preventDefault();
        finish();
        return;
      }
      if (handle(event.key.toLowerCase(), latest.current)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** Keys that end what moves, whatever else a table does with them. */
const SKIPPING: ReadonlySet<string> = new Set([' ', 'Escape']);

/** Whether the key presses a button outside the table, such as Home. */
function isOnControl({ target, key }: KeyboardEvent): boolean {
  return key === ' ' && target instanceof Element && target.closest('button, a, summary') !== null;
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

/** Focuses the first element found, trying the selectors in order. */
export function focusFirst(root: HTMLElement | null, selectors: readonly string[]): void {
  for (const selector of selectors) {
    const found = root?.querySelector<HTMLElement>(selector);
    if (found === null || found === undefined) continue;
    found.focus();
    return;
  }
}

/** Whether the key event belongs to a field or a dialog. */
export function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, dialog, [contenteditable]') !== null
  );
}
