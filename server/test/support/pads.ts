import { type Problem, readAs } from '@richtfest/protocol';
import {
  type CreatePadRequest,
  type JoinPadResponse,
  type PadSheet,
  type SharedPad,
  padMessage,
} from '@richtfest/protocol/pads';
import { onTestFinished } from 'vitest';
import { keyOf } from './daily.ts';
import { type Reply, get, post } from './table.ts';
import { Waiting } from './waiting.ts';

/** The key of the device that shares a pad. */
export const HOST = keyOf('host');

export const sheetOf = (name: string, house: Record<string, string> = {}): PadSheet => ({
  name,
  house,
  sums: {},
  allowed: [],
});

export const newPad = (more: Partial<CreatePadRequest> = {}): CreatePadRequest => ({
  key: HOST,
  id: 'local-id',
  game: 'dream-home',
  table: { mode: 'houses', table: {}, allowed: [], day: '2026-11-16', place: '' },
  players: [sheetOf('Ann'), sheetOf('Ben')],
  ...more,
});

type Answer = Reply<SharedPad & JoinPadResponse & Problem>;

/** A shared pad as one server serves it. */
export class PadAt {
  readonly #url: string;

  constructor(address: string, code: string) {
    this.#url = `${address}/api/pads/${code}`;
  }

  read(): Promise<Answer> {
    return get(this.#url);
  }

  join(key: string, more: { player?: number; name?: string } = {}): Promise<Answer> {
    return post(`${this.#url}/players`, { key, ...more });
  }

  write(key: string, change: object): Promise<Answer> {
    return post(`${this.#url}/sheets`, { key, ...change });
  }

  /** Any other action: `table`, `reveal`, `close`, `players/leave`, `players/remove`. */
  act(action: string, body: object): Promise<Answer> {
    return post(`${this.#url}/${action}`, body);
  }
}

export async function sharePad(
  address: string,
  more: Partial<CreatePadRequest> = {},
): Promise<{ code: string; pad: PadAt }> {
  const { status, body } = await post<SharedPad>(`${address}/api/pads`, newPad(more));
  if (status !== 201) throw new Error(JSON.stringify(body));
  return { code: body.pad, pad: new PadAt(address, body.pad) };
}

/** A device that watches a pad. */
export class PadViewer {
  readonly versions: number[] = [];
  readonly texts: string[] = [];
  pad: SharedPad | undefined;
  problem: Problem | undefined;
  closed: number | undefined;
  readonly #socket: WebSocket;
  readonly #waiting = new Waiting(() => this.texts.at(-1));

  constructor(address: string, code: string) {
    this.#socket = new WebSocket(`${address.replace('http', 'ws')}/api/pads/${code}/socket`);
    this.#socket.addEventListener('message', ({ data }) => this.#receive(String(data)));
    this.#socket.addEventListener('close', ({ code: closed }) => {
      this.closed = closed;
      this.#waiting.wake();
    });
    onTestFinished(() => this.#socket.close());
  }

  async shows(isTrue: (pad: SharedPad) => boolean): Promise<SharedPad> {
    await this.#waiting.until(() => this.pad !== undefined && isTrue(this.pad));
    return this.pad!;
  }

  async isClosed(): Promise<number> {
    await this.#waiting.until(() => this.closed !== undefined);
    return this.closed!;
  }

  /** Sends a text, and waits for one more. */
  async ask(text: string): Promise<string> {
    const count = this.texts.length;
    this.#socket.send(text);
    await this.#waiting.until(() => this.texts.length > count);
    return this.texts.at(-1)!;
  }

  #receive(text: string): void {
    this.texts.push(text);
    const read = readAs(padMessage, JSON.parse(text));
    if ('problem' in read) throw new Error(read.problem.sentence);
    const message = read.value;
    if (message.type === 'error') this.problem = message;
    if (message.type === 'pad') {
      this.pad = message.pad;
      this.versions.push(message.pad.version);
    }
    this.#waiting.wake();
  }
}
