import { type CatalogEntry, catalog } from '@richtfest/catalog';
import { MESSAGE_LENGTH } from '@richtfest/protocol';
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { AccountAccess } from './accounts/account-access.ts';
import { addAccountRoutes } from './accounts/account-routes.ts';
import { Accounts } from './accounts/accounts.ts';
import { BotPool, type BotPoolOptions } from './bots/bot-pool.ts';
import { ClusterNode } from './cluster/cluster-node.ts';
import { type Cluster, standAlone } from './cluster/cluster.ts';
import { addDailyRoutes } from './daily/daily-routes.ts';
import { Daily } from './daily/daily.ts';
import { addAddressRoute } from './http/address-route.ts';
import { answerErrors, refuseAddress } from './http/errors.ts';
import { guardApi, refuseOthers } from './http/guards.ts';
import { addHostPages } from './http/host-pages.ts';
import { addNoticeRoutes } from './http/notice-routes.ts';
import { securityHeaders } from './http/security-headers.ts';
import { findSite, serveFiles } from './http/static-files.ts';
import { addTableRoutes } from './http/table-routes.ts';
import { type ServerLimits, USUAL_LIMITS } from './limits.ts';
import { type NoticeOptions, Notices } from './notices/notices.ts';
import { Meters } from './operation/meters.ts';
import { addOperationRoutes } from './operation/operation-routes.ts';
import { FailureThrottle, throttledLogger } from './operation/throttled-logger.ts';
import { addPadRoutes } from './pads/pad-routes.ts';
import { PadWatchers } from './pads/pad-watchers.ts';
import { Pads } from './pads/pads.ts';
import { release } from './release.ts';
import { SocketCount } from './socket/socket-count.ts';
import type { Archive, Store } from './store/archive.ts';
import { addSocketRoutes, speakWebsocket } from './socket/socket-route.ts';
import type { StartTimer } from './tables/clocks.ts';
import { newSecret } from './tables/secrets.ts';
import { TableAccess } from './tables/table-access.ts';
import { Tables } from './tables/tables.ts';

/** Milliseconds a request may take to arrive. */
const REQUEST_WITHIN = 30_000;

interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds of a monotonic clock. */
  readonly ticks: () => number;
  /** For the deadlines of tables; by default Node's own timers. */
  readonly startTimer?: StartTimer;
}

const THIS_MACHINE: Clock = { now: () => Date.now(), ticks: () => performance.now() };

export interface ServerOptions {
  /** Owned by the caller, who closes it after the server. */
  readonly store: Omit<Store, keyof Archive>;
  /** The folder of the host's own pages: imprint.txt, privacy.de.txt. */
  readonly hostPages?: string;
  /** The folder of the built site. */
  readonly webRoot?: string;
  readonly logger?: FastifyServerOptions['logger'];
  readonly limits?: Partial<ServerLimits>;
  readonly bots?: BotPoolOptions;
  /** Milliseconds a bot's move takes at least, so that people can follow. */
  readonly botPause?: number;
  /** The games that can be played here; by default all there are. */
  readonly games?: readonly CatalogEntry[];
  /** The address people type, where a proxy stands in front. */
  readonly publicUrl?: URL;
  /**
   * Proxies whose `X-Forwarded-*` headers are believed. By default one on this machine if there is
   * a public address, else none.
   */
  readonly trustedProxies?: readonly string[];
  readonly clock?: Clock;
  /** Draws the secrets of tables, from which all cards and dice follow; by default 32 random bytes. */
  readonly newSecret?: () => string;
  /** The servers that share the store; by default there is no other. */
  readonly cluster?: Cluster;
  /** Notifications to absent players. */
  readonly notices?: Omit<NoticeOptions, 'publicUrl'>;
}

/** The clock of this server, set by that of the database if there are several servers. */
function clockOf(own: Clock, { members }: Cluster): Clock {
  return { ...own, now: () => own.now() + members.clockOffset };
}

