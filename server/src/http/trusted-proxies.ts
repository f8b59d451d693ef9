import { isIP } from 'node:net';
import { ServeProblem } from '../serve-problem.ts';

const GROUPS = ['loopback', 'linklocal', 'uniquelocal'];
const BITS = { 4: 32, 6: 128 } as const;

/**
 * Reads a list of proxies whose `X-Forwarded-*` headers are believed: addresses, networks in CIDR
 * notation, groups of addresses, or `none`. A number of hops is refused: it would believe any
 * client that can reach the port.
 */
export function trustedProxiesFrom(text: string | undefined): readonly string[] | undefined {
  if (text === undefined) return undefined;
  if (text.trim() === 'none') return [];
  const proxies = text.split(',').map((each) => each.trim());
  const wrong = proxies.find((each) => !GROUPS.includes(each) && !isNetwork(each));
  if (wrong === undefined) return proxies;
  throw new ServeProblem(
    `TRUST_PROXY must be none or a list of addresses, networks like 10.0.0.0/8, ${GROUPS.join(', ')}; “${wrong}” is none of them.`,
  );
}

function isNetwork(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/');
  const family = isIP(address);
  if ((family !== 4 && family !== 6) || rest.length > 0) return false;
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= BITS[family]);
}
