import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#contract/locale.ts';
import { CATALOGS } from './words.ts';

describe('the catalogs', () => {
  it.each(LOCALES)('are files in %s, each of them and no other', (locale) => {
    const files = readdirSync(new URL(`../../../locales/${locale}/`, import.meta.url));
    expect(files.sort()).toEqual(CATALOGS.map((catalog) => `${catalog}.po`).sort());
  });
});
