import type { TableRequest } from './gateway.ts';
import type { OwnerNotice } from './messages.ts';

/** The socket of a client at this server. */
export interface ClientSocket {
  send(text: string): void;
  end(code: number, sentence: string): void;
}

/** A socket's link to its table, wherever that is. */
export interface TableLink {
  /** The server at the other end; undefined while there is none. */
  readonly owner: string | undefined;
  receive(notice: OwnerNotice): void;
  /** Leaves the server at the other end and looks for the table again. */
  reconnect(): void;
  /** Ends the socket; its client connects again. */
  sendAway(): void;
  /** The socket is closed. */
  leave(): void;
}

export interface LinkOptions extends TableRequest {
  readonly socket: ClientSocket;
}

/** The sentence a socket is ended with when its client should connect again. */
export const GOING_AWAY = 'The server closes this table for a moment.';
