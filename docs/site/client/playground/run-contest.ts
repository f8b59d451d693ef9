import type { ContestReport, ContestRequest } from '../../playground/messages.ts';

/** A bot that is silent for longer is stuck. */
const TIMEOUT_MS = 5000;

/** Runs a contest in a worker and reports until it is over; returns a function that stops it. */
export function runContest(
  request: ContestRequest,
  onReport: (report: ContestReport) => void,
): () => void {
  const worker = new Worker(new URL('./contest.worker.ts', import.meta.url), { type: 'module' });
  let timer = 0;
  const stop = () => {
    clearTimeout(timer);
    worker.terminate();
  };
  const fail = (message: string, line?: number) => {
    stop();
    onReport({ type: 'problem', message, ...(line === undefined ? {} : { line }) });
  };
  const wait = () => {
    clearTimeout(timer);
    const seconds = TIMEOUT_MS / 1000;
    const problem = `Your bot has been thinking for ${seconds} seconds. Does one of its loops never end?`;
    timer = window.setTimeout(() => fail(problem), TIMEOUT_MS);
  };
  worker.onerror = (event) => {
    // Syntax errors of the bot; a worker that can't be loaded has no message.
    event.preventDefault();
    const message = (event.message ?? '').replace(/^Uncaught /, '');
    if (message === '') fail('The playground could not be loaded.');
    else fail(message, message.startsWith('SyntaxError') ? event.lineno : undefined);
  };
  worker.onmessage = ({ data }: MessageEvent<ContestReport>) => {
    wait();
    if (data.type === 'problem' || (data.type === 'progress' && data.isDone)) stop();
    if (data.type !== 'alive') onReport(data);
  };
  worker.postMessage(request);
  // Loading a game takes its time, but not as long as this.
  wait();
  return stop;
}
