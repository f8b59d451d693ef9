import { useTableKeys } from '../../../board/use-table-keys.ts';
import type { Asked } from './prompts.ts';
import type { Tap } from './taps.ts';

interface KeyOptions {
  readonly root: { readonly current: HTMLElement | null };
  readonly asked: Asked;
  readonly isAnimating: boolean;
  readonly tap: (tap: Tap) => void;
  readonly finish: () => void;
}

/** Keyboard shortcuts of the buttons at the bottom. */
const ASKS: Readonly<Record<string, readonly string[]>> = {
  r: ['roll'],
  u: ['unload'],
  t: ['trade', 'propose', 'counter'],
  b: ['merchant'],
  e: ['end-turn', 'no-steal', 'pick-none'],
  p: ['set-pillar'],
  k: ['keep-pillar'],
  y: ['accept'],
  n: ['decline', 'withdraw'],
  o: ['send'],
  '3': ['roll-three'],
};

/** The first enabled element there, else the first element. */
const WAYS: Readonly<Record<string, readonly string[]>> = {
  m: ['[data-stack][data-may]', '[data-stack]'],
  h: ['[data-cell][data-may]', '[data-column]', '[data-cell]:is(button)'],
  g: ['[data-need]:not([data-held])', '[data-need]'],
  l: ['[data-load]', '[data-pile][data-may]', '[data-yard] button'],
};

export function useKeys({ root, asked, isAnimating, tap, finish }: KeyOptions): void {
  const actOf = (key: string) => {
    if (key === 'escape') return () => tap({ on: 'cancel' });
    const ask = asked.asks.find(({ name }) => ASKS[key]?.includes(name) === true);
    return ask === undefined ? undefined : () => tap(ask.tap);
  };
  useTableKeys({ root, isAnimating, finish, actOf, ways: WAYS });
}
