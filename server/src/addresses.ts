import { networkInterfaces } from 'node:os';

export interface Addresses {
  readonly here: string;
  /** Where other devices in the same network find the server. */
  readonly network: readonly string[];
}

const EVERYWHERE = ['0.0.0.0', '::'];

/** The addresses to type into a browser. */
export function addressesOf(host: string, port: number): Addresses {
  if (!EVERYWHERE.includes(host)) {
    const name = host.includes(':') ? `[${host}]` : host;
    return { here: `http://${name}:${port}/`, network: [] };
  }
  const network = Object.values(networkInterfaces())
    .flatMap((found) => found ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}/`);
  return { here: `http://localhost:${port}/`, network };
}

export function addressLines({ here, network }: Addresses): string[] {
  return [
    `On this machine:   ${here}`,
    ...network.map((address) => `In this network:   ${address}`),
  ];
}
