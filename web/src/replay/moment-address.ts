import { useEffect } from 'react';
import type { Playback } from './use-playback.ts';

const MOMENT = /^#moment=(\d{1,5})$/;

/** The moment in the fragment of an address, if it names one: `#moment=23`. */
export function momentIn(hash: string): number | undefined {
  const [, moment] = MOMENT.exec(hash) ?? [];
  return moment === undefined ? undefined : Number(moment);
}

/** The fragment that leads to a moment. */
export function momentHash(moment: number): string {
  return `#moment=${moment}`;
}

/**
 * Keeps the shown moment in the address. A jump is a new entry of the history, so that Back returns
 * to where it came from; single steps replace the entry.
 */
export function useMomentAddress({ moment, isJump, arrive }: Playback): void {
  useEffect(() => {
    const shown = momentIn(location.hash);
    if (shown === moment || (shown === undefined && moment === 0)) return;
    const address = momentHash(moment);
    try {
      if (isJump) history.pushState(history.state, '', address);
      else history.replaceState(history.state, '', address);
    } catch {
      // Some browsers limit how often a page may change its address.
    }
  }, [moment, isJump]);
  useEffect(() => {
    const onMove = () => arrive(momentIn(location.hash) ?? 0);
    addEventListener('popstate', onMove);
    return () => removeEventListener('popstate', onMove);
  }, [arrive]);
}
