import { type CatalogEntry, catalog } from '@richtfest/catalog';
import { MESSAGE_LENGTH } from '@richtfest/protocol';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { BotPool, type BotPoolSettings } from './bots/bot-pool.ts';
import { addAddressRoute } from './http/address-route.ts';
import { answerErrors } from './http/errors.ts';
import { guardApi } from './http/guards.ts';
import { addHostPages } from './http/host-pages.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { findSite, serveFiles } from './http/static-files.ts';
import { addTableRoutes } from './http/table-routes.ts';
import { type ServerLimits, USUAL_LIMITS } from './limits.ts';
import { addSocketRoute, speakWebsocket } from './socket/socket-route.ts';
import type { EventStore } from './store/event-store.ts';
import { Tables } from './tables/tables.ts';

export interface ServerSettings {
  /** Stays the caller's: it is to be closed after the server. */
  readonly store: EventStore;
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
  /** Behind a reverse proxy: believe what it says about who asks for which host. */
  readonly trustProxy?: boolean;
}

/** Messages on the sockets, requests, files: everything but a port to listen on. */
export async function createServer(settings: ServerSettings): Promise<FastifyInstance> {
  const limits = { ...USUAL_LIMITS, ...settings.limits };
  const site = findSite(settings.webRoot);
  const app = fastify({
    bodyLimit: MESSAGE_LENGTH,
    logger: settings.logger ?? false,
    trustProxy: settings.trustProxy ?? false,
  });
  const bots = new BotPool(settings.bots);
  const tables = new Tables({
    store: settings.store,
    log: app.log,
    limits,
    botPause: settings.botPause ?? 700,
    games: settings.games ?? catalog,
    now: () => Date.now(),
    askBot: (question) => bots.ask(question),
  });
  app.addHook('onListen', async () => await tables.resume());
  app.addHook('preClose', async () => await tables.close());
  app.addHook('onClose', async () => await bots.close());
  await speakWebsocket(app);
  answerErrors(app);
  addSecurityHeaders(app, site?.page ?? '');
  guardApi(app, limits.requestsPerMinute);
  addSocketRoute(app, tables, limits);
  addTableRoutes(app, tables, limits);
  addAddressRoute(app);
  addHostPages(app, settings.hostPages);
  app.get('/healthz', async () => ({ status: 'ok', tables: tables.size }));
  await serveFiles(app, site);
  return app;
}
