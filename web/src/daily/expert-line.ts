import type { MatchHeader } from '@richtfest/engine';
import { DAILY_SEAT } from '@richtfest/protocol/daily';
import type { MatchRecord } from '../statistics/chronicle.ts';
import type { ExpertReply, ExpertRequest } from './expert-line.worker.ts';

/** The same table with an expert in the player's place. */
export function expertHeader(header: MatchHeader): MatchHeader {
  return {
    ...header,
    seats: header.seats.map((seat, at) => (at === DAILY_SEAT ? { ...seat, bot: 'expert' } : seat)),
  };
}

/**
 * Lets an expert play the player's table in a Web Worker. Resolves with undefined if that fails;
 * `signal` ends the worker.
 */
export function expertLine(
  { header, secret }: Pick<MatchRecord, 'header' | 'secret'>,
  signal: AbortSignal,
): Promise<readonly string[] | undefined> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./expert-line.worker.ts', import.meta.url), {
      type: 'module',
    });
    const end = (moves: readonly string[] | undefined) => {
      worker.terminate();
      resolve(moves);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<ExpertReply>) => end(data.moves));
    worker.addEventListener('error', () => end(undefined));
    signal.addEventListener('abort', () => end(undefined));
    worker.postMessage({ header: expertHeader(header), secret } satisfies ExpertRequest);
  });
}
