import { BlockList, isIPv6 } from 'node:net';

const NEARBY = new BlockList();
NEARBY.addSubnet('127.0.0.0', 8);
NEARBY.addSubnet('10.0.0.0', 8);
NEARBY.addSubnet('172.16.0.0', 12);
NEARBY.addSubnet('192.168.0.0', 16);
NEARBY.addSubnet('169.254.0.0', 16);
NEARBY.addAddress('::1', 'ipv6');
NEARBY.addSubnet('fc00::', 7, 'ipv6');
NEARBY.addSubnet('fe80::', 10, 'ipv6');

const MAPPED = /^::ffff:(?=\d+\.)/i;

/** Whether an address is of this machine or of a private network. */
export function isNearby(address: string): boolean {
  const plain = address.replace(MAPPED, '');
  return NEARBY.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}

/** Addresses one household or attacker has in plenty count as one: the first half of IPv6. */
export function addressGroup(address: string): string {
  const plain = address.replace(MAPPED, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const first = head.split(':').filter((part) => part !== '');
  const last = tail.split(':').filter((part) => part !== '');
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  const parts = plain.includes('::') ? [...first, ...zeros, ...last] : first;
  return parts
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':');
}
