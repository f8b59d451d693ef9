import type { GivesUp } from '../index.ts';

/** A turn that ends though there is something to build. */
export const givesUp: GivesUp = { 'end-turn': ['build', 'open-room', 'set-pillar'] };