/** Creates the server with sockets, requests and files; the caller makes it listen. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const limits = { ...USUAL_LIMITS, ...options.limits };
  const { store, publicUrl, cluster = standAlone() } = options;
  const clock = clockOf(options.clock ?? THIS_MACHINE, cluster);
  const site = findSite(options.webRoot);
  const meters = new Meters();
  const { refusals } = meters;
  const count = new SocketCount(limits);
  const throttle = new FailureThrottle();
  const addHeaders = securityHeaders(site?.page ?? '', publicUrl);
  let requests = 0;
  const app = fastify({
    // Unique in a cluster: the owner of a table logs it, too.
    genReqId: () => `${cluster.members.id}-${++requests}`,
    bodyLimit: MESSAGE_LENGTH,
    requestTimeout: REQUEST_WITHIN,
    logger: throttledLogger(options.logger, throttle),
    // Metrics count requests; a log line for each would bury everything else.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: [...(options.trustedProxies ?? (publicUrl === undefined ? [] : ['loopback']))],
    frameworkErrors: (error, request, reply) => {
      addHeaders(request, reply);
      refuseAddress(error, request, reply);
    },
  });
  const bots = new BotPool(options.bots, meters);
  const games = options.games ?? catalog;
  const notices = await Notices.open(
    { store: store.notices, games, now: clock.now, log: app.log, meters },
    { ...options.notices, publicUrl },
  );
  const tables = new Tables({
    store,
    members: cluster.members,
    meters,
    log: app.log,
    limits,
    botPause: options.botPause ?? 700,
    games,
    notices,
    newSecret: options.newSecret ?? newSecret,
    ...clock,
    askBot: (question, table) => bots.ask(question, table),
  });
  const daily = new Daily({
    store: store.daily,
    keys: store.notices,
    games,
    now: () => clock.now(),
    askBot: (question, player) => bots.ask(question, player),
  });
  const { log } = app;
  const watchers = new PadWatchers({
    ...cluster,
    store: store.pads,
    now: () => clock.now(),
    log,
    checkEvery: limits.checkPadsEvery,
    most: limits.socketsPerWatcher,
  });
  const pads = new Pads({
    store: store.pads,
    games,
    now: () => clock.now(),
    most: limits.pads,
    onChange: (code, pad) => watchers.changed(code, pad),
  });
  const node = new ClusterNode(cluster, {
    tables,
    pads: watchers,
    store: store.cluster,
    ticks: clock.ticks,
    log,
    limits,
    meters,
  });
  const access = new TableAccess({ gateway: node.gateway, limits, refusals, ticks: clock.ticks });
  app.addHook('onReady', async () => await node.start());
  app.addHook('onListen', async () => await tables.resume());
  app.addHook('preClose', async () => await node.stop());
  app.addHook('onClose', async () => watchers.close());
  app.addHook('onClose', async () => await bots.close());
  app.addHook('onClose', async () => await notices.close());
  app.addHook('onClose', async () => throttle.close());
  await speakWebsocket(app);
  answerErrors(app);
  app.addHook('onRequest', async (request, reply) => addHeaders(request, reply));
  await app.register(
    async (api) => {
      guardApi(api, { requestsPerMinute: limits.requestsPerMinute, publicUrl, refusals });
      addSocketRoutes(api, {
        access,
        limits,
        count,
        refusals,
      });
      addTableRoutes(api, { tables, access }, { limits, refusals });
      const accounts = new Accounts({ store: store.accounts, limits, now: () => clock.now() });
      const accountAccess = new AccountAccess({ accounts, publicUrl, limits, meters });
      addAccountRoutes(api, accountAccess, { accounts, meters });
      addDailyRoutes(api, { daily, accounts: accountAccess, limits, refusals });
      addPadRoutes(api, { pads, watchers, count, limits, meters });
      addNoticeRoutes(api, { access, notices, limits, refusals });
      addAddressRoute(api, publicUrl);
      refuseOthers(api);
    },
    { prefix: '/api' },
  );
  addHostPages(app, options.hostPages);
  addOperationRoutes(app, {
    store,
    ticks: clock.ticks,
    meters,
    levels: {
      server: cluster.members.id,
      release: release(),
      sockets: () => count.all,
      tables: () => tables.size,
      ownedTables: () => tables.owned,
      waitingBots: () => bots.waiting,
      servers: () => cluster.members.count,
      isBusConnected: () => cluster.bus.isConnected,
      connections: () => store.connections,
    },
  });
  await serveFiles(app, { site, games, publicUrl });
  return app;
}
