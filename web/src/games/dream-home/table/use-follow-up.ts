import type { DreamHomeTypes, Move } from '@richtfest/dream-home';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isListed } from '../../../board/taps.ts';
import type { TableProps } from '../../table-props.ts';

export interface FollowUp {
  /** The follow-up move has not been played yet: the table ignores taps meanwhile. */
  readonly isPending: boolean;
  readonly playNext: (move: Move) => void;
}

interface Pending {
  readonly move: Move;
  /** The number of events when the latest move was made. */
  readonly since: number;
  readonly isPlayed: boolean;
}

/** After this time without a connection the table accepts taps again. */
const TIMEOUT_MS = 3000;

/**
 * Plays a second move as soon as the first has made it legal: a tap on a field with a column in
 * hand means “take it and place it there”.
 */
export function useFollowUp({ play, snapshot }: TableProps<DreamHomeTypes>): FollowUp {
  const [pending, setPending] = useState<Pending>();
  const latest = useRef(snapshot);
  latest.current = snapshot;
  useLayoutEffect(() => {
    const { legal, owing, events } = snapshot;
    if (pending === undefined || pending.since === events.length) return;
    if (!pending.isPlayed && isListed(pending.move, legal)) {
      const refused = play(pending.move);
      const next = { move: pending.move, since: events.length, isPlayed: true };
      setPending(refused === undefined ? next : undefined);
    } else if (pending.isPlayed || legal.length > 0 || owing.length === 0) setPending(undefined);
  }, [play, snapshot, pending]);
  useEffect(() => {
    if (pending === undefined) return;
    const timer = setTimeout(() => setPending(undefined), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [pending]);
  const playNext = useCallback((move: Move) => {
    setPending({ move, since: latest.current.events.length, isPlayed: false });
  }, []);
  return { isPending: pending !== undefined, playNext };
}
