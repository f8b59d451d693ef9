import type { BotLevels, Budget } from '@richtfest/engine';

export const levels: BotLevels = {
  child: { blur: 0.15, isKind: true, isEager: true, samples: 1, missRate: 0.2 },
  family: { blur: 0.01 },
  club: {
    blur: 0,
    wholeTurns: { candidates: 2, margin: 0.1, turns: 1, mix: 1, budget: { iterations: 4 } },
  },
  expert: {
    blur: 0,
    wholeTurns: {
      candidates: 16,
      margin: 2,
      isThorough: true,
      turns: 1,
      mix: 1.2,
      budget: { iterations: 64 },
    },
  },
};

/** More than the budget of `expert` has shown no gain (docs/reference/bots.md). */
export const judge: Budget = { iterations: 64 };
