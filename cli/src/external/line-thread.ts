// Talks to a bot in another program, while the thread that plays sleeps until there is an answer.
import { parentPort, workerData } from 'node:worker_threads';
import type { Asked, ThreadData } from './line-messages.ts';
import { LineProgram } from './line-program.ts';

const { command, signal, port } = workerData as ThreadData;
const flag = new Int32Array(signal);
const program = new LineProgram(command);

port.on('message', (asked: Asked) => void answer(asked));
parentPort?.on('message', () => {
  program.close();
  port.close();
  parentPort?.close();
});

async function answer(asked: Asked): Promise<void> {
  const heard = await program.ask(asked);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  port.postMessage(heard);
  Atomics.store(flag, 0, 1);
  Atomics.notify(flag, 0);
}
