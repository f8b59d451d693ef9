/** In milliseconds; the pause doubles with every failure. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 60_000;

interface KeepTryingOptions {
  readonly signal: AbortSignal;
  /** Run the task whenever the page is shown or online again, also after it has succeeded. */
  readonly isRepeated?: boolean;
}

/**
 * Runs a task until it returns true: after a pause, and at once when the device is online again or
 * the page is shown again. Browsers report that they are online before a connection works, so that
 * event alone is not enough. One attempt runs at a time.
 */
export function keepTrying(
  task: () => Promise<boolean>,
  { signal, isRepeated = false }: KeepTryingOptions,
): void {
  let pause = FIRST_PAUSE;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isDone = false;
  /** Whether the connection may have come back during an attempt. */
  let isDue = false;

  const attempt = async () => {
    clearTimeout(timer);
    isRunning = true;
    isDue = false;
    isDone = await task().catch(() => false);
    isRunning = false;
    if (signal.aborted || (isDone && !(isRepeated && isDue))) return;
    timer = setTimeout(() => void attempt(), isDue ? 0 : pause);
    pause = Math.min(2 * pause, LONGEST_PAUSE);
  };
  const tryNow = () => {
    if (document.visibilityState !== 'visible' || (isDone && !isRepeated)) return;
    pause = FIRST_PAUSE;
    if (isRunning) isDue = true;
    else void attempt();
  };

  addEventListener('online', tryNow, { signal });
  document.addEventListener('visibilitychange', tryNow, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  if (!signal.aborted) void attempt();
}
