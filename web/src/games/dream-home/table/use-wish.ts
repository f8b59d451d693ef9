import type { DreamHomeTypes, Move } from '@richtfest/dream-home';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isListed } from '../../../board/is-listed.ts';
import type { TableProps } from '../../table-props.ts';

export interface Wish {
  /** Something has been decided and is on its way: nothing else can be touched meanwhile. */
  readonly isPending: boolean;
  readonly wish: (move: Move) => void;
}

interface Pending {
  readonly move: Move;
  /** How many events there were when the latest move was made. */
  readonly since: number;
  readonly isPlayed: boolean;
}

/** A line that is down must not leave the table dead: it can be touched again after this. */
const PATIENCE = 3000;

/**
 * A move that is to follow the one just made, as soon as it is legal: a tap on a field with a
 * column in hand means “take it and lay it there”.
 */
export function useWish({ client, snapshot }: TableProps<DreamHomeTypes>): Wish {
  const [pending, setPending] = useState<Pending>();
  const latest = useRef(snapshot);
  latest.current = snapshot;
  useLayoutEffect(() => {
    const { legal, owing, events } = snapshot;
    if (pending === undefined || pending.since === events.length) return;
    if (!pending.isPlayed && isListed(pending.move, legal)) {
      const refused = client.play(pending.move);
      const next = { move: pending.move, since: events.length, isPlayed: true };
      setPending(refused === undefined ? next : undefined);
    } else if (pending.isPlayed || legal.length > 0 || owing.length === 0) setPending(undefined);
  }, [client, snapshot, pending]);
  useEffect(() => {
    if (pending === undefined) return;
    const timer = setTimeout(() => setPending(undefined), PATIENCE);
    return () => clearTimeout(timer);
  }, [pending]);
  const wish = useCallback((move: Move) => {
    setPending({ move, since: latest.current.events.length, isPlayed: false });
  }, []);
  return { isPending: pending !== undefined, wish };
}
