import { lookup as resolve } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isPrivateAddress } from './private-address.ts';

/** Resolves names as usual, and refuses those that lead inside: the checked address is the one that is connected to. */
export function guardedLookup(allowPrivate: boolean): LookupFunction {
  return (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      const inside = error === null && !allowPrivate && addresses.some(({ address }) => isPrivateAddress(address));
      if (inside) done(Object.assign(new Error(`${host} leads to a private address`), { code: 'EPRIVATE' }), []);
      else if (error !== null || options.all === true) done(error, addresses);
      else done(null, addresses[0]?.address ?? '', addresses[0]?.family);
    });
  };
}

/** Why an address is not gone to, or null: the lookup is not asked about an IP address that stands in the URL itself. */
export function refusalOf(url: URL): string | null {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && isPrivateAddress(host)) return `${url.origin} is a private address`;
  return url.protocol === 'https:' ? null : `${url.origin} is not https`;
}
