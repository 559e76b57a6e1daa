import type { Locale } from '#contract/locale.ts';
import { callHeaders } from './call-headers.ts';

/**
 * Posts something while its page is being left: the browser sends it although the page is gone, and nobody hears the
 * answer. The usual way of a call begins with fetching its code, which would not come any more.
 */
export function sendInLeaving(
  { apiBase, locale, token }: { apiBase: string; locale: Locale; token: string | null },
  path: `/${string}`,
  body: object,
): void {
  fetch(apiBase + path, {
    method: 'POST',
    keepalive: true,
    credentials: 'same-origin',
    headers: { ...callHeaders(locale, token), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
}
