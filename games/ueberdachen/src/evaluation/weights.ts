/** What things are worth, in points; found by letting bots play against each other. */
export const WEIGHTS = {
  /** What a room that is not complete counts, by the share of its cells that are filled. */
  unfinished: 0.8,
  /** A room of a kind the seat has not completed yet. */
  newKind: 0.1,
  /** Towards the point for most rooms of a kind. */
  majority: 0.2,
  /** Of the points of a full floor, for each part of it that is filled. */
  floor: 0.6,
  /** Free columns, by what could still be built there. */
  freeColumns: 0.12,
  /** How much of the building that the storage allows counts as done. */
  stored: 0.85,
  /** A material there is no cell for; more if others look for it, less the more there are. */
  spare: 0.09,
  wanted: 0.05,
  foreign: 0.03,
  further: 0.8,
  /** A material for an open cell that the storage has no room for. */
  lost: 0.25,
  /** Each step towards the roof; and the last before it, for who would win with it. */
  step: 0.2,
  roofNear: 3,
  opener: 0.45,
  /** The ceiling over a full floor: room to build again. */
  ceiling: 1.4,
  /** Steps towards ceiling and roof in a turn, and cells filled in a turn. */
  stepsPerTurn: 0.24,
  cellsPerTurn: 2.2,
  /** An opponent's point against one's own, and how much of it is the best opponent's. */
  rivalry: 0.5,
  bestRival: 0.5,
  /** At the end: winning, beyond the points. */
  win: 20,
} as const;

/** By kinds of rooms completed: what that is worth on the way to all six. */
export const KINDS_DONE: readonly number[] = [0, 0.1, 0.25, 0.5, 0.9, 1.5, 3];

/** So much must a deal bring before a bot bothers. */
export const LEAST_GAIN = 0.01;
