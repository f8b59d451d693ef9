import type { Room } from '../room.ts';

/** To be called after every change of the match: programs hear of its end, and need nothing else. */
export function tellIfOver({ match, programs }: Room): void {
  if (match === undefined || programs.size === 0) return;
  const { names, result } = match;
  if (result !== undefined) programs.tellOver({ names, result });
}
