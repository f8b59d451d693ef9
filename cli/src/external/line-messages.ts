import type { MessagePort } from 'node:worker_threads';

/** To the thread that talks to the program. */
export interface LineRequest {
  readonly id: number;
  readonly line: string;
  readonly ms: number;
}

/** From the thread. */
export type LineResponse = { readonly line: string } | { readonly failure: string };

export interface ThreadData {
  readonly command: string;
  readonly signal: SharedArrayBuffer;
  readonly port: MessagePort;
}
