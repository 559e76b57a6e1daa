import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { listen } from './listen.ts';

/**
 * The state of the way to the server. `hold`: connections are taken and nothing ever comes back (lie-fi). `cut`:
 * connections end at once. `portal`: a Wi-Fi log-in page with status 200 answers everything. `storm`: every answer is that
 * of a gateway in trouble, another one each time. `truncate`: answers break off in the middle.
 */
export type Weather = 'clear' | 'hold' | 'cut' | 'portal' | 'storm' | 'truncate';

/** An answer that something on the way gives in the place of the server. */
export interface ForgedAnswer {
  /** Status code and words; 200 unless told. */
  status?: string;
  type: string;
  body: string;
}

/** A TCP proxy before a server: it gives the site one address over several servers, and bad connections. */
export interface ChaosProxy {
  /** Its address, without a slash at the end. */
  url: string;
  /** Path and query of every HTTP request that arrived, oldest first; tests may empty it. */
  asked: string[];
  /** Sends new connections to this server; what runs on the ones before goes on. */
  aim(serverUrl: string): void;
  /**
   * Lets requests to a path through and cuts the line after the head of their answers, this many times: done, and what was
   * answered is never heard. Without the head, a browser would ask again by itself, and the page would have heard of nothing.
   */
  swallow(path: string, times: number): void;
  /** Answers requests to a path itself from now on, each time with this; null lets them through again. */
  forge(path: string, answer: ForgedAnswer | null): void;
  /** Changes the weather, also for the connections that are open. */
  turn(weather: Weather): void;
  close(): Promise<void>;
}

/** Words of the portal's page; tests look for them where they must never be. */
export const PORTAL_WORDS = 'Please accept the terms of this hotspot';

const portalPage = `<!doctype html><html><head><title>Wi-Fi</title></head><body>${PORTAL_WORDS}</body></html>`;
const HTML = 'text/html; charset=utf-8';
const answerAs = (type: string, status: string, body: string, ...headers: string[]) =>
  [
    `HTTP/1.1 ${status}`,
    `Content-Type: ${type}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    ...headers,
    '',
    body,
  ].join('\r\n');
const answerOf = (status: string, body: string, ...headers: string[]) => answerAs(HTML, status, body, ...headers);
const portalAnswer = answerOf('200 OK', portalPage);
/** A forged answer is kept by the browser as a file of the site would be. */
const LASTING = 'Cache-Control: public, max-age=31536000, immutable';
/** The same page, in the place of one file. */
export const PORTAL: ForgedAnswer = { type: HTML, body: portalPage };

/** Answers of gateways before a server in trouble. */
const STORM = [
  answerOf('502 Bad Gateway', '<h1>502 Bad Gateway</h1>'),
  answerOf('503 Service Unavailable', '<h1>503</h1>', 'Retry-After: 3'),
  answerOf('500 Internal Server Error', ''),
  answerOf('429 Too Many Requests', '{}', 'Retry-After: 2'),
];

/** So much of an answer arrives in weather that truncates: its head, and hardly more. */
const TRUNCATED_BYTES = 900;

interface Line {
  near: Socket;
  far: Socket | null;
}

function endLine({ near, far }: Line): void {
  near.destroy();
  far?.destroy();
}

/** Lets only the head of the next answer through. */
function cutAfterHead(line: Line): void {
  const { near, far } = line;
  let come = '';
  far?.unpipe(near);
  far?.on('data', (chunk: Buffer) => {
    come += chunk.toString('latin1');
    const head = /^.*?\r\n\r\n/s.exec(come)?.[0];
    if (head !== undefined && !near.writableEnded) near.end(head, 'latin1', () => endLine(line));
  });
  // Letting go of its only reader has paused it.
  far?.resume();
}

function freeze({ near, far }: Line): void {
  near.unpipe();
  far?.unpipe();
  // Goes on reading, or the browser would notice by a full buffer; answers are what never comes.
  near.resume();
  far?.pause();
}

/** Starts a proxy on a free port of this machine, in clear weather and without a server behind it. */
export async function startChaosProxy(): Promise<ChaosProxy> {
  let weather: Weather = 'clear';
  let target = { host: '127.0.0.1', port: 0 };
  const lines = new Set<Line>();
  const asked: string[] = [];
  const forged = new Map<string, ForgedAnswer>();
  let swallowed = { path: '', times: 0 };
  let storms = 0;

  const join = (near: Socket): Socket => {
    const far = connect({ ...target, noDelay: true });
    near.pipe(far);
    if (weather === 'truncate') {
      far.once('data', (chunk: Buffer) => near.write(chunk.subarray(0, TRUNCATED_BYTES), () => near.destroy()));
    } else far.pipe(near);
    return far;
  };
  const server = createServer({ noDelay: true }, (near) => {
    const line: Line = { near, far: weather === 'clear' || weather === 'truncate' ? join(near) : null };
    lines.add(line);
    const end = () => {
      lines.delete(line);
      endLine(line);
    };
    for (const socket of [near, ...(line.far ? [line.far] : [])]) socket.on('error', end).on('close', end);
    near.on('data', (chunk) => {
      // A browser sends a request in one piece, and the next one only after the answer.
      const path = /^(?:GET|HEAD|POST|PUT|DELETE) (\S+) HTTP/.exec(chunk.toString('latin1'))?.[1];
      if (path !== undefined) asked.push(path);
      if (path !== undefined && path === swallowed.path && swallowed.times > 0) {
        swallowed.times -= 1;
        cutAfterHead(line);
      }
      const forgery = path === undefined ? undefined : forged.get(path);
      if (forgery !== undefined) {
        line.far?.unpipe(near);
        line.far?.resume();
        near.end(answerAs(forgery.type, forgery.status ?? '200 OK', forgery.body, LASTING));
      }
      if (weather === 'portal') near.end(portalAnswer);
      if (weather === 'storm') near.end(STORM[storms++ % STORM.length] ?? '');
    });
    if (weather === 'cut') near.destroy();
  });
  const port = await listen(server);

  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    aim(serverUrl) {
      const { hostname, port } = new URL(serverUrl);
      target = { host: hostname, port: Number(port) };
    },
    swallow(path, times) {
      swallowed = { path, times };
    },
    forge(path, answer) {
      if (answer === null) forged.delete(path);
      else forged.set(path, answer);
    },
    turn(next) {
      weather = next;
      // A frozen line stays frozen for ever: the browser has to open new ones, as in life.
      for (const line of [...lines]) next === 'hold' ? freeze(line) : endLine(line);
    },
    async close() {
      for (const line of [...lines]) endLine(line);
      server.close();
      await once(server, 'close');
    },
  };
}
