import { readdirSync, readFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#contract/locale.ts';
import { CATALOGS } from './words.ts';

const folderOf = (locale: string) => new URL(`../../../locales/${locale}/`, import.meta.url);

describe('the catalogs', () => {
  it.each(LOCALES)('are files in %s, each of them and no other', (locale) => {
    const files = readdirSync(folderOf(locale));
    expect(files.sort()).toEqual(CATALOGS.map((catalog) => `${catalog}.po`).sort());
  });

  // A page collects the words of all it shows in one instance: of two translations of one message the catalog that came
  // last would win everywhere. What means two things has a context in each place but one.
  it.each(LOCALES)('translate a message into %s the same way in all of them', async (locale) => {
    const translations = new Map<string, Set<string>>();
    for (const catalog of CATALOGS) {
      const file = new URL(`${catalog}.po`, folderOf(locale));
      const context = { locale, sourceLocale: 'en_US', filename: file.pathname };
      const messages = await formatter().parse(readFileSync(file, 'utf8'), context);
      for (const { message = '', context: meaning = '', translation = '' } of Object.values(messages ?? {})) {
        const key = `${message} (${meaning})`;
        translations.set(key, (translations.get(key) ?? new Set()).add(String(translation)));
      }
    }
    expect([...translations].filter(([, all]) => all.size > 1).map(([key, all]) => [key, ...all])).toEqual([]);
    expect(translations.size).toBeGreaterThan(1000);
  });

  // The first of them asks Intl twice, a tenth of a second on a phone in the middle of a drawing; see decision 003.
  it('have no plural form in Chinese where the texts would not differ', () => {
    const texts = CATALOGS.map((catalog) => readFileSync(new URL(`${catalog}.po`, folderOf('zh_CN')), 'utf8'));
    expect(texts.flatMap((text) => text.match(/^msgstr ".*, plural, other .*$/gm) ?? [])).toEqual([]);
  });
});
