import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorPage } from './error-page.ts';
import { errorWords } from './error-words.ts';
import { inlineHashes } from './inline-hashes.ts';
import { hasOwnTime } from './own-time.ts';
import { contentSecurityPolicy, type Headers } from './security-headers.ts';

const TOO_SLOW = 'ERR_HTTP_REQUEST_TIMEOUT';
const TOO_LARGE = 431;
const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: TOO_LARGE,
  [TOO_SLOW]: 408,
};

/** The problem as a program reads it. */
function envelope(status: number, requestId: string): string {
  return JSON.stringify({ status, message: errorWords.zh_CN.problems.validation, code: 'validation', requestId });
}

/**
 * Answers what is not HTTP enough to become a request (a header too large, a request too slow, a broken line) and ends
 * the connection, unless a longer time was given to what comes over it. In the default language, because no header could be
 * read. What is too large is an address with a text of thousands of letters, in front of a person: he gets a page.
 */
export function answerClientError(headers: Headers, nextId: () => string) {
  return (error: { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    if (error.code === TOO_SLOW && hasOwnTime(socket)) return;
    if (!socket.writable) {
      socket.destroy();
      return;
    }
    const status = STATUS_BY_CODE[error.code ?? ''] ?? 400;
    const requestId = nextId();
    const isPage = status === TOO_LARGE;
    const body = isPage ? errorPage('validation', requestId) : envelope(status, requestId);
    const policy = isPage ? contentSecurityPolicy(inlineHashes(body)) : null;
    const lines = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      ...headers.map(([name, value]) => `${name}: ${name === 'content-security-policy' ? (policy ?? value) : value}`),
      `content-type: ${isPage ? 'text/html' : 'application/json'}; charset=utf-8`,
      'cache-control: no-store',
      `content-length: ${Buffer.byteLength(body)}`,
      `x-request-id: ${requestId}`,
      'connection: close',
    ];
    socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
  };
}
