/** To a worker: the games to play. */
export interface Chunk {
  readonly from: number;
  readonly count: number;
}

/** From a worker. */
export type WorkerMessage<Sums> =
  /** The worker has warmed up. */
  | { readonly type: 'ready'; readonly perSecond: number }
  | { readonly type: 'played'; readonly sums: Sums; readonly count: number }
  /** A mistake of the user. */
  | { readonly type: 'failed'; readonly message: string };
