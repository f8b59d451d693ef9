import type { Room } from '../room.ts';

/** To be called after every change of the match: programs hear of its end, and need nothing else. */
export function tellIfOver({ match, programs }: Room): void {
  if (match?.result === undefined || programs.size === 0) return;
  programs.tellOver({ names: match.names, result: match.result });
}
