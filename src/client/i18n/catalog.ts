import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { LANGUAGE_TAGS, type Locale } from '#contract/locale.ts';
import type { Catalog } from './words.ts';

/** An instance of its own per page or per server request: the server speaks both languages at the same time. */
export function createI18n(locale: Locale): I18n {
  // Plural rules want the standard's tag and not the specification's spelling.
  const tag = LANGUAGE_TAGS[locale];
  return setupI18n({ locale: tag, messages: { [tag]: {} } });
}

const known = new WeakMap<I18n, Set<Messages>>();

/** Adds words to an instance, once: everything on the page is drawn again for it. */
export function addWords(i18n: I18n, messages: Messages): void {
  const added = known.get(i18n) ?? new Set<Messages>();
  if (added.has(messages)) return;
  known.set(i18n, added.add(messages));
  i18n.load(i18n.locale, messages);
}

declare global {
  interface Window {
    /** The words of the page that the document names; its own script begins to fetch them. */
    words?: Promise<{ messages: Messages }[]>;
  }
}

/** Has the words that came with the document in the instance. */
export async function takeWords(i18n: I18n): Promise<void> {
  for (const { messages } of (await window.words) ?? []) addWords(i18n, messages);
}

// Where all other words are is a kilobyte of names, for which no page that came rendered waits.

/** Has the words of these catalogs in the instance; each is fetched once. A failed fetch can be tried again. */
export async function loadWords(i18n: I18n, locale: Locale, catalogs: readonly Catalog[]): Promise<void> {
  const load = await import('./load-words.ts');
  await load.loadWords(i18n, locale, catalogs);
}

/** Has the words of the page at a path in the instance. */
export async function loadWordsOf(i18n: I18n, locale: Locale, pathname: string): Promise<void> {
  const load = await import('./load-words.ts');
  await load.loadWordsOf(i18n, locale, pathname);
}
