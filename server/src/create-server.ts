import type { FastifyInstance } from 'fastify';
import { AccountAccess } from './accounts/account-access.ts';
import { addAccountRoutes } from './accounts/account-routes.ts';
import { standAlone } from './cluster/cluster.ts';
import { addDailyRoutes } from './daily/daily-routes.ts';
import { addAddressRoute } from './http/address-route.ts';
import { createApp } from './http/create-app.ts';
import { answerErrors } from './http/errors.ts';
import { guardApi, refuseOthers } from './http/guards.ts';
import { addHostPages } from './http/host-pages.ts';
import { addNoticeRoutes } from './http/notice-routes.ts';
import { securityHeaders } from './http/security-headers.ts';
import { findSite, serveFiles } from './http/static-files.ts';
import { addTableRoutes } from './http/table-routes.ts';
import { type ServerLimits, USUAL_LIMITS } from './limits.ts';
import { type Services, openServices } from './open-services.ts';
import { Meters } from './operation/meters.ts';
import { addOperationRoutes } from './operation/operation-routes.ts';
import { FailureThrottle, throttledLogger } from './operation/throttled-logger.ts';
import { addPadRoutes } from './pads/pad-routes.ts';
import { release } from './release.ts';
import { THIS_MACHINE, clockOf } from './server-clock.ts';
import type { ServerOptions } from './server-options.ts';
import { SocketCount } from './socket/socket-count.ts';
import { addSocketRoutes, speakWebsocket } from './socket/socket-route.ts';

/** Creates the server with sockets, requests and files; the caller makes it listen. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const limits = { ...USUAL_LIMITS, ...options.limits };
  const { store, publicUrl, cluster = standAlone() } = options;
  const clock = clockOf(options.clock ?? THIS_MACHINE, cluster.members);
  const site = findSite(options.webRoot);
  const meters = new Meters();
  const count = new SocketCount(limits);
  const throttle = new FailureThrottle();
  const addHeaders = securityHeaders(site?.page ?? '', publicUrl);
  const app = createApp({
    ...options,
    id: cluster.members.id,
    logger: throttledLogger(options.logger, throttle),
    addHeaders,
  });
  const services = await openServices(options, { cluster, clock, limits, meters, log: app.log });
  const { bots, games, tables } = services;
  startAndStop(app, services);
  app.addHook('onClose', async () => throttle.close());
  await speakWebsocket(app);
  answerErrors(app);
  app.addHook('onRequest', async (request, reply) => addHeaders(request, reply));
  await app.register(
    async (api) => {
      guardApi(api, {
        requestsPerMinute: limits.requestsPerMinute,
        publicUrl,
        refusals: meters.refusals,
      });
      addApi(api, services, { publicUrl, limits, meters, count });
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

function startAndStop(app: FastifyInstance, services: Services): void {
  const { node, tables, watchers, bots, notices } = services;
  app.addHook('onReady', async () => await node.start());
  app.addHook('onListen', async () => await tables.resume());
  app.addHook('preClose', async () => await node.stop());
  app.addHook('onClose', async () => watchers.close());
  app.addHook('onClose', async () => await bots.close());
  app.addHook('onClose', async () => await notices.close());
}

interface ApiOptions {
  readonly publicUrl: URL | undefined;
  readonly limits: ServerLimits;
  readonly meters: Meters;
  readonly count: SocketCount;
}

function addApi(api: FastifyInstance, services: Services, options: ApiOptions): void {
  const { access, tables, accounts, daily, pads, watchers, notices } = services;
  const { publicUrl, limits, meters, count } = options;
  const { refusals } = meters;
  const accountAccess = new AccountAccess({ accounts, publicUrl, limits, meters });
  addSocketRoutes(api, { access, limits, count, refusals });
  addTableRoutes(api, { tables, access }, { limits, refusals });
  addAccountRoutes(api, accountAccess, { accounts, meters });
  addDailyRoutes(api, { daily, accounts: accountAccess, limits, refusals });
  addPadRoutes(api, { pads, watchers, count, limits, meters });
  addNoticeRoutes(api, { access, notices, limits, refusals });
  addAddressRoute(api, publicUrl);
}
