import type { GameLevels } from './settings.ts';

export const threeLittlePigs: GameLevels = {
  child: { blur: 4 },
  family: { blur: 1.5 },
  club: { blur: 0.7 },
  expert: { blur: 0 },
};
