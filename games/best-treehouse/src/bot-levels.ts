import type { BotLevels, Budget, PlanOptions } from '@richtfest/engine';

/** A search over the plans of all seats; unseen hands are dealt again in each rollout. */
const PLANS: PlanOptions = {
  own: 4,
  other: 4,
  others: 2,
  policyShare: 0.25,
  exploration: 0.9,
  temperature: 0.7,
  scale: 6,
  winning: 0.5,
};

export const levels: BotLevels = {
  child: { blur: 1, isKind: true, missRate: 0.1 },
  family: { blur: 0.06 },
  club: { blur: 0, plans: { ...PLANS, budget: { iterations: 100 } } },
  expert: { blur: 0, plans: { ...PLANS, budget: { iterations: 5000 } } },
};

/** More than the budget of `expert` has shown no gain (docs/reference/bots.md). */
export const judge: Budget = { iterations: 5000 };
