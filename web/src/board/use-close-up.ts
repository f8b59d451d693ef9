import { useCallback, useState } from 'react';
import { type Spot, spotOf } from './arc.ts';

export interface Notice {
  readonly anchor: Spot;
  readonly text: string;
}

/** What a player looks at more closely: a neighbour's house in a dialog, or a notice. */
export interface CloseUp {
  readonly seat: number | undefined;
  readonly notice: Notice | undefined;
  readonly open: (seat: number) => void;
  readonly close: () => void;
  /** Shows a text at the first element a selector finds. */
  readonly showNotice: (selector: string, text: string) => void;
  readonly hideNotice: () => void;
}

export function useCloseUp(root: { readonly current: HTMLElement | null }): CloseUp {
  const [seat, setSeat] = useState<number>();
  const [notice, setNotice] = useState<Notice>();
  const showNotice = useCallback(
    (selector: string, text: string) => {
      const element = root.current?.querySelector(selector);
      if (element !== null && element !== undefined) setNotice({ anchor: spotOf(element), text });
    },
    [root],
  );
  const close = useCallback(() => setSeat(undefined), []);
  const hideNotice = useCallback(() => setNotice(undefined), []);
  return { seat, notice, open: setSeat, close, showNotice, hideNotice };
}
