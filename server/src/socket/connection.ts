import type { WebSocket } from '@fastify/websocket';
import {
  CLOSE,
  type ClientMessage,
  type HelloMessage,
  type Problem,
  type ProblemCode,
  type ServerMessage,
  readClientMessage,
} from '@richtfest/protocol';
import type { ServerLimits } from '../limits.ts';
import { SERVER_FAULT, WishProblem } from '../problem.ts';
import type { Attendant } from '../tables/attendance.ts';
import { attempt } from '../tables/deeds/attempt.ts';
import { attend } from '../tables/deeds/attend.ts';
import { note } from '../tables/deeds/note.ts';
import { returnToSeat } from '../tables/deeds/return-to-seat.ts';
import { Mailbox } from '../tables/mailbox.ts';
import type { Log } from '../tables/services.ts';
import type { Table } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import { MessageRate } from './message-rate.ts';

/** More than this unsent, and nobody is listening at the other end. */
const MAX_UNSENT = 1024 * 1024;
/** Milliseconds the other end has to say goodbye. */
const GOODBYE = 1000;

/** What ends a connection. */
const ENDS: Partial<Record<ProblemCode, number>> = {
  'server-fault': CLOSE.goingAway,
  'too-many': CLOSE.tooMany,
  'unknown-table': CLOSE.unknownTable,
  'wrong-key': CLOSE.wrongKey,
  'wrong-protocol': CLOSE.wrongProtocol,
};

export interface ConnectionSettings {
  readonly tables: Tables;
  readonly code: string;
  readonly log: Log;
  readonly limits: ServerLimits;
  readonly refusals: { add(): void };
}

/** Speaks with whoever is at the other end of a socket until it is closed. */
export function openConnection(socket: WebSocket, settings: ConnectionSettings): void {
  const connection = new Connection(socket, settings);
  socket.on('message', (data: Buffer) => connection.receive(data.toString('utf8')));
  socket.on('close', () => connection.leave());
}

/** One socket: reads its messages, in order, and speaks to one table for it. */
class Connection implements Attendant {
  readonly #socket: WebSocket;
  readonly #settings: ConnectionSettings;
  readonly #rate: MessageRate;
  readonly #mailbox = new Mailbox();
  readonly #patience: NodeJS.Timeout;
  #table: Table | undefined;

  constructor(socket: WebSocket, settings: ConnectionSettings) {
    const { messagesPerSecond, messagesAtOnce, helloWithin } = settings.limits;
    this.#socket = socket;
    this.#settings = settings;
    this.#rate = new MessageRate(messagesPerSecond, messagesAtOnce);
    this.#patience = setTimeout(
      () => this.end(CLOSE.malformed, 'A connection begins with “hello”.'),
      helloWithin,
    );
  }

  send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > MAX_UNSENT) this.#socket.terminate();
    else this.#socket.send(text);
  }

  end(code: number, sentence: string): void {
    this.#socket.close(code, sentence);
    setTimeout(() => this.#socket.terminate(), GOODBYE).unref();
  }

  receive(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (!this.#rate.allows()) {
      this.#settings.refusals.add();
      this.#refuse({ code: 'too-many', sentence: 'That was a lot of messages at once.' });
      return;
    }
    const read = readClientMessage(text);
    if ('problem' in read) this.#refuse(read.problem);
    else void this.#mailbox.run(() => this.#handle(read.message));
  }

  async #handle(message: ClientMessage): Promise<void> {
    try {
      if (message.type === 'ping') this.#tell({ type: 'pong' });
      else if (message.type === 'hello') await this.#greet(message);
      else if (message.type === 'busy' || message.type === 'hold') {
        await this.#atTable().do((room) => note(room, this, message));
      } else if (message.type === 'back') {
        await this.#atTable().do((room) => returnToSeat(room, this));
      } else await this.#atTable().do((room) => attempt(room, this, message));
    } catch (error) {
      const isWish = error instanceof WishProblem;
      if (!isWish) this.#settings.log.error({ err: error }, 'a message failed');
      this.#refuse(isWish ? error.problem : SERVER_FAULT, 'id' in message ? message.id : undefined);
    }
  }

  async #greet(hello: HelloMessage): Promise<void> {
    const { tables, code } = this.#settings;
    if (this.#table !== undefined) {
      throw new WishProblem('malformed', 'A connection says “hello” once.');
    }
    await tables.use(code, async (table) => {
      await table.do((room) => attend(room, this, hello));
      this.#table = table;
    });
    clearTimeout(this.#patience);
    // It may have gone while the table was opened.
    if (this.#socket.readyState !== this.#socket.OPEN) this.leave();
  }

  #atTable(): Table {
    if (this.#table !== undefined) return this.#table;
    throw new WishProblem('malformed', 'A connection begins with “hello”.');
  }

  /** Says what is wrong; a connection that never got in is ended. */
  #refuse(problem: Problem, id?: string): void {
    this.#tell({ type: 'error', ...problem, ...(id === undefined ? {} : { id }) });
    const code = ENDS[problem.code] ?? (this.#table === undefined ? CLOSE.malformed : undefined);
    if (code !== undefined) this.end(code, problem.code);
  }

  #tell(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  leave(): void {
    clearTimeout(this.#patience);
    this.#table?.leave(this);
  }
}
