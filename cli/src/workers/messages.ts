/** To a worker: play these games. */
export interface Chunk {
  readonly from: number;
  readonly count: number;
}

/** From a worker. */
export type WorkerMessage<Sums> =
  /** The code is loaded and warm. */
  | { readonly type: 'ready'; readonly perSecond: number }
  | { readonly type: 'played'; readonly sums: Sums; readonly count: number }
  /** Something the person who asked for it can mend. */
  | { readonly type: 'failed'; readonly message: string };
