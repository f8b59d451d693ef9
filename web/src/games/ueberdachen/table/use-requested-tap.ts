import type { View } from '@richtfest/ueberdachen';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Tap } from './taps.ts';

interface RequestOptions {
  /** The latest view: what is shown may be behind it. */
  readonly view: View;
  readonly seat: number;
  readonly isAnimating: boolean;
  readonly tap: (tap: Tap) => void;
}

interface RequestedTap {
  readonly tap: (tap: Tap) => void;
  /** The trestle table opens as soon as the rules allow a proposal. */
  readonly isProposalRequested: boolean;
  /** Bots have to wait for it. */
  readonly isHolding: boolean;
}

interface Request {
  readonly tap: Tap;
  readonly turn: string;
}

/** A turn in which something was requested: it lapses with the turn. */
const turnOf = ({ round, seat }: View) => `${round} ${seat}`;

/** UD-10 d: a proposal needs a rolling seat that owes an action. */
const isDueIn = ({ phase }: View, { on }: Tap) => on === 'need' || phase === 'act';

/**
 * In others' turns the table hardly ever stands still, so what a player wants to do meanwhile is
 * done as soon as it does: laying out a proposal, or looking how to get what the next room lacks.
 */
export function useRequestedTap(options: RequestOptions): RequestedTap {
  const { view, seat, isAnimating, tap } = options;
  const [request, setRequest] = useState<Request>();
  const open =
    request?.turn === turnOf(view) && view.seat !== seat && view.phase !== 'over'
      ? request.tap
      : undefined;
  const due = open !== undefined && !isAnimating && isDueIn(view, open) ? open : undefined;
  useEffect(() => {
    if (due === undefined) return;
    setRequest(undefined);
    tap(due);
  }, [due, tap]);
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const tapOrRequest = useCallback((touched: Tap) => {
    const now = latest.current;
    const isPlan = touched.on === 'propose' || touched.on === 'need';
    const isLater = now.isAnimating || !isDueIn(now.view, touched);
    const isRequest = isPlan && isLater && now.view.seat !== now.seat;
    setRequest(isRequest ? { tap: touched, turn: turnOf(now.view) } : undefined);
    if (!isRequest) now.tap(touched);
  }, []);
  return {
    tap: tapOrRequest,
    isProposalRequested: open?.on === 'propose',
    isHolding: open !== undefined && isDueIn(view, open),
  };
}
