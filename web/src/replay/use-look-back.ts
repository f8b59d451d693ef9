import { useCallback, useEffect, useMemo, useState } from 'react';
import type { MatchClient, MatchSnapshot } from '../match/match-client.ts';
import type { Past } from '../match/past.ts';
import type { Moments } from '../table/moments.ts';

interface Back {
  readonly past: Past;
  readonly moment: number;
}

export interface LookingBack {
  /** Undefined: the current moment is shown. */
  readonly back: Back | undefined;
  readonly moments: Moments;
  go(moment: number): void;
  now(): void;
}

/** Lets log lines of a running match open their moments, and return to now. */
export function useLookBack(client: MatchClient, snapshot: MatchSnapshot): LookingBack {
  const [back, setBack] = useState<Back>();
  const { watcher, curtain, events } = snapshot;
  const now = useCallback(() => setBack(undefined), []);
  // A new watcher sees the current table.
  useEffect(now, [watcher, curtain, now]);
  const go = useCallback(
    (moment: number) => setBack((so) => so && { ...so, moment: clamped(moment, so.past) }),
    [],
  );
  const openAt = useCallback(
    (event: number) => {
      const past = client.lookBack?.();
      if (past !== undefined) setBack({ past, moment: past.momentOf(event) });
    },
    [client],
  );
  const moments = useMemo((): Moments => {
    if (back === undefined) {
      // The moment is computed when the link is opened.
      const leads = client.lookBack !== undefined;
      return { current: undefined, momentOf: (event) => (leads ? event : undefined), go: openAt };
    }
    const { past, moment } = back;
    const lines = events.map((event, at) => ({ event, moment: past.momentOf(at) }));
    return { lines, current: moment, momentOf: (event) => past.momentOf(event), go };
  }, [back, client, events, openAt, go]);
  return { back, moments, go, now };
}

function clamped(moment: number, { now }: Past): number {
  return Math.max(0, Math.min(now, moment));
}
