import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { readJson, schema } from '@richtfest/engine';
import type { Asked, Heard } from './line-messages.ts';

/** For its first question a program may take so much longer: it has to start up. */
const START_UP_MS = 5000;
/** How much of what it complained about is passed on. */
const LAST_WORDS = 300;

/** A program that reads questions and writes answers, line by line; started when it is asked. */
export class LineProgram {
  readonly #command: string;
  #child: ChildProcessWithoutNullStreams | undefined;
  #isFresh = true;
  #lastWords = '';
  #onLine: ((line: string) => void) | undefined;
  #onGone: ((cause: string) => void) | undefined;

  constructor(command: string) {
    this.#command = command;
  }

  async ask({ line, id, ms }: Asked): Promise<Heard> {
    this.#child ??= this.#start();
    const heard = await this.#exchange(this.#child, {
      line,
      id,
      ms: this.#isFresh ? ms + START_UP_MS : ms,
    });
    this.#isFresh = false;
    return heard;
  }

  close(): void {
    this.#child?.kill('SIGKILL');
  }

  #exchange(to: ChildProcessWithoutNullStreams, { line, id, ms }: Asked): Promise<Heard> {
    // One thing at a time: who asks again does not wait for what was asked before.
    this.#onGone?.('it was asked something else meanwhile');
    return new Promise((resolve) => {
      const settle = (heard: Heard) => {
        clearTimeout(timer);
        this.#onLine = undefined;
        this.#onGone = undefined;
        resolve(heard);
      };
      const timer = setTimeout(() => settle({ fault: `it did not answer within ${ms} ms` }), ms);
      // Answers to earlier questions came too late and are passed over.
      this.#onLine = (text) => {
        if (answersEarlier(text, id)) return;
        settle({ line: text });
      };
      this.#onGone = (cause) => settle({ fault: cause });
      to.stdin.write(`${line}\n`);
    });
  }

  #start(): ChildProcessWithoutNullStreams {
    const started = spawn(this.#command, { shell: true, stdio: 'pipe' });
    const isMine = () => this.#child === started;
    createInterface({ input: started.stdout }).on('line', (line) => {
      if (isMine() && line.trim() !== '') this.#onLine?.(line);
    });
    started.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#lastWords = (this.#lastWords + text).slice(-LAST_WORDS);
    });
    started.stdin.on('error', () => undefined);
    started.on(
      'error',
      (error) => isMine() && this.#onGone?.(`it could not be started: ${error.message}`),
    );
    started.on('close', (code, by) => {
      if (!isMine()) return;
      const how = code === null ? `was ended by ${by}` : `ended with exit code ${code}`;
      const words = this.#lastWords.trim();
      this.#onGone?.(`it ${how}${words === '' ? '' : ` and said: ${words}`}`);
      this.#child = undefined;
      this.#lastWords = '';
    });
    return started;
  }
}

function answersEarlier(text: string, id: number): boolean {
  const read = readJson(text);
  const answered =
    'value' in read && schema.isPlainObject(read.value) ? read.value['id'] : undefined;
  return typeof answered === 'number' && answered < id;
}
