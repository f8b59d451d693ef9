import type { HelloMessage, ReactMessage, SayMessage } from '@richtfest/protocol';
import type { TableMessage } from '../cluster/messages.ts';
import { RequestError } from '../request-error.ts';
import { attempt } from './actions/attempt.ts';
import { connect } from './actions/connect.ts';
import { disconnect } from './actions/disconnect.ts';
import { noteSeat } from './actions/note-seat.ts';
import { react } from './actions/react.ts';
import { returnToSeat } from './actions/return-to-seat.ts';
import { say } from './actions/say.ts';
import { answerTakeBack, askTakeBack } from './actions/take-back.ts';
import { sendWelcome } from './announce.ts';
import { useAid } from './actions/use-aid.ts';
import type { Connection } from './presence.ts';
import type { Log } from './services.ts';
import type { Table } from './table.ts';

type TalkMessage = SayMessage | ReactMessage;
type ActionMessage = Exclude<TableMessage, TalkMessage>;

/** A player or spectator at a table, wherever their socket is. */
export class Visitor {
  readonly #table: Table;
  readonly #connection: Connection;
  readonly #log: Log;

  private constructor(table: Table, connection: Connection, log: Log) {
    this.#table = table;
    this.#connection = connection;
    this.#log = log;
  }

  /** Enters with a hello; throws if the table does not let them in. */
  static async enter(
    table: Table,
    connection: Connection,
    options: { readonly hello: HelloMessage; readonly log: Log },
  ): Promise<Visitor> {
    await table.do(() => connect(table, connection, options.hello));
    return new Visitor(table, connection, options.log);
  }

  /** Carries out a message. */
  handle(message: TableMessage): Promise<void> {
    return message.type === 'say' || message.type === 'react'
      ? this.#talk(message)
      : this.#table.do((table) => this.#carryOut(table, message));
  }

  leave(): void {
    disconnect(this.#table, this.#connection);
  }

  #carryOut(table: Table, message: ActionMessage): Promise<void> | void {
    const connection = this.#connection;
    switch (message.type) {
      case 'busy':
      case 'hold':
        return noteSeat(table, connection, message);
      case 'refresh':
        return sendWelcome(table, connection, message.since);
      case 'aid':
        return useAid(table, connection, message);
      case 'ask-take-back':
        return askTakeBack(table, connection, message);
      case 'answer-take-back':
        return answerTakeBack(table, connection, message);
      case 'back':
        return returnToSeat(table, connection);
      case 'move':
      case 'undo':
        return attempt(table, connection, message);
    }
  }

  /** Outside the table's mailbox; a failure affects nothing else. */
  async #talk(message: TalkMessage): Promise<void> {
    const connection = this.#connection;
    try {
      await this.#table.chat((table) =>
        message.type === 'say'
          ? say(table, connection, message)
          : react(table, connection, message),
      );
    } catch (error) {
      if (error instanceof RequestError) throw error;
      this.#log.warn({ err: error }, 'a line was not said');
      throw new RequestError('not-said', 'This could not be said just now. The game goes on.');
    }
  }
}
