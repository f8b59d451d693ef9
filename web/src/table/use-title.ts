import { useEffect } from 'react';
import { usePointsTexts } from './points-texts.ts';

/** Shows the game and “your turn” in the tab's title. */
export function useTitle(name: string, isMine: boolean): void {
  const { yourTurn } = usePointsTexts();
  useEffect(() => {
    document.title = isMine ? `● ${yourTurn} · ${name}` : `${name} · Richtfest`;
  }, [name, isMine, yourTurn]);
}
