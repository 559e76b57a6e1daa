/** A provider's answer took longer than this, in milliseconds: the visitor has waited long enough. */
const LIMIT_MS = 8000;
const ANSWER_MAX = 64 * 1024;

/**
 * Asks a provider's API and reads its JSON, whatever type it says it is (WeChat calls it text). The address is the
 * provider's or the operator's, never a visitor's; redirects are refused. Rejects when there is no JSON; the message names
 * the host only, since addresses may hold secrets.
 */
export async function callProvider(
  url: URL,
  init: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<unknown> {
  const failure = (reason: string, cause?: unknown) =>
    new Error(`${url.hostname}: ${reason}`, cause === undefined ? {} : { cause });
  const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(LIMIT_MS) }).catch(
    (error: unknown) => {
      throw failure(
        error instanceof Error && error.name === 'TimeoutError' ? 'no answer in time' : 'cannot be reached',
      );
    },
  );
  const text = await response.text();
  if (text.length > ANSWER_MAX) throw failure('the answer is too long');
  try {
    return JSON.parse(text);
  } catch {
    throw failure(`status ${response.status}, and no JSON`);
  }
}
