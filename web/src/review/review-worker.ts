import type { ReviewAnswers, ReviewRequests } from './review-desk.ts';
import type { ReviewReply } from './review.worker.ts';

/** A worker of a review. It answers one request at a time. */
export interface ReviewWorker {
  ask<Kind extends keyof ReviewRequests>(
    kind: Kind,
    request: ReviewRequests[Kind],
  ): Promise<ReviewAnswers[Kind]>;
  /** Ends it at once, whatever it is doing; open requests are never answered. */
  close(): void;
}

export function startReviewWorker(): ReviewWorker {
  const worker = new Worker(new URL('./review.worker.ts', import.meta.url), { type: 'module' });
  return {
    ask: <Kind extends keyof ReviewRequests>(kind: Kind, request: ReviewRequests[Kind]) =>
      new Promise<ReviewAnswers[Kind]>((resolve, reject) => {
        const ended = new AbortController();
        const once = { signal: ended.signal };
        const onReply = ({ data }: MessageEvent<ReviewReply>) => {
          ended.abort();
          if ('problem' in data) reject(new Error(data.problem));
          else resolve(data.answer as ReviewAnswers[Kind]);
        };
        const onError = (event: ErrorEvent) => {
          ended.abort();
          reject(new Error(event.message));
        };
        worker.addEventListener('message', onReply, once);
        worker.addEventListener('error', onError, once);
        worker.postMessage({ kind, ...request });
      }),
    close: () => worker.terminate(),
  };
}
