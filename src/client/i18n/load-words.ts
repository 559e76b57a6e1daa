import type { I18n, Messages } from '@lingui/core';
import type { Locale } from '#contract/locale.ts';
import { addWords } from './catalog.ts';
import { type Catalog, catalogsOf } from './words.ts';

// One file per language and feature: a visitor downloads what is shown.
const files = import.meta.glob<{ messages: Messages }>('../../../locales/*/*.po');

/** Fetches the words of one feature; rejects for a catalog without a file. */
async function fetchWords(locale: Locale, catalog: Catalog): Promise<Messages> {
  const fetchFile = files[`../../../locales/${locale}/${catalog}.po`];
  if (!fetchFile) throw new Error(`There is no catalog ${catalog} in ${locale}.`);
  return (await fetchFile()).messages;
}

const loaded = new WeakMap<I18n, Map<Catalog, Promise<void>>>();

/** Has the words of these catalogs in the instance; each is fetched once. A failed fetch can be tried again. */
export async function loadWords(i18n: I18n, locale: Locale, catalogs: readonly Catalog[]): Promise<void> {
  const present = loaded.get(i18n) ?? new Map<Catalog, Promise<void>>();
  loaded.set(i18n, present);
  const load = async (catalog: Catalog): Promise<void> => {
    try {
      addWords(i18n, await fetchWords(locale, catalog));
    } catch (error) {
      present.delete(catalog);
      throw error;
    }
  };
  await Promise.all(
    catalogs.map((catalog) => {
      const loading = present.get(catalog) ?? load(catalog);
      present.set(catalog, loading);
      return loading;
    }),
  );
}

/** Has the words of the page at a path in the instance. */
export function loadWordsOf(i18n: I18n, locale: Locale, pathname: string): Promise<void> {
  return loadWords(i18n, locale, catalogsOf(pathname));
}
