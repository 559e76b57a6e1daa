import type { FastifyReply, FastifyRequest } from 'fastify';
import { sourceOf } from './address-limits.ts';
import { Problem } from './problem.ts';

/** Who waits for the answer to a request: queues go around among senders, and drop what nobody waits for. */
export interface Sender {
  /** The account, or the address of somebody without one. */
  by: string;
  address: string;
  /** Aborted when the connection ends before the answer has gone out whole. */
  signal: AbortSignal;
}

/** Aborted when the connection ends before the answer has gone out whole, or has ended already. */
export function goneOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const tell = () => {
    // Nobody is there to read it.
    if (!raw.writableFinished) gone.abort(new Problem('unavailable', { retryAfter: 1 }));
  };
  if (raw.destroyed) tell();
  else raw.once('close', tell);
  return gone.signal;
}

/** The sender of a request; `account` when it is known to come from one. */
export function senderOf(request: FastifyRequest, reply: FastifyReply, account: string | null): Sender {
  const address = sourceOf(request.ip);
  return { by: account ?? address, address, signal: goneOf(reply) };
}
