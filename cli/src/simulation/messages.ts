import type { SimulationSums } from '@richtfest/bots';

/** To a worker: play these games. */
export interface Chunk {
  readonly from: number;
  readonly count: number;
}

/** From a worker. */
export type WorkerMessage =
  /** The code is loaded and warm. */
  | { readonly type: 'ready'; readonly gamesPerSecond: number }
  | { readonly type: 'played'; readonly sums: SimulationSums; readonly seconds: number }
  /** A match file could not be written. */
  | { readonly type: 'failed'; readonly message: string };
