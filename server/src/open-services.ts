import { catalog } from '@richtfest/catalog';
import type { FastifyBaseLogger } from 'fastify';
import { Accounts } from './accounts/accounts.ts';
import { BotPool } from './bots/bot-pool.ts';
import { ClusterNode } from './cluster/cluster-node.ts';
import type { Cluster } from './cluster/cluster.ts';
import { Daily } from './daily/daily.ts';
import type { ServerLimits } from './limits.ts';
import { Notices } from './notices/notices.ts';
import type { Meters } from './operation/meters.ts';
import { PadWatchers } from './pads/pad-watchers.ts';
import { Pads } from './pads/pads.ts';
import type { ServerOptions, TimerClock } from './server-options.ts';
import { newSecret } from './tables/secrets.ts';
import { TableAccess } from './tables/table-access.ts';
import { Tables } from './tables/tables.ts';

interface ServiceContext {
  readonly cluster: Cluster;
  readonly clock: TimerClock;
  readonly limits: ServerLimits;
  readonly meters: Meters;
  readonly log: FastifyBaseLogger;
}

/** What the routes of a server hand their requests to. */
export type Services = Awaited<ReturnType<typeof openServices>>;

export async function openServices(options: ServerOptions, context: ServiceContext) {
  const { cluster, clock, limits, meters, log } = context;
  const { store, publicUrl, games = catalog } = options;
  const { now, ticks } = clock;
  const bots = new BotPool(options.bots, meters);
  const notices = await Notices.open(
    { store: store.notices, games, now, log, meters },
    { ...options.notices, publicUrl },
  );
  const tables = new Tables({
    store,
    members: cluster.members,
    meters,
    log,
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
    now,
    askBot: (question, player) => bots.ask(question, player),
  });
  const { pads, watchers } = openPads(options, context);
  const node = new ClusterNode(cluster, {
    tables,
    pads: watchers,
    store: store.cluster,
    ticks,
    log,
    limits,
    meters,
  });
  const { refusals } = meters;
  const access = new TableAccess({ gateway: node.gateway, limits, refusals, ticks });
  const accounts = new Accounts({ store: store.accounts, limits, now });
  return { games, bots, notices, tables, daily, pads, watchers, node, access, accounts };
}

/** The shared score pads, and the sockets that watch them. */
function openPads(
  { store, games = catalog }: ServerOptions,
  { cluster, clock, limits, log }: ServiceContext,
) {
  const watchers = new PadWatchers({
    ...cluster,
    store: store.pads,
    now: clock.now,
    log,
    checkEvery: limits.checkPadsEvery,
    most: limits.socketsPerWatcher,
  });
  const pads = new Pads({
    store: store.pads,
    games,
    now: clock.now,
    most: limits.pads,
    onChange: (code, pad) => watchers.changed(code, pad),
  });
  return { pads, watchers };
}
