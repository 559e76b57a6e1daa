import { LANGUAGE_TAGS, type Locale } from '#contract/locale.ts';

/**
 * Posts something while its page is being left: the browser sends it although the page is gone, and nobody hears the
 * answer. The usual way of a call begins with fetching its code, which would not come any more.
 */
export function sendInLeaving(source: { apiBase: string; locale: Locale }, path: `/${string}`, body: object): void {
  fetch(source.apiBase + path, {
    method: 'POST',
    keepalive: true,
    credentials: 'same-origin',
    headers: { 'accept-language': LANGUAGE_TAGS[source.locale], 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
}
