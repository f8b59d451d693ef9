import type { Lobby } from '@richtfest/protocol';
import { useEffect, useState } from 'react';
import { openTables } from './server.ts';

const LOOK_EVERY = 10_000;

/** The tables that anybody may join, polled while the page is visible. */
export function useLobby(): Lobby['tables'] | 'unreachable' | undefined {
  const [found, setFound] = useState<Lobby['tables'] | 'unreachable'>();
  useEffect(() => {
    let isGone = false;
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      openTables().then(
        ({ tables }) => !isGone && setFound(tables),
        () => !isGone && setFound('unreachable'),
      );
    };
    look();
    const timer = setInterval(look, LOOK_EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      isGone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return found;
}
