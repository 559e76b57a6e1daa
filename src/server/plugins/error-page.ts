import { LANGUAGE_TAGS, LOCALES, type Locale } from '#contract/locale.ts';
import type { ProblemCode } from '#contract/problems.ts';
import { errorWords } from './error-words.ts';

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;gap:2rem;padding:1.5rem;font:1rem/1.6 system-ui,sans-serif;' +
  'color:#10243b;background:#f6f8fa}h1{font-size:1.25rem;margin:0}p{margin:.25rem 0}a{color:#0b5cad}' +
  'small{color:#4a5b6d}@media(prefers-color-scheme:dark){body{color:#e6edf4;background:#0d1622}a{color:#7db8f5}small{color:#9fb0c2}}';

function section(locale: Locale, code: ProblemCode): string {
  const { page, problems } = errorWords[locale];
  return (
    `<section lang="${LANGUAGE_TAGS[locale]}"><h1>${page.title}</h1><p>${problems[code]}</p>` +
    `<p><a href="/home?lang=${locale}">${page.home}</a></p></section>`
  );
}

/**
 * A page that needs nothing but itself, for when the site's own pages cannot be made. In both languages, because the
 * failure may lie anywhere, the choice of the language included.
 */
export function errorPage(code: ProblemCode, requestId: string): string {
  const title = LOCALES.map((locale) => errorWords[locale].page.title).join(' · ');
  const label = LOCALES.map((locale) => errorWords[locale].page.requestId).join(' · ');
  return (
    `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body><main>` +
    `${LOCALES.map((locale) => section(locale, code)).join('')}<p><small>${label}: ${requestId}</small></p></main></body></html>`
  );
}
