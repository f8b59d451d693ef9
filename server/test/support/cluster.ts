import type { Bus, BusMessage } from '../../src/cluster/bus.ts';
import { newServerId } from '../../src/cluster/bus-version.ts';
import { clusterOn } from '../../src/cluster/cluster.ts';
import { LocalNetwork } from '../../src/cluster/local-bus.ts';
import type { ServerClock } from '../../src/server-clock.ts';
import type { Store } from '../../src/index.ts';
import { BACKENDS } from './backends.ts';
import { type Running, startServer } from './table.ts';

/** Long enough that no machine under load takes a table over by mistake. */
export const CALM = { lease: 600_000, renewEvery: 25 };

export interface LocalServer extends Running {
  readonly id: string;
  readonly bus: Bus;
}

/** A message that has left its server, as text. */
export interface BetweenServers {
  readonly to: string;
  readonly text: string;
}

type MemberOptions = Omit<Parameters<typeof startServer>[0] & object, 'store' | 'cluster'>;

interface ClusterOptions extends MemberOptions {
  /** Each server's own. */
  readonly clocks?: readonly ServerClock[];
  readonly backend?: 'SQLite' | 'PostgreSQL';
  /** Connects a server to the bus; by default one within this process. */
  readonly join?: (id: string) => Promise<Bus>;
  /** The numbers of the servers that have the next release already. */
  readonly upgraded?: readonly number[];
}

/** Servers of one process on one store, with a bus between them. Each may have its own clock. */
export async function startCluster(
  count: number,
  {
    clocks = [],
    backend = 'SQLite',
    join = joinLocally(),
    upgraded = [],
    ...options
  }: ClusterOptions = {},
  onMessage: (message: BetweenServers) => void = () => undefined,
): Promise<LocalServer[]> {
  const { open } = await BACKENDS[backend]!();
  const start = async (number: number): Promise<LocalServer> => {
    const clock = clocks[number] === undefined ? {} : { clock: clocks[number] };
    const store: Store = await open();
    const id = newServerId();
    const joined = await join(id);
    const bus = upgraded.includes(number) ? ofNextRelease(joined) : joined;
    const cluster = clusterOn(tapped(bus, onMessage), {
      store: store.cluster,
      release: upgraded.includes(number) ? '2' : '1',
      limits: CALM,
      ...clock,
    });
    return { id, bus, ...(await startServer({ ...options, ...clock, store, cluster })) };
  };
  const servers: LocalServer[] = [];
  for (let number = 0; number < count; number++) servers.push(await start(number));
  return servers;
}

function joinLocally(): (id: string) => Promise<Bus> {
  const network = new LocalNetwork();
  return (id) => Promise.resolve(network.join(id));
}

/** A release may add fields to all messages, and notices that the one before does not know. */
function ofNextRelease(bus: Bus): Bus {
  const extended = (message: BusMessage) => ({ ...message, addedLater: { is: 'send' } });
  return {
    ...bus,
    send: (to, message) => {
      const { link } = message as { readonly link?: string };
      bus.send(to, { is: 'added-later', ...(link === undefined ? {} : { link }) });
      bus.send(to, extended(message));
    },
    request: (to, message, within) => bus.request(to, extended(message), within),
    listen: (listener) =>
      bus.listen({
        receive: (message) => listener.receive(message),
        answer: async (message) => extended(await listener.answer(message)),
        failed: (error) => listener.failed(error),
      }),
  };
}

/** A bus that shows everything it carries from one server to another, answers included. */
function tapped(bus: Bus, onMessage: (message: BetweenServers) => void): Bus {
  const show = (to: string, message: unknown) => {
    if (to !== bus.id) onMessage({ to, text: JSON.stringify(message) ?? '' });
  };
  return {
    id: bus.id,
    get isConnected() {
      return bus.isConnected;
    },
    listen: (listener) => bus.listen(listener),
    onDisconnect: (listener) => bus.onDisconnect(listener),
    onReconnect: (listener) => bus.onReconnect(listener),
    close: () => bus.close(),
    send: (to, message) => {
      show(to, message);
      bus.send(to, message);
    },
    request: async (to, message, within) => {
      show(to, message);
      const answer = await bus.request(to, message, within);
      if (to !== bus.id) onMessage({ to: bus.id, text: JSON.stringify(answer) });
      return answer;
    },
  };
}
