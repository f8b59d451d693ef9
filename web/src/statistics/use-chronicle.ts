import { useCallback, useEffect, useState } from 'react';
import { browserStore } from '../match/browser-store.ts';
import { type Chronicle, NO_CHRONICLE } from './chronicle.ts';
import { recordFinished } from './record-finished.ts';
import { forgetGames, storedChronicle } from './stored-chronicle.ts';

interface Loaded {
  readonly chronicle: Chronicle;
  /** The ids of matches stored on this device. */
  readonly here: ReadonlySet<string>;
  /** Matches that ended since the last visit are still being recorded. */
  readonly isLoading: boolean;
}

/** A function, because chunks of the site may import each other while they are loaded. */
const nothing = (): Loaded => ({ chronicle: NO_CHRONICLE, here: new Set(), isLoading: true });

/** The chronicle, updated with matches that have ended since. */
export function useChronicle(): Loaded & { forget(): void } {
  const [loaded, setLoaded] = useState(nothing);
  useEffect(() => {
    let isGone = false;
    const update = async () => {
      await recordFinished();
      const matches = await (await browserStore()).list();
      const here = new Set(matches.map(({ id }) => id));
      if (!isGone) setLoaded({ chronicle: storedChronicle(), here, isLoading: false });
    };
    void update();
    return () => {
      isGone = true;
    };
  }, []);
  const forget = useCallback(() => {
    forgetGames(Date.now());
    setLoaded((before) => ({ ...before, chronicle: storedChronicle() }));
  }, []);
  return { ...loaded, forget };
}
