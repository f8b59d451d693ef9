// Talks to a bot program while the playing thread sleeps until there is an answer.
import { parentPort, workerData } from 'node:worker_threads';
import type { LineRequest, ThreadData } from './line-messages.ts';
import { LineProgram } from './line-program.ts';

const { command, signal, port } = workerData as ThreadData;
const flag = new Int32Array(signal);
const program = new LineProgram(command);

port.on('message', (request: LineRequest) => void answer(request));
parentPort?.on('message', () => {
  program.close();
  port.close();
  parentPort?.close();
});

async function answer(request: LineRequest): Promise<void> {
  const response = await program.ask(request);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  port.postMessage(response);
  Atomics.store(flag, 0, 1);
  Atomics.notify(flag, 0);
}
