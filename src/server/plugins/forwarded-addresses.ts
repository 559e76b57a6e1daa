import { isIP } from 'node:net';
import fp from 'fastify-plugin';

/** `5.5.5.5:1234`, `[2001:db8::1]:1234`, `[2001:db8::1]`, and each of them in quotation marks. */
const WITH_PORT = /^"?(?:(?<v4>\d+\.\d+\.\d+\.\d+)(?::\d+)?|\[(?<v6>[\da-f:.]+)\](?::\d+)?)"?$/i;

/** An address as a proxy wrote it, without the port it may have written behind; what is none stays as it is. */
export function bareAddress(written: string): string {
  const { v4, v6 } = WITH_PORT.exec(written)?.groups ?? {};
  const address = v4 ?? v6 ?? written;
  return isIP(address) === 0 ? written : address;
}

/**
 * Takes the ports off the addresses that proxies write into `X-Forwarded-For`: with its port each connection of a visitor
 * would be one of its own, and a proxy of the list none that is known. Before anything asks for a request's address.
 */
export const forwardedAddresses = fp(
  async (app) => {
    app.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
      const written = headers['x-forwarded-for'];
      if (written !== undefined) {
        const list = String(written).split(',');
        headers['x-forwarded-for'] = list.map((one) => bareAddress(one.trim())).join(', ');
      }
      done();
    });
  },
  { name: 'forwarded-addresses' },
);
