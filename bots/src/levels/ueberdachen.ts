import type { GameLevels } from './settings.ts';

export const ueberdachen: GameLevels = {
  child: { blur: 4, kindness: 0 },
  family: { blur: 1.5, kindness: 0 },
  club: { blur: 0.7, kindness: 0 },
  expert: { blur: 0, kindness: 0 },
};
