/** What somebody in a hurry goes by. */
export interface Taste {
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
  /** BT-10: what the others' rooms count when a bonus card is put, and what speaks for a “2”. */
  readonly heed: number;
  readonly two: number;
  /** Points by which a guess may be off. */
  readonly noise: number;
}

const OFTEN = { heed: 1, two: 0, noise: 1 } as const;

// Tuned by self-play, with and without bonus cards: without, few colours count, and one
// specializes.

const AMONG_TWO: Taste = {
  majority: [0.57, 0.7, 1.7],
  lead: 0.31,
  rivalry: 0.95,
  behind: -0.07,
  ahead: -0.21,
  own: -0.03,
  fresh: 0.09,
  openColour: 0.021,
  growth: 0.025,
  ...OFTEN,
  // Between two much is known, and more of it can be foreseen.
  noise: 0.3,
};

const AMONG_MANY: Taste = {
  majority: [1.63, 1.14, 1.09],
  lead: 0.32,
  rivalry: 0.8,
  behind: -0.14,
  ahead: 0.02,
  own: -0.11,
  fresh: 0.12,
  openColour: 0.003,
  growth: 0.168,
  ...OFTEN,
};

const YOUNG_TWO: Taste = {
  majority: [1.97, 0.81, 1.32],
  lead: 0.14,
  rivalry: 2,
  behind: 0.17,
  ahead: -0.23,
  own: 0.38,
  fresh: 0.22,
  openColour: 0.002,
  growth: 0.044,
  ...OFTEN,
};

const YOUNG_MANY: Taste = {
  majority: [3.75, 0.86, 0.35],
  lead: 0.07,
  rivalry: 4.6,
  behind: -0.06,
  ahead: 1.13,
  own: 0.18,
  fresh: 0.1,
  openColour: 0.086,
  growth: 0.012,
  ...OFTEN,
};

/** Somebody who just likes to build, and rather takes away than doubles. */
const PLACID: Taste = {
  majority: [0, 0, 0],
  lead: 0,
  rivalry: 0,
  behind: 0,
  ahead: 0,
  own: 0,
  fresh: 0,
  openColour: 0.5,
  growth: 0,
  heed: 0.5,
  two: -9,
  noise: 1,
};

/** What others may be like, each as likely; the first is how one goes on oneself. */
export function tastesOf(players: number, isYoung: boolean): readonly [Taste, ...Taste[]] {
  if (isYoung) return [players === 2 ? YOUNG_TWO : YOUNG_MANY];
  // Among two, who builds placidly is beaten anyhow.
  return players === 2 ? [AMONG_TWO] : [AMONG_MANY, AMONG_MANY, AMONG_MANY, PLACID];
}
