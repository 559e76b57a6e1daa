import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type CarrierSettings, parseCarriers } from '#server/adapters/carriers/settings.ts';
import { listen } from './listen.ts';

type Handler = (request: IncomingMessage, response: ServerResponse, url: URL) => void;

/** A carrier that answers as a test wants it to: real HTTP on a real port. */
export interface CarrierSimulator {
  origin: string;
  /** Requests that came, as `GET /path?query`. */
  asked: string[];
  /** Answers from now on. */
  on(handler: Handler): void;
  close(): Promise<void>;
}

/** Serves a simulator; with a key and certificate over TLS. */
export async function serveCarrier(tls?: { key: string; cert: string }): Promise<CarrierSimulator> {
  let current: Handler = (_request, response) => json(response, []);
  const asked: string[] = [];
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    asked.push(`${request.method} ${request.url}`);
    current(request, response, new URL(request.url ?? '/', 'http://carrier'));
  };
  const server = tls === undefined ? createServer(listener) : createTlsServer(tls, listener);
  const port = await listen(server);
  return {
    origin: `${tls === undefined ? 'http' : 'https'}://127.0.0.1:${port}`,
    asked,
    on: (handler) => {
      current = handler;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}

/** Answers with JSON. */
export function json(
  response: ServerResponse,
  body: unknown,
  headers: Record<string, string> = {},
  status = 200,
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

/** Settings of a carrier at an address, with what the test changes; patient for milliseconds, not for seconds. */
export function settingsAt(origin: string, changes: Record<string, unknown> = {}): CarrierSettings {
  const carrier = {
    scac: 'TEST',
    name: { zh: '测试船公司', en: 'Test line' },
    prefixes: ['TEST'],
    tracking: { dialect: 'dcsa', baseUrl: `${origin}/v2` },
    schedules: { baseUrl: `${origin}/v1` },
    push: {},
    limits: { timeoutMs: 400, retries: 0, maxBytes: 1_000_000, cacheSeconds: 60, perMinute: 1000, perDay: 10_000 },
    allowPrivateAddress: true,
    ...changes,
  };
  const [settings] = parseCarriers(JSON.stringify({ carriers: [carrier] }), {});
  if (settings === undefined) throw new Error('No settings.');
  return settings;
}
