import { LANGUAGE_TAGS, type Locale } from '#contract/locale.ts';
import type { MarkedText, SearchHit } from '#contract/search.ts';

/** A text of a hit with the language it is in. */
interface HitText extends MarkedText {
  lang: string;
}

/** Texts shown for a hit; `other` is its title in the other language, where that is the one that matched. */
interface HitTexts {
  title: HitText;
  other: HitText | null;
  snippet: HitText;
}

const isFound = ({ marks }: MarkedText) => marks.length > 0;

/**
 * Which texts of a hit are shown to a reader of one language: his own. What he typed may stand in the other language
 * only: then the title in that language comes too, or, where it stands in no title, the excerpt is of that language, which
 * he typed a word of. A hit without any of his words would not say why it is one.
 */
export function textsOf({ title, snippet }: Pick<SearchHit, 'title' | 'snippet'>, locale: Locale): HitTexts {
  const [own, foreign] = locale === 'zh_CN' ? (['zh', 'en'] as const) : (['en', 'zh'] as const);
  const tagOf = (language: 'zh' | 'en') => LANGUAGE_TAGS[language === 'zh' ? 'zh_CN' : 'en_US'];
  const inOwn = (text: SearchHit['title']): HitText => ({ ...text[own], lang: tagOf(own) });
  const inForeign = (text: SearchHit['title']): HitText => ({ ...text[foreign], lang: tagOf(foreign) });
  const foreignTitle = isFound(title[foreign]) && !isFound(title[own]) && title[foreign].text !== title[own].text;
  const foundInOwn = isFound(title[own]) || isFound(snippet[own]);
  const foreignText = !foundInOwn && !foreignTitle && isFound(snippet[foreign]);
  return {
    title: inOwn(title),
    other: foreignTitle ? inForeign(title) : null,
    snippet: foreignText || snippet[own].text === '' ? inForeign(snippet) : inOwn(snippet),
  };
}
