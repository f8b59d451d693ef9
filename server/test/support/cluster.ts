import type { Bus } from '../../src/cluster/bus.ts';
import { clusterOn, newServerId } from '../../src/cluster/cluster.ts';
import { LocalNetwork } from '../../src/cluster/local-bus.ts';
import type { ServerClock } from '../../src/cluster/members.ts';
import type { Store } from '../../src/index.ts';
import { BACKENDS } from './backends.ts';
import { type Running, startServer } from './table.ts';

/** Long enough that no machine under load takes a table over by mistake. */
const CALM = { lease: 600_000, renewEvery: 25 };

export interface LocalServer extends Running {
  readonly id: string;
}

/** A message that has left its server, as text. */
export interface BetweenServers {
  readonly to: string;
  readonly text: string;
}

type MemberOptions = Omit<Parameters<typeof startServer>[0] & object, 'store' | 'cluster'>;

/** Servers of one process on one store, with a bus between them. Each may have its own clock. */
export async function startCluster(
  count: number,
  { clocks = [], ...options }: MemberOptions & { readonly clocks?: readonly ServerClock[] } = {},
  onMessage: (message: BetweenServers) => void = () => undefined,
): Promise<LocalServer[]> {
  const { open } = await BACKENDS['SQLite']!();
  const network = new LocalNetwork();
  const start = async (number: number): Promise<LocalServer> => {
    const clock = clocks[number] === undefined ? {} : { clock: clocks[number] };
    const store: Store = await open();
    const id = newServerId();
    const cluster = clusterOn(tapped(network.join(id), onMessage), {
      store: store.cluster,
      release: '1',
      limits: CALM,
      ...clock,
    });
    return { id, ...(await startServer({ ...options, ...clock, store, cluster })) };
  };
  const servers: LocalServer[] = [];
  for (let number = 0; number < count; number++) servers.push(await start(number));
  return servers;
}

/** A bus that shows everything it carries from one server to another, answers included. */
function tapped(bus: Bus, onMessage: (message: BetweenServers) => void): Bus {
  const show = (to: string, message: unknown) => {
    if (to !== bus.id) onMessage({ to, text: JSON.stringify(message) ?? '' });
  };
  return {
    ...bus,
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
