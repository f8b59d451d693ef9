import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { HelloMessage } from '@richtfest/protocol';
import { RequestError, SERVER_FAILURE, unknownTable } from '../request-error.ts';
import type { ClusterStore } from '../store/cluster-store.ts';
import type { Command, CommandAnswer, CommandRequest } from '../tables/commands.ts';
import type { RequestLog } from '../tables/services.ts';
import { type Bus, BusFailure } from './bus.ts';
import type { Members } from './members.ts';
import type {
  CommandCall,
  GatewayNotice,
  GatewayRequest,
  OwnerAnswer,
  OwnerNotice,
} from './messages.ts';
import type { Owner } from './owner.ts';
import { ProgramLink } from './program-link.ts';
import { SocketLink } from './socket-link.ts';
import type { ClientSocket, TableLink } from './table-link.ts';
import { TableMoved } from './table-moved.ts';

/** A request for a table, with its name in the log. */
export interface TableRequest {
  readonly code: string;
  readonly requestId?: string;
}

/** Milliseconds for which a table without a reachable owner is looked for: more than one answer. */
const SEARCH_FOR = 10_000;
/** The same while no other server can be reached: clients should learn it, and go elsewhere. */
const SEARCH_ALONE_FOR = 2_000;
/** Milliseconds between two attempts, after the first, which follows at once. */
export const SEARCH_EVERY = 100;

interface GatewayOptions {
  readonly bus: Bus;
  /** The tables of this server, which are asked without the bus. */
  readonly owner: Pick<Owner, 'answer' | 'receive'>;
  readonly members: Pick<Members, 'id' | 'isAlone' | 'isCutOff' | 'isLost' | 'placeOf' | 'watch'>;
  readonly store: Pick<ClusterStore, 'ownership'>;
  /** The tables that are open at this server. */
  readonly tables: { has(code: string): boolean };
  readonly ticks: () => number;
  /** Counts what goes to other servers. */
  readonly forwarded: { add(): void };
  readonly busTime: { observe(seconds: number): void };
  readonly log: RequestLog;
}

/**
 * Finds the owner of a table, carries requests to it, and brings its messages to the sockets of
 * this server. No other code needs to know which server owns a table.
 */
export class Gateway {
  readonly #options: GatewayOptions;
  readonly #links = new Map<string, TableLink>();
  #isClosing = false;

  constructor(options: GatewayOptions) {
    this.#options = options;
  }

  /** The server that has a table, or the one it belongs to; throws if there is no such table. */
  async locate(code: string): Promise<string> {
    const { members, tables, store } = this.#options;
    if (members.isLost) throw failure(new Error('the database does not answer'));
    if (tables.has(code)) return members.id;
    const ownership = await store.ownership(code);
    if (ownership === undefined) throw unknownTable(code);
    if (members.isAlone) return members.id;
    const owner = ownership.owner ?? members.placeOf(code);
    if (members.isCutOff(owner)) throw failure(new Error(`${owner} is cut off`));
    return owner;
  }

  /** Carries out a command at the owner of a table. */
  async call<C extends Command>(
    { code, ...named }: TableRequest,
    command: C,
    request: CommandRequest<C>,
  ): Promise<CommandAnswer<C>> {
    const call = { command, request } as unknown as CommandCall;
    const answer = await this.atOwner(code, (owner) =>
      this.request(owner, { is: 'call', table: code, call, ...named }),
    );
    return answer as CommandAnswer<C>;
  }

  /** Connects a socket to a table with its first message. */
  async connect(
    request: TableRequest,
    socket: ClientSocket,
    hello: HelloMessage,
  ): Promise<SocketLink> {
    const link = new SocketLink(this, { ...request, socket, hello });
    await link.open();
    return link;
  }

  /** Connects the socket of a program to a table. */
  async connectProgram(code: string, socket: ClientSocket): Promise<ProgramLink> {
    const link = new ProgramLink(this, { code, socket });
    await link.open();
    return link;
  }

