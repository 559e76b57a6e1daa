/** CALL-03: the same call again within this time is taken for a slip of the finger, in milliseconds. */
export const DUPLICATE_WINDOW_MS = 1_000;

/** CALL-03: refused before it was sent, because the same was sent a moment ago. */
export class DuplicateError extends Error {
  override readonly name = 'DuplicateError';
}

interface Sent {
  method: string;
  url: string;
  body: string | FormData | undefined;
}

/** When each recent call of one client was sent (ms), by what it was. */
export type RecentCalls = Map<string, number>;

/** A body as text that is the same for the same; a file by what tells it from another. */
function textOf(body: Sent['body']): string {
  if (!(body instanceof FormData)) return body ?? '';
  const parts = [...body].map(([name, part]) =>
    typeof part === 'string' ? [name, part] : [name, part.name, part.size, part.lastModified],
  );
  return JSON.stringify(parts);
}

/**
 * CALL-03: throws a DuplicateError when the same client posted or put the same less than a second before `now` (ms).
 * On the server, where each page that is rendered has a client of its own, visitors with one question are not one visitor.
 * Returns what forgets the call, for one that ended without an answer: to try that again is no slip.
 */
export function refuseDuplicate(sentAt: RecentCalls, { method, url, body }: Sent, now: number): () => void {
  if (method !== 'POST' && method !== 'PUT') return () => undefined;
  for (const [sent, at] of sentAt) if (now - at >= DUPLICATE_WINDOW_MS) sentAt.delete(sent);
  const what = `${method} ${url} ${textOf(body)}`;
  if (sentAt.has(what)) throw new DuplicateError('The same was sent just now');
  sentAt.set(what, now);
  return () => {
    // The same may have been sent since, when its time was over.
    if (sentAt.get(what) === now) sentAt.delete(what);
  };
}
