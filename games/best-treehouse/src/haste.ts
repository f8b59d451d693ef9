import type { State } from './state.ts';

/** What somebody in a hurry goes by; tuned by self-play. */
export interface Haste {
  /** BT-13 by round: what a majority in reach is worth, and how much one room settles it. */
  readonly majority: readonly number[];
  readonly lead: number;
  /** What the others' majority is worth against one's own. */
  readonly rivalry: number;
  /** For each scoring to come: a colour in which one is behind or ahead, a room one has already. */
  readonly behind: number;
  readonly ahead: number;
  readonly own: number;
  /** A colour one does not have yet. */
  readonly fresh: number;
  /** For each pick to come: a colour that can be built next, a free slot it touches. */
  readonly openColour: number;
  readonly growth: number;
}

/** Tuned with and without bonus cards: without, few colours count, and one specializes. */
const AMONG_TWO: Haste = {
  majority: [0.57, 0.7, 1.7],
  lead: 0.31,
  rivalry: 0.95,
  behind: -0.07,
  ahead: -0.21,
  own: -0.03,
  fresh: 0.09,
  openColour: 0.021,
  growth: 0.025,
};

const AMONG_MANY: Haste = {
  majority: [1.63, 1.14, 1.09],
  lead: 0.32,
  rivalry: 0.8,
  behind: -0.14,
  ahead: 0.02,
  own: -0.11,
  fresh: 0.12,
  openColour: 0.003,
  growth: 0.168,
};

const YOUNG_TWO: Haste = {
  majority: [1.97, 0.81, 1.32],
  lead: 0.14,
  rivalry: 2,
  behind: 0.17,
  ahead: -0.23,
  own: 0.38,
  fresh: 0.22,
  openColour: 0.002,
  growth: 0.044,
};

const YOUNG_MANY: Haste = {
  majority: [3.75, 0.86, 0.35],
  lead: 0.07,
  rivalry: 4.6,
  behind: -0.06,
  ahead: 1.13,
  own: 0.18,
  fresh: 0.1,
  openColour: 0.086,
  growth: 0.012,
};

export function hasteOf({ players, options }: State): Haste {
  if (options.young) return players.length === 2 ? YOUNG_TWO : YOUNG_MANY;
  return players.length === 2 ? AMONG_TWO : AMONG_MANY;
}
