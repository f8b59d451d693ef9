import type { Move } from '@richtfest/ueberdachen';

export const isVerb = (verb: Move['verb']) => (move: Move) => move.verb === verb;

/** A material of the yard fits into the house. */
export const BUILD = ['[data-cell][data-may]', '[data-yard="0"] [data-pile][data-may]'];

/** The other players roll, accept offers and keep their turns short. */
export const OBLIGING: ReadonlySet<string> = new Set([
  'accept',
  'decline',
  'no-steal',
  'set-pillar',
  'end-turn',
]);
