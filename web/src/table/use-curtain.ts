import type { Seat } from '@richtfest/engine';
import { useEffect, useState } from 'react';
import type { MatchSnapshot } from '../match/match-client.ts';

export interface CurtainState {
  /** The seat behind the closed curtain: nothing of the table is on the page. */
  readonly closedFor: Seat | undefined;
  /** All players look at what was revealed, then the device goes to this seat. */
  readonly nextUp: Seat | undefined;
  readonly isOpening: boolean;
  opened(): void;
}

/**
 * The curtain falls at once, unless something was revealed: all players see that first, with only
 * public information on the table.
 */
export function useCurtain(snapshot: MatchSnapshot): CurtainState {
  const { curtain, watcher, events, eventsSeen } = snapshot;
  const hasReveal = events.slice(eventsSeen).some(({ reveals }) => reveals === true);
  // All players keep looking until one takes the device, even while bots move.
  const [areLooking, setAreLooking] = useState(false);
  const areAllLooking = curtain === undefined ? watcher === 'public' : areLooking || hasReveal;
  if (areAllLooking !== areLooking) setAreLooking(areAllLooking);
  const isClosed = curtain !== undefined && !areAllLooking;
  const [wasClosed, setWasClosed] = useState(false);
  useEffect(() => {
    if (isClosed) setWasClosed(true);
  }, [isClosed]);
  return {
    closedFor: isClosed ? curtain : undefined,
    nextUp: isClosed ? undefined : curtain,
    isOpening: wasClosed && !isClosed,
    opened: () => setWasClosed(false),
  };
}
