import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { constants } from 'node:os';
import { createInterface } from 'node:readline';
import { readJson, schema } from '@richtfest/engine';
import type { LineRequest, LineResponse } from './line-messages.ts';
import { killProgram, startProgram } from './start-program.ts';

/** Added to the time of the first question, because the program has to start. */
const START_UP_MS = 5000;
/** The number of characters of standard error shown when it exits. */
const STDERR_LENGTH = 300;

/** A program that reads questions and writes answers, line by line; started by the first question. */
export class LineProgram {
  readonly #command: string;
  #child: ChildProcessWithoutNullStreams | undefined;
  #isFresh = true;
  #stderr = '';
  #onLine: ((line: string) => void) | undefined;
  #onExit: ((cause: string) => void) | undefined;

  constructor(command: string) {
    this.#command = command;
  }

  async ask({ line, id, ms }: LineRequest): Promise<LineResponse> {
    this.#child ??= this.#start();
    const response = await this.#exchange(this.#child, {
      line,
      id,
      ms: this.#isFresh ? ms + START_UP_MS : ms,
    });
    this.#isFresh = false;
    return response;
  }

  close(): void {
    if (this.#child !== undefined) killProgram(this.#child);
  }

  #exchange(
    to: ChildProcessWithoutNullStreams,
    { line, id, ms }: LineRequest,
  ): Promise<LineResponse> {
    // A new question ends the wait for the previous answer.
    this.#onExit?.('it was asked another question meanwhile');
    return new Promise((resolve) => {
      const settle = (response: LineResponse) => {
        clearTimeout(timer);
        this.#onLine = undefined;
        this.#onExit = undefined;
        resolve(response);
      };
      const timer = setTimeout(() => settle({ failure: `it did not answer within ${ms} ms` }), ms);
      // Late answers to earlier questions are ignored.
      this.#onLine = (text) => {
        if (answersEarlier(text, id)) return;
        settle({ line: text });
      };
      this.#onExit = (cause) => settle({ failure: cause });
      to.stdin.write(`${line}\n`);
    });
  }

  #start(): ChildProcessWithoutNullStreams {
    const started = startProgram(this.#command);
    const isMine = () => this.#child === started;
    createInterface({ input: started.stdout }).on('line', (line) => {
      if (isMine() && line.trim() !== '') this.#onLine?.(line);
    });
    started.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#stderr = (this.#stderr + text).slice(-STDERR_LENGTH);
    });
    started.stdin.on('error', () => undefined);
    started.on(
      'error',
      (error) => isMine() && this.#onExit?.(`it could not be started: ${error.message}`),
    );
    started.on('close', (code) => {
      if (!isMine()) return;
      const output = this.#stderr.trim();
      this.#onExit?.(`it ${endOf(code)}${output === '' ? '' : ` and wrote: ${output}`}`);
      this.#child = undefined;
      this.#stderr = '';
    });
    return started;
  }
}

/** A shell reports that its command was killed as 128 and the signal's number. */
function endOf(code: number | null): string {
  const signals = Object.entries(constants.signals);
  const [signal] = signals.find(([, number]) => code === 128 + number) ?? [];
  if (code === null) return 'was killed';
  return signal === undefined ? `ended with exit code ${code}` : `was killed by ${signal}`;
}

function answersEarlier(text: string, id: number): boolean {
  const read = readJson(text);
  const answered =
    'value' in read && schema.isPlainObject(read.value) ? read.value['id'] : undefined;
  return typeof answered === 'number' && answered < id;
}
