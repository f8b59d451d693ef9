import type { BotLevels, PlanSettings } from '@richtfest/engine';

/** Cards and places for oneself and for the others; unseen hands are dealt anew each time. */
const PLANS: PlanSettings = {
  own: 4,
  other: 4,
  others: 2,
  hurrying: 0.25,
  curiosity: 0.9,
  softness: 0.7,
  scale: 6,
  winning: 0.5,
};

export const levels: BotLevels = {
  child: { blur: 1, isKind: true, overlooks: 0.1 },
  family: { blur: 0.06 },
  club: { blur: 0, plans: { ...PLANS, budget: { iterations: 100 } } },
  expert: { blur: 0, plans: { ...PLANS, budget: { iterations: 5000 } } },
};
