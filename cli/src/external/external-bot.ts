import { MessageChannel, Worker, receiveMessageOnPort } from 'node:worker_threads';
import { type Decision, type SeeingBot, questionOf, readAnswer } from '@richtfest/bots';
import { type GameTypes, asSentence } from '@richtfest/engine';
import type { Asked, Heard, ThreadData } from './line-messages.ts';

export const EXEC = 'exec:';
/** What a program gets that was given no budget. */
const USUAL_MS = 5000;
/** A budget is meant for thinking; the way there and back comes on top. */
const TRANSPORT_MS = 200;
const PATIENCE_MS = 60_000;
/** After so many crashes or silences running nobody asks it any more. */
const MOST_FAILURES = 3;

export interface ExternalBot extends SeeingBot {
  /** How often it did not name a legal move in time. */
  readonly faults: number;
  close(): void;
}

interface ExternalSettings {
  readonly command: string;
  readonly ms?: number;
  /** Told of the first fault, and when it is given up. */
  readonly onFault: (message: string) => void;
}

/**
 * A program of any language as a bot. The playing thread sleeps until it has answered, so that
 * it can sit wherever our own bots sit. Where it fails, the first legal move stands for it.
 */
export function openExternalBot({ command, ms, onFault }: ExternalSettings): ExternalBot {
  const name = `${EXEC}${command}${ms === undefined ? '' : `@${ms}ms`}`;
  const line = openLine(command);
  let questions = 0;
  let faults = 0;
  let failures = 0;

  function hear<T extends GameTypes>(decision: Decision<T>): Reading<T> {
    if (failures >= MOST_FAILURES) return { fault: 'it is not asked any more' };
    const question = questionOf(decision, { id: questions++, ms: ms ?? USUAL_MS });
    const heard = line.ask({
      id: question.id,
      line: JSON.stringify(question),
      ms: (ms ?? USUAL_MS) + TRANSPORT_MS,
    });
    failures = 'line' in heard ? 0 : failures + 1;
    if (failures === MOST_FAILURES) {
      onFault(`${name}: It failed ${MOST_FAILURES} times running and is not asked again.`);
    }
    return 'line' in heard ? readAnswer(heard.line, decision) : heard;
  }

  return {
    name,
    sees: 'observation',
    get faults() {
      return faults;
    },
    choose<T extends GameTypes>(decision: Decision<T>): T['Move'] {
      const read = hear(decision);
      if ('move' in read) return read.move;
      if (faults++ === 0) {
        onFault(`${name}: ${asSentence(read.fault)} The first legal move was played instead.`);
      }
      const [first] = decision.legal;
      if (first === undefined) throw new RangeError('a bot was asked without a legal move');
      return first;
    },
    close: () => line.close(),
  };
}

type Reading<T extends GameTypes> = { readonly move: T['Move'] } | { readonly fault: string };

function openLine(command: string): { ask(asked: Asked): Heard; close(): void } {
  const { port1: here, port2: port } = new MessageChannel();
  const signal = new SharedArrayBuffer(4);
  const flag = new Int32Array(signal);
  const data: ThreadData = { command, signal, port };
  const thread = new Worker(new URL('./line-thread.ts', import.meta.url), {
    workerData: data,
    transferList: [port],
  });
  thread.unref();
  here.unref();
  return {
    ask(asked) {
      Atomics.store(flag, 0, 0);
      here.postMessage(asked);
      Atomics.wait(flag, 0, 0, asked.ms + PATIENCE_MS);
      const received = receiveMessageOnPort(here);
      const heard = received?.message as Heard | undefined;
      return heard ?? { fault: 'nothing was heard of it' };
    },
    close() {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      thread.postMessage('end');
    },
  };
}
