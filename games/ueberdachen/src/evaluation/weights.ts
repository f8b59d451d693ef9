/** What things are worth, in points. */
export interface Weights {
  /** What a room that is not complete counts, by the share of its cells that are filled. */
  readonly unfinished: number;
  /** A room of a kind the seat has not completed yet. */
  readonly newKind: number;
  /** Towards the point for most rooms of a kind. */
  readonly majority: number;
  /** Of the points of a full floor, for each part of it that is filled. */
  readonly floor: number;
  /** Free columns, by what could still be built there. */
  readonly freeColumns: number;
  /** How much of the building that the storage allows counts as done. */
  readonly stored: number;
  /** A material there is no cell for; more if others look for it, less the more there are. */
  readonly spare: number;
  readonly wanted: number;
  readonly foreign: number;
  readonly further: number;
  /** A material for an open cell that the storage has no room for. */
  readonly lost: number;
  /** Each step towards the roof; and the last before it, for who would win with it. */
  readonly step: number;
  readonly roofNear: number;
  readonly opener: number;
  /** The ceiling over a full floor: room to build again. */
  readonly ceiling: number;
  /** Steps towards ceiling and roof in a turn, and cells filled in a turn. */
  readonly stepsPerTurn: number;
  readonly cellsPerTurn: number;
  /** An opponent's point against one's own, and how much of it is the best opponent's. */
  readonly rivalry: number;
  readonly bestRival: number;
  /** At the end: winning, beyond the points. */
  readonly win: number;
  /** By kinds of rooms completed: what that is worth on the way to all six. */
  readonly kindsDone: readonly number[];
}

/** Found by letting bots play against each other. */
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

/** So much must a deal bring before a bot bothers. */
export const LEAST_GAIN = 0.01;
