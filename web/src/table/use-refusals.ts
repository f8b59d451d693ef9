import type { Reason } from '@richtfest/engine';
import { useCallback, useEffect, useRef, useState } from 'react';
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

/** The reason that is being shown, and where; it goes when the table changes. */
export function useRefusals(snapshot: object, refused: Reason | undefined): Refusals {
  const [shown, setShown] = useState<ShownReason & { readonly on: object }>();
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
  return { shown: shown?.on === snapshot ? shown : undefined, show, hide };
}
