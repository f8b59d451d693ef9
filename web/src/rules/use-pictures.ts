import { useEffect, useState } from 'react';
import { siteGame } from '../games/index.ts';
import type { RulePictures } from './rule-pictures.ts';

interface LoadedPictures {
  readonly pictures: RulePictures | undefined;
  /** What reacts to taps waits for them: it starts over when `WithPictures` gets its pictures. */
  readonly isLoading: boolean;
}

/** A game's pictures, once loaded; the rules can be read before that. */
export function usePictures(game: string): LoadedPictures {
  const [loaded, setLoaded] = useState<LoadedPictures>(LOADING);
  useEffect(() => {
    let isGone = false;
    setLoaded(LOADING);
    const load = async () => {
      // Without pictures the page still works.
      const pictures = await siteGame(game)
        .loadRulePictures?.()
        .catch(() => undefined);
      if (!isGone) setLoaded({ pictures, isLoading: false });
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [game]);
  return loaded;
}

const LOADING: LoadedPictures = { pictures: undefined, isLoading: true };
