import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Locale } from '#contract/locale.ts';
import type { HsCode, HsLevel } from '#contract/tables.ts';

/** The words of the levels of the tariff. */
export const hsLevels: Readonly<Record<HsLevel, MessageDescriptor>> = {
  chapter: msg`Chapter`,
  heading: msg`Heading`,
  subheading: msg`Subheading`,
  line8: msg`8-digit line`,
  line10: msg`10-digit line`,
};

/** The declaration elements in the reader's language, in Chinese where an imported file has them only so. */
export function elementsIn(row: Pick<HsCode, 'elementsZh' | 'elementsEn'>, locale: Locale): string[] {
  return locale === 'en_US' && row.elementsEn.length > 0 ? row.elementsEn : row.elementsZh;
}

/** A note in both languages, `中文 · English`, in the reader's; as it is where it is in one language only. */
export function noteIn(note: string, locale: Locale): string {
  const [zh, en] = note.split(' · ', 2);
  return (locale === 'zh_CN' ? zh : en) ?? note;
}
