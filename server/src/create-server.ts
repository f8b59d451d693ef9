import { type CatalogEntry, catalog } from '@richtfest/catalog';
import { MESSAGE_LENGTH } from '@richtfest/protocol';
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { addAccountRoutes } from './accounts/account-routes.ts';
import { Accounts } from './accounts/accounts.ts';
import { BotPool, type BotPoolSettings } from './bots/bot-pool.ts';
import { addAddressRoute } from './http/address-route.ts';
import { answerErrors } from './http/errors.ts';
import { guardApi } from './http/guards.ts';
import { addHostPages } from './http/host-pages.ts';
import { addNoticeRoutes } from './http/notice-routes.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { findSite, serveFiles } from './http/static-files.ts';
import { addTableRoutes } from './http/table-routes.ts';
import { type ServerLimits, USUAL_LIMITS } from './limits.ts';
import { type NoticeSettings, Notices } from './notices/notices.ts';
import { Meters } from './operation/meters.ts';
import { addOperationRoutes } from './operation/operation-routes.ts';
import { SocketCount } from './socket/socket-count.ts';
import type { Archive, Store } from './store/archive.ts';
import { addSocketRoutes, speakWebsocket } from './socket/socket-route.ts';
import type { StartTimer } from './tables/clocks.ts';
import { Tables } from './tables/tables.ts';

/** Milliseconds a request may take to arrive. */
const REQUEST_WITHIN = 30_000;

interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds that go on evenly. */
  readonly ticks: () => number;
  /** For the deadlines of tables; by default Node's own timers. */
  readonly startTimer?: StartTimer;
}

const THIS_MACHINE: Clock = { now: () => Date.now(), ticks: () => performance.now() };

export interface ServerSettings {
  /** Stays the caller's: it is to be closed after the server. */
  readonly store: Omit<Store, keyof Archive>;
  /** The folder of the host's own pages: imprint.txt, privacy.de.txt. */
  readonly hostPages?: string;
  /** The folder of the built site. */
  readonly webRoot?: string;
  readonly logger?: FastifyServerOptions['logger'];
  readonly limits?: Partial<ServerLimits>;
  readonly bots?: BotPoolSettings;
  /** Milliseconds a bot's move takes at least, so that people can follow. */
  readonly botPause?: number;
  /** The games that can be played here; by default all there are. */
  readonly games?: readonly CatalogEntry[];
  /**
   * Where people find it. Then a proxy stands in front, on this machine or in a private network,
   * and is believed what it says about who asks.
   */
  readonly publicUrl?: URL;
  readonly clock?: Clock;
  /** How people who are away are told that it is their turn. */
  readonly notices?: Omit<NoticeSettings, 'publicUrl'>;
}

/** Messages on the sockets, requests, files: everything but a port to listen on. */
export async function createServer(settings: ServerSettings): Promise<FastifyInstance> {
  const limits = { ...USUAL_LIMITS, ...settings.limits };
  const { store, publicUrl, clock = THIS_MACHINE } = settings;
  const site = findSite(settings.webRoot);
  const meters = new Meters();
  const { refusals } = meters;
  const count = new SocketCount(limits);
  const app = fastify({
    bodyLimit: MESSAGE_LENGTH,
    requestTimeout: REQUEST_WITHIN,
    logger: settings.logger ?? false,
    // Metrics count; a line for each would be all anybody sees.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: publicUrl === undefined ? false : 'loopback, linklocal, uniquelocal',
  });
  const bots = new BotPool(settings.bots, meters);
  const games = settings.games ?? catalog;
  const notices = await Notices.open(
    { store: store.notices, games, now: clock.now, log: app.log, meters },
    { ...settings.notices, publicUrl },
  );
  const tables = new Tables({
    store,
    meters,
    log: app.log,
    limits,
    botPause: settings.botPause ?? 700,
    games,
    notices,
    ...clock,
    askBot: (question, table) => bots.ask(question, table),
  });
  app.addHook('onListen', async () => await tables.resume());
  app.addHook('preClose', async () => await tables.close());
  app.addHook('onClose', async () => await bots.close());
  app.addHook('onClose', async () => await notices.close());
  await speakWebsocket(app);
  answerErrors(app);
  addSecurityHeaders(app, site?.page ?? '');
  guardApi(app, { requestsPerMinute: limits.requestsPerMinute, publicUrl, refusals });
  addSocketRoutes(app, { tables, limits, count, refusals, programFaults: meters.programFaults });
  addTableRoutes(app, tables, { limits, refusals });
  addAccountRoutes(app, {
    accounts: new Accounts({ store: store.accounts, limits, now: () => clock.now() }),
    publicUrl,
    limits,
    meters,
  });
  addNoticeRoutes(app, { tables, notices, limits, refusals });
  addAddressRoute(app, publicUrl);
  addHostPages(app, settings.hostPages);
  addOperationRoutes(app, {
    store,
    meters,
    levels: {
      sockets: () => count.all,
      tables: () => tables.size,
      waitingBots: () => bots.waiting,
    },
  });
  await serveFiles(app, site);
  return app;
}
