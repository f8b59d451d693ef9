import { once } from 'node:events';
import { type Socket, connect, createServer } from 'node:net';
import { onTestFinished } from 'vitest';

/** A port that leads to another one, or to a socket file, until the network fails. */
export interface Relay {
  readonly port: number;
  /** From now on everything is swallowed, in both directions, without an error. */
  silence(): void;
  /** What was swallowed is lost; new connections get through. */
  restore(): void;
  /** Cuts all connections; new ones lead elsewhere. */
  redirect(target: RelayTarget): void;
}

export type RelayTarget = { readonly port: number } | { readonly path: string };

export async function startRelay(target: RelayTarget): Promise<Relay> {
  let current = target;
  let isSilent = false;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect('port' in current ? { ...current, host: '127.0.0.1' } : current);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (data) => {
        if (!isSilent) to.write(data);
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        if (!isSilent) to.destroy();
      });
    }
  });
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    cut();
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return {
    port: address.port,
    silence: () => void (isSilent = true),
    restore: () => {
      isSilent = false;
      cut();
    },
    redirect: (next) => {
      current = next;
      cut();
    },
  };
}
