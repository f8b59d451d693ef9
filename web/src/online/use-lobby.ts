import type { Lobby } from '@richtfest/protocol';
import { useEffect, useState } from 'react';
import { openTables } from './server.ts';

const REFRESH_MS = 10_000;

/** The tables that anybody may join, polled while the page is visible. */
export function useLobby(): Lobby['tables'] | 'unreachable' | undefined {
  const [found, setFound] = useState<Lobby['tables'] | 'unreachable'>();
  useEffect(() => {
    let isGone = false;
    const update = () => {
      if (document.visibilityState === 'hidden') return;
      openTables().then(
        ({ tables }) => !isGone && setFound(tables),
        () => !isGone && setFound('unreachable'),
      );
    };
    update();
    const timer = setInterval(update, REFRESH_MS);
    document.addEventListener('visibilitychange', update);
    return () => {
      isGone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, []);
  return found;
}
