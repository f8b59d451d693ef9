import { useCallback, useState } from 'react';
import { type Spot, spotOf } from './arc.ts';

interface Note {
  readonly anchor: Spot;
  readonly text: string;
}

/** What is looked at more closely: a neighbour's house in a dialog, or a note at something. */
export interface Look {
  readonly seat: number | undefined;
  readonly note: Note | undefined;
  readonly lookAt: (seat: number) => void;
  readonly lookAway: () => void;
  /** Says something at the first thing a selector finds. */
  readonly tell: (selector: string, text: string) => void;
  readonly forget: () => void;
}

export function useLook(root: { readonly current: HTMLElement | null }): Look {
  const [seat, setSeat] = useState<number>();
  const [note, setNote] = useState<Note>();
  const tell = useCallback(
    (selector: string, text: string) => {
      const element = root.current?.querySelector(selector);
      if (element !== null && element !== undefined) setNote({ anchor: spotOf(element), text });
    },
    [root],
  );
  const lookAway = useCallback(() => setSeat(undefined), []);
  const forget = useCallback(() => setNote(undefined), []);
  return { seat, note, lookAt: setSeat, lookAway, tell, forget };
}
