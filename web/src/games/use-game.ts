import { findGame } from '@richtfest/catalog';
import type { Game } from '@richtfest/engine';
import { useEffect, useState } from 'react';

/** A game's rules, loaded on demand; undefined until then, or if there is no such game. */
export function useGame(id: string): Game | undefined {
  const [game, setGame] = useState<Game>();
  useEffect(() => {
    let isGone = false;
    void findGame(id)
      ?.load()
      .then((loaded) => {
        if (!isGone) setGame(loaded);
      });
    return () => {
      isGone = true;
    };
  }, [id]);
  return game?.id === id ? game : undefined;
}
