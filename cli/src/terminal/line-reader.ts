import { type Interface, createInterface } from 'node:readline';
import type { Shell } from './shell.ts';

export type Answer =
  | { readonly is: 'line'; readonly text: string }
  /** The input has ended. */
  | { readonly is: 'end' }
  /** Ctrl-C. */
  | { readonly is: 'interrupt' };

/** Reads lines, with editing and completion on a terminal. */
export class LineReader {
  /** Completions of a line. */
  completions: (line: string) => readonly string[] = () => [];
  readonly #interface: Interface;
  readonly #shell: Shell;
  readonly #answers: Answer[] = [];
  #waiting: ((answer: Answer) => void) | undefined;
  readonly #isTerminal: boolean;

  constructor(shell: Shell) {
    this.#shell = shell;
    this.#isTerminal = shell.out.abilities.isTerminal && shell.input.isTTY === true;
    this.#interface = createInterface({
      input: shell.input,
      ...(this.#isTerminal ? { output: process.stdout, terminal: true } : { terminal: false }),
      completer: (line: string) => [[...this.completions(line)], line],
    });
    this.#interface.on('line', (text) => this.#take({ is: 'line', text }));
    this.#interface.on('close', () => this.#take({ is: 'end' }));
    this.#interface.on('SIGINT', () => this.#take({ is: 'interrupt' }));
    process.on('SIGINT', this.#interrupt);
  }

  ask(prompt: string): Promise<Answer> {
    if (this.#isTerminal) {
      this.#interface.setPrompt(prompt);
      this.#interface.prompt();
    } else if (this.#shell.input.isTTY === true) {
      this.#shell.out.write(prompt);
    }
    const ready = this.#answers.shift();
    const answer =
      ready === undefined
        ? new Promise<Answer>((resolve) => (this.#waiting = resolve))
        : Promise.resolve(ready);
    if (this.#shell.input.isTTY === true) return answer;
    // Piped input is echoed, so that the transcript is readable.
    return answer.then((given) => {
      this.#shell.out.line(given.is === 'line' ? `${prompt}${given.text}` : prompt.trimEnd());
      return given;
    });
  }

  /** Whether Ctrl-C is pending. */
  get isInterrupted(): boolean {
    return this.#answers.some(({ is }) => is === 'interrupt');
  }

  close(): void {
    process.off('SIGINT', this.#interrupt);
    this.#interface.removeAllListeners('close');
    this.#interface.close();
    this.#shell.input.unref?.();
  }

  readonly #interrupt = (): void => this.#take({ is: 'interrupt' });

  #take(answer: Answer): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting === undefined) this.#answers.push(answer);
    else waiting(answer);
  }
}
