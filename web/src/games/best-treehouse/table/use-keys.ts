import { focusFirst, useTableKeys } from '../../../board/use-table-keys.ts';
import type { Tap } from './taps.ts';

interface KeyOptions {
  readonly root: { readonly current: HTMLElement | null };
  /** The cards of the hand, from the left. */
  readonly cards: readonly number[];
  readonly isAnimating: boolean;
  readonly tap: (tap: Tap) => void;
  readonly finish: () => void;
}

const ACTS: Readonly<Record<string, Tap>> = {
  l: { on: 'leaf' },
  d: { on: 'discard' },
  escape: { on: 'cancel' },
};

/** The first enabled element there, else the first element. */
const WAYS: Readonly<Record<string, readonly string[]>> = {
  t: ['[data-place][data-may]', '[data-place][data-could]', '[data-place]'],
  h: ['[data-card][data-lifted]', '[data-card]', '[data-bonus][data-may]', '[data-open]'],
  p: ['[data-pennant][data-picked]', '[data-pennant][data-may]', '[data-pennant]'],
  n: ['[data-seat] > button'],
};

export function useKeys({ root, cards, isAnimating, tap, finish }: KeyOptions): void {
  const actOf = (key: string) => {
    const act = ACTS[key];
    if (act !== undefined) return () => tap(act);
    const card = /^[1-6]$/.test(key) ? cards[Number(key) - 1] : undefined;
    if (card === undefined) return undefined;
    return () => {
      focusFirst(root.current, [`[data-card="${card}"]`]);
      tap({ on: 'card', card });
    };
  };
  useTableKeys({ root, isAnimating, finish, actOf, ways: WAYS });
}
