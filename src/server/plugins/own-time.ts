import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** The last request over a connection that was given a time of its own. */
const given = new WeakMap<Duplex, IncomingMessage>();

/** Bytes that have come over the request's connection so far; a request of a test has none. */
const bytesOver = ({ socket }: IncomingMessage): number => socket.bytesRead ?? 0;

/** Keeps the server's own limit for all requests from one that waits for its turn; what it waits for is not its fault. */
export function holdTime(request: IncomingMessage): void {
  given.set(request.socket, request);
}

/**
 * Lets a request's body take a time of its own where the server's limit for all requests would end it sooner: from now on
 * as many milliseconds as `timeOf` says for the bytes that have come since. A body that is not there by then ends with its
 * connection, so that one that stops coming holds its place no longer than one that never began.
 */
export function giveTime(request: IncomingMessage, timeOf: (received: number) => number): void {
  holdTime(request);
  const [began, before] = [performance.now(), bytesOver(request)];
  const left = () => timeOf(bytesOver(request) - before) - (performance.now() - began);
  const look = () => {
    if (request.complete) return;
    const ms = left();
    if (ms <= 0) request.destroy();
    else end = setTimeout(look, ms).unref();
  };
  let end = setTimeout(look, left()).unref();
  request.once('close', () => clearTimeout(end));
}

/** Whether what is on its way over a connection has a time of its own; no more so once it is there. */
export function hasOwnTime(connection: Duplex): boolean {
  return given.get(connection)?.complete === false;
}
