import { useEffect, useState } from 'react';
import { siteGame } from '../games/index.ts';
import type { EditionArt } from './edition-art.ts';

/** A game's illustrations, once loaded; the form works without them. */
export function useEditionArt(game: string): EditionArt | undefined {
  const [art, setArt] = useState<EditionArt>();
  useEffect(() => {
    let isGone = false;
    void siteGame(game)
      .loadEditionArt?.()
      .then((loaded) => {
        if (!isGone) setArt(loaded);
      });
    return () => {
      isGone = true;
    };
  }, [game]);
  return art;
}
