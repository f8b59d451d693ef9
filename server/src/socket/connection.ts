import type { WebSocket } from '@fastify/websocket';
import {
  CLOSE,
  type ClientMessage,
  type HelloMessage,
  type Problem,
  type ProblemCode,
  type ReactMessage,
  type SayMessage,
  type ServerMessage,
  readClientMessage,
} from '@richtfest/protocol';
import type { ServerLimits } from '../limits.ts';
import { SERVER_FAILURE, RequestError } from '../request-error.ts';
import { attempt } from '../tables/actions/attempt.ts';
import { connect } from '../tables/actions/connect.ts';
import { disconnect } from '../tables/actions/disconnect.ts';
import { noteSeat } from '../tables/actions/note-seat.ts';
import { react } from '../tables/actions/react.ts';
import { returnToSeat } from '../tables/actions/return-to-seat.ts';
import { say } from '../tables/actions/say.ts';
import { answerTakeBack, askTakeBack } from '../tables/actions/take-back.ts';
import { Mailbox } from '../tables/mailbox.ts';
import type { Connection } from '../tables/presence.ts';
import type { Log } from '../tables/services.ts';
import type { TableDoor, Visit } from '../tables/table-door.ts';
import type { Table } from '../tables/table.ts';
import { MessageRate } from './message-rate.ts';
import { endSocket, isOpen, listenTo, sendTo } from './frames.ts';

/** The close code for a problem that ends a connection; undefined: it does not. */
export function closeCodeOf(code: ProblemCode): number | undefined {
  return ENDS[code];
}

const NOT_SAID: Problem = {
  code: 'not-said',
  sentence: 'This could not be said just now. The game goes on.',
};

type ActionMessage = Exclude<ClientMessage, { type: 'ping' | 'hello' | 'say' | 'react' }>;

/** Problems that end a connection, with their close codes. */
const ENDS: Partial<Record<ProblemCode, number>> = {
  'no-watchers': CLOSE.noWatchers,
  'server-fault': CLOSE.goingAway,
  'table-closed': CLOSE.tableClosed,
  'too-many': CLOSE.tooMany,
  'unknown-table': CLOSE.unknownTable,
  'wrong-key': CLOSE.wrongKey,
  'wrong-protocol': CLOSE.wrongProtocol,
};

export interface ConnectionOptions {
  readonly door: TableDoor;
  readonly visit: Visit;
  readonly log: Log;
  /** What the socket writes to. */
  readonly wire: { cork(): void; uncork(): void };
  readonly limits: ServerLimits;
  readonly refusals: { add(): void };
  readonly programFailures: { add(): void };
}

/** Serves one client until its socket is closed. */
export function openConnection(socket: WebSocket, options: ConnectionOptions): void {
  listenTo(socket, new SocketConnection(socket, options));
}

/** One client's socket: handles its messages in order, at one table. */
class SocketConnection implements Connection {
  readonly #socket: WebSocket;
  readonly #options: ConnectionOptions;
  readonly #rate: MessageRate;
  readonly #mailbox = new Mailbox();
  readonly #helloTimer: NodeJS.Timeout;
  #table: Table | undefined;
  #isGathering = false;

  constructor(socket: WebSocket, options: ConnectionOptions) {
    const { messagesPerSecond, messagesAtOnce, helloWithin } = options.limits;
    this.#socket = socket;
    this.#options = options;
    this.#rate = new MessageRate(messagesPerSecond, messagesAtOnce);
    this.#helloTimer = setTimeout(
      () => this.end(CLOSE.malformed, 'A connection begins with “hello”.'),
      helloWithin,
    );
  }

  /** Messages sent in the same tick, such as an answer and the update after it, go out together. */
  send(text: string): void {
    const { wire } = this.#options;
    if (!this.#isGathering) {
      this.#isGathering = true;
      wire.cork();
      process.nextTick(this.#flush);
    }
    sendTo(this.#socket, text);
  }

  readonly #flush = (): void => {
    this.#isGathering = false;
    this.#options.wire.uncork();
  };

  end(code: number, sentence: string): void {
    endSocket(this.#socket, code, sentence);
  }

  receive(text: string): void {
    if (!isOpen(this.#socket)) return;
    if (!this.#rate.allows()) {
      this.#options.refusals.add();
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
      else if (message.type === 'say' || message.type === 'react') void this.#talk(message);
      else await this.#atTable().do((table) => this.#carryOut(table, message));
    } catch (error) {
      const isRequestError = error instanceof RequestError;
      if (!isRequestError) this.#options.log.error({ err: error }, 'a message failed');
      this.#refuse(
        isRequestError ? error.problem : SERVER_FAILURE,
        'id' in message ? message.id : undefined,
      );
    }
  }

  async #carryOut(table: Table, message: ActionMessage): Promise<void> {
    switch (message.type) {
      case 'busy':
      case 'hold':
        noteSeat(table, this, message);
        return;
      case 'ask-take-back':
        await askTakeBack(table, this, message);
        return;
      case 'answer-take-back':
        await answerTakeBack(table, this, message);
        return;
      case 'back':
        await returnToSeat(table, this);
        return;
      case 'move':
      case 'undo':
        await attempt(table, this, message);
    }
  }

  /** Later messages do not wait for it, and its failure never ends the connection. */
  async #talk(message: SayMessage | ReactMessage): Promise<void> {
    try {
      await this.#atTable().chat((table) =>
        message.type === 'say' ? say(table, this, message) : react(table, this, message),
      );
    } catch (error) {
      const isRequestError = error instanceof RequestError;
      if (!isRequestError) this.#options.log.warn({ err: error }, 'a line was not said');
      this.#refuse(
        isRequestError ? error.problem : NOT_SAID,
        'id' in message ? message.id : undefined,
      );
    }
  }

  async #greet(hello: HelloMessage): Promise<void> {
    const { door, visit } = this.#options;
    if (this.#table !== undefined) {
      throw new RequestError('malformed', 'A connection says “hello” once.');
    }
    await door.use(visit, async (table) => {
      await table.do(() => connect(table, this, hello));
      this.#table = table;
    });
    clearTimeout(this.#helloTimer);
    // The client may have gone while the table was opened.
    if (!isOpen(this.#socket)) this.leave();
  }

  #atTable(): Table {
    if (this.#table !== undefined) return this.#table;
    throw new RequestError('malformed', 'A connection begins with “hello”.');
  }

  /** Sends an error; a connection that was never welcomed is closed. */
  #refuse(problem: Problem, id?: string): void {
    this.#tell({ type: 'error', ...problem, ...(id === undefined ? {} : { id }) });
    const code = ENDS[problem.code] ?? (this.#table === undefined ? CLOSE.malformed : undefined);
    if (code !== undefined) this.end(code, problem.code);
  }

  #tell(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  leave(): void {
    clearTimeout(this.#helloTimer);
    if (this.#table !== undefined) disconnect(this.#table, this);
  }
}
