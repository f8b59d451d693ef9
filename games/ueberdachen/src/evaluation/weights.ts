/** Weights of the evaluation, in points. */
export interface Weights {
  /** An incomplete room, by the share of its filled cells. */
  readonly unfinished: number;
  /** A room of a kind the seat has not completed yet. */
  readonly newKind: number;
  /** Towards the point for most rooms of a kind. */
  readonly majority: number;
  /** The share of a full floor's points, in proportion to its filled cells. */
  readonly floor: number;
  /** Free columns, by the rooms that could still be built there. */
  readonly freeColumns: number;
  /** Factor for building with the materials in the storage. */
  readonly stored: number;
  /** A material without a cell; more if other seats need it, less the more there are. */
  readonly spare: number;
  readonly wanted: number;
  readonly foreign: number;
  readonly further: number;
  /** A material for an open cell that exceeds the storage. */
  readonly lost: number;
  /** Each step towards the roof; and the last one before it, for a seat that would win with it. */
  readonly step: number;
  readonly roofNear: number;
  readonly opener: number;
  /** The ceiling over a full floor, which makes space to build. */
  readonly ceiling: number;
  /** Steps towards ceiling and roof in a turn, and cells filled in a turn. */
  readonly stepsPerTurn: number;
  readonly cellsPerTurn: number;
  /** An opponent's point relative to an own point, and the share of the best opponent. */
  readonly rivalry: number;
  readonly bestRival: number;
  /** At the end: bonus for winning. */
  readonly win: number;
  /** By number of completed room kinds: progress towards all six. */
  readonly kindsDone: readonly number[];
}

/** Tuned in games between bots. */
export const WEIGHTS: Weights = {
  unfinished: 0.8,
  newKind: 0.1,
  majority: 0.2,
  floor: 0.6,
  freeColumns: 0.12,
  stored: 0.85,
  spare: 0.09,
  wanted: 0.05,
  foreign: 0.03,
  further: 0.8,
  lost: 0.25,
  step: 0.2,
  roofNear: 3,
  opener: 0.45,
  ceiling: 1.4,
  stepsPerTurn: 0.24,
  cellsPerTurn: 2.2,
  rivalry: 0.5,
  bestRival: 0.5,
  win: 20,
  kindsDone: [0, 0.1, 0.25, 0.5, 0.9, 1.5, 3],
};

/** The minimum gain for which a bot makes a deal. */
export const LEAST_GAIN = 0.01;
