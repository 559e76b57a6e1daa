import type { Locale } from '#contract/locale.ts';
import { callHeaders } from './call-headers.ts';
import { ForeignAnswerError } from './errors.ts';

/** Server, language and session that the probe asks with, as every call does. */
interface ProbeSource {
  apiBase: string;
  locale: Locale;
  /** The token of the session there is when it asks. */
  session: { readonly token: string | null };
}

/**
 * Asks the server for a sign of life. Only our own words count, and not with a status that says that it cannot answer: a
 * captive portal answers every address with a page of its own, or sends elsewhere. Rejects with a ForeignAnswerError for
 * such answers, and as `fetch` does when none comes.
 */
export async function probeServer({ apiBase, locale, session }: ProbeSource, signal: AbortSignal): Promise<void> {
  const response = await fetch(`${apiBase}/bConfig/showGet`, {
    signal,
    cache: 'no-store',
    redirect: 'manual',
    headers: callHeaders(locale, session.token),
  });
  const answer: unknown = await response.json().catch((cause: unknown) => {
    // A way elsewhere is hidden by the browser: it comes without words and with status 0.
    throw cause instanceof SyntaxError
      ? new ForeignAnswerError('Something else answers for the server', { cause, status: response.status })
      : cause;
  });
  const ours = typeof answer === 'object' && answer !== null && 'status' in answer;
  if (!ours || response.status >= 500) {
    throw new ForeignAnswerError('The server cannot answer', { status: response.status });
  }
}
