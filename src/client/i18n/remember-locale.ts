import { leaveSetting } from '#client/lib/leave-setting.ts';
import { LOCALE_KEY, type Locale } from '#contract/locale.ts';
import { SETTINGS_LOCALE } from '#contract/settings-cache.ts';

const YEAR_S = 365 * 24 * 3600;

/**
 * SHELL-19: keeps the language where each reader can find it: local storage for the page, a cookie for the server, a
 * cache entry for the service worker. Any of them may be blocked; the others still work.
 */
export async function rememberLocale(locale: Locale): Promise<void> {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // Not the Cookie Store API: some of the browsers that install the site lack it.
  document.cookie = `${LOCALE_KEY}=${locale}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${secure}`;
  try {
    localStorage.setItem(LOCALE_KEY, locale);
  } catch {
    // Blocked: the cookie and the worker's entry remain.
  }
  try {
    await leaveSetting(SETTINGS_LOCALE, locale);
  } catch {
    // Refused, or not there at all: then there is no worker to read it either.
  }
}
