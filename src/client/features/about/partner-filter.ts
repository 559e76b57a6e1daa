import type { Partner } from '#contract/content.ts';
import { LOCALES, textIn } from '#contract/locale.ts';

/** Lower case, without accents, blanks as one. */
function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** The partners whose name or trade, in either language, contains every word that was typed. */
export function filterPartners(partners: readonly Partner[], typed: string): readonly Partner[] {
  const words = folded(typed).split(' ').filter(Boolean);
  if (words.length === 0) return partners;
  return partners.filter(({ name, trade }) => {
    const text = folded(LOCALES.flatMap((locale) => [textIn(locale, name), textIn(locale, trade)]).join(' '));
    return words.every((word) => text.includes(word));
  });
}
