import { BlockList, isIP } from 'node:net';

const own = new BlockList();
own.addSubnet('127.0.0.0', 8, 'ipv4');
own.addAddress('::1', 'ipv6');

/**
 * Whether a host name or an address means the machine that asks, whoever resolves it. Other names may be made to point here
 * by whoever owns them.
 */
export function isLoopback(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, '$1');
  // An IPv4 address in the form of IPv6 is found among those of IPv4.
  if (isIP(address) !== 0) return own.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');
  return /^(?:[a-z0-9-]+\.)*localhost\.?$/i.test(host);
}
