import type { GivesUp } from '../index.ts';

/** Whoever is done builds nothing more this turn. */
export const givesUp: GivesUp = { done: ['build'] };
