import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import fp from 'fastify-plugin';
import type { Pool, PoolClient } from 'pg';
import { CHANGE_CHANNEL } from '#server/db/content-changes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Calls back when content changed, with its name, or with null when it may have been anything. */
    onContentChange: (listener: (tag: string | null) => void) => void;
  }
}

const RETRY_MS = [500, 1000, 2000, 5000, 10_000];

interface Listener {
  pool: Pool;
  log: FastifyBaseLogger;
  onChange: (tag?: string) => void;
  /** Called each time it listens, or could not. */
  onTried: () => void;
}

/** Listens until the connection is lost or the signal says stop; the caller decides whether to come back. */
async function listenOnce({ pool, onChange, onTried }: Listener, signal: AbortSignal): Promise<void> {
  const client: PoolClient = await pool.connect();
  const lost = new Promise<void>((resolve) => {
    client.once('error', () => resolve());
    client.once('end', () => resolve());
    signal.addEventListener('abort', () => resolve(), { once: true });
    // It may have been said while the connection was coming about.
    if (signal.aborted) resolve();
  });
  try {
    client.on('notification', ({ payload }) => onChange(payload === '' ? undefined : payload));
    await client.query(`listen ${CHANGE_CHANNEL}`);
    // Whatever was said before this moment was said to nobody.
    onChange();
    onTried();
    await lost;
  } finally {
    // Closed, not returned: a connection that listens must not serve queries.
    client.release(true);
  }
}

async function keepListening(listener: Listener, signal: AbortSignal): Promise<void> {
  for (let failures = 0; !signal.aborted; ) {
    const began = performance.now();
    await listenOnce(listener, signal).catch((error: unknown) => {
      listener.log.warn(error, 'cannot listen for content changes');
      listener.onTried();
    });
    failures = performance.now() - began > 60_000 ? 0 : failures + 1;
    if (!signal.aborted) {
      const pause = RETRY_MS[Math.min(failures, RETRY_MS.length) - 1] ?? 0;
      await sleep(pause, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}

/**
 * Hears from PostgreSQL what other processes change (importers, a second server) and forgets the answers made from it.
 * While it cannot listen (a pooler that hands out connections by transaction, a restart), answers simply grow old.
 */
export const contentChanges = fp<{ pool: Pool }>(
  async (app, { pool }) => {
    const stop = new AbortController();
    const listeners: ((tag: string | null) => void)[] = [];
    app.decorate('onContentChange', (listener: (tag: string | null) => void) => void listeners.push(listener));
    let listening: Promise<void> | null = null;
    app.addHook('onReady', async () => {
      const onChange = (tag?: string) => {
        app.answers.invalidate(tag);
        for (const listener of listeners) listener(tag ?? null);
      };
      // Ready once the first try is over: what is kept from then on is kept with open ears.
      await new Promise<void>((onTried) => {
        listening = keepListening({ pool, log: app.log, onChange, onTried }, stop.signal);
      });
    });
    app.addHook('onClose', async () => {
      stop.abort();
      await listening;
    });
  },
  { name: 'content-changes', dependencies: ['answer-cache'] },
);
