import type { Seat } from '@richtfest/engine';
import { type RefObject, useState } from 'react';
import type { MatchSnapshot } from '../match/match-client.ts';
import { useSettings } from '../settings/use-settings.ts';
import { turnOf, useNewTurn } from './use-new-turn.ts';

interface TurnScene {
  /** On a shared device: the player to announce. */
  readonly now: Seat | undefined;
  /** A turn has begun since this page was opened. */
  readonly hasBegun: boolean;
  readonly announced: () => void;
}

/** When a turn begins, the own house steps forward; another player's slides in after their name. */
export function useTurnScene(
  board: RefObject<HTMLElement | null>,
  snapshot: MatchSnapshot,
  isAnimating: boolean,
): TurnScene {
  const isReduced = useSettings().motion === 'reduced';
  const [now, setNow] = useState<Seat>();
  const [hasBegun, setHasBegun] = useState(false);
  // Behind a curtain the table is not there yet.
  const turn = snapshot.curtain === undefined ? turnOf(snapshot) : undefined;
  useNewTurn(turn, isAnimating, (seat, before) => {
    setHasBegun(true);
    const isAnother = before !== undefined && before !== seat;
    if (isAnother) setNow(seat);
    if (isReduced) return;
    const house = board.current?.querySelector('[data-own]');
    house?.animate(isAnother ? SLIDE_IN : STEP_FORWARD, { duration: 520, easing: EASING });
  });
  return { now: now === turn ? now : undefined, hasBegun, announced: () => setNow(undefined) };
}

const EASING = 'cubic-bezier(.3,1.2,.5,1)';
const STEP_FORWARD = [
  { transform: 'scale(.94)' },
  { transform: 'scale(1.015)', offset: 0.6 },
  { transform: 'none' },
];
const SLIDE_IN = [
  { transform: 'translateX(40%)', opacity: 0 },
  { transform: 'none', opacity: 1 },
];
