import { networkInterfaces } from 'node:os';

export interface Addresses {
  readonly here: string;
  /** Where other devices find the server. */
  readonly network: readonly string[];
}

const EVERYWHERE = ['0.0.0.0', '::'];

/** The addresses to type into a browser; `publicUrl` is where a proxy in front of it is found. */
export function addressesOf(host: string, port: number, publicUrl?: URL): Addresses {
  const isEverywhere = EVERYWHERE.includes(host);
  const name = isEverywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  const here = `http://${name}:${port}/`;
  if (publicUrl !== undefined) return { here, network: [publicUrl.href] };
  if (!isEverywhere) return { here, network: [] };
  const network = Object.values(networkInterfaces())
    .flatMap((found) => found ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}/`);
  return { here, network };
}

export function addressLines({ here, network }: Addresses): string[] {
  return [
    `On this machine:   ${here}`,
    ...network.map((address) => `For others:        ${address}`),
  ];
}
