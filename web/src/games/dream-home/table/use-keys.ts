import { COLUMNS } from '@richtfest/dream-home';
import { focusFirst, useTableKeys } from '../../../board/use-table-keys.ts';
import type { TapContext, Tap } from './selection.ts';

interface KeyOptions {
  readonly root: { readonly current: HTMLElement | null };
  readonly context: TapContext;
  readonly isAnimating: boolean;
  readonly tap: (tap: Tap) => void;
  readonly finish: () => void;
}

/** The focus target of a key: the first enabled element there, else the first element. */
const WAYS: Readonly<Record<string, readonly string[]>> = {
  m: ['[data-column][data-may]', '[data-column]', '[data-pile-card]', '[data-pile-roof]'],
  h: ['[data-place][data-may]', '[data-place]'],
  t: [':is([data-tool], [data-helper])[data-may]', ':is([data-tool], [data-helper])'],
};

/** Keyboard shortcuts of the table; they work everywhere except in fields and dialogs. */
export function useKeys({ root, context, isAnimating, tap, finish }: KeyOptions): void {
  const actOf = (key: string): (() => void) | undefined => {
    const column = COLUMNS.find((each) => String(each) === key);
    if (column !== undefined) {
      return () => {
        focusFirst(root.current, [`[data-column="${column}"]`]);
        tap({ on: 'column', column });
      };
    }
    const act = actsOf(context)[key];
    return act && (() => tap(act));
  };
  useTableKeys({ root, isAnimating, finish, actOf, ways: WAYS });
}

function actsOf({ view }: TapContext): Readonly<Record<string, Tap>> {
  const { held } = view;
  return {
    d: { on: view.phase === 'helpers' ? 'done' : 'decline' },
    f: { on: 'turn-over' },
    escape: { on: 'cancel' },
    ...(held !== undefined && { s: { on: 'column', column: held.column } }),
  };
}
