import type { ReactMessage, SayMessage } from '@richtfest/protocol';
import { RequestError, SERVER_FAILURE, notSaid } from '../request-error.ts';
import { attempt } from '../tables/actions/attempt.ts';
import { connect } from '../tables/actions/connect.ts';
import { disconnect } from '../tables/actions/disconnect.ts';
import { noteSeat } from '../tables/actions/note-seat.ts';
import { react } from '../tables/actions/react.ts';
import { returnToSeat } from '../tables/actions/return-to-seat.ts';
import { say } from '../tables/actions/say.ts';
import { answerTakeBack, askTakeBack } from '../tables/actions/take-back.ts';
import { useAid } from '../tables/actions/use-aid.ts';
import { sendWelcome } from '../tables/announce.ts';
import { COMMANDS } from '../tables/commands.ts';
import type { Connection } from '../tables/presence.ts';
import { ProgramSession, type ProgramSessionOptions } from '../tables/program-session.ts';
import type { RequestLog } from '../tables/services.ts';
import type { Table } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import type { Bus } from './bus.ts';
import type { Members } from './members.ts';
import type {
  CommandCall,
  GatewayNotice,
  GatewayRequest,
  LinkId,
  OwnerAnswer,
  OwnerNotice,
  TableMessage,
} from './messages.ts';
import { TableMoved } from './table-moved.ts';

interface OwnerOptions extends ProgramSessionOptions {
  readonly log: RequestLog;
  readonly bus: Bus;
  readonly tables: Tables;
  readonly members: Pick<Members, 'drain' | 'isAlone' | 'watch'>;
}

type TalkMessage = SayMessage | ReactMessage;

/** Receives what is for the sockets of a gateway. */
interface NoticeReceiver {
  receive(notice: OwnerNotice): void;
}

/** A client at a table of this server. */
interface Client {
  readonly gateway: string;
  readonly connection: Connection;
  /** The table of a player or spectator, once it has welcomed them. */
  readonly table?: Table;
  readonly program?: ProgramSession;
}

/** Carries out what gateways ask of the tables of this server; one of them is this server itself. */
export class Owner {
  readonly #options: OwnerOptions;
  readonly #clients = new Map<string, Client>();

  constructor(options: OwnerOptions) {
    this.#options = options;
  }

