import type { GivesUp } from '../index.ts';

/** A card that is thrown away though it has a place. */
export const givesUp: GivesUp = { discard: ['place'] };
