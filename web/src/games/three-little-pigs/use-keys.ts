import { useEffect, useRef } from 'react';
import type { Tap } from './selection.ts';

interface KeyOptions {
  readonly root: { readonly current: HTMLElement | null };
  readonly diceCount: number;
  readonly isBusy: boolean;
  readonly tap: (tap: Tap) => void;
  readonly finish: () => void;
}

const ACTS: Readonly<Record<string, Tap>> = {
  r: { on: 'roll' },
  s: { on: 'stop' },
  d: { on: 'done' },
  escape: { on: 'cancel' },
};

/** Where a key takes the focus: what may be touched there, else the first thing there is. */
const WAYS: Readonly<Record<string, readonly string[]>> = {
  m: ['[data-stack][data-may]', '[data-stack]'],
  h: ['[data-may]:is([data-place], [data-seat] button)', '[data-place]'],
};

/** Keys for the whole table, wherever the focus is, except in fields and dialogs. */
export function useKeys(options: KeyOptions): void {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || isElsewhere(event)) return;
      if (handle(event.key.toLowerCase(), latest.current)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

function handle(key: string, { root, diceCount, isBusy, tap, finish }: KeyOptions): boolean {
  const die = Number(key) - 1;
  const act = ACTS[key];
  const way = WAYS[key];
  const isDie = die >= 0 && die < diceCount && key.length === 1;
  if (!isDie && act === undefined && way === undefined) return false;
  if (isBusy) {
    finish();
    return true;
  }
  if (isDie) {
    focusFirst(root.current, [`[data-die="${die}"]`]);
    tap({ on: 'die', die });
  } else if (act !== undefined) tap(act);
  else if (way !== undefined) focusFirst(root.current, way);
  return true;
}

function focusFirst(root: HTMLElement | null, selectors: readonly string[]): void {
  for (const selector of selectors) {
    const found = root?.querySelector<HTMLElement>(selector);
    if (found === null || found === undefined) continue;
    found.focus();
    return;
  }
}

function isElsewhere({ target }: KeyboardEvent): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, dialog, [contenteditable]') !== null
  );
}
