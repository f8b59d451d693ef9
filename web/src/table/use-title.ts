import { useEffect, useRef } from 'react';
import { playSound } from '../sound/play-sound.ts';
import { usePointsTexts } from './points-texts.ts';

/** Shows the game and “your turn” in the tab's title, and plays a sound when a turn begins. */
export function useTitle(name: string, isMine: boolean): void {
  const { yourTurn } = usePointsTexts();
  const wasMine = useRef(isMine);
  useEffect(() => {
    document.title = isMine ? `● ${yourTurn} · ${name}` : `${name} · Richtfest`;
  }, [name, isMine, yourTurn]);
  useEffect(() => {
    if (isMine && !wasMine.current) playSound('turn');
    wasMine.current = isMine;
  }, [isMine]);
}
