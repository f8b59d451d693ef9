export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 4;

/** XY-1: every plank has its own number. */
export const HIGHEST_PLANK = 30;
export const PLANKS: readonly number[] = Array.from({ length: HIGHEST_PLANK }, (_, at) => at + 1);

export const MIN_ROUNDS = 3;
export const MAX_ROUNDS = 7;

export const PHASES = ['choose', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** In place of a plank. */
export const NONE = 0;
