import type { Reason } from '@richtfest/engine';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Decision, isSameDecision } from './is-same-decision.ts';
import { type Place, followTouches, placeOfTouch } from './place-of-touch.ts';

export interface ShownReason {
  readonly reason: Reason;
  readonly place: Place;
}

export interface Refusals {
  readonly shown: ShownReason | undefined;
  show(reason: Reason): void;
  hide(): void;
}

/** The refusal that is shown, and where, until the player's decision changes. */
export function useRefusals(snapshot: Decision, refused: Reason | undefined): Refusals {
  const [shown, setShown] = useState<ShownReason & { readonly on: Decision }>();
  const current = useRef(snapshot);
  useEffect(() => {
    current.current = snapshot;
  }, [snapshot]);
  useEffect(followTouches, []);
  const show = useCallback(
    (reason: Reason) => setShown({ reason, place: placeOfTouch(), on: current.current }),
    [],
  );
  useEffect(() => {
    if (refused !== undefined) show(refused);
  }, [refused, show]);
  const hide = useCallback(() => setShown(undefined), []);
  const isCurrent = shown !== undefined && isSameDecision(shown.on, snapshot);
  return { shown: isCurrent ? shown : undefined, show, hide };
}
