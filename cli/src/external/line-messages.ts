import type { MessagePort } from 'node:worker_threads';

/** To the thread that talks to the program. */
export interface Asked {
  readonly id: number;
  readonly line: string;
  readonly ms: number;
}

/** From it. */
export type Heard = { readonly line: string } | { readonly fault: string };

export interface ThreadData {
  readonly command: string;
  readonly signal: SharedArrayBuffer;
  readonly port: MessagePort;
}
