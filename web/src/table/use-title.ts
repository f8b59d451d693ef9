import { useEffect } from 'react';

/** The tab says what is played, and shows a light when somebody here is to move. */
export function useTitle(name: string, isMine: boolean): void {
  useEffect(() => {
    document.title = `${isMine ? '● ' : ''}${name} · Richtfest`;
  }, [name, isMine]);
}
