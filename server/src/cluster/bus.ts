/** Plain JSON. */
export type BusMessage = object;

/**
 * Carries messages between the servers of a cluster, each addressed by its id. Messages from one
 * server to another arrive in the order they were sent. The bus stores nothing: what is sent while
 * a connection is broken is lost, and `onReconnect` says so.
 */
export interface Bus {
  /** The address of this server. */
  readonly id: string;
  /** Whether other servers can be reached. */
  readonly isConnected: boolean;
  /** Sends a message; nobody says whether it arrives. */
  send(to: string, message: BusMessage): void;
  /**
   * Resolves with the answer, or throws a `BusFailure`, after `within` milliseconds at the latest;
   * by default, this server itself may take as long as it needs.
   */
  request(to: string, message: BusMessage, within?: number): Promise<unknown>;
  /** Starts to receive. */
  listen(listener: BusListener): Promise<void>;
  /** Other servers can't be reached any more. */
  onDisconnect(listener: () => void): void;
  /** They can be reached again; messages may have been lost meanwhile. */
  onReconnect(listener: () => void): void;
  close(): Promise<void>;
}

export interface BusListener {
  receive(message: BusMessage): void;
  answer(message: BusMessage): Promise<BusMessage>;
  /** A message, or an answer to a request, is lost: it can't be read, handled or sent. */
  failed(error: unknown): void;
}

/** Passes a message on; if it can't be handled, the next ones still can. */
export function deliver(listener: BusListener, message: BusMessage): void {
  try {
    listener.receive(message);
  } catch (error) {
    listener.failed(error);
  }
}

/** `absent`: nobody has heard the request. `silent`: it may or may not be carried out. */
export class BusFailure extends Error {
  readonly kind: 'absent' | 'silent';

  constructor(kind: 'absent' | 'silent', cause?: unknown) {
    super(kind === 'absent' ? 'the server can’t be reached' : 'the server does not answer', {
      cause,
    });
    this.name = 'BusFailure';
    this.kind = kind;
  }
}
