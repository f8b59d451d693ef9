/** The worker that runs the bots of readers. */
const WORKER = /^docs[/\\]assets[/\\]contest\.worker-[\w-]+\.js(?:\.br|\.gz)?$/;

/**
 * The documentation's playground runs code that the reader wrote, in a worker. The worker may
 * evaluate it and load the games, but can't connect to anything. Pages keep their own policy.
 */
export const PLAYGROUND_POLICY = "default-src 'none'; script-src 'self' 'unsafe-eval'";

export function isPlaygroundWorker(file: string): boolean {
  return WORKER.test(file);
}
