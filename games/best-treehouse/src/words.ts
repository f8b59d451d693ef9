/** BT-1: the colours of rooms, in the order of the scoring cards. */
export const COLOURS = ['red', 'yellow', 'green', 'blue', 'purple', 'brown'] as const;
export type Colour = (typeof COLOURS)[number];

/** BT-5: the circles of the balance track. */
export const BALANCES = ['left', 'middle', 'right'] as const;
export type Balance = (typeof BALANCES)[number];

/** BT-1: the points of a room under a bonus card. */
export const BONUSES = [0, 2] as const;
export type Bonus = (typeof BONUSES)[number];
export const CARDS_PER_BONUS = 2;

/** The kinds of decisions. */
export const PHASES = [
  'choose',
  'build',
  'take-bonus',
  'put-bonus',
  'take-colour',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 4;
export const ROUNDS = 3;
export const HAND_SIZE = 6;
/** BT-7: the picks per round. */
export const PICKS = HAND_SIZE - 1;

/** BT-2: the start tree is level 1. */
export const LOWEST_LEVEL = 2;
export const HIGHEST_LEVEL = 6;

/** Nobody, nothing, nowhere. */
export const NONE = -1;
