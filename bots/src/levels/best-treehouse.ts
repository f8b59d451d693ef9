import type { SearchSettings } from '../search/monte-carlo.ts';
import type { GameLevels } from './settings.ts';

/** Games to their end by hurried players: what is in the others' hands is dealt anew each time. */
const search: SearchSettings = {
  candidates: 8,
  glances: 4,
  horizon: Infinity,
  scale: 6,
  prior: 4,
  noise: 1,
  aim: 'lead',
};

export const bestTreehouse: GameLevels = {
  child: { blur: 1, isKind: true, overlooks: 0.1 },
  family: { blur: 0.15 },
  club: { blur: 0, search: { ...search, budget: { iterations: 60 } } },
  expert: { blur: 0, search: { ...search, budget: { iterations: 1000 } } },
};
