import { useCallback, useLayoutEffect, useRef } from 'react';
import { isListed } from '../../board/is-listed.ts';
import type { TableProps } from '../table-props.ts';
import type { DreamHomeTypes, Move } from './words.ts';

/**
 * A move that is to follow the one just made, as soon as it is legal: a tap on a field with a
 * column in hand means “take it and lay it there”.
 */
export function useWish({ client, snapshot }: TableProps<DreamHomeTypes>): (move: Move) => void {
  const wish = useRef<{ readonly move: Move; readonly since: number }>(undefined);
  const latest = useRef(snapshot);
  latest.current = snapshot;
  useLayoutEffect(() => {
    const wished = wish.current;
    // Until the move before it has been made, other news change nothing.
    if (wished === undefined || wished.since === snapshot.events.length) return;
    if (isListed(wished.move, snapshot.legal)) {
      wish.current = undefined;
      client.play(wished.move);
    } else if (snapshot.legal.length > 0 || snapshot.owing.length === 0) {
      wish.current = undefined;
    }
  }, [client, snapshot]);
  return useCallback((move) => {
    wish.current = { move, since: latest.current.events.length };
  }, []);
}
