import type { Reason } from '@richtfest/engine';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { MatchClient } from '../../match/match-client.ts';
import { useShowReason } from '../../table/show-reason.ts';
import {
  NOTHING,
  type Reaction,
  type Selection,
  type Situation,
  type Tap,
  react,
  settle,
} from './selection.ts';
import type { PigsTypes } from './words.ts';

interface TapOptions {
  readonly client: MatchClient<PigsTypes>;
  readonly situation: Situation;
  /** A tap while things still move only ends that. */
  readonly isBusy: boolean;
  readonly onLook: (look: NonNullable<Reaction['look']>) => void;
}

export interface Taps {
  readonly selection: Selection;
  /** Why the latest tap was refused, until the next one. */
  readonly reason: Reason | undefined;
  readonly tap: (tap: Tap) => void;
}

/** Turns taps into selections, moves, and answers to “why not?”. */
export function useTaps({ client, situation, isBusy, onLook }: TapOptions): Taps {
  const [held, setHeld] = useState<Selection>(NOTHING);
  const [reason, setReason] = useState<Reason>();
  const showReason = useShowReason();
  const selection = useMemo(
    () => (isBusy ? NOTHING : settle(held, situation)),
    [held, situation, isBusy],
  );
  const latest = useRef({ client, situation, selection, isBusy, onLook, showReason });
  useLayoutEffect(() => {
    latest.current = { client, situation, selection, isBusy, onLook, showReason };
  });

  const tap = useCallback((touched: Tap) => {
    const now = latest.current;
    if (now.isBusy) return;
    const reaction = react(now.selection, touched, now.situation);
    setHeld(reaction.selection);
    setReason(undefined);
    if (reaction.look !== undefined) now.onLook(reaction.look);
    if (reaction.play !== undefined) setReason(now.client.play(reaction.play));
    if (reaction.ask === undefined) return;
    const refused = now.client.refusal(reaction.ask);
    setReason(refused);
    if (refused !== undefined) now.showReason(refused);
  }, []);
  // Whatever is touched next, the causes of the last refusal need no pointing at any more.
  useEffect(() => {
    const forget = () => setReason(undefined);
    addEventListener('pointerdown', forget, { capture: true });
    return () => removeEventListener('pointerdown', forget, { capture: true });
  }, []);
  return { selection, reason: isBusy ? undefined : reason, tap };
}
