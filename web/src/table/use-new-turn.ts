import type { Seat } from '@richtfest/engine';
import { useEffect, useRef } from 'react';
import type { MatchSnapshot } from '../match/match-client.ts';

/** The seat of this device that must decide now, perhaps behind a curtain. */
export function turnOf({
  curtain,
  legal,
  acting,
}: Pick<MatchSnapshot, 'curtain' | 'legal' | 'acting'>): Seat | undefined {
  return curtain ?? (legal.length > 0 ? acting : undefined);
}

/**
 * Calls `onNew` when a turn begins, once the table has shown what happened before: not for the
 * next decision of the same turn, nor for the turn a page is opened in. `before` is the seat of
 * this device that decided last.
 */
export function useNewTurn(
  turn: Seat | undefined,
  isAnimating: boolean,
  onNew: (turn: Seat, before: Seat | undefined) => void,
): void {
  const known = useRef({ turn, last: turn });
  const call = useRef(onNew);
  call.current = onNew;
  useEffect(() => {
    const { turn: before, last } = known.current;
    if (turn === undefined) known.current = { turn, last };
    if (turn === undefined || turn === before || isAnimating) return;
    // The table reports its animation only after it has been given a change.
    const timer = setTimeout(() => {
      known.current = { turn, last: turn };
      call.current(turn, last);
    });
    return () => clearTimeout(timer);
  }, [turn, isAnimating]);
}
