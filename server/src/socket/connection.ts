import type { WebSocket } from '@fastify/websocket';
import {
  CLOSE,
  type ClientMessage,
  type HelloMessage,
  type Problem,
  type ServerMessage,
  readClientMessage,
} from '@richtfest/protocol';
import type { SocketLink } from '../cluster/socket-link.ts';
import type { ClientSocket } from '../cluster/table-link.ts';
import type { ServerLimits } from '../limits.ts';
import { SERVER_FAILURE, RequestError } from '../request-error.ts';
import { Mailbox } from '../tables/mailbox.ts';
import type { Log } from '../tables/services.ts';
import type { TableAccess, Visit } from '../tables/table-access.ts';
import { closeCodeOf } from './close-code.ts';
import { MessageRate } from './message-rate.ts';
import { type Wire, endSocket, isSocketOpen, listenTo, sendAllTo } from './frames.ts';

export interface ConnectionOptions {
  readonly access: TableAccess;
  readonly visit: Visit;
  readonly log: Log;
  readonly wire: Wire;
  readonly limits: ServerLimits;
  readonly refusals: { add(): void };
}

/** Serves one client until its socket is closed. */
export function openConnection(socket: WebSocket, options: ConnectionOptions): void {
  listenTo(socket, new SocketConnection(socket, options));
}

/** One client's socket: passes its messages on in order, to one table. */
class SocketConnection implements ClientSocket {
  readonly #socket: WebSocket;
  readonly #options: ConnectionOptions;
  readonly #rate: MessageRate;
  readonly #mailbox = new Mailbox();
  readonly #helloTimer: NodeJS.Timeout;
  #link: SocketLink | undefined;
  /** Sent in this tick. */
  #texts: string[] = [];

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
    if (this.#texts.push(text) === 1) flushSoon(this);
  }

  flush(): void {
    const texts = this.#texts;
    if (texts.length === 0) return;
    this.#texts = [];
    sendAllTo(this.#socket, this.#options.wire, texts);
  }

  end(code: number, sentence: string): void {
    this.flush();
    endSocket(this.#socket, code, sentence);
  }

  receive(text: string): void {
    if (!isSocketOpen(this.#socket)) return;
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
      else {
        const sending = this.#atTable().send(message);
        // Other messages do not wait for chat.
        if (message.type === 'say' || message.type === 'react') {
          sending.catch((error: unknown) => this.#answerProblem(error, message));
        } else await sending;
      }
    } catch (error) {
      this.#answerProblem(error, message);
    }
  }

  async #greet(hello: HelloMessage): Promise<void> {
    const { access, visit } = this.#options;
    if (this.#link !== undefined) {
      throw new RequestError('malformed', 'A connection says “hello” once.');
    }
    this.#link = await access.connect(visit, this, hello);
    clearTimeout(this.#helloTimer);
    // The client may have gone while the table was opened.
    if (!isSocketOpen(this.#socket)) this.leave();
  }

  #atTable(): SocketLink {
    if (this.#link !== undefined) return this.#link;
    throw new RequestError('malformed', 'A connection begins with “hello”.');
  }

  #answerProblem(error: unknown, message: ClientMessage): void {
    const isRequestError = error instanceof RequestError;
    if (!isRequestError) this.#options.log.error({ err: error }, 'a message failed');
    this.#refuse(
      isRequestError ? error.problem : SERVER_FAILURE,
      'id' in message ? message.id : undefined,
    );
  }

  /** Sends an error; a connection that was never welcomed is closed. */
  #refuse(problem: Problem, id?: string): void {
    this.#tell({ type: 'error', ...problem, ...(id === undefined ? {} : { id }) });
    const isWelcome = this.#link !== undefined;
    const code = closeCodeOf(problem.code) ?? (isWelcome ? undefined : CLOSE.malformed);
    if (code !== undefined) this.end(code, problem.code);
  }

  #tell(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  leave(): void {
    clearTimeout(this.#helloTimer);
    this.#link?.leave();
  }
}

/** Connections with texts to send at the end of this tick. */
let unsent: SocketConnection[] = [];

/** Flushes at the end of this tick. A table's watchers share one callback: a tick of each costs. */
function flushSoon(connection: SocketConnection): void {
  if (unsent.push(connection) === 1) process.nextTick(flushAll);
}

function flushAll(): void {
  const connections = unsent;
  unsent = [];
  for (const connection of connections) connection.flush();
}
