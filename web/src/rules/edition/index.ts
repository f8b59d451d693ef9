import type { Edition } from './edition.ts';

/** What there is to say of each game's edition, fetched with its page. */
const EDITIONS: Readonly<Record<string, () => Promise<Edition>>> = {
  'three-little-pigs': async () => (await import('./three-little-pigs.ts')).edition,
  'dream-home': async () => (await import('./dream-home.ts')).edition,
  'best-treehouse': async () => (await import('./best-treehouse.ts')).edition,
  ueberdachen: async () => (await import('./ueberdachen.ts')).edition,
};

export function loadEdition(game: string): Promise<Edition> | undefined {
  return EDITIONS[game]?.();
}
