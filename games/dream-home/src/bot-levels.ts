import type { BotLevels, Budget } from '@richtfest/engine';

/** Rollouts to the end of the game with the game's rollout policy, scored by the lead. */
const SEARCH = {
  rolloutChoices: 1,
  horizon: 400,
  noise: 1,
  candidates: 8,
  aim: 'lead',
  scale: 10,
  prior: 12,
} as const;

export const levels: BotLevels = {
  child: { blur: 1.5, isKind: true, samples: 1, missRate: 0.2 },
  family: { blur: 0.5 },
  club: { blur: 0, search: { ...SEARCH, candidates: 6, budget: { iterations: 16 } } },
  expert: { blur: 0, search: { ...SEARCH, budget: { iterations: 500 } } },
};

/** More than `expert` gets, because a review has the time; how much it gains is in docs/bots.md. */
export const judge: Budget = { iterations: 3200 };
