import type { Reason } from '@richtfest/engine';
import { useEffect } from 'react';
import { causesOf } from './causes.ts';

/**
 * Points at what a refusal is about, wherever on the table it is. Set from outside, because the
 * same thing may be a button, a pile or a whole house.
 */
export function useCauses(
  root: { readonly current: HTMLElement | null },
  reason: Reason | undefined,
): void {
  useEffect(() => {
    const places = causesOf(reason);
    const found = places.flatMap((place) => [...(root.current?.querySelectorAll(place) ?? [])]);
    for (const thing of found) thing.setAttribute('data-cause', '');
    return () => {
      for (const thing of found) thing.removeAttribute('data-cause');
    };
  }, [root, reason]);
}