  /**
   * Sends a request to the owner of a table until one carries it out; servers that are no longer
   * the owner, or can't be reached, don't.
   */
  async atOwner<T>(code: string, attempt: (owner: string) => Promise<T>): Promise<T> {
    const { ticks, bus } = this.#options;
    const start = ticks();
    for (let tries = 0; ; tries++) {
      try {
        return await attempt(await this.locate(code));
      } catch (error) {
        const isElsewhere =
          error instanceof TableMoved || (error instanceof BusFailure && error.kind === 'absent');
        if (!isElsewhere && !(error instanceof BusFailure)) throw error;
        const longest = bus.isConnected ? SEARCH_FOR : SEARCH_ALONE_FOR;
        if (!isElsewhere || ticks() - start > longest || this.#isClosing) throw failure(error);
      }
      if (tries > 0) await sleep(SEARCH_EVERY);
    }
  }

  /** Asks a server; throws `TableMoved`, `BusFailure`, or the problem it answers with. */
  async request(owner: string, request: GatewayRequest): Promise<unknown> {
    const { log, members } = this.#options;
    const isElsewhere = owner !== members.id;
    const answer = await (isElsewhere
      ? this.#forward(owner, request)
      : this.#options.owner.answer(request, this));
    if ('value' in answer) return answer.value;
    if ('problem' in answer) {
      const { code, sentence, retryAfter } = answer.problem;
      const reqId = request.requestId;
      if (isElsewhere && code === SERVER_FAILURE.code) {
        log.warn({ reqId, owner }, 'the owner reports a failure');
      }
      throw new RequestError(code, sentence, retryAfter === undefined ? {} : { retryAfter });
    }
    if ('moved' in answer) throw new TableMoved();
    return undefined;
  }

  /** Asks another server. */
  async #forward(owner: string, request: GatewayRequest): Promise<OwnerAnswer> {
    const { bus, forwarded, busTime, ticks, log } = this.#options;
    forwarded.add();
    log.debug({ reqId: request.requestId, owner, is: request.is }, 'forwarded');
    const start = ticks();
    const answer = (await bus.request(owner, request)) as OwnerAnswer;
    busTime.observe((ticks() - start) / 1000);
    return answer;
  }

  /** Registers a link to a server under a new name, which it receives messages by. */
  register(link: TableLink, owner: string): { readonly gateway: string; readonly link: string } {
    const name = randomUUID();
    this.#options.members.watch(owner);
    this.#links.set(name, link);
    return { gateway: this.#options.bus.id, link: name };
  }

  /** Ends a link: nothing that is still on its way arrives. */
  unregister(owner: string, link: string): void {
    this.#links.delete(link);
    this.#notify(owner, { is: 'disconnect', link });
  }

  /** Sends a program's line to the owner. */
  sendLine(owner: string, link: string, text: string): void {
    this.#notify(owner, { is: 'program-line', link, text });
  }

  #notify(server: string, notice: GatewayNotice): void {
    const { bus, members, owner } = this.#options;
    if (server === members.id) owner.receive(notice);
    else bus.send(server, notice);
  }

  receive(notice: OwnerNotice): void {
    this.#links.get(notice.link)?.receive(notice);
  }

  /** A server is gone: its tables are looked for elsewhere. */
  drop(server: string): void {
    for (const link of this.#links.values()) if (link.owner === server) link.reconnect();
  }

  /** Messages of other servers may have been lost. */
  refresh(): void {
    const { bus } = this.#options;
    for (const link of this.#links.values()) if (link.owner !== bus.id) link.reconnect();
  }

  /** Ends all sockets, whose clients connect again elsewhere. */
  close(): void {
    this.#isClosing = true;
    this.sendAway();
  }

  /** Ends all sockets; their clients look for a server where they can play. */
  sendAway(): void {
    for (const link of this.#links.values()) link.sendAway();
  }

  get isClosing(): boolean {
    return this.#isClosing;
  }
}

/** The answer to a request that could not be brought to its table. */
function failure(error: unknown): RequestError {
  const { code, sentence } = SERVER_FAILURE;
  const problem = new RequestError(code, sentence);
  problem.cause = error;
  return problem;
}
