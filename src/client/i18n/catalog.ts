import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { LANGUAGE_TAGS, type Locale } from '#contract/locale.ts';

/** Loads the catalog of one language as a chunk of its own: a visitor downloads only the language that is shown. */
export async function loadCatalog(locale: Locale): Promise<Messages> {
  const catalog =
    locale === 'zh_CN' ? await import('../../../locales/zh_CN.po') : await import('../../../locales/en_US.po');
  return catalog.messages;
}

/** An instance of its own per page or per server request: the server speaks both languages at the same time. */
export function createI18n(locale: Locale, messages: Messages): I18n {
  // Plural rules want the standard's tag and not the specification's spelling.
  const tag = LANGUAGE_TAGS[locale];
  return setupI18n({ locale: tag, messages: { [tag]: messages } });
}
