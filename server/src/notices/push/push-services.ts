import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, type LookupFunction, isIP, isIPv6 } from 'node:net';
import { ServeProblem } from '../../serve-problem.ts';

/** Addresses outside the public internet, such as private networks. */
const NOT_PUBLIC = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  NOT_PUBLIC.addSubnet(net, bits);
}
/** The only part of IPv6 that is public; addresses in it that wrap an IPv4 address are refused. */
const PUBLIC_6 = new BlockList();
PUBLIC_6.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const) {
  NOT_PUBLIC.addSubnet(net, bits, 'ipv6');
}

export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !NOT_PUBLIC.check(address);
  return PUBLIC_6.check(address, 'ipv6') && !NOT_PUBLIC.check(address, 'ipv6');
}

/**
 * Which push services are written to. Their addresses come from browsers, that is from anybody:
 * without a list of the host's own any service of the open internet that speaks https is one,
 * and nothing in the network the server stands in.
 */
export class PushServices {
  readonly #names: readonly string[] | undefined;
  /** Services that the operator has listed: allowed wherever they are. */
  readonly #origins: readonly string[];

  /** `list`: names, `*.names`, or whole origins like `http://127.0.0.1:8443`. */
  constructor(list?: readonly string[]) {
    this.#origins = list?.filter((entry) => entry.includes('://')) ?? [];
    this.#names = list?.filter((entry) => !entry.includes('://'));
  }

  static read(text: string | undefined): PushServices | undefined {
    if (text === 'none') return undefined;
    const list = text?.split(',').map((entry) => entry.trim().toLowerCase());
    const wrong = list?.find((entry) => !isEntry(entry));
    if (wrong === undefined) return new PushServices(list);
    throw new ServeProblem(
      `PUSH_HOSTS must be “none” or names like fcm.googleapis.com,*.push.apple.com, not “${wrong}”.`,
    );
  }

  allows(endpoint: URL): boolean {
    if (this.#origins.includes(endpoint.origin)) return true;
    const { protocol, hostname, port, username, password } = endpoint;
    const isPlain = port === '' && username === '' && password === '';
    const isNamed = isIP(hostname) === 0 && !hostname.startsWith('[') && hostname.includes('.');
    return protocol === 'https:' && isPlain && isNamed && this.#isListed(hostname);
  }

  /** Finds the address of a service; refuses addresses outside the open internet. */
  lookupFor(endpoint: URL): LookupFunction {
    if (this.#origins.includes(endpoint.origin)) return lookup;
    return (hostname, options, callback) => {
      lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
        const known = error === null ? found.filter(({ address }) => isPublicAddress(address)) : [];
        const [first] = known;
        if (first === undefined) callback(error ?? new Error('not of the open internet'), '', 4);
        else if (options.all === true) callback(null, known);
        else callback(null, first.address, first.family);
      });
    };
  }

  #isListed(hostname: string): boolean {
    if (this.#names === undefined) return true;
    return this.#names.some((name) =>
      name.startsWith('*.') ? hostname.endsWith(name.slice(1)) : hostname === name,
    );
  }
}

function isEntry(entry: string): boolean {
  if (!entry.includes('://')) return /^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(entry);
  return URL.canParse(entry) && new URL(entry).origin === entry;
}