  /** `gateway`: this server's own, which is notified directly; others are notified over the bus. */
  async answer(request: GatewayRequest, gateway?: NoticeReceiver): Promise<OwnerAnswer> {
    const { log, members } = this.#options;
    log.debug({ reqId: request.requestId, is: request.is }, 'received');
    try {
      return { value: await this.#carryOut(request, gateway) };
    } catch (error) {
      if (error instanceof TableMoved) return { moved: true };
      if (error instanceof RequestError) {
        const { problem, retryAfter } = error;
        return { problem: { ...problem, ...(retryAfter === undefined ? {} : { retryAfter }) } };
      }
      // What failed at a table has been logged there, but not for which request.
      const { requestId: reqId, is } = request;
      log.error({ err: error }, 'a request failed');
      if (!members.isAlone) log.warn({ reqId, is }, 'the failed request');
      return { problem: SERVER_FAILURE };
    }
  }

  /** Ignores notices that a newer release has added. */
  receive(notice: GatewayNotice): void {
    const client = this.#clients.get(notice.link);
    if (notice.is === 'program-line') client?.program?.receive(notice.text);
    else if (notice.is === 'disconnect') this.#leave(notice.link);
  }

  /**
   * A gateway is gone, and all its sockets with it. If it was only late, it must learn that its
   * clients were dropped here: it connects them again.
   */
  drop(gateway: string): void {
    this.#moveAll((client) => client.gateway === gateway);
  }

  /** Messages to other servers may have been lost: their gateways connect again. */
  refresh(): void {
    this.#moveAll(({ gateway }) => gateway !== this.#options.bus.id);
  }

  /** Forgets all clients: their tables are closed, and sockets that close later change nothing. */
  close(): void {
    this.#clients.clear();
  }

  async #carryOut(request: GatewayRequest, gateway?: NoticeReceiver): Promise<unknown> {
    const { tables } = this.#options;
    switch (request.is) {
      case 'call':
        return await tables.do(request.table, (table) => run(table, request.call));
      case 'connect':
        await this.#enter(request, gateway, (connection) =>
          tables.do(request.table, async (table) => {
            await connect(table, connection, request.hello);
            return { table };
          }),
        );
        return undefined;
      case 'connect-program':
        await this.#enter(request, gateway, async (connection) => ({
          program: await tables.use(
            request.table,
            async (table) => new ProgramSession(table, connection, this.#options),
          ),
        }));
        return undefined;
      case 'message':
        return await this.#handle(request.link, request.message);
      case 'hand-over':
        return await tables.handOver(request.table, request.to);
      case 'drain':
        await this.#options.members.drain();
        return await tables.handOverAll();
    }
  }

  /** Carries out a message of a player or spectator. */
  async #handle(link: string, message: TableMessage): Promise<void> {
    const client = this.#clients.get(link);
    if (client?.table === undefined) throw new TableMoved();
    const { table, connection } = client;
    await (message.type === 'say' || message.type === 'react'
      ? this.#talk(table, connection, message)
      : table.do(() => act(table, connection, message)));
  }

  /** Outside the table's mailbox; a failure affects nothing else. */
  async #talk(table: Table, connection: Connection, message: TalkMessage): Promise<void> {
    try {
      await table.chat(() =>
        message.type === 'say'
          ? say(table, connection, message)
          : react(table, connection, message),
      );
    } catch (error) {
      if (error instanceof RequestError) throw error;
      this.#options.log.warn({ err: error }, 'a line was not said');
      throw notSaid(error);
    }
  }

  async #enter(
    { gateway, link }: LinkId,
    here: NoticeReceiver | undefined,
    enter: (connection: Connection) => Promise<Pick<Client, 'table' | 'program'>>,
  ): Promise<void> {
    const { bus } = this.#options;
    const receiver = here ?? { receive: (notice: OwnerNotice) => bus.send(gateway, notice) };
    const connection = new LinkedConnection(link, receiver);
    this.#clients.set(link, { gateway, connection });
    this.#options.members.watch(gateway);
    try {
      const client = { gateway, connection, ...(await enter(connection)) };
      const isStillHere = this.#clients.has(link);
      this.#clients.set(link, client);
      // The client may have gone while the table was opened.
      if (!isStillHere) this.#leave(link);
    } catch (error) {
      this.#clients.delete(link);
      throw error;
    }
  }

  #moveAll(isMoved: (client: Client) => boolean): void {
    for (const [link, client] of this.#clients) {
      if (!isMoved(client)) continue;
      client.connection.moved();
      this.#leave(link);
    }
  }

  #leave(link: string): void {
    const client = this.#clients.get(link);
    this.#clients.delete(link);
    if (client?.table !== undefined) disconnect(client.table, client.connection);
    client?.program?.leave();
  }
}

/** The action that a message of a player or spectator asks for. */
function act(
  table: Table,
  connection: Connection,
  message: Exclude<TableMessage, TalkMessage>,
): Promise<void> | void {
  switch (message.type) {
    case 'move':
    case 'undo':
      return attempt(table, connection, message);
    case 'ask-take-back':
      return askTakeBack(table, connection, message);
    case 'answer-take-back':
      return answerTakeBack(table, connection, message);
    case 'aid':
      return useAid(table, connection, message);
    case 'busy':
    case 'hold':
      return noteSeat(table, connection, message);
    case 'back':
      return returnToSeat(table, connection);
    case 'refresh':
      return sendWelcome(table, connection, message.since);
  }
}

async function run(table: Table, { command, request }: CommandCall): Promise<unknown> {
  // Each command belongs to its request: `CommandCall` is a union of such pairs.
  const carryOut = COMMANDS[command] as (
    table: Table,
    request: CommandCall['request'],
  ) => Promise<unknown>;
  return await carryOut(table, request);
}

/** A client whose socket is at a gateway. */
class LinkedConnection implements Connection {
  readonly #link: string;
  readonly #gateway: NoticeReceiver;
  #count = 0;

  constructor(link: string, gateway: NoticeReceiver) {
    this.#link = link;
    this.#gateway = gateway;
  }

  send(text: string, version?: number): void {
    const number = this.#count++;
    const known = version === undefined ? {} : { version };
    this.#gateway.receive({ is: 'send', link: this.#link, number, text, ...known });
  }

  end(code: number, sentence: string): void {
    this.#gateway.receive({ is: 'end', link: this.#link, code, sentence });
  }

  moved(): void {
    this.#gateway.receive({ is: 'moved', link: this.#link });
  }
}
