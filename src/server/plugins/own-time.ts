import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** The last request over a connection that was given a time of its own. */
const given = new WeakMap<Duplex, IncomingMessage>();

/**
 * Lets a request's body take this long, in milliseconds, where the server's own limit for all requests would end it sooner;
 * a body that is not there by then ends with its connection.
 */
export function giveTime(request: IncomingMessage, ms: number): void {
  given.set(request.socket, request);
  const end = setTimeout(() => {
    if (!request.complete) request.destroy();
  }, ms);
  end.unref();
  request.once('close', () => clearTimeout(end));
}

/** Whether what is on its way over a connection has a time of its own; no more so once it is there. */
export function hasOwnTime(connection: Duplex): boolean {
  return given.get(connection)?.complete === false;
}
