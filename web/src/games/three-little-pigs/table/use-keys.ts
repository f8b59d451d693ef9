import { focusFirst, useTableKeys } from '../../../board/use-table-keys.ts';
import type { Tap } from './taps.ts';

interface KeyOptions {
  readonly root: { readonly current: HTMLElement | null };
  readonly diceCount: number;
  readonly isAnimating: boolean;
  readonly tap: (tap: Tap) => void;
  readonly finish: () => void;
}

const ACTS: Readonly<Record<string, Tap>> = {
  r: { on: 'roll' },
  s: { on: 'stop' },
  d: { on: 'done' },
  escape: { on: 'cancel' },
};

/** The first enabled element there, else the first element. */
const WAYS: Readonly<Record<string, readonly string[]>> = {
  m: ['[data-stack][data-may]', '[data-stack]'],
  h: ['[data-may]:is([data-place], [data-seat] button)', '[data-place]'],
};

export function useKeys({ root, diceCount, isAnimating, tap, finish }: KeyOptions): void {
  const actOf = (key: string) => {
    const act = ACTS[key];
    if (act !== undefined) return () => tap(act);
    const die = Number(key) - 1;
    if (key.length !== 1 || !(die >= 0 && die < diceCount)) return undefined;
    return () => {
      focusFirst(root.current, [`[data-die="${die}"]`]);
      tap({ on: 'die', die });
    };
  };
  useTableKeys({ root, isAnimating, finish, actOf, ways: WAYS });
}
