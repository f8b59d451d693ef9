import type { GamePictures } from './game-pictures.ts';

/** Each game's pictures are fetched with its rules. */
const PICTURES: Readonly<Record<string, () => Promise<GamePictures>>> = {
  'three-little-pigs': async () => (await import('./three-little-pigs.tsx')).pictures,
  'dream-home': async () => (await import('./dream-home.tsx')).pictures,
  'best-treehouse': async () => (await import('./best-treehouse.tsx')).pictures,
  ueberdachen: async () => (await import('./ueberdachen.tsx')).pictures,
};

export function loadPictures(game: string): Promise<GamePictures> | undefined {
  return PICTURES[game]?.();
}
