import type { InvalidAnswer, Question, Seated, TableLine } from '@richtfest/bots';
import type { GiveToProgramResponse } from '@richtfest/protocol';
import { onTestFinished } from 'vitest';
import { type TestTable, post } from './table.ts';
import { Waiting } from './waiting.ts';

/** The host gives a seat to a program. */
export async function tokenFor(table: TestTable, seat: number, name?: string): Promise<string> {
  const request = { hostKey: table.hostKey, seat, ...(name === undefined ? {} : { name }) };
  const { status, body } = await post<GiveToProgramResponse>(`${table.url}/seats/program`, request);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.token;
}

type Answer = (question: Question) => string | undefined;

/** A third-party program. It stores every text it was sent. */
export class Program {
  readonly texts: string[] = [];
  readonly lines: TableLine[] = [];
  closed: { code: number; reason: string } | undefined;
  /** What it writes to a question; by default the first legal move. */
  answer: Answer = ({ id }) => JSON.stringify({ id, move: 0 });
  readonly #socket: WebSocket;
  readonly #waiting = new Waiting(() => this.texts.at(-1));

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('open', () => this.#waiting.wake());
    socket.addEventListener('message', ({ data }) => this.#receive(String(data)));
    socket.addEventListener('close', ({ code, reason }) => {
      this.closed = { code, reason };
      this.#waiting.wake();
    });
    onTestFinished(() => socket.close());
  }

  static async open(table: TestTable): Promise<Program> {
    const program = new Program(new WebSocket(`${table.url.replace('http', 'ws')}/program`));
    await program.until(() => program.#socket.readyState !== WebSocket.CONNECTING);
    return program;
  }

  static async join(table: TestTable, token: string, answer?: Answer): Promise<Program> {
    const program = await Program.open(table);
    if (answer !== undefined) program.answer = answer;
    program.write(JSON.stringify({ type: 'join', protocol: 1, token }));
    await program.until(() => program.lines.length > 0);
    return program;
  }

  get seated(): Seated | undefined {
    return this.lines.find((line) => line.type === 'seated');
  }

  get questions(): Question[] {
    return this.lines.filter((line) => line.type === 'decide');
  }

  get invalidAnswers(): InvalidAnswer[] {
    return this.lines.filter((line) => line.type === 'fault');
  }

  write(text: string): void {
    this.#socket.send(text);
  }

  until(isTrue: () => boolean): Promise<void> {
    return this.#waiting.until(isTrue);
  }

  async close(): Promise<void> {
    this.#socket.close();
    await this.until(() => this.closed !== undefined);
  }

  #receive(text: string): void {
    this.texts.push(text);
    const line = JSON.parse(text) as TableLine;
    this.lines.push(line);
    if (line.type === 'decide') {
      const answer = this.answer(line);
      if (answer !== undefined) this.write(answer);
    }
    this.#waiting.wake();
  }
}
