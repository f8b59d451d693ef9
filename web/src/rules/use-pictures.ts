import { useEffect, useState } from 'react';
import type { GamePictures } from './pictures/game-pictures.ts';
import { loadPictures } from './pictures/index.ts';

/** A game's pictures, once they are there: the rules can be read before. */
export function usePictures(game: string): GamePictures | undefined {
  const [pictures, setPictures] = useState<GamePictures>();
  useEffect(() => {
    let isGone = false;
    setPictures(undefined);
    void loadPictures(game)?.then((loaded) => {
      if (!isGone) setPictures(loaded);
    });
    return () => {
      isGone = true;
    };
  }, [game]);
  return pictures;
}
