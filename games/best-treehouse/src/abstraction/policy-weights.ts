/** The weights of the rollout policy. */
export interface PolicyWeights {
  /** BT-13 by round: the value of an attainable majority, and how much one room decides it. */
  readonly majority: readonly number[];
  readonly lead: number;
  /** The weight of an opponent's majority. */
  readonly rivalry: number;
  /** Per future scoring: a colour in which the seat is behind or ahead, an existing room. */
  readonly behind: number;
  readonly ahead: number;
  readonly own: number;
  /** A new colour. */
  readonly fresh: number;
  /** Per future pick: a colour that can be built next, a free slot it touches. */
  readonly openColour: number;
  readonly growth: number;
  /**
   * BT-10: the weight of the opponents' rooms when a bonus card is put, and the preference for a
   * “2”.
   */
  readonly opponentRooms: number;
  readonly two: number;
  /** The maximum error of an estimate in points. */
  readonly noise: number;
}

const OFTEN = { opponentRooms: 1, two: 0, noise: 1 } as const;

// Tuned by self-play with and without bonus cards; without them few colours count, so
// specializing is better.

const AMONG_TWO: PolicyWeights = {
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
  // Two players know and can predict more.
  noise: 0.3,
};

const AMONG_MANY: PolicyWeights = {
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

const YOUNG_TWO: PolicyWeights = {
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

const YOUNG_MANY: PolicyWeights = {
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

/** A player who mostly builds and prefers a “0” to a “2”. */
const BUILDER: PolicyWeights = {
  majority: [0, 0, 0],
  lead: 0,
  rivalry: 0,
  behind: 0,
  ahead: 0,
  own: 0,
  fresh: 0,
  openColour: 0.5,
  growth: 0,
  opponentRooms: 0.5,
  two: -9,
  noise: 1,
};

/** The possible weights of the opponents, equally likely; the first are a seat's own. */
export function policyWeights(
  players: number,
  isYoung: boolean,
): readonly [PolicyWeights, ...PolicyWeights[]] {
  if (isYoung) return [players === 2 ? YOUNG_TWO : YOUNG_MANY];
  // With two players such an opponent loses anyway.
  return players === 2 ? [AMONG_TWO] : [AMONG_MANY, AMONG_MANY, AMONG_MANY, BUILDER];
}
