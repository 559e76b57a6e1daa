import type { Messages } from '@lingui/core';
import type { Locale } from '#contract/locale.ts';
import type { CatalogFile } from './catalog.ts';

// For the server alone: in the browser's half the catalogs would become part of the file that imports this one.
const files = import.meta.glob<CatalogFile>('../../../locales/*/*.po', { eager: true });

function wordsIn(locale: Locale): Messages {
  const own = Object.entries(files).filter(([path]) => path.includes(`/${locale}/`));
  return Object.assign({}, ...own.map(([, { messages }]) => messages));
}

/** All words of the site, by language. */
export const allWords: Readonly<Record<Locale, Messages>> = { zh_CN: wordsIn('zh_CN'), en_US: wordsIn('en_US') };
