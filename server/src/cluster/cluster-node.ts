import type { ServerLimits } from '../limits.ts';
import type { ClusterStore } from '../store/cluster-store.ts';
import type { RequestLog } from '../tables/services.ts';
import type { Tables } from '../tables/tables.ts';
import type { Cluster } from './cluster.ts';
import { Gateway } from './gateway.ts';
import {
  type GatewayNotice,
  type GatewayRequest,
  type OwnerNotice,
  type PadNotice,
  isOwnerNotice,
} from './messages.ts';
import { Owner } from './owner.ts';

interface NodeOptions {
  readonly tables: Tables;
  readonly pads: { receive(notice: PadNotice): void };
  readonly store: ClusterStore;
  readonly ticks: () => number;
  readonly log: RequestLog;
  readonly limits: ServerLimits;
  readonly meters: {
    readonly forwarded: { add(): void };
    readonly busTime: { observe(seconds: number): void };
    readonly lapses: { add(): void };
    readonly failures: { add(): void };
    readonly refusals: { add(): void };
    readonly programFailures: { add(): void };
  };
}

/** This server as a member of its cluster: gateway of its sockets, owner of its tables. */
export class ClusterNode {
  readonly gateway: Gateway;
  readonly #owner: Owner;
  readonly #cluster: Cluster;
  readonly #options: NodeOptions;

  constructor(cluster: Cluster, options: NodeOptions) {
    const { tables, store, ticks, log, limits, meters } = options;
    const { refusals, programFailures, forwarded, busTime } = meters;
    this.#cluster = cluster;
    this.#options = options;
    const owner = new Owner({ ...cluster, tables, log, limits, refusals, programFailures });
    this.#owner = owner;
    this.gateway = new Gateway({
      ...cluster,
      owner,
      tables,
      store,
      ticks,
      forwarded,
      busTime,
      log,
    });
  }

  async start(): Promise<void> {
    const { bus, members } = this.#cluster;
    const [owner, gateway] = [this.#owner, this.gateway];
    members.onGone((server) => {
      owner.drop(server);
      gateway.drop(server);
    });
    members.onLapse(() => {
      this.#options.meters.lapses.add();
      void this.#options.tables.verify();
    });
    members.onLost(() => gateway.sendAway());
    // Their clients are disconnected if it lasts, so that they know.
    bus.onDisconnect(() => gateway.refresh());
    bus.onReconnect(() => {
      owner.refresh();
      gateway.refresh();
    });
    await bus.listen({
      receive: (message) => {
        const notice = message as GatewayNotice | OwnerNotice | PadNotice;
        if (notice.is === 'pad') this.#options.pads.receive(notice);
        else if (isOwnerNotice(notice)) gateway.receive(notice);
        else owner.receive(notice);
      },
      answer: (message) => owner.answer(message as GatewayRequest),
      failed: (error) => {
        this.#options.meters.failures.add();
        this.#options.log.error({ err: error }, 'a message between servers was lost');
      },
    });
    await members.start(this.#options.log);
  }

  /** Hands all tables over, so that only the clients of this server have to connect again. */
  async stop(): Promise<void> {
    const { members, bus } = this.#cluster;
    const { tables, log } = this.#options;
    this.gateway.close();
    tables.stopOpening();
    try {
      if (!members.isAlone) await this.#drain();
    } catch (error) {
      log.error({ err: error }, 'the tables could not be handed over');
    }
    await tables.close();
    this.#owner.close();
    await members.leave().catch((error: unknown) => {
      log.error({ err: error }, 'the lease of this server could not be ended; it expires soon');
    });
    await bus.close();
  }

  async #drain(): Promise<void> {
    await this.#cluster.members.drain();
    await this.#options.tables.handOverAll();
  }
}
