import { useEffect, useState } from 'react';
import { siteGame } from '../games/index.ts';
import type { RulePictures } from './rule-pictures.ts';

/** A game's pictures, once loaded; the rules can be read before that. */
export function usePictures(game: string): RulePictures | undefined {
  const [pictures, setPictures] = useState<RulePictures>();
  useEffect(() => {
    let isGone = false;
    setPictures(undefined);
    void siteGame(game)
      .loadRulePictures?.()
      .then((loaded) => {
        if (!isGone) setPictures(loaded);
      });
    return () => {
      isGone = true;
    };
  }, [game]);
  return pictures;
}
