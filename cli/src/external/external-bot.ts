import { MessageChannel, Worker, receiveMessageOnPort } from 'node:worker_threads';
import { type Decision, type SeeingBot, questionOf, readAnswer } from '@richtfest/bots';
import { type GameTypes, asSentence } from '@richtfest/engine';
import type { LineRequest, LineResponse, ThreadData } from './line-messages.ts';

export const EXEC = 'exec:';
/** The budget of a program without one. */
const DEFAULT_MS = 5000;
/** Added to the budget for sending the question and the answer. */
const TRANSPORT_MS = 200;
const THREAD_TIMEOUT_MS = 60_000;
/** After this many crashes or timeouts in a row it is not asked again. */
const MAX_FAILURES = 3;

export interface ExternalBot extends SeeingBot {
  /** The number of decisions without a legal move in time. */
  readonly rejectedAnswers: number;
  close(): void;
}

interface ExternalBotOptions {
  readonly command: string;
  readonly ms?: number;
  /** Called for the first rejected answer, and when it is not asked again. */
  readonly onProblem: (message: string) => void;
}

/**
 * A program in any language as a bot. The calling thread sleeps until it has answered, so that it
 * can be used wherever our own bots are. If it fails, the first legal move is played.
 */
export function openExternalBot({ command, ms, onProblem }: ExternalBotOptions): ExternalBot {
  const name = `${EXEC}${command}${ms === undefined ? '' : `@${ms}ms`}`;
  const line = openLine(command);
  let questions = 0;
  let rejectedAnswers = 0;
  let failures = 0;

  function ask<T extends GameTypes>(decision: Decision<T>): Reading<T> {
    if (failures >= MAX_FAILURES) return { problem: 'it is not asked again' };
    const question = questionOf(decision, { id: questions++, ms: ms ?? DEFAULT_MS });
    const response = line.ask({
      id: question.id,
      line: JSON.stringify(question),
      ms: (ms ?? DEFAULT_MS) + TRANSPORT_MS,
    });
    failures = 'line' in response ? 0 : failures + 1;
    if (failures === MAX_FAILURES) {
      onProblem(`${name}: It failed ${MAX_FAILURES} times in a row and is not asked again.`);
    }
    return 'line' in response ? readAnswer(response.line, decision) : { problem: response.failure };
  }

  return {
    name,
    sees: 'observation',
    get rejectedAnswers() {
      return rejectedAnswers;
    },
    choose<T extends GameTypes>(decision: Decision<T>): T['Move'] {
      const read = ask(decision);
      if ('move' in read) return read.move;
      if (rejectedAnswers++ === 0) {
        onProblem(`${name}: ${asSentence(read.problem)} The first legal move was played instead.`);
      }
      const [first] = decision.legal;
      if (first === undefined) throw new RangeError('a bot was asked without a legal move');
      return first;
    },
    close: () => line.close(),
  };
}

type Reading<T extends GameTypes> = { readonly move: T['Move'] } | { readonly problem: string };

function openLine(command: string): { ask(request: LineRequest): LineResponse; close(): void } {
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
    ask(request) {
      Atomics.store(flag, 0, 0);
      here.postMessage(request);
      Atomics.wait(flag, 0, 0, request.ms + THREAD_TIMEOUT_MS);
      const received = receiveMessageOnPort(here);
      const response = received?.message as LineResponse | undefined;
      return response ?? { failure: 'its thread did not respond' };
    },
    close() {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      thread.postMessage('end');
    },
  };
}
