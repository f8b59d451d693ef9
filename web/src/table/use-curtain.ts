import type { Seat } from '@richtfest/engine';
import { useEffect, useState } from 'react';
import type { MatchSnapshot } from '../match/match-client.ts';

export interface CurtainState {
  /** It hangs before the table; nothing of the table is on the page. */
  readonly closedFor: Seat | undefined;
  /** All look at what was turned up, then the device goes to this seat. */
  readonly nextUp: Seat | undefined;
  /** It is just being drawn aside. */
  readonly isOpening: boolean;
  opened(): void;
}

/**
 * The curtain falls at once, unless something was revealed: that is shown to everybody first,
 * with nothing on the table but what all may see.
 */
export function useCurtain(snapshot: MatchSnapshot): CurtainState {
  const { curtain, watcher, events, eventsSeen } = snapshot;
  const hasReveal = events.slice(eventsSeen).some(({ reveals }) => reveals === true);
  // Once all look, they look on until somebody takes the device, whatever bots do meanwhile.
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
