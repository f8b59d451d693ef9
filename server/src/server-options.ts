import type { CatalogEntry } from '@richtfest/catalog';
import type { FastifyServerOptions } from 'fastify';
import type { BotPoolOptions } from './bots/bot-pool.ts';
import type { Cluster } from './cluster/cluster.ts';
import type { ServerLimits } from './limits.ts';
import type { NoticeOptions } from './notices/notices.ts';
import type { ServerClock } from './server-clock.ts';
import type { Archive, Store } from './store/archive.ts';
import type { StartTimer } from './tables/clocks.ts';

/** A clock that also rings at the deadlines of tables, by default with Node's own timers. */
export interface TimerClock extends ServerClock {
  readonly startTimer?: StartTimer;
}

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
  readonly clock?: TimerClock;
  /** Draws the secrets of tables, from which all cards and dice follow; by default 32 random bytes. */
  readonly newSecret?: () => string;
  /** The servers that share the store; by default there is no other. */
  readonly cluster?: Cluster;
  /** Notifications to absent players. */
  readonly notices?: Omit<NoticeOptions, 'publicUrl'>;
}
