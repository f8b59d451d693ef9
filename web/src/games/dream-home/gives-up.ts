import type { GivesUp } from '../index.ts';

/** Whoever is done at the end leaves helpers unused. */
export const givesUp: GivesUp = { done: ['handyman', 'roofer', 'supplier'] };
