import { INLINED_SHEETS, seenAddress, sheetsToAdd } from '#contract/seen-pages.ts';
import { placeOf, USER_DATABASE_PREFIX } from './account-place.ts';
import { leaseAt } from './session/lease.ts';
import { endOf, parseUserInfo, pendingPurges, TOKEN_KEY, USER_KEY } from './session/session-store.ts';

/**
 * What a page of an account looked like when it was last seen, kept in the database of that account. `styles` are the
 * addresses of the sheets it is drawn with, `at` (ms) is when it was kept.
 */
export interface OwnLook {
  address: string;
  at: number;
  html: string;
  styles: string[];
}

/** Sets markup that can run nothing; younger than the standard library's types, and than some browsers. */
interface Sanitizing {
  setHTML(html: string, options: { sanitizer: { removeElements: string[] } }): void;
}

const canSetSafely = (element: Element): element is Element & Sanitizing => 'setHTML' in element;

/**
 * Reads a row of a database without the library that keeps it, which would be half of the start. Undefined where there is
 * none, or no such database: none is made.
 */
function readRow(place: IDBFactory, name: string, table: string, key: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const opening = place.open(name);
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      if (!database.objectStoreNames.contains(table)) {
        database.close();
        resolve(undefined);
        return;
      }
      const asked = database.transaction(table).objectStore(table).get(key);
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error);
      // Left open it would hold up whoever removes or upgrades it.
      database.close();
    };
  });
}

function parseLook(row: unknown): OwnLook | null {
  if (typeof row !== 'object' || row === null) return null;
  const { html, styles } = row as Partial<Record<keyof OwnLook, unknown>>;
  const isWhole = typeof html === 'string' && Array.isArray(styles) && styles.every((one) => typeof one === 'string');
  return isWhole ? (row as OwnLook) : null;
}

/** The account whose look may be shown: its session goes on, its lease lasts, and nothing of it waits to be removed. */
async function ownerNow(): Promise<string | null> {
  const token = localStorage.getItem(TOKEN_KEY);
  const userId = parseUserInfo(localStorage.getItem(USER_KEY))?.userId;
  if (token === null || userId === undefined) return null;
  if (pendingPurges(localStorage).includes(userId) || leaseAt(Date.now()) !== 'valid') return null;
  const ended = await readRow(indexedDB, 'cache', 'marks', 'ended').catch(() => undefined);
  const hasEnded = (ended as { value?: unknown } | undefined)?.value === endOf(token);
  return hasEnded ? null : userId;
}

/** Resolves when the sheet is there; rejects for one of a build that is gone. */
function sheetOf(href: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = resolve;
    link.onerror = reject;
    // Without the module that does it elsewhere: it belongs to the site, which this must not bring along.
    if (window.addSheet) window.addSheet(link);
    else document.body.append(link);
  });
}

/**
 * Shows what the page at this address looked like when its owner last saw it, in a frame that stands without its page. Does
 * nothing where there is no such look, or where somebody else is there by now. Rejects where storage refuses.
 * @param locale of the frame, as the site names it
 */
export async function showOwnLook(locale: string): Promise<void> {
  const main = document.getElementById('content');
  const shown = document.createElement('div');
  if (main === null || !canSetSafely(shown)) return;
  const userId = await ownerNow();
  if (userId === null) return;
  const place = await placeOf(userId);
  const look = parseLook(await readRow(place, USER_DATABASE_PREFIX + userId, 'looks', seenAddress(locale, location)));
  if (look === null) return;
  const inlined = document.querySelector(`style[${INLINED_SHEETS}]`)?.getAttribute(INLINED_SHEETS) ?? '';
  await Promise.all(sheetsToAdd(look.styles, inlined).map(sheetOf));
  shown.setHTML(look.html, { sanitizer: { removeElements: [] } });
  shown.className = 'shell-look';
  shown.inert = true;
  // The page itself may have come meanwhile, and whoever was logged in may have left in another tab.
  if (main.hasChildNodes() || parseUserInfo(localStorage.getItem(USER_KEY))?.userId !== userId) return;
  main.append(shown);
}
