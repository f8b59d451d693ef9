// Talks to a bot in another program, while the thread that plays sleeps until there is an answer.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { parentPort, workerData } from 'node:worker_threads';
import type { Asked, Heard, ThreadData } from './line-messages.ts';

/** For its first question a program may take so much longer: it has to start up. */
const START_UP_MS = 5000;
/** How much of what it complained about is passed on. */
const LAST_WORDS = 300;

const { command, signal, port } = workerData as ThreadData;
const flag = new Int32Array(signal);
let child: ChildProcessWithoutNullStreams | undefined;
let isFresh = true;
let lastWords = '';
let onLine: ((line: string) => void) | undefined;
let onGone: ((cause: string) => void) | undefined;

port.on('message', (asked: Asked) => void answer(asked));
parentPort?.on('message', () => {
  child?.kill('SIGKILL');
  port.close();
  parentPort?.close();
});

async function answer({ line, ms, id }: Asked): Promise<void> {
  child ??= start();
  const heard = await ask(child, { line, id, ms: isFresh ? ms + START_UP_MS : ms });
  isFresh = false;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  port.postMessage(heard);
  Atomics.store(flag, 0, 1);
  Atomics.notify(flag, 0);
}

function ask(to: ChildProcessWithoutNullStreams, { line, id, ms }: Asked): Promise<Heard> {
  return new Promise((resolve) => {
    const settle = (heard: Heard) => {
      clearTimeout(timer);
      onLine = undefined;
      onGone = undefined;
      resolve(heard);
    };
    const timer = setTimeout(() => settle({ fault: `it did not answer within ${ms} ms` }), ms);
    // Answers to earlier questions came too late and are passed over.
    onLine = (text) => {
      if (answersEarlier(text, id)) return;
      settle({ line: text });
    };
    onGone = (cause) => settle({ fault: cause });
    to.stdin.write(`${line}\n`);
  });
}

function answersEarlier(text: string, id: number): boolean {
  try {
    const answer = JSON.parse(text) as { readonly id?: unknown } | null;
    return typeof answer?.id === 'number' && answer.id < id;
  } catch {
    return false;
  }
}

function start(): ChildProcessWithoutNullStreams {
  const started = spawn(command, { shell: true, stdio: 'pipe' });
  const isMine = () => child === started;
  createInterface({ input: started.stdout }).on('line', (line) => {
    if (isMine() && line.trim() !== '') onLine?.(line);
  });
  started.stderr.setEncoding('utf8').on('data', (text: string) => {
    lastWords = (lastWords + text).slice(-LAST_WORDS);
  });
  started.stdin.on('error', () => undefined);
  started.on('error', (error) => isMine() && onGone?.(`it could not be started: ${error.message}`));
  started.on('close', (code, by) => {
    if (!isMine()) return;
    const how = code === null ? `was ended by ${by}` : `ended with exit code ${code}`;
    const words = lastWords.trim();
    onGone?.(`it ${how}${words === '' ? '' : ` and said: ${words}`}`);
    child = undefined;
    lastWords = '';
  });
  return started;
}
