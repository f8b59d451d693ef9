import type { WebSocket } from '@fastify/websocket';
import type { TableLine } from '@richtfest/bots';
import { CLOSE, type Problem } from '@richtfest/protocol';
import type { ProgramLink } from '../cluster/program-link.ts';
import type { ClientSocket } from '../cluster/table-link.ts';
import { SERVER_FAILURE, RequestError } from '../request-error.ts';
import { Mailbox } from '../tables/mailbox.ts';
import { closeCodeOf } from './close-code.ts';
import type { ConnectionOptions } from './connection.ts';
import { endSocket, isSocketOpen, listenTo, sendTo } from './frames.ts';

/** Serves one program, as docs/bot-api.md describes, until its socket is closed. */
export function openProgramConnection(socket: WebSocket, options: ConnectionOptions): void {
  listenTo(socket, new ProgramConnection(socket, options));
}

/** The socket of a program: passes its lines on to the session at its table. */
class ProgramConnection implements ClientSocket {
  readonly #socket: WebSocket;
  readonly #options: ConnectionOptions;
  readonly #helloTimer: NodeJS.Timeout;
  readonly #mailbox = new Mailbox();
  #link: ProgramLink | undefined;

  constructor(socket: WebSocket, options: ConnectionOptions) {
    this.#socket = socket;
    this.#options = options;
    this.#helloTimer = setTimeout(
      () => this.#refuse({ code: 'malformed', sentence: 'A program begins with “join”.' }),
      options.limits.helloWithin,
    );
  }

  send(text: string): void {
    sendTo(this.#socket, text);
  }

  end(code: number, sentence: string): void {
    endSocket(this.#socket, code, sentence);
  }

  receive(text: string): void {
    if (!isSocketOpen(this.#socket)) return;
    if (this.#link === undefined) void this.#mailbox.run(() => this.#begin(text));
    else this.#link.send(text);
  }

  leave(): void {
    clearTimeout(this.#helloTimer);
    this.#link?.leave();
  }

  async #begin(text: string): Promise<void> {
    clearTimeout(this.#helloTimer);
    if (!isSocketOpen(this.#socket)) return;
    try {
      const { access, visit } = this.#options;
      this.#link ??= await access.connectProgram(visit, this);
      this.#link.send(text);
      // The program may have gone while the table was opened.
      if (!isSocketOpen(this.#socket)) this.leave();
    } catch (error) {
      const isRequestError = error instanceof RequestError;
      if (!isRequestError) this.#options.log.error({ err: error }, 'a program could not join');
      this.#refuse(isRequestError ? error.problem : SERVER_FAILURE);
    }
  }

  /** Sends an error and closes the connection. */
  #refuse({ code, sentence }: Problem): void {
    this.send(JSON.stringify({ type: 'error', code, sentence } satisfies TableLine));
    this.end(closeCodeOf(code) ?? CLOSE.malformed, code);
  }
}
