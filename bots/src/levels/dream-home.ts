import type { GameLevels } from './settings.ts';

/** Playouts to the end of the game, in its own hurried way, for the lead they bring. */
const THOUGHT = {
  glances: 1,
  horizon: 400,
  noise: 1,
  candidates: 8,
  aim: 'lead',
  scale: 10,
  prior: 12,
} as const;

export const dreamHome: GameLevels = {
  child: { blur: 1.5, isKind: true, imagines: 1, overlooks: 0.2 },
  family: { blur: 0.05 },
  club: { blur: 0, search: { ...THOUGHT, candidates: 6, budget: { iterations: 16 } } },
  expert: { blur: 0, search: { ...THOUGHT, budget: { iterations: 400 } } },
};
