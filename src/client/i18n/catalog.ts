import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { LANGUAGE_TAGS, type Locale } from '#contract/locale.ts';
import { type Catalog, catalogsOf } from './words.ts';

/** A `.po` file, compiled. */
export interface CatalogFile {
  messages: Messages;
}

/** A page fetches what it shows; the server has all words from its start, see `all-words.ts`. */
const files = import.meta.env.SSR ? {} : import.meta.glob<CatalogFile>('../../../locales/*/*.po');

/** Makes an instance of its own per page or per server request: the server speaks both languages at the same time. */
export function createI18n(locale: Locale, words: Messages = {}): I18n {
  // Plural rules want the standard's tag and not the specification's spelling.
  const tag = LANGUAGE_TAGS[locale];
  return setupI18n({ locale: tag, messages: { [tag]: words } });
}

const added = new WeakMap<I18n, Set<Messages>>();

/** Adds words to an instance, once: everything on the page is drawn again for it. */
function addWords(i18n: I18n, catalogs: readonly CatalogFile[]): void {
  const known = added.get(i18n) ?? new Set<Messages>();
  const fresh = catalogs.map(({ messages }) => messages).filter((messages) => !known.has(messages));
  if (fresh.length === 0) return;
  added.set(i18n, new Set([...known, ...fresh]));
  i18n.load(i18n.locale, Object.assign({}, ...fresh));
}

/** Fetches a catalog; rejects for one without a file. */
async function fetchWords(locale: Locale, catalog: Catalog): Promise<CatalogFile> {
  const fetchFile = files[`../../../locales/${locale}/${catalog}.po`];
  if (!fetchFile) throw new Error(`There is no catalog ${catalog} in ${locale}.`);
  return fetchFile();
}

/** Has the words of these catalogs in the instance; each is fetched once. A failed fetch can be tried again. */
export async function loadWords(i18n: I18n, locale: Locale, catalogs: readonly Catalog[]): Promise<void> {
  if (import.meta.env.SSR) return;
  addWords(i18n, await Promise.all(catalogs.map((catalog) => fetchWords(locale, catalog))));
}

/** Has the words of the page at a path in the instance. */
export function loadWordsOf(i18n: I18n, locale: Locale, pathname: string): Promise<void> {
  return loadWords(i18n, locale, catalogsOf(pathname));
}
