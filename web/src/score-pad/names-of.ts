import type { Pad } from './pad.ts';

/** The players' names; a player without one is called by number. */
export function namesOf({ players }: Pad, unnamed: (seat: number) => string): string[] {
  return players.map(({ name }, at) => (name.trim() === '' ? unnamed(at + 1) : name.trim()));
}
