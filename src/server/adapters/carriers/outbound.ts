import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { guardedLookup, refusalOf } from '#server/adapters/guarded-lookup.ts';
import { errorCode, errorText } from '#server/start-error.ts';
import { CarrierFailure } from './carrier.ts';

/** A request to a carrier. */
export interface Outgoing {
  url: URL;
  method: 'GET' | 'POST' | 'DELETE';
  headers: Readonly<Record<string, string>>;
  body?: string;
}

/** The limits of a request: its time, the size of its answer, and whether a private address may be asked. */
export interface Bounds {
  timeoutMs: number;
  maxBytes: number;
  allowPrivateAddress: boolean;
}

/** A carrier's answer with JSON in it. */
export interface Incoming {
  status: number;
  headers: IncomingHttpHeaders;
  json: unknown;
}

/** Seconds or a date, as milliseconds from now; at most an hour is believed. */
function readRetryAfter(header: string | undefined, now: number): number | null {
  if (header === undefined) return null;
  const wait = /^\d{1,6}$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isNaN(wait) ? null : Math.min(Math.max(wait, 0), 3_600_000);
}

function failureOf(error: unknown, url: URL): CarrierFailure {
  if (error instanceof CarrierFailure) return error;
  const code = errorCode(error) ?? '';
  if (code === 'ABORT_ERR' || (error instanceof Error && error.name === 'TimeoutError')) {
    return new CarrierFailure('timeout', `${url.origin} did not answer in time`);
  }
  if (code === 'EPRIVATE') return new CarrierFailure('refused', errorText(error));
  const isCertificate = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/.test(code);
  return new CarrierFailure(isCertificate ? 'refused' : 'network', `${url.origin}: ${code || errorText(error)}`);
}

function refuseAnswer(status: number, headers: IncomingHttpHeaders, origin: string): void {
  if (status >= 300 && status < 400) {
    // Not followed: it may lead inside, and credentials would go along.
    throw new CarrierFailure('refused', `${origin} redirects to ${headers.location?.slice(0, 200) ?? 'nowhere'}`);
  }
  const wait = readRetryAfter(headers['retry-after'], Date.now());
  if (status === 429 || status === 503) throw new CarrierFailure('busy', `${origin} answers ${status}`, wait);
  if (status >= 500) throw new CarrierFailure('status', `${origin} answers ${status}`);
}

async function readBody(stream: AsyncIterable<unknown>, maxBytes: number, origin: string): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    if (!Buffer.isBuffer(chunk)) continue;
    bytes += chunk.length;
    if (bytes > maxBytes) throw new CarrierFailure('wrong', `${origin} answers more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseAnswer(text: string, headers: IncomingHttpHeaders, status: number, origin: string): unknown {
  if (text.trim() === '' && (status === 204 || status === 404)) return null;
  const type = headers['content-type'] ?? '';
  if (!/^application\/(?:[\w.+-]*\+)?json\b/i.test(type)) {
    throw new CarrierFailure('wrong', `${origin} answers ${status} as "${type.slice(0, 60)}", not as JSON`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new CarrierFailure('wrong', `${origin} answers broken JSON`);
  }
}

function open({ url, method, headers, body }: Outgoing, bounds: Bounds, signal: AbortSignal) {
  return new Promise<import('node:http').IncomingMessage>((answered, failed) => {
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const outgoing = send(url, {
      method,
      headers: {
        accept: 'application/json',
        'accept-encoding': 'gzip, br',
        'user-agent': 'harbourway/1',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      lookup: guardedLookup(bounds.allowPrivateAddress),
      signal,
    });
    outgoing.on('response', answered);
    outgoing.on('error', failed);
    outgoing.end(body);
  });
}

/**
 * Asks once. Nothing is believed of the other side: it may be slow, endless, packed into a bomb, HTML, or lead inside our
 * network; each ends in a {@link CarrierFailure}. Statuses of 4xx come back for the caller to judge.
 */
export async function askOnce(outgoing: Outgoing, bounds: Bounds): Promise<Incoming> {
  const { url } = outgoing;
  const refusal = bounds.allowPrivateAddress ? null : refusalOf(url);
  if (refusal !== null) throw new CarrierFailure('refused', refusal);
  const signal = AbortSignal.timeout(bounds.timeoutMs);
  try {
    const response = await open(outgoing, bounds, signal);
    try {
      const { statusCode: status = 0, headers } = response;
      refuseAnswer(status, headers, url.origin);
      const coding = headers['content-encoding'] ?? 'identity';
      const unpack = coding === 'gzip' ? createGunzip() : coding === 'br' ? createBrotliDecompress() : null;
      if (unpack !== null) response.on('error', (error) => unpack.destroy(error));
      const text = await readBody(unpack === null ? response : response.pipe(unpack), bounds.maxBytes, url.origin);
      return { status, headers, json: parseAnswer(text, headers, status, url.origin) };
    } finally {
      // Whatever was not read is not wanted: an answer of 50 MB ends here.
      response.destroy();
    }
  } catch (error) {
    if (signal.aborted) throw new CarrierFailure('timeout', `${url.origin} did not answer in time`);
    throw failureOf(error, url);
  }
}
