import type { Move } from '@richtfest/best-treehouse';
import { useEffect, useRef } from 'react';
import type { Tap } from './taps.ts';

interface ForcedDiscardOptions {
  readonly legal: readonly Move[];
  readonly moment: string;
  readonly tap: (tap: Tap) => void;
}

/** Long enough to read that the card fits nowhere. */
const UNTIL_DISCARD_MS = 1800;

/** BT-8: discards a card that fits nowhere, so that nothing must be tapped for it. */
export function useForcedDiscard({ legal, moment, tap }: ForcedDiscardOptions): void {
  const isForced = legal.length === 1 && legal[0]?.verb === 'discard';
  const latest = useRef(tap);
  latest.current = tap;
  useEffect(() => {
    if (!isForced) return;
    const timer = setTimeout(() => latest.current({ on: 'discard' }), UNTIL_DISCARD_MS);
    return () => clearTimeout(timer);
  }, [isForced, moment]);
}
